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
    ["shadow", "surface"], ["blue.500", "background"], ["border.default", "scrim"],
    ["primary", "secondary"], ["onward", "ward"], [],
  ])
  func `names that say nothing of text suggest nothing`(names: [String]) {
    #expect(inferred(names).isEmpty)
  }

  @Test func `a pair is suggested once, by the surest habit`() {
    let found = inferred(["text-foreground", "text", "on-text", "text-background"])
    #expect(found.values.allSatisfy { !$0.contains("and") })
  }

  @Test(arguments: [
    (["text-red", "background-red"], "text-red on background-red", "high"),
    (["surface-text", "surface-background"], "surface-text on surface-background", "high"),
    (["splash_foreground", "splash_background"], "splash_foreground on splash_background", "high"),
    (
      ["RiskLevel/Icon/Amber", "RiskLevel/Background/Amber"],
      "RiskLevel/Icon/Amber on RiskLevel/Background/Amber", "medium"
    ),
    (["base-contrast-default", "base-default"], "base-contrast-default on base-default", "high"),
    (["base-contrast-subtle", "base-default"], "base-contrast-subtle on base-default", "high"),
    (["primary.contrastText", "primary.main"], "primary.contrastText on primary.main", "high"),
    (["primary-inverse", "primary-background"], "primary-inverse on primary-background", "medium"),
    (
      ["fgColor.danger.@", "bgColor.danger.muted"], "fgColor.danger.@ on bgColor.danger.muted",
      "medium"
    ),
    (
      ["text.brand.on-brand", "background.brand.default"],
      "text.brand.on-brand on background.brand.default", "medium"
    ),
    (
      ["text.brand.on-brand-secondary", "background.brand.secondary"],
      "text.brand.on-brand-secondary on background.brand.secondary", "medium"
    ),
    (["$text-on-color", "$button-primary"], "$text-on-color on $button-primary", "medium"),
    (
      ["static-white-text-color", "accent-background-color-default"],
      "static-white-text-color on accent-background-color-default", "medium"
    ),
    (["--ring", "--background"], "--ring on --background", "low"),
    (["--border", "--background"], "--border on --background", "low"),
    (["--chart-1", "--background"], "--chart-1 on --background", "low"),
  ])
  func `each habit reads its pair`(names: [String], pair: String, confidence: String) {
    #expect(inferred(names)[pair] == confidence)
  }

  @Test(arguments: [
    ["text-primary", "background-primary"], ["high-contrast", "high"], ["text-inverse", "text"],
  ])
  func `equal ranks of two roles are no pair by themselves`(names: [String]) {
    #expect(!inferred(names).values.contains("high"))
  }

  @Test func `a scale of twelve has text at its end and grounds at its start`() {
    let found = inferred((1...12).map { "gray\($0)" } + (1...9).map { "red\($0)" })
    #expect(found.count == 6)
    #expect(found["gray11 on gray2"] == "medium")
    #expect(found["gray12 on gray3"] == "low")
  }

  @Test func `grades from 10 to 90 promise contrast where they lie 50 apart`() {
    let found = inferred(stride(from: 10, through: 90, by: 10).map { "blue-\($0)" })
    // 10-60, 10-70, 10-80, 10-90, 20-70 ... 40-90: 4 + 3 + 2 + 1 pairs.
    #expect(found.count == 10)
    #expect(found["blue-60 on blue-10"] == "low")
    #expect(
      inferred([50, 100, 200, 300, 400, 500, 600, 700, 800, 900].map { "blue-\($0)" }).isEmpty
    )
  }

  @Test func `what a format says of the use of a colour counts`() {
    let place = Place(SourceRange(0, 0), in: SourceFile(name: "a", text: ""))
    let swatches = [
      Swatch(name: "Ash", place: place, values: [], purpose: .text),
      Swatch(name: "Snow", place: place, values: [], purpose: .ground),
      Swatch(name: "Rule", place: place, values: [], purpose: .stroke),
    ]
    let palette = Palette(name: "a", modes: [.default], swatches: swatches)
    #expect(
      palette.inferredPairings.map { "\($0.foreground) on \($0.background)" } == ["Ash on Snow"]
    )
  }

  @Test(arguments: [
    ["accent-content-color-default", "accent-background-color-default"],
    ["Primary Button Label", "Background"], ["text.default", "tooltip.background"],
    ["focus.inner", "background"], ["--text", "--danger-background"],
  ])
  func `text of a page lies on no ground of components and hues`(names: [String]) {
    #expect(inferred(names).isEmpty)
  }

  @Test func `of thousands of grounds not all are guessed`() {
    let names = (0..<1_000).flatMap { ["label-\($0)", "background-x\($0)"] } + ["background"]
    #expect(inferred(names).count <= 20_000)
  }

  @Test func `text is laid on the very ground that a long name of it has`() {
    #expect(inferred(["--body-color", "--body-bg"])["--body-color on --body-bg"] == "medium")
    #expect(
      inferred(["onSurfaceVariant", "surface"])["onSurfaceVariant on surface"] == "high"
    )
  }
}
