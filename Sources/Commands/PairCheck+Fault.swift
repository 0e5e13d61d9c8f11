import Audits
import Documents
import Reports

extension PairCheck.Fault {
  /// The fault for a terminal: the text of the colour with a caret under what is wrong.
  var display: String { pointing(at: range, of: text, "the \(part) is no colour: \(message)") }
}

/// A message with the text that it is about, and carets under the faulty bytes of it.
///
/// A text that is long or holds line ends is left out: the carets would not stand under it.
func pointing(at range: SourceRange, of text: String, _ message: String) -> String {
  let bytes = Array(text.utf8)
  guard bytes.count <= 200, !text.unicodeScalars.contains(where: { $0.properties.isControl }) else {
    return message
  }
  let marked = range.clamped(to: bytes.count)
  let before = String(decoding: bytes[..<marked.lowerBound], as: UTF8.self)
  let faulty = String(decoding: bytes[marked], as: UTF8.self)
  return """
    \(message)
      \(text)
      \(String(repeating: " ", count: before.count))\(String(repeating: "^", count: max(1, faulty.count)))
    """
}

extension Unicode.Scalar.Properties {
  fileprivate var isControl: Bool { generalCategory == .control }
}
