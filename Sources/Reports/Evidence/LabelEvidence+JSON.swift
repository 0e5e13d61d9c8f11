import Audits
import Colors
import Documents
import Palettes

extension JSONWriter {
  /// Writes the members of the evidence of one palette.
  mutating func write(_ evidence: LabelEvidence) {
    member("palette", evidence.palette)
    member("platform", evidence.platform.id)
    array("labels") { writer in
      for claim in evidence.claims {
        writer.object { writer in
          writer.member("label", claim.label.id)
          writer.member("name", claim.label.name)
          writer.member("outcome", claim.outcome.rawValue)
          writer.member("statement", claim.statement)
          writer.member("limits", claim.label.limits)
        }
      }
    }
    array("textStyles") { writer in
      for text in evidence.textStyles { writer.object { $0.write(text) } }
    }
  }

  private mutating func write(_ text: StyledText) {
    member("textStyle", text.style.id)
    member("weight", text.weight)
    member("largeFrom", text.largeFrom?.rawValue)
    array("sizes") { writer in
      for (category, size) in text.sizes {
        writer.object { writer in
          writer.member("category", category.rawValue)
          writer.member("points", size.pixels)
          writer.member("large", size.isLarge)
          writer.member("largeByAppleHIG", size.isLargeByAppleHIG)
        }
      }
    }
    array("pairs") { writer in
      for pairing in text.pairings {
        writer.object { writer in
          writer.member("foreground", pairing.foreground.string)
          writer.member("background", pairing.background.string)
        }
      }
    }
  }
}
