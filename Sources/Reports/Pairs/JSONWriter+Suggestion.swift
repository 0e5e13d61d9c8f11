import Audits
import Colors
import Documents

extension JSONWriter {
  /// Writes the members of a suggestion into an object that has been begun.
  mutating func write(_ suggestion: PairSuggestion) {
    member("change", suggestion.change.rawValue)
    member("kind", suggestion.fix.kind.rawValue)
    member("color", suggestion.fix.color.hex)
    member("ratio", suggestion.fix.ratio)
    member("difference", suggestion.fix.difference)
    if let swatch = suggestion.swatch { member("swatch", swatch.string) }
  }

  /// Writes an array of suggestions as a member.
  mutating func member(_ key: String, _ suggestions: [PairSuggestion]) {
    array(key) { writer in
      for suggestion in suggestions { writer.object { $0.write(suggestion) } }
    }
  }
}
