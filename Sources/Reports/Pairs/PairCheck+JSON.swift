public import Audits
import Colors
public import Documents
import Palettes

extension PairCheck {
  /// The answer as a JSON document, the same from the command line and from the service.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { write(to: &$0) }
    return writer.document
  }

  /// Writes the members of the answer into an object that has been begun.
  ///
  /// Suggestions take time; who answers many questions at once can leave them out.
  public func write(
    to writer: inout JSONWriter,
    suggesting isSuggesting: Bool = true,
    explaining isExplaining: Bool = false
  ) {
    writer.member("foreground", parts.foreground?.hex ?? question.foreground)
    writer.member("background", parts.backgrounds.first??.hex ?? question.backgrounds.first)
    if question.backgrounds.count > 1 {
      writer.member(
        "layers",
        zip(parts.backgrounds, question.backgrounds).map { $0?.hex ?? $1 }
      )
    }
    if let canvas = parts.canvas { writer.member("canvas", canvas.hex) }
    writer.member("ratio", contrast?.ratio)
    writer.member("minimum", contrast?.minimum)
    writer.member("maximum", contrast?.maximum)
    writer.member("displayed", contrast?.displayed)
    writer.member("use", question.use.id)
    writer.member("level", question.level.rawValue)
    writer.member("criterion", requirements.last?.criterion.number)
    writer.member("required", requirements.last?.ratio)
    writer.member("verdict", verdict.name)
    if let reason = verdict.reason { writer.member("reason", reason) }
    writer.object("passes") { writer in
      for level in [ConformanceLevel.aa, .aaa] {
        writer.object(level.rawValue) { writer in
          for use in [Use.text, .largeText] + (level == .aa ? [.graphic] : []) {
            writer.member(use.id, passes(use, at: level))
          }
        }
      }
    }
    writer.member("largeText", question.textSize.isLarge)
    if let guideline = appleGuideline {
      writer.object("appleHIG") { writer in
        writer.member("largeText", guideline.required == 3)
        writer.member("required", guideline.required)
        writer.member("passes", guideline.isMet)
      }
    }
    writer.member("lightnessDifference", contrast?.lightnessDifference)
    if let contrast, contrast.ratio != nil {
      writer.object("composited") { writer in
        writer.member("foreground", contrast.minimumAt.foreground.hex)
        writer.member("background", contrast.minimumAt.background.hex)
      }
    } else if let contrast {
      writer.object("backdrops") { writer in
        writer.member("minimum", contrast.minimumAt.backdrop?.hex)
        writer.member("maximum", contrast.maximumAt.backdrop?.hex)
      }
    }
    if let ways = contrast?.ways {
      writer.object("gamut") { writer in
        writer.member("clipped", ways.clipped)
        writer.member("mapped", ways.mapped)
        writer.member("p3", ways.p3)
      }
    }
    if !question.viewings.isEmpty {
      writer.array("viewings") { writer in
        for (viewing, foreground, background) in viewed {
          writer.object { writer in
            writer.member("viewing", viewing.id)
            writer.member("foreground", foreground.hex)
            writer.member("background", background.hex)
            writer.member("ratio", foreground.contrastRatio(to: background))
          }
        }
      }
    }
    if !schemes.isEmpty {
      writer.object("modes") { writer in
        for (scheme, check) in schemes {
          writer.object(scheme.rawValue) {
            check.write(to: &$0, suggesting: isSuggesting, explaining: isExplaining)
          }
        }
      }
    }
    writer.member("suggestions", isSuggesting ? suggestions : [])
    writer.member("notes", notes)
    if isExplaining, let explanation {
      writer.object("explanation") { $0.write(explanation, of: self) }
    }
  }

  /// Whether the pair meets everything that a use needs at a level; nil when it cannot be told.
  func passes(_ use: Use, at level: ConformanceLevel) -> Bool? {
    Requirement.requirements(of: use, textSize: nil, level: level).last.flatMap {
      reaches($0.ratio)
    }
  }
}
