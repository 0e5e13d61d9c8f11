import Colors
import Documents
import TestSupport
import Testing

/// Pairs near the thresholds, with their ratios in forty digits and their verdicts: text at AA, large
/// text at AA, text at AAA, large text at AAA (WCAG 2.2, 1.4.3 and 1.4.6).
private let boundaries: [(String, String, Double, Bool, Bool, Bool, Bool)] = [
  ("#767676", "#ffffff", 4.542224959605253, true, true, false, true),
  ("#777777", "#ffffff", 4.478089453577214, false, true, false, false),
  ("#949494", "#ffffff", 3.0334698257384747, false, true, false, false),
  ("#959595", "#ffffff", 2.9953461357088114, false, false, false, false),
  ("#595959", "#ffffff", 7.004729208035935, true, true, true, true),
  ("#5a5a5a", "#ffffff", 6.896926215312931, true, true, false, true),
  ("#0000ee", "#ffffff", 9.397615840239814, true, true, true, true),
  ("#000000", "#ffffff", 21.0, true, true, true, true),
  ("#ffffff", "#ffffff", 1.0, false, false, false, false),
  ("#8b9986", "#ffffff", 3.0006289740523004, false, true, false, false),
  ("#006ffb", "#ffffff", 4.499888087779618, false, true, false, false),
  ("#0074d9", "#000000", 4.500107285195122, true, true, false, true),
  ("#00a3c0", "#ffffff", 2.999986556218105, false, false, false, false),
  ("#00a3c0", "#000000", 7.000031368964994, true, true, true, true),
  ("#025c9a", "#ffffff", 6.999863613657911, true, true, false, true),
  ("#025c9a", "#000000", 3.0000584524283402, false, true, false, false),
  ("#3366cc", "#000000", 3.913236616272323, false, true, false, false),
  ("#3333ff", "#000000", 3.0582920484893426, false, true, false, false),
  ("#3333ff", "#ffffff", 6.866577706459736, true, true, false, true),
  ("#e3660e", "#ffffff", 3.4018738602573695, false, true, false, false),
  ("#f9f9f9", "#193146", 12.711836864368358, true, true, true, true),
  ("#6134d2", "#1ae3e7", 4.499999601, false, true, false, false),
  ("#260bb0", "#93a66b", 4.500000687, true, true, false, true),
  ("#8a540c", "#e3e138", 4.499985097, false, true, false, false),
  ("#4f6d7a", "#4f6d7a", 1, false, false, false, false),
  ("#76cedb", "#5650f6", 2.999995354, false, false, false, false),
  ("#476db5", "#d2c2d0", 3.000003673, false, true, false, false),
  ("#3ba77f", "#ffffff", 2.991491694, false, false, false, false),
  ("#3ba77f", "#000000", 7.019909179, true, true, true, true),
  ("#1c113e", "#ff190a", 4.499514776, false, true, false, false),
  ("#9a200a", "#86d602", 4.500272077, true, true, false, true),
]

@Test(arguments: boundaries)
func `the unrounded ratio decides`(
  foreground: String,
  background: String,
  ratio: Double,
  text: Bool,
  large: Bool,
  enhanced: Bool,
  enhancedLarge: Bool
) throws {
  let measured = try opaque(foreground).contrastRatio(to: opaque(background))
  #expect(abs(measured - ratio) < 1e-8)
  let minimum = Criterion.contrastMinimum
  let aaa = Criterion.contrastEnhanced
  #expect((measured >= (try #require(minimum.text))) == text)
  #expect((measured >= (try #require(minimum.largeText))) == large)
  #expect((measured >= (try #require(aaa.text))) == enhanced)
  #expect((measured >= (try #require(aaa.largeText))) == enhancedLarge)
}

@Test func `contrast is symmetric and within 1 to 21`() {
  var numbers = SplitMix64(seed: 7)
  for _ in 0..<10_000 {
    let first = OpaqueColor(.random(in: 0...1, using: &numbers))
    let second = OpaqueColor(.random(in: 0...1, using: &numbers))
    let ratio = first.contrastRatio(to: second)
    #expect(ratio == second.contrastRatio(to: first))
    #expect((1...21).contains(ratio))
  }
  #expect(OpaqueColor.white.contrastRatio(to: .black) == 21)
}

@Test(arguments: [
  ("#6134d2", "#1ae3e7", "4.49"), ("#260bb0", "#93a66b", "4.50"), ("#8a540c", "#e3e138", "4.49"),
  ("#ffffff", "#000000", "21.00"), ("#4f6d7a", "#4f6d7a", "1.00"), ("#76cedb", "#5650f6", "2.99"),
  ("#476db5", "#d2c2d0", "3.00"), ("#3ba77f", "#ffffff", "2.99"), ("#3ba77f", "#000000", "7.01"),
  ("#1c113e", "#ff190a", "4.49"), ("#9a200a", "#86d602", "4.50"),
])
func `a printed ratio is cut off, not rounded`(
  foreground: String,
  background: String,
  text: String
) throws {
  let ratio = try opaque(foreground).contrastRatio(to: opaque(background))
  #expect(ContrastRatio(ratio).description == text)
}

@Test func `the double below a threshold does not print as it`() {
  #expect(ContrastRatio((4.5).nextDown).description == "4.49")
  #expect(ContrastRatio((7.0).nextDown).description == "6.99")
  #expect(ContrastRatio(4.5).description == "4.50")
}

/// A test case of the ACT rules afw4f7 and 09o5cg (2024-09-30) with solid colours.
struct ActCase: Sendable, CustomStringConvertible {
  let description: String
  let foreground: String
  let background: String
  let ratio: Double
  let required: Double
  let passes: Bool
  let opacity: Double

  init(
    _ name: String,
    _ foreground: String,
    _ background: String,
    _ ratio: Double,
    of required: Double,
    _ passes: Bool,
    opacity: Double = 1
  ) {
    description = name
    self.foreground = foreground
    self.background = background
    self.ratio = ratio
    self.required = required
    self.passes = passes
    self.opacity = opacity
  }
}

@Test(arguments: [
  ActCase("afw4f7 passed 1", "#333", "#fff", 12.6347, of: 4.5, true),
  ActCase("afw4f7 passed 5", "#000", "#666", 3.6574, of: 3, true),
  ActCase("afw4f7 passed 6", "#000", "#666", 3.6574, of: 3, true),
  ActCase("afw4f7 passed 8", "#000", "#fff", 21.0, of: 4.5, true),
  ActCase("afw4f7 passed 9", "#333", "#fff", 12.6347, of: 4.5, true),
  ActCase("afw4f7 passed 10", "#0000ee", "#fff", 9.3976, of: 4.5, true),
  ActCase("afw4f7 passed 11", "#000", "#fff", 21.0, of: 4.5, true),
  ActCase("afw4f7 failed 1", "#aaa", "#fff", 2.3231, of: 4.5, false),
  ActCase("afw4f7 failed 4", "#0000004d", "#fff", 2.1204, of: 4.5, false),
  ActCase("afw4f7 failed 5", "#000", "#fff", 2.1085, of: 4.5, false, opacity: 0.3),
  ActCase("afw4f7 failed 6", "#aaa", "#fff", 2.3231, of: 4.5, false),
  ActCase("afw4f7 failed 9", "#777", "#eee", 3.8597, of: 4.5, false),
  ActCase("afw4f7 failed 10", "#777", "#eee", 3.8597, of: 4.5, false),
  ActCase("09o5cg passed 1", "#333", "#fff", 12.6347, of: 7, true),
  ActCase("09o5cg passed 4", "#000", "#777", 4.6895, of: 4.5, true),
  ActCase("09o5cg passed 5", "#000", "#777", 4.6895, of: 4.5, true),
  ActCase("09o5cg passed 7", "#000", "#fff", 21.0, of: 7, true),
  ActCase("09o5cg passed 8", "#333", "#fff", 12.6347, of: 7, true),
  ActCase("09o5cg passed 9", "#0000ee", "#fff", 9.3976, of: 7, true),
  ActCase("09o5cg passed 10", "#000", "#fff", 21.0, of: 7, true),
  ActCase("09o5cg failed 1", "#666", "#fff", 5.7418, of: 7, false),
  ActCase("09o5cg failed 3", "#000", "#666", 3.6574, of: 4.5, false),
  ActCase("09o5cg failed 4", "#aaa", "#fff", 2.3231, of: 7, false),
  ActCase("09o5cg failed 5", "#000", "#666", 3.6574, of: 4.5, false),
  ActCase("09o5cg failed 7", "#00000099", "#fff", 5.7418, of: 7, false),
  ActCase("09o5cg failed 8", "#000", "#fff", 5.7418, of: 7, false, opacity: 0.6),
  ActCase("09o5cg failed 9", "#666", "#fff", 5.7418, of: 7, false),
  ActCase("09o5cg failed 12", "#555", "#eee", 6.4256, of: 7, false),
  ActCase("09o5cg failed 13", "#555", "#eee", 6.4256, of: 7, false),
])
func `the solid cases of ACT have their outcome`(row: ActCase) throws {
  let contrast = Contrast(
    of: try color(row.foreground),
    over: row.opacity < 1 ? [] : [try color(row.background)],
    canvas: try opaque(row.background),
    groupOpacity: row.opacity
  )
  let ratio = try #require(contrast.ratio)
  #expect(abs(ratio - row.ratio) < 1e-4)
  #expect((ratio >= row.required) == row.passes)
}

/// White and black are corners of every space (CSS Color 4): 21 to 1 by the formula of WCAG 2.2.
@Test(arguments: [
  "#fff", "hsl(0 0% 100%)", "hwb(0 100% 0%)", "lab(100 0 0)", "lch(100 0 0)", "oklab(1 0 0)",
  "oklch(1 0 0)", "color(srgb-linear 1 1 1)", "color(display-p3 1 1 1)", "color(a98-rgb 1 1 1)",
  "color(prophoto-rgb 1 1 1)", "color(rec2020 1 1 1)",
])
func `white on black has exactly 21 in every space`(white: String) throws {
  for black in ["#000", "oklch(0 0 0)", "lab(0 0 0)", "color(rec2020 0 0 0)"] {
    let contrast = Contrast(of: try color(white), over: [try color(black)], canvas: nil)
    #expect(contrast.ratio == 21)
  }
}
