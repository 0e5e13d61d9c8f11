import Documents
import Foundation
import TestSupport
import Testing

@Suite struct XMLWriterTests {
  private func written(_ value: String) -> [UInt8] {
    var writer = XMLWriter()
    writer.element("a", ["name": value, "none": nil]) { $0.text(value) }
    return writer.document
  }

  @Test(arguments: [
    "plain", "", "a\"b<c>&'d", "]]>", "<!-- -->", "&amp;", "tab\tline\nend\rboth\r\n",
    "é😀\u{202E}x",
    "\u{85}\u{2028}", "  blanks  ",
  ])
  func `a value and a text are read back as they were`(value: String) throws {
    let read = try #require(ParsedXML.root(of: written(value)))
    let expected = value.replacing("\u{85}", with: "\\u{85}")
    #expect(read.attributes == ["name": expected])
    #expect(read.text == expected)
  }

  @Test func `what XML forbids is written out`() throws {
    for value in Array(0...0x1F) + [0x7F, 0x9B, 0xFFFE, 0xFFFF] where ![9, 10, 13].contains(value) {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      let read = try #require(ParsedXML.root(of: written("a\(scalar)b")), "\(value)")
      #expect(read.text == "a\\u{\(String(value, radix: 16))}b")
    }
  }

  @Test func `elements stand on lines of their own, texts do not`() {
    var writer = XMLWriter()
    writer.element("list") { writer in
      writer.element("item", ["n": "1"])
      writer.element("item") { $0.text("two") }
      writer.comment("a --b-\u{301}---")
    }
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <list>
        <item n="1"/>
        <item>two</item>
        <!-- a - -b-\u{301}- - - -->
      </list>

      """
    #expect(String(decoding: writer.document, as: UTF8.self) == expected)
    #expect(ParsedXML.root(of: writer.document)?.children.count == 2)
  }
}
