import Colors
import Documents
import Palettes
import Testing

/// Modifiers and arithmetic; expected values are those of the transforms' own tests.
@Suite struct TokensStudioModifierTests {
  private func modified(
    _ base: String,
    _ modifier: String,
    further: String = ""
  ) throws(PaletteError) -> Reading {
    try read(
      """
      {"c": {"value": "\(base)", "type": "color",
             "$extensions": {"studio.tokens": {"modify": \(modifier)}}}\(further)}
      """,
      as: "a.json"
    )
  }

  @Test(arguments: [
    ("lighten", "hsl", ColorSpace.hsl, SIMD3(0, 50.598, 60.627)),
    ("lighten", "lch", .lch, SIMD3(57.685, 47.48, 29.704)),
    ("lighten", "p3", .displayP3, SIMD3(0.76016, 0.43532, 0.42213)),
    ("lighten", "srgb", .srgb, SIMD3(0.80549, 0.40706, 0.40706)),
    ("darken", "hsl", .hsl, SIMD3(0, 50.598, 40.627)),
    ("darken", "lch", .lch, SIMD3(37.685, 47.48, 29.704)),
    ("darken", "p3", .displayP3, SIMD3(0.56016, 0.23532, 0.22213)),
    ("darken", "srgb", .srgb, SIMD3(0.60549, 0.20706, 0.20706)),
  ])
  func `lighten and darken go by the channels of their space`(
    kind: String,
    name: String,
    space: ColorSpace,
    expected: SIMD3<Double>
  ) throws {
    for amount in ["0.2", "0.5 - 0.3"] {
      let reading = try modified(
        "#C14242",
        ##"{"type": "\##(kind)", "value": "\##(amount)", "space": "\##(name)"}"##
      )
      let color = try #require(reading.palette.swatches[0].values[0].value.color)
      let away = color.converted(to: space).components - expected
      // The expected values have five digits.
      #expect(max(away.max(), -away.min()) < 0.001)
    }
  }

  @Test(arguments: [("hsl", "#9c3333"), ("lch", "#983735"), ("p3", "#9b3535"), ("srgb", "#9a3535")])
  func `a colour that is written as hex has whole bytes`(space: String, hex: String) throws {
    let reading = try modified(
      "#C14242",
      ##"{"type": "darken", "value": 0.2, "space": "\##(space)", "format": "hex"}"##
    )
    #expect(reading.color("c") == hex)
  }

  @Test(arguments: [
    ("hsl", ColorSpace.hsl, SIMD3(220, 51.231, 67.933)),
    ("lch", .lch, SIMD3(63.417, 43.678, 278.69)),
    ("p3", .displayP3, SIMD3(0.49226, 0.60164, 0.88112)),
    ("srgb", .srgb, SIMD3(0.45733, 0.60533, 0.90133)),
  ])
  func `mix goes a share of the way to another colour`(
    name: String,
    space: ColorSpace,
    expected: SIMD3<Double>
  ) throws {
    let reading = try modified(
      "#FFFFFF",
      ##"{"type": "mix", "value": "0.5 + 6 * 0.04", "color": "#4477DD", "space": "\##(name)"}"##
    )
    let color = try #require(reading.palette.swatches[0].values[0].value.color)
    let away = color.converted(to: space).components - expected
    #expect(max(away.max(), -away.min()) < 0.01)
  }

  @Test func `amount, colour and the whole modifier may be references`() throws {
    let reading = try modified(
      "{base}",
      ##"{"type": "mix", "value": "({half} + 6 * {step})", "space": "srgb", "color": "{blue}", "format": "hex"}"##,
      further: """
        , "base": {"value": "#202D3B", "type": "color"}, "blue": {"value": "#4477DD", "type": "color"},
        "half": {"value": 0.5, "type": "number"}, "step": {"value": "0.04", "type": "number"},
        "fade": {"value": {"type": "alpha", "value": "{half}", "space": "srgb"}},
        "d": {"value": "rgba({base}, 1)", "type": "color",
              "$extensions": {"studio.tokens": {"modify": "{fade}"}}},
        "half-white": {"value": "#FFFFFF", "type": "color", "$extensions": {"studio.tokens": {"modify":
          {"type": "mix", "value": "0.5", "space": "srgb", "color": "#4477DD", "format": "hex"}}}}
        """
    )
    #expect(reading.color("c") == "#3b64b3")
    #expect(reading.aliases("c") == ["base"])
    #expect(reading.color("d") == "#202d3b/0.5")
    // The exact middle is 161.5 of 255; five digits of it lie below.
    #expect(reading.color("half-white") == "#a1bbee")
    #expect(reading.problems.isEmpty)
    #expect(reading.palette.swatches.count == 5)
    #expect(reading.skipped == 3)
  }

  @Test func `alpha replaces what the colour had, and mixing takes alpha by itself`() throws {
    let alpha = try modified("#C1424280", ##"{"type": "alpha", "value": "0.2", "space": "hsl"}"##)
    #expect(alpha.color("c") == "#c14242/0.2")
    let mixed = try modified(
      "#ff000000",
      ##"{"type": "mix", "value": "0.5", "space": "srgb", "color": "#0000ff"}"##
    )
    #expect(mixed.color("c") == "#800080/0.5")
  }

  @Test(arguments: [
    ##"{"type": "saturate", "value": "0.2", "space": "hsl"}"##,
    ##"{"type": "lighten", "value": "0.2", "space": ""}"##,
    ##"{"type": "lighten", "value": "0.2"}"##, ##"{"type": 4, "value": "0.2", "space": "hsl"}"##,
    ##"{"type": "mix", "value": "0.2", "space": "hsl"}"##, "{}",
  ])
  func `what the tools do not know leaves the colour, with a note`(modifier: String) throws {
    let reading = try modified(
      "#C14242",
      modifier,
      further: ##", "e": {"value": "{c}", "type": "color"}"##
    )
    for name in ["c", "e"] {
      #expect(reading.color(name) == "#c14242")
      let notes = reading.palette.swatch(ExactText(name))?.values[0].value.notes ?? []
      #expect(notes.contains { $0.hasPrefix("not modified") })
    }
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    ("4", "modify", "unreadable-color"), ("\"lighten\"", "modify", "unreadable-color"),
    ("\"{gone}\"", "there is no token gone", "unresolved-reference"),
    (
      ##"{"type": "alpha", "value": "{gone}", "space": "srgb"}"##, "there is no token gone",
      "unresolved-reference"
    ),
    (##"{"type": "alpha", "value": "much", "space": "srgb"}"##, "no number", "unreadable-color"),
    (
      ##"{"type": "alpha", "value": "4px + 7em", "space": "srgb"}"##, "no number",
      "unreadable-color"
    ),
    (##"{"type": "alpha", "value": "1 / 0", "space": "srgb"}"##, "no number", "unreadable-color"),
    (##"{"type": "alpha", "value": 1e999, "space": "srgb"}"##, "no number", "unreadable-color"),
    (##"{"type": "alpha", "value": [], "space": "srgb"}"##, "an array", "unreadable-color"),
    (##"{"type": "alpha", "space": "srgb"}"##, "an object", "unreadable-color"),
    (
      ##"{"type": "mix", "value": 1, "space": "srgb", "color": 4}"##, "a number", "unreadable-color"
    ),
    (
      ##"{"type": "mix", "value": 1, "space": "srgb", "color": "blurple"}"##, "blurple",
      "unreadable-color"
    ),
    (
      ##"{"type": "mix", "value": 1, "space": "srgb", "color": "{gone}"}"##, "gone",
      "unresolved-reference"
    ),
  ])
  func `a faulty modifier is told, and the colour is not guessed`(
    modifier: String,
    part: String,
    kind: String
  ) throws {
    let reading = try modified("#C14242", "\n" + modifier)
    #expect(reading.color("c") == "faulty")
    #expect(reading.problems.map(\.kind.rawValue) == [kind])
    #expect(reading.problems[0].message.contains(part))
  }

  @Test func `a function is not evaluated, and said to be so`() throws {
    let reading = try modified(
      "#C14242",
      ##"{"type": "alpha", "value": "roundTo(4 / 7, 1)", "space": "srgb"}"##
    )
    #expect(reading.color("c") == "undetermined")
    #expect(reading.problems.isEmpty)
  }

  /// What the arithmetic of the transforms makes of expressions, as alpha.
  @Test(arguments: [
    ("4px * 0.1px", 0.4), ("(1.5 + 0.2 - 1.7 * 0.8 / 2) * 0.5", 0.51), ("-0.5 + 1", 0.5),
    ("1 - -1 * 0.25 - 1", 0.25), ("10% + 20%", 0.3), ("2 * 25%", 0.5), (".5", 0.5), ("5e-1", 0.5),
    ("1-0.75", 0.25),
  ])
  func `numbers are worked out`(expression: String, alpha: Double) throws {
    let isPercentage = expression.contains("%") || expression.contains("px")
    let reading = try read(
      """
      {"n": {"value": "\(expression)", "type": "opacity"}, "ink": {"value": "#111", "type": "color"},
       "c": {"value": "rgba({ink}, \(isPercentage ? expression : "{n}"))", "type": "color",
             "$extensions": {"studio.tokens": {}}}}
      """,
      as: "a.json"
    )
    let value = try #require(reading.palette.swatch("c")?.values[0].value)
    if expression.contains("px") {
      #expect(value.color == nil)
    } else {
      #expect(abs((value.color?.alpha ?? 9) - alpha) < 1e-12)
    }
  }
}
