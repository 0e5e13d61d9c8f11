import Documents
import Testing

@Suite struct CSVWriterTests {
  private func written(_ fields: String?...) -> String {
    var writer = CSVWriter()
    writer.record(fields)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The forms are those of RFC 4180, section 2.
  @Test func `fields are separated by commas, records end with CR LF`() {
    #expect(written("a", nil, "c d") == "a,,c d\r\n")
    #expect(
      written("a,b", "say \"x\"", "two\r\nlines")
        == "\"a,b\",\"say \"\"x\"\"\",\"two\r\nlines\"\r\n"
    )
    #expect(written(" a", "b;c", "d\te") == "\" a\",\"b;c\",\"d\te\"\r\n")
  }

  @Test(arguments: ["=1+1", "+1", "-1+1", "@SUM(A1)", "-2|cmd", "--a(b)", "-a b", "'quoted"])
  func `what a spreadsheet would run is marked as text`(field: String) {
    #expect(written(field) == "'\(field)\r\n")
  }

  @Test func `what begins with a blank that spreadsheets skip is marked as text`() {
    #expect(written("\t=1") == "\"'\t=1\"\r\n")
    #expect(written("\r=1") == "\"'\r=1\"\r\n")
  }

  @Test(arguments: ["--muted-foreground", "-", "--Ink_2", "a=b", "color.-1", "4.5"])
  func `names that programs look up stay as they are`(field: String) {
    #expect(written(field) == "\(field)\r\n")
  }

  @Test func `nothing that a terminal obeys is written`() {
    #expect(written("a\u{1B}[31m\u{0}") == "a\\u{1b}[31m\\u{0}\r\n")
  }
}
