import Audits
import Documents
import Reports

extension UsageError {
  /// Makes an error about a colour of the arguments, with carets under what is wrong.
  init(_ fault: PairCheck.Fault) {
    self.init(
      input: "the \(fault.part) is no colour: \(fault.message)",
      at: fault.range,
      of: fault.text
    )
  }
}

/// The text that a message is about, and carets under the faulty bytes of it: two lines, or none.
///
/// A text that is long or holds line ends is left out: the carets would not stand under it.
func carets(at range: SourceRange, of text: String) -> [String] {
  let bytes = Array(text.utf8)
  guard bytes.count <= 200, text == text.printable else { return [] }
  let marked = range.clamped(to: bytes.count)
  let before = String(decoding: bytes[..<marked.lowerBound], as: UTF8.self)
  let faulty = String(decoding: bytes[marked], as: UTF8.self)
  let blanks = String(repeating: " ", count: before.count)
  return ["  \(text)", "  \(blanks)\(String(repeating: "^", count: max(1, faulty.count)))"]
}
