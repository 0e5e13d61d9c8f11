import Reports
import Testing

@Suite struct MarkdownReportTests {
  @Test func `one swatch that fails on several grounds in two modes is one row`() throws {
    let rows = try report(.markdown, of: manyGrounds).split(separator: "\n")
      .filter { $0.contains("`text-contrast`") }
    #expect(rows.count == 1)
    // By the formula of WCAG 2.2, #808080 has 2.4661:1 on #444444.
    #expect(
      rows.first?.contains("`--text-muted`: 5 pairs, worst 2.46:1 on `--card`, `dark`") == true
    )
    #expect(rows.first?.contains("| `theme.css:11:17` | 4.5:1 (1.4.3) |") == true)
  }

  @Test func `the verdict comes with all counts`() throws {
    let text = try report(.markdown, of: manyGrounds)
    #expect(text.hasPrefix("## Legible: fail\n\n**Fail**: `theme`. 6 pairs checked: 1 pass"))
    #expect(
      text.contains("1 pass, 5 fail, 0 undetermined, 0 exempt, 0 waived. Modes: light, dark.")
    )
  }

  @Test func `what helps is named`() throws {
    let css = ":root { --card: #fff; --card-foreground: #999; }"
    #expect(
      try report(.markdown, of: css).contains(
        "`--card-foreground` as `#767676` is enough on `--card`"
      )
    )
  }

  @Test func `5,000 findings stay under the cap, cut at a row, and the rest is counted`() throws {
    let pairs = (0..<5000).map { "--t\($0): #fff; --t\($0)-foreground: #eee;" }
    let text = try report(.markdown, of: ":root { \(pairs.joined(separator: "\n")) }")
    #expect(text.utf8.count <= 60_000)
    #expect(text.utf8.count > 55_000)
    let rows = text.split(separator: "\n").filter { $0.contains("`text-contrast`") }
    #expect(
      rows.allSatisfy { $0.hasPrefix("| **error** `text-contrast` | `--t") && $0.hasSuffix("|") }
    )
    let more = try #require(text.firstMatch(of: /\*\*(\d+) more\*\* \((\d+) findings\)/))
    #expect(rows.count + (Int(more.output.1) ?? 0) == 5000)
    #expect(rows.count + (Int(more.output.2) ?? 0) == 5000)
    #expect(text.contains("### Conformance"))
  }

  @Test func `every row has as many cells as its table, whatever the names are`() throws {
    let text = try Hostile.report(.markdown)
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      // GFM 4.10: a bar that is not escaped ends a cell, in code as well.
      let bars = line.replacing(/\\[\\|`]/, with: "").count { $0 == "|" }
      #expect([5, 6].contains(bars), "\(line)")
    }
    #expect(
      text.split(separator: "\n").count { $0.contains(" 2.32:1 on `paper`") } == Hostile.names.count
    )
  }

  @Test func `names are neither elements nor links nor calls`() throws {
    let text = try Hostile.report(.markdown)
    #expect(!text.unicodeScalars.contains("\u{0}") && !text.unicodeScalars.contains("\u{202E}"))
    let outsideCode = text.replacing(/`[^`]*`/, with: "").replacing(/<code>.*?<\/code>/, with: "")
    for trap in ["<img", "<svg", "</", "](", "@someone", "http:", "www.e"] {
      #expect(!outsideCode.contains(trap), "\(trap)")
    }
  }

  @Test func `the words of a conformance report are there`() throws {
    let text = try report(.markdown, of: manyGrounds)
    #expect(text.contains("| 1.4.3 Contrast (Minimum) | AA | Does Not Support | "))
    #expect(text.contains("| 1.4.1 Use of Color | A | Not Evaluated | Colours cannot prove"))
  }
}
