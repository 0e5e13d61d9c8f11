import Audits
import Colors
import Documents
import Palettes

/// A change of one literal that mends one finding and touches nothing else that was measured.
///
/// There is one only where that is certain: the suggestion changes the foreground, the foreground's
/// own value is an opaque hexadecimal colour, no other measurement uses that literal, as itself,
/// through an alias, in another mode or as a layer or a page below, and nothing is computed from it.
struct SARIFFix {
  private let place: Place
  private let text: String
  private let description: String

  /// The fix of a finding, or nil when none is certain.
  init?(for finding: Finding, _ uses: LiteralUses) {
    guard let suggestion = finding.suggestion, suggestion.change == .foreground,
      let measurement = finding.measurement, let value = uses.literal(of: measurement),
      Self.isOpaqueHex(value.source)
    else { return nil }
    let hex = suggestion.fix.color.hex
    switch value.place.range.count - value.source.utf8.count {
    case 0: text = hex
    // The range of a JSON text holds its quotes.
    case 2: text = "\"\(hex)\""
    default: return nil
    }
    place = value.place
    description = "\(value.source) becomes \(hex)"
  }

  /// Writes the members of a `fix` (SARIF 2.1.0, 3.55).
  func write(to writer: inout JSONWriter) {
    writer.object("description") { $0.member("text", description) }
    writer.array("artifactChanges") { writer in
      writer.object { writer in
        writer.object("artifactLocation") { $0.member("uri", place.uri) }
        writer.array("replacements") { writer in
          writer.object { writer in
            writer.object("deletedRegion") { $0.region(place) }
            writer.object("insertedContent") { $0.member("text", text) }
          }
        }
      }
    }
  }

  private static func isOpaqueHex(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst()
    return text.utf8.first == UInt8(ascii: "#") && [3, 6].contains(digits.count)
      && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }
}
