import Colors
import Testing

/// After web-platform-tests, css/css-color/parsing/color-computed-lab and -oklab.
@Test(arguments: [
  Synonym("lab(50% 50% -50%)", "lab(50 62.5 -62.5)"),
  Synonym("oklab(50% 50% -50%)", "oklab(0.5 0.2 -0.2)"),
  Synonym("lch(50% 50% 0.5turn)", "lch(50 75 180)"),
  Synonym("oklch(50% 50% 0.5turn)", "oklch(0.5 0.2 180)"),
  Synonym("lab(0 0 0 / 0.5)", "lab(0% 0% 0% / 50%)"),
  Synonym("lab(400 0 10 / 300%)", "lab(100 0 10)"),
  Synonym("lab(-40 0 0)", "lab(0 0 0)"), Synonym("oklab(-0.4 0 0)", "oklab(0 0 0)"),
  Synonym("oklab(4 0 0.1)", "oklab(1 0 0.1)"),
  Synonym("lch(20 -20 0)", "lch(20 0 0)"), Synonym("oklch(0.2 -0.2 0)", "oklch(0.2 0 0)"),
  Synonym("lch(10 20 380deg)", "lch(10 20 20)"),
  Synonym("lch(10 20 -700)", "lch(10 20 20)"),
  Synonym("lch(10 20 1.28rad)", "lch(10 20 73.338598)"),
  Synonym("oklch(0.1 0.2 -340deg)", "oklch(0.1 0.2 20)"),
  Synonym("lab(none none none / none)", "lab(none none none / none)"),
  Synonym("oklch(0.2 none 0 / none)", "oklch(0.2 none 0 / none)"),
  Synonym("LCH(20 none none)", "lch(20 none none)"),
  Synonym(
    "lab(calc(50 * 3) calc(0.5 - 1) calc(1.5) / calc(-0.5 + 1))",
    "lab(100 -0.5 1.5 / 0.5)"
  ),
  Synonym(
    "lch(calc(-50 * 3) calc(0.5 + 1) calc(-20deg * 2) / calc(-0.5 * 2))",
    "lch(0 1.5 320 / 0)"
  ),
  Synonym("oklab(65.125% -0.0320 0.1274)", "oklab(0.65125 -0.032 0.1274)"),
])
func `lab, lch, oklab and oklch clamp lightness and chroma only`(row: Synonym) throws {
  try expectSame(row)
}

/// The sRGB of these colours in the same files, within gamut.
@Test(arguments: [
  ParsingRow("lab(20 0 10/50%)", 52, 48, 34, 0.5), ParsingRow("lab(50 -20 0)", 77, 129, 118),
  ParsingRow("lch(10 20 20deg)", 51, 15, 19), ParsingRow("lab(40% 56.6 39)", 179, 35, 35),
  ParsingRow("lab(60% 50 0)", 222, 105, 147), ParsingRow("lab(50 0 -20)", 104, 120, 153),
  ParsingRow("lch(20 none none / none)", 48, 48, 48, 0),
  ParsingRow("oklab(0.2 none none)", 22, 22, 22),
  ParsingRow("oklab(65.125% -0.0320 0.1274)", 157, 147, 24), ParsingRow("lab(0 0 0)", 0, 0, 0),
])
func `lab and its kin have the published sRGB`(row: ParsingRow) throws {
  let color = try color(row.text)
  let bytes = SIMD3<Double>(OpaqueColor(clipping: color).bytes)
  #expect(distance(bytes, SIMD3<Double>(row.rgb)) <= 1)
  #expect(abs(color.alpha - row.alpha) < 1e-6)
}

@Test(arguments: [
  "lab(50, 20, 30)", "lch(50 20 10%)", "oklab(0.5 10deg 0)", "oklch(0.5 10deg 30)", "lab(50 20)",
  "lab(50 20 30 0.5)", "lch(50deg 20 30)", "oklch(0.5 0.1 30px)", "laba(50 20 30)", "lab(red 1 1)",
])
func `they have no comma form, and angles only for hues`(text: String) {
  #expect(syntaxError(text) != nil)
}
