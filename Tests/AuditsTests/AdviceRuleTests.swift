import Audits
import Colors
import Documents
import Palettes
import Testing

@Suite struct NearlyTests {
  private func audit(_ foreground: String, margin: Double? = nil) throws -> Audit {
    var policy = Policy()
    if let margin { policy.margin = margin }
    let css = ":root { --background: #ffffff; --foreground: \(foreground); }"
    let tree = SourceTree(SourceFile(name: "theme.css", text: css))
    return Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: policy)
  }

  @Test func `it stands beside the one error as a note and counts the steps`() throws {
    // WCAG's well-known pair: #777777 has 4.478, #767676 has 4.542.
    let audit = try audit("#777777")
    #expect(audit.findings(.textContrast).map(\.severity) == [.error])
    let note = try #require(audit.findings(.nearly).first)
    #expect(note.severity == .note)
    #expect(note.message.contains("4.47:1 in mode default, just below the 4.5:1"))
    #expect(note.advice == "1 step of 8 bits on every channel of --foreground is enough: #767676")
    #expect(Summary(of: audit).errors == 1)
  }

  @Test func `the failing side only, and only within the margin`() throws {
    #expect(try audit("#767676").findings(.nearly).isEmpty)
    // 4.3478 on white.
    #expect(try audit("#797979").findings(.nearly).isEmpty)
    #expect(try audit("#797979", margin: 0.2).findings(.nearly).count == 1)
    #expect(try audit("#777777", margin: 0.02).findings(.nearly).isEmpty)
  }
}

@Suite struct IncreasedContrastParityTests {
  private func findings(_ normal: String, _ increased: String) throws -> [Finding] {
    let css = """
      :root { --background: #ffffff; --foreground: \(normal); }
      @media (prefers-contrast: more) { :root { --foreground: \(increased); } }
      """
    return try audit(css, file: "a.css").findings(.increasedContrastParity)
  }

  @Test func `worse and below what it needs is a warning`() throws {
    let found = try findings("#595959", "#808080")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("3.94:1") == true)
    #expect(found.first?.message.contains("7.00:1") == true)
  }

  @Test func `one of the two is not enough`() throws {
    // Worse, and enough.
    #expect(try findings("#000000", "#595959").isEmpty)
    // Not enough, and better.
    #expect(try findings("#999999", "#808080").isEmpty)
    #expect(try findings("#808080", "#808080").isEmpty)
  }

  @Test func `only modes that differ in nothing but contrast are compared`() throws {
    let tokens = """
      :root { --background: #ffffff; --foreground: #595959; }
      .dark { --background: #000000; --foreground: #808080; }
      .dark.high-contrast { --background: #000000; --foreground: #666666; }
      """
    let audit = try audit(tokens, file: "a.css")
    let found = audit.findings(.increasedContrastParity)
    // #666666 has 3.66 on black and #808080 has 5.32 there; the light mode is not asked.
    #expect(found.count == 1)
    #expect(found.first?.message.contains("5.31:1 of mode dark") == true)
  }
}

@Suite struct OutOfGamutTests {
  @Test func `one note a palette counts the colours with their names`() throws {
    let css = """
      :root { --background: #fff; --a: color(display-p3 1 0 0); --b: oklch(0.7 0.4 150); --c: #f00; }
      """
    let found = try audit(css, file: "a.css").findings(.outOfGamut)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("2 of 4 swatches lie outside sRGB: --a, --b") == true)
    #expect(found.first?.notes.isEmpty == true)
  }

  @Test func `pairs whose verdict depends on the screen are named`() throws {
    // Clipped 7.8344, mapped 5.5711 (culori and coloraide): both reach 4.5, and 7 lies between them.
    let css = ":root { --background: #fff; --foreground: lch(40% 150 300); }"
    let enough = try audit(css, file: "a.css")
    #expect(enough.findings(.outOfGamut).first?.notes.isEmpty == true)
    let strict = try audit(css, file: "a.css", level: .aaa)
    let found = try #require(strict.findings(.outOfGamut).first)
    #expect(found.message.hasSuffix("; the verdict of 1 pair depends on how a screen shows it"))
    #expect(found.notes.count == 1)
    #expect(found.notes.first?.message.contains("7.83:1 as browsers clip") == true)
  }
}
