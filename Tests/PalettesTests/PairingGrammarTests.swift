import Documents
import Palettes
import Testing

/// The pairs that names suggest, as `foreground on background`, with how surely.
private func inferred(_ names: [String]) -> [String: String] {
  let place = Place(SourceRange(0, 0), in: SourceFile(name: "a", text: ""))
  let swatches = names.map { Swatch(name: ExactText($0), place: place, values: []) }
  let palette = Palette(name: "a", modes: [.default], swatches: swatches)
  let pairs = palette.inferredPairings.map {
    ("\($0.foreground) on \($0.background)", $0.confidence)
  }
  return Dictionary(pairs) { "\($0) and \($1)" }
}

/// Habits of naming: Material Design, shadcn/ui, Primer, and common groups of text and grounds.
@Suite struct PairingGrammarTests {
  @Test(arguments: [
    ("onPrimary", "primary"), ("on-primary", "primary"),
    ("md.sys.color.on-primary", "md.sys.color.primary"),
    ("--color-on-surface-variant", "--color-surface-variant"),
    ("onPrimaryContainer", "primaryContainer"),
    ("color_on_secondary", "color_secondary"),
  ])
  func `on-X is text on X`(foreground: String, background: String) {
    #expect(inferred([background, foreground]) == ["\(foreground) on \(background)": "high"])
  }

  @Test(arguments: [
    ("--primary-foreground", "--primary"), ("--foreground", "--background"),
    ("sidebar-accent-foreground", "sidebar-accent"), ("button.foreground", "button.background"),
    ("mutedForeground", "muted"),
  ])
  func `X-foreground is text on X`(foreground: String, background: String) {
    #expect(inferred([foreground, background]) == ["\(foreground) on \(background)": "high"])
  }

  @Test func `text on emphasis lies on every emphasis, and on nothing else`() {
    let found = inferred([
      "fgColor.onEmphasis", "bgColor.accent.emphasis", "bgColor.danger.emphasis",
      "borderColor.accent.emphasis",
    ])
    #expect(
      Set(found.keys) == [
        "fgColor.onEmphasis on bgColor.accent.emphasis",
        "fgColor.onEmphasis on bgColor.danger.emphasis",
      ]
    )
  }

  @Test func `text lies on the main ground with medium confidence, on others with low`() {
    let found = inferred(["text.default", "link", "background.default", "background.raised"])
    #expect(found["text.default on background.default"] == "medium")
    #expect(found["text.default on background.raised"] == "low")
    #expect(found["link on background.default"] == "medium")
  }

  @Test func `text of one scheme lies on no ground of another`() {
    let found = inferred([
      "light.text", "light.background", "dark.text", "dark.background", "light.fg.muted",
    ])
    #expect(
      Set(found.keys) == [
        "light.text on light.background", "dark.text on dark.background",
        "light.fg.muted on light.background",
      ]
    )
  }

  @Test func `text on emphasis stays within its scheme`() {
    let found = inferred([
      "light.fgColor.onEmphasis", "light.bgColor.accent.emphasis", "dark.bgColor.accent.emphasis",
    ])
    #expect(Array(found.keys) == ["light.fgColor.onEmphasis on light.bgColor.accent.emphasis"])
  }

  @Test(arguments: [
    ["border.default", "background.default"], ["shadow", "surface"], ["blue.500", "background"],
    ["primary", "secondary"], ["onward", "ward"], [],
  ])
  func `names that say nothing of text suggest nothing`(names: [String]) {
    #expect(inferred(names).isEmpty)
  }

  @Test func `a pair is suggested once, by the surest habit`() {
    let found = inferred(["text-foreground", "text", "on-text", "text-background"])
    #expect(found.values.allSatisfy { !$0.contains("and") })
  }
}
