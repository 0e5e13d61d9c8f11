import Colors
import TestSupport
import Testing

private func expectReading(_ row: ParsingRow) throws {
  let color = try color(row.text)
  let bytes = SIMD3<Int>(truncatingIfNeeded: OpaqueColor(clipping: color).bytes)
  #expect((bytes &- row.rgb).max() <= 1 && (row.rgb &- bytes).max() <= 1, "\(bytes)")
  #expect(abs(color.alpha - row.alpha) < 1e-6)
}

@Test func `the chosen rows of the web platform tests hold`() throws {
  var count = 0
  for row in notationRows.split(separator: "\n") {
    let sides = row.split(separator: " =>", omittingEmptySubsequences: false)
    let text = String(sides[0])
    let expected = String(sides[1].drop { $0 == " " })
    count += 1
    guard !expected.isEmpty else {
      #expect(syntaxError(text) != nil, "\(text)")
      continue
    }
    let found = try color(text)
    // Where the rows tell what a screen of sRGB shows of it, another method is in use there.
    guard found.isInGamut() || !expected.hasPrefix("rgb") else { continue }
    #expect(try agrees(found, expected), "\(text) is \(found.css)")
  }
  #expect(count > 350)
}

@Test(arguments: [
  ParsingRow("oklch(62% none none)", 134, 134, 134),
  ParsingRow("oklch(0.94 0.00006 none / 0.25)", 235, 235, 235, 0.25),
  ParsingRow("rgb(calc(infinity) 40 calc(-infinity))", 255, 40, 0),
  ParsingRow("rgb(calc(NaN) 90 30)", 0, 90, 30), ParsingRow("lab(140% 0 0)", 255, 255, 255),
  ParsingRow("lch(50% -20 90)", 119, 119, 119),
  ParsingRow("rgb(10 20 30 / calc(infinity))", 10, 20, 30),
  ParsingRow("oklch(30 0 0.1)", 255, 255, 255),
])
func `what no screen can show becomes a number that it can`(row: ParsingRow) throws {
  try expectReading(row)
}

@Test(arguments: [
  ParsingRow("color-mix(in srgb, #c2410c 40%, transparent)", 194, 65, 12, 0.4),
  ParsingRow("color-mix(in oklab, #0f766e 25%, transparent)", 15, 118, 110, 0.25),
  ParsingRow("color-mix(in srgb, #dd0000 30%, #0000dd 20%)", 133, 0, 88, 0.5),
  ParsingRow("color-mix(in srgb, #dd0000 90%, #0000dd 60%)", 133, 0, 88),
  ParsingRow("color-mix(in srgb, #c80000, #0000c8)", 100, 0, 100),
  ParsingRow("color-mix(in srgb, rgb(200 0 0 / 0.5), rgb(0 0 200 / 0.25))", 133, 0, 67, 0.375),
  ParsingRow("Color-Mix( IN sRGB , #c80000 calc(25% * 2) , 50% #0000c8 )", 100, 0, 100),
])
func `mixtures weigh by alpha, and lose alpha by a sum below 100 percent`(row: ParsingRow) throws {
  try expectReading(row)
}

@Test(arguments: [
  ParsingRow("rgb(from #1e5aa8 r g b / 40%)", 30, 90, 168, 0.4),
  ParsingRow("oklch(from #1e5aa8 calc(l + 0.2) c h)", 91, 151, 235),
  ParsingRow("hsl(from #b3541e calc(h + 180) s l)", 30, 125, 179),
  ParsingRow("oklch(from oklch(0.7 0.15 30) l c h / 0.5)", 237, 118, 101, 0.5),
  ParsingRow("rgb(from #1e5aa8 b g r)", 168, 90, 30),
  ParsingRow("rgb(from #1e5 r g b)", 17, 238, 85),
  ParsingRow("rgb(from rgb(from #1e5 b g r) b g r)", 17, 238, 85),
])
func `channels of a relative colour keep their own scale`(row: ParsingRow) throws {
  try expectReading(row)
}

@Test(arguments: [
  ParsingRow("rgb(calc(1 + 2 * 3) calc((1 + 2) * 3) calc(10 - 4 / 2))", 7, 9, 8),
  ParsingRow("rgb(calc(pi * 10) calc(e * 10) min(9, 7, 8))", 31, 27, 7),
  ParsingRow("rgb(max(1, 250, 3) clamp(10, 5, 20) clamp(10, 50, 20))", 250, 10, 20),
  ParsingRow("hsl(calc(0.5turn + 36deg) calc(35% * 2) 40%)", 31, 88, 173),
  ParsingRow("rgb(calc(50% + 0%) calc(calc(10) * 2) max(-30, 30))", 128, 20, 30),
  ParsingRow("rgba(calc(20), 40, calc(20 * 3), calc(1 / 2))", 20, 40, 60, 0.5),
])
func `calculations follow the rules of arithmetic`(row: ParsingRow) throws {
  try expectReading(row)
}

@Test(arguments: [
  "rgb(from #12345 r g b)", "rgb(calc(1 +2) 0 0)", "rgb(calc(1 + 2%) 0 0)", "rgb(calc() 0 0)",
  "rgb(calc(1 * ) 0 0)", "rgb(calc(10deg * 1deg) 0 0)", "rgb(calc(1 / 10%) 0 0)", "rgb(r g b)",
  "color(srgb 1 2)", "color(hsl 1 2 3)", "color(1 2 3)", "color(srgb 1, 2, 3)", "lab(1, 2, 3)",
  "color-mix(in srgb, red 0%, blue 0%)",
  "color-mix(in srgb, red 101%, blue)", "color-mix(in srgb shorter hue, red, blue)",
  "color-mix(in hsl shorter, red, blue)", "light-dark(red)", "light-dark(red, blue, tan)",
  "rgb(from red r g)", "rgb(from red, r, g, b)", "lab(sqrt(4) 0 0)", "rgb(clamp(1, 2) 0 0)",
])
func `what only looks like a function of a colour is an error`(text: String) {
  #expect(syntaxError(text) != nil)
}

@Test func `light-dark is one colour in each scheme, wherever it stands`() throws {
  let text = try CSSColor(parsing: "light-dark(#23303f, #dfe7ef)")
  let ground = try CSSColor(parsing: "light-dark(#f5f7fa, #131a22)")
  #expect(text.color == nil)
  for (scheme, ratio) in [(ColorScheme.light, 12.494859), (.dark, 14.028967)] {
    let front = try #require(text.resolved(in: scheme).color)
    let back = try #require(ground.resolved(in: scheme).color)
    #expect(abs(Contrast(of: front, over: [back], canvas: nil).minimum - ratio) < 1e-5)
  }
  let mixed = try CSSColor(parsing: "color-mix(in srgb, light-dark(white, black), red)")
  #expect(mixed.resolved(in: .light).color?.hex == "#ff8080")
  #expect(mixed.resolved(in: .dark).color?.hex == "#800000")
  let half = try CSSColor(parsing: "light-dark(currentColor, black)")
  #expect(half.resolved(in: .light) == .undetermined(.currentColor))
  #expect(half.resolved(in: .dark).color == .some(try color("black")))
}

@Test(arguments: [
  "rgb(from currentColor r g b / 50%)", "color-mix(in oklab, currentColor, white)",
  "color-mix(in oklab, white, rgb(from currentColor r g b))",
])
func `a colour made of one without a value has none`(text: String) throws {
  #expect(try CSSColor(parsing: text) == .undetermined(.currentColor))
}

@Test func `letters may be escaped`() throws {
  #expect(try color(#"\72 ed"#).hex == "#ff0000")
  #expect(try color(#"r\67 b(1 2 3)"#).hex == "#010203")
  #expect(syntaxError(#"r\"#) != nil)
  #expect(syntaxError(#"\31 23"#) != nil)
}

@Test(arguments: [
  ("rgb(", "from rgb("), ("color-mix(in srgb,", "color-mix(in srgb,"), ("rgb(calc(", "("),
  ("light-dark(", "light-dark("), ("rgb(", "calc(1 + "),
])
func `deep texts are refused without a crash`(start: String, piece: String) {
  #expect(syntaxError(start + String(repeating: piece, count: 100_000)) != nil)
}

@Test func `random functions neither crash nor give what is not finite`() {
  var numbers = SplitMix64(seed: 9)
  let pieces = [
    "rgb(", "hsl(", "oklch(", "lab(", "color(", "color-mix(", "light-dark(", "calc(", "from ",
    "in ", "srgb", "oklch", "xyz", "hue", "longer", "red", "none", "r", "l", "c", "h", "alpha", ")",
    ")", ")", ",", ",", "/", " ", " ", " ", "%", "1", "50%", "0.5", "-1e300", "1e300", "infinity",
    "NaN", "* ", "+ ", "- ", "deg", "currentcolor", "var(", "\\72 ",
  ]
  for _ in 0..<100_000 {
    let text = (0..<Int.random(in: 1...14, using: &numbers))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &numbers)] }.joined()
    guard let color = try? CSSColor(parsing: text).color else { continue }
    let luminance = OpaqueColor(clipping: color).relativeLuminance
    #expect((0...1).contains(luminance) && (0...1).contains(color.alpha), "\(text)")
  }
}
