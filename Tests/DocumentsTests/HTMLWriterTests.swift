import Documents
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct HTMLWriterTests {
  /// Case D35 of the public reports of faults, with more that HTML and XML know.
  static let hostile = [
    "a\"b<c>&'\u{1B}[31m\u{0}</script><img src=x onerror=1>]]>", "</style><b>", "&lt;", "\u{FFFE}",
    "\u{202E}gnp.exe", "line\r\nend\u{2028}", "--><!--", "é😀", "'><a href='x",
  ]

  @Test(arguments: hostile)
  func `a text stays a text, in an element and in an attribute`(text: String) throws {
    var writer = HTMLWriter()
    writer.element("p", ["title": text]) { $0.text(text) }
    let written = String(decoding: writer.bytes, as: UTF8.self)
    #expect(written.count { $0 == "<" } == 2)
    #expect(written.count { $0 == ">" } == 2)
    let document = try XMLDocument(xmlString: written)
    let root = try #require(document.rootElement())
    #expect(root.stringValue == text.printable)
    #expect(root.attribute(forName: "title")?.stringValue == text.printable)
    #expect(root.attributes?.count == 1)
  }

  @Test func `what a screen would obey is written out`() {
    var writer = HTMLWriter()
    writer.text("\u{0}\u{1B}\u{202E}\n\u{FFFF}")
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == "\\u{0}\\u{1b}\\u{202e}\\u{a}\\u{ffff}"
    )
  }

  @Test func `an attribute without a value is left out`() {
    var writer = HTMLWriter()
    writer.element("td", ["class": nil, "id": "a"], text: "")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "<td id=\"a\"></td>")
  }

  @Test func `names in titles are isolated, and cannot end that`() {
    var writer = HTMLWriter()
    writer.isolated("\u{2069}א")
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "\u{2068}\\u{2069}א\u{2069}")
  }

  @Test func `elements that hold nothing are written as HTML and as SVG have them`() {
    var writer = HTMLWriter()
    writer.void("br")
    writer.shape("path", ["d": "M0 0"])
    #expect(String(decoding: writer.bytes, as: UTF8.self) == "<br><path d=\"M0 0\"/>")
  }
}
