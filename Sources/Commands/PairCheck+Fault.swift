import Audits
import Documents
import Reports

extension PairCheck.Fault {
  /// The fault for a terminal: the text of the colour with a caret under what is wrong.
  var display: String {
    let before = String(decoding: Array(text.utf8).prefix(range.lowerBound), as: UTF8.self)
    let faulty = String(
      decoding: Array(text.utf8)[range.clamped(to: text.utf8.count)],
      as: UTF8.self
    )
    let carets = String(repeating: "^", count: max(1, faulty.count))
    guard text.utf8.count <= 200, !text.contains(where: \.isNewline) else {
      return "the \(part) is no colour: \(message)"
    }
    return """
      the \(part) is no colour: \(message)
        \(text)
        \(String(repeating: " ", count: before.count))\(carets)
      """
  }
}
