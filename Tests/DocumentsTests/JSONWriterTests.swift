import Documents
import Testing

@Suite struct JSONWriterTests {
  @Test func `outer levels are broken into lines, inner ones are not`() {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("a", 1)
      writer.array("b") { writer in
        writer.object { $0.member("c", [] as [String]) }
        writer.object { _ in }
      }
    }
    #expect(
      String(decoding: writer.document, as: UTF8.self)
        == "{\n  \"a\": 1,\n  \"b\": [\n    {\"c\": []},\n    {}\n  ]\n}\n"
    )
  }

  /// Numbers, and their shortest text that reads back as the same (RFC 8259, section 6).
  static let numbers: [(Double, String)] = [
    (0, "0"), (21, "21"), (4.5, "4.5"), (0.1, "0.1"), (4.499999601, "4.499999601"),
    (.infinity, "null"), (.nan, "null"), (-1.5, "-1.5"),
  ]

  @Test(arguments: numbers)
  func `numbers are short and exact, and what is not finite is null`(number: Double, text: String) {
    var writer = JSONWriter(expandedDepth: 0)
    writer.array { $0.element(number) }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "[\(text)]")
  }

  @Test func `control characters are escaped`() {
    var writer = JSONWriter(expandedDepth: 0)
    writer.array { $0.element("\u{0}\u{1B}\"\\\n\u{7F}é") }
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"["\u0000\u001b\"\\\n\u007fé"]"#
    )
  }

  @Test func `a value that was read is written as it stood`() throws {
    let text = #"{"a": [1.50, "\u00e9"]}"#
    let value = try JSONValue(parsing: SourceFile(name: "a.json", text: text))
    var writer = JSONWriter(expandedDepth: 0)
    writer.object { $0.member("copy", value) }
    #expect(String(decoding: writer.bytes, as: UTF8.self) == #"{"copy": \#(text)}"#)
  }
}
