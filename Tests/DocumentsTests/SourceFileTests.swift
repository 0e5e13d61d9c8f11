import Documents
import Testing

@Suite struct SourceFileTests {
  /// Texts, the offset of a byte, and its line and column.
  static let places: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("", 0, 1, 1), ("ab", 1, 1, 2), ("ab", 2, 1, 3), ("ab", 99, 1, 3), ("ab", -1, 1, 1),
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n\rb", 3, 3, 1),
    ("a\n", 2, 2, 1), ("a\r\n", 3, 2, 1), ("a\r", 2, 2, 1), ("é!", 2, 1, 2), ("😀!", 4, 1, 2),
    ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}a\nb", 5, 2, 1), ("\u{FEFF}", 1, 1, 1),
  ]

  @Test(arguments: places)
  func `lines end at LF, CR LF and CR, and columns count characters`(
    text: String,
    offset: Int,
    line: Int,
    column: Int
  ) {
    let location = SourceFile(name: "a", text: text).location(at: offset)
    #expect(location == SourceLocation(line: line, column: column))
  }

  @Test(arguments: 250...260)
  func `a line end counts once wherever the blocks of the index meet`(length: Int) {
    for (end, count) in [("\n", 1), ("\r\n", 2), ("\r", 1)] {
      let text = String(repeating: "a", count: length) + end + "b"
      let file = SourceFile(name: "a", text: text)
      #expect(file.location(at: length + count) == SourceLocation(line: 2, column: 1))
    }
  }

  @Test func `columns are right far along a long line`() {
    let text = String(repeating: "é", count: 5000) + "\n" + String(repeating: "ab", count: 5000)
    let file = SourceFile(name: "a", text: text)
    #expect(file.location(at: 9998) == SourceLocation(line: 1, column: 5000))
    #expect(file.location(at: 10_001) == SourceLocation(line: 2, column: 1))
    #expect(file.location(at: 10_001 + 9_999) == SourceLocation(line: 2, column: 10_000))
  }
}
