import Audits
import Documents
import Foundation
import Palettes
import Reports
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct SVGReportTests {
  private func drawing(_ text: String) throws -> FoundationXML.XMLElement {
    try #require(try XMLDocument(xmlString: text).rootElement())
  }

  @Test func `it is a picture with a title and a description`() throws {
    let root = try drawing(try report(.svg, of: manyGrounds))
    #expect(root.value(of: "role") == "img")
    #expect(root.value(of: "aria-labelledby") == "title desc")
    let title = try #require(root.elements(forName: "title").first?.stringValue)
    #expect(title == "Contrast report of \u{2068}theme\u{2069}")
    let description = try #require(root.elements(forName: "desc").first?.stringValue)
    #expect(description.hasPrefix("Fail: 6 pairs checked: 1 pass, 5 fail"))
  }

  @Test func `every verdict is a ratio, a word and a shape`() throws {
    let text = try report(.svg, of: manyGrounds)
    // By the formula of WCAG 2.2, and 5.3172:1 for #808080 on black.
    for ratio in ["2.46", "3.19", "3.40", "3.59", "3.94", "5.31"] {
      #expect(text.contains(">\(ratio)<"), "\(ratio)")
    }
    #expect(text.matches(of: />fail</).count == 5)
    #expect(text.matches(of: />pass</).count == 1)
    #expect(text.matches(of: /<path [^>]*class="bad"/).count == 5)
    #expect(text.matches(of: /<path [^>]*class="good"/).count == 1)
  }

  @Test func `a part of an audit that could not be read is no pass`() throws {
    let tree = SourceTree(
      SourceFile(name: "theme.css", text: ":root { --background: #fff; --foreground: #000; }")
    )
    let audit = Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: Policy())
    for (complaints, word) in [([], "Pass"), (["b.json cannot be read"], "Incomplete")] {
      let options = ReportOptions(complaints: complaints)
      for format in [ReportFormat.markdown, .html, .svg] {
        let text = String(decoding: format.render(audit, options), as: UTF8.self)
        #expect(text.contains(word), "\(format.id)")
        #expect(text.contains("b.json") == (format.id != "svg" && !complaints.isEmpty))
      }
    }
  }

  @Test func `names stay text`() throws {
    let text = try Hostile.report(.svg)
    let root = try drawing(text)
    #expect(root.elements(forName: "script").isEmpty)
    let names = Set(text.matches(of: /<([a-zA-Z]+)/).map { String($0.output.1) })
    #expect(names == ["svg", "title", "desc", "style", "rect", "text", "tspan", "g", "path"])
    #expect(text.contains("שלום"))
  }

  @Test func `of very many pairs the rest is counted`() throws {
    let pairs = (0..<2000).map { "--t\($0): #fff; --t\($0)-foreground: #eee;" }
    let text = try report(.svg, of: ":root { \(pairs.joined(separator: "\n")) }")
    #expect(text.contains("Left out here: 1000 of 2000 rows"))
    #expect(text.matches(of: />fail</).count == 1000)
  }

  @Test func `nothing is drawn outside the picture`() throws {
    for text in [try report(.svg, of: manyGrounds), try Hostile.report(.svg)] {
      let root = try drawing(text)
      let width = try #require(Int(root.value(of: "width") ?? ""))
      let height = try #require(Int(root.value(of: "height") ?? ""))
      for match in text.matches(of: /<(?:text|rect)[^>]* x="(\d+)" y="(\d+)"/) {
        #expect((Int(match.output.1) ?? .max) < width)
        #expect((Int(match.output.2) ?? .max) < height)
      }
    }
  }
}
