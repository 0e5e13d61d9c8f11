import Audits
import Documents
import Foundation
import Palettes
import Reports
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct ContrastMatrixReportTests {
  private func matrix(_ css: String, all: Bool = false) throws -> ContrastMatrix {
    let tree = SourceTree(SourceFile(name: "theme.css", text: css))
    return try ContrastMatrix(
      of: try PaletteFormat.reading(of: tree, as: nil).palette,
      under: Policy(),
      grounds: all ? .all : .named
    )
  }

  private static let theme = """
    :root { --background: #ffffff; --ink: #777777; --veil: rgb(0 0 0 / 0.5); }
    .dark { --background: #000000; --ink: #777777; --veil: rgb(0 0 0 / 0.5); }
    """

  @Test func `JSON has every cell with the exact ratio`() throws {
    let bytes = ContrastMatrix.json([try matrix(Self.theme)])
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    )
    let cells = try #require(object["cells"] as? [[String: Any]])
    #expect(cells.count == 4)
    let ink = try #require(
      cells.first { $0["foreground"] as? String == "--ink" && $0["mode"] as? String == "light" }
    )
    #expect(abs((ink["ratio"] as? Double ?? 0) - 4.478) < 0.0005)
    let verdicts = try #require(ink["verdicts"] as? [String: String])
    #expect(verdicts == ["text": "fail", "large-text": "pass", "graphic": "pass"])
  }

  @Test func `CSV has a record for each cell, and no formula`() throws {
    let css = ":root { --background: #fff; --\\=1\\,\\\"2: #777777; }"
    let text = String(decoding: ContrastMatrix.csv([try matrix(css)]), as: UTF8.self)
    let records = text.split(separator: "\r\n")
    #expect(records.count == 2)
    #expect(
      records[0]
        == "palette,foreground,background,mode,ratio,minimum,maximum,text,large-text,graphic"
    )
    #expect(records[1].hasPrefix("theme,\"'--=1,\"\"2\",--background,default,4.478"))
    #expect(records[1].hasSuffix(",fail,pass,pass"))
  }

  @Test func `the grid fits the width, and every ground comes`() throws {
    let grounds = (0..<12).map { "--surface-\($0): #fff;" }.joined(separator: " ")
    let matrix = try matrix(":root { \(grounds) --ink: #777777; }")
    for width in [60, 100, 200] {
      let text = String(
        decoding: ContrastMatrix.text([matrix], width: width, .plain),
        as: UTF8.self
      )
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("--") || $0.hasPrefix("  ") }
      #expect(lines.allSatisfy { $0.count <= width })
      let ratios = text.split(separator: "\n").filter { $0.hasPrefix("--ink") }.joined()
        .matches(of: /4\.47 large/)
      #expect(ratios.count == 12)
    }
  }

  @Test func `the drawing and the page show the same cells`() throws {
    let matrix = try matrix(Self.theme)
    let drawing = String(decoding: ContrastMatrix.svg([matrix]), as: UTF8.self)
    let root = try #require(try XMLDocument(xmlString: drawing).rootElement())
    #expect(root.value(of: "role") == "img")
    let page = String(decoding: ContrastMatrix.html([matrix]), as: UTF8.self)
    for text in [drawing, page] {
      #expect(text.contains(">4.47<"))
      #expect(text.contains("Level AA asks for: text 4.5:1, large-text 3:1, graphic 3:1."))
      // #777777 is large text on white and, with 4.69:1, text on black.
      #expect(text.contains("4 pairs: "))
    }
    #expect(page.matches(of: /<table class="cells">/).count == 2)
  }
}
