import Documents

/// A comment that accepts the findings about a colour.
///
/// `/* legible-ignore: the brand's own blue */`, or for one rule only
/// `/* legible-ignore text-contrast: the brand's own blue */`.
struct WaiverComment {
  /// Why.
  let reason: String
  /// The rule whose findings are accepted, or nil for all.
  let rule: String?

  /// Reads a comment; nil for one that does not begin with `legible-ignore`.
  ///
  /// - Throws: an error for one without a reason.
  init?(_ comment: CSSToken, in file: SourceFile) throws(DocumentError) {
    let isClosed = file.bytes[comment.range.lowerBound..<comment.range.upperBound]
      .suffix(2).elementsEqual("*/".utf8)
    let end = comment.range.upperBound - (isClosed ? 2 : 0)
    let text = file.text(
      in: SourceRange(comment.range.lowerBound + 2, max(end, comment.range.lowerBound + 2))
    )
    let words = text.split(maxSplits: 1, whereSeparator: { $0.isWhitespace || $0 == ":" })
    guard let mark = words.first, mark == "legible-ignore" else { return nil }
    guard let colon = text.firstIndex(of: ":") else {
      throw DocumentError(
        "expected a colon and the reason, as in legible-ignore: the brand's own blue",
        at: comment.range
      )
    }
    let head = text[..<colon].split(whereSeparator: \.isWhitespace)
    guard head.count <= 2, head.first == "legible-ignore" else {
      throw DocumentError(
        "between legible-ignore and the colon stands one rule or nothing",
        at: comment.range
      )
    }
    rule = head.count == 2 ? String(head[1]) : nil
    reason = text[text.index(after: colon)...].split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard !reason.isEmpty else {
      throw DocumentError(
        "it needs a reason, as in legible-ignore: the brand's own blue",
        at: comment.range
      )
    }
  }
}
