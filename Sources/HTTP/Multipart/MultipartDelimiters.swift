/// The lines between the parts of a form: `--boundary`, each with the line end before it.
struct MultipartDelimiters {
  /// One of the lines.
  struct Delimiter {
    /// Where the part before it ends.
    let start: Int
    /// Where the part behind it begins.
    let end: Int
    /// Whether it closes the form: `--boundary--`.
    let isLast: Bool
  }

  private let content: [UInt8]
  private let mark: [UInt8]
  private var position = 0
  private var last = 0

  init(_ content: [UInt8], _ boundary: String) {
    self.content = content
    mark = Array("--\(boundary)".utf8)
  }

  /// Finds the next line that is one; a text that only begins like one is content.
  mutating func next() -> Delimiter? {
    guard let found = delimiter(from: position, behind: last) else { return nil }
    position = found.end
    last = found.end
    return found
  }

  private func delimiter(from start: Int, behind last: Int) -> Delimiter? {
    let span = content.span
    var position = start
    while let dash = content[position...].firstIndex(of: mark[0]) {
      position = dash + 1
      let isAtStart =
        dash == 0
        || dash >= 2 && span[dash - 2] == .carriageReturn && span[dash - 1] == .lineFeed
      guard isAtStart, content.matches(exactly: mark, in: dash..<min(dash + mark.count, span.count))
      else { continue }
      var end = dash + mark.count
      let isLast = end + 1 < span.count && span[end] == mark[0] && span[end + 1] == mark[0]
      if isLast { end += 2 }
      while end < span.count, span[end].isBlank { end += 1 }
      let isLineEnd =
        end + 1 < span.count && span[end] == .carriageReturn && span[end + 1] == .lineFeed
      guard isLineEnd || isLast && end == span.count else { continue }
      // The line end before it belongs to it, but not the one that ends the delimiter before.
      let start = max(dash - 2, last)
      return Delimiter(start: start, end: isLineEnd ? end + 2 : end, isLast: isLast)
    }
    return nil
  }
}
