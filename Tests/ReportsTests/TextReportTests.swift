import Reports
import Testing

@Suite struct TextReportTests {
  @Test func `one swatch that fails on several grounds in two modes is one entry`() throws {
    let text = try report(.text, of: manyGrounds)
    let entries = text.split(separator: "\n").filter { $0.contains("[text-contrast]") }
    #expect(entries.count == 1)
    #expect(entries.first?.contains("--text-muted: 5 pairs, worst 2.46:1 on --card") == true)
    #expect(entries.first?.hasPrefix("theme.css:11:17: error: ") == true)
  }

  @Test func `the worst comes first, and ratios are cut off`() throws {
    let text = try report(.text, of: manyGrounds)
    let ratios = text.matches(of: /(?m)^    (\d+\.\d\d)  needs/).compactMap { Double($0.output.1) }
    // By the formula of WCAG 2.2: #808080 has 2.4661 on #444444, 3.1991 on #333333, 3.4040 on #eeeeee,
    // 3.5908 on #f4f4f4 and 3.9494 on #ffffff.
    #expect(ratios == [2.46, 3.19, 3.40, 3.59, 3.94])
  }

  @Test func `a terminal shows fields of colour, a file does not`() throws {
    #expect(
      try report(.text, of: manyGrounds, style: .trueColor).contains("\u{1B}[48;2;128;128;128m")
    )
    #expect(try !report(.text, of: manyGrounds).contains("\u{1B}"))
  }

  @Test func `what lies below a translucent ground is told`() throws {
    let css = """
      :root { --background: #000; --panel: rgb(255 255 255 / 0.1); --panel-foreground: #fff; }
      """
    #expect(
      try report(.text, of: css).contains("Translucent grounds lie on --background (#000000)")
    )
  }

  @Test func `the advice names a colour that is enough`() throws {
    let css = ":root { --card: #fff; --card-foreground: #999; }"
    #expect(
      try report(.text, of: css).contains(
        "make --card-foreground darker: #767676 is enough on --card; or make that one lighter"
      )
    )
  }
}
