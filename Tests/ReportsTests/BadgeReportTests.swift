import Audits
import Colors
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct BadgeReportTests {
  private func label(_ css: String) throws -> String {
    let text = try report(.badge, of: css)
    let root = try #require(try XMLDocument(xmlString: text).rootElement())
    #expect(root.value(of: "role") == "img")
    let label = try #require(root.value(of: "aria-label"))
    #expect(root.elements(forName: "title").first?.stringValue?.contains(" checked: ") == true)
    return label
  }

  @Test func `it counts what passes, or what fails`() throws {
    #expect(
      try label(":root { --background: #fff; --foreground: #000; }") == "legible: 1 of 1 pass"
    )
    #expect(try label(manyGrounds) == "legible: 5 fail")
    #expect(try label(":root { --a: #fff; }") == "legible: nothing measured")
  }

  @Test func `an error without a failing pair is no pass`() throws {
    let css = ":root { --background: #fff; --foreground: #000; --x: #12; }"
    #expect(try label(css) == "legible: 1 error")
  }

  @Test func `its own text can be read`() throws {
    for css in [
      manyGrounds, ":root { --background: #fff; --foreground: #000; }", ":root { --a: #fff }",
    ] {
      let fills = try report(.badge, of: css).matches(of: /<rect [^>]*fill="(#[0-9a-f]{6})"/)
        .map { String($0.output.1) }
      #expect(fills.count == 2)
      for fill in fills {
        let color = try #require(try CSSColor(parsing: fill).color)
        #expect(OpaqueColor(clipping: color).contrastRatio(to: .white) >= 7)
      }
    }
  }
}
