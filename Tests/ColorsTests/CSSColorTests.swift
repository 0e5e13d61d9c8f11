import Colors
import Documents
import TestSupport
import Testing

/// Texts and what they are as 8-bit sRGB and alpha; checked by their authors in a browser.
struct ParsingRow: Sendable, CustomStringConvertible {
  let text: String
  let rgb: SIMD3<Int>
  let alpha: Double

  init(_ text: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Double = 1) {
    self.text = text
    self.rgb = SIMD3(red, green, blue)
    self.alpha = alpha
  }

  var description: String { text }
}

private func expectReading(_ row: ParsingRow) throws {
  let color = try color(row.text)
  #expect(SIMD3<Int>(truncatingIfNeeded: OpaqueColor(clipping: color).bytes) == row.rgb)
  #expect(abs(color.alpha - row.alpha) < 1e-6)
}

@Test(arguments: [
  ParsingRow("#1a2c", 17, 170, 34, 0.8), ParsingRow("#22446688", 34, 68, 102, 136.0 / 255),
  ParsingRow("#ffe", 255, 255, 238), ParsingRow("#FFE0", 255, 255, 238, 0),
  ParsingRow("#00808080", 0, 128, 128, 128.0 / 255), ParsingRow(" #1a2c3d ", 26, 44, 61),
  ParsingRow("#fffffffe", 255, 255, 255, 254.0 / 255),
])
func `hex colours have 3, 4, 6 or 8 digits`(row: ParsingRow) throws { try expectReading(row) }

@Test(arguments: [
  ParsingRow("rgb(50% 50% 50%)", 128, 128, 128), ParsingRow("rgb(90% 90% 90%)", 230, 230, 230),
  ParsingRow("rgb(50%, 90%, 30%)", 128, 230, 77), ParsingRow("hsl(0.6turn 70% 40%)", 31, 88, 173),
  ParsingRow("hsl(216deg 70% 40%)", 31, 88, 173), ParsingRow("hsl(240grad 70% 40%)", 31, 88, 173),
  ParsingRow("hsl(3.76991118rad 70% 40%)", 31, 88, 173),
  ParsingRow("hsl(-150 80% 30%)", 15, 77, 138), ParsingRow("hsl(930deg 80% 30%)", 15, 77, 138),
  ParsingRow("hsl(210 80 30)", 15, 77, 138), ParsingRow("rgba(20,40,60,.5)", 20, 40, 60, 0.5),
  ParsingRow("rgb(20 40 60 / +00.5e2%)", 20, 40, 60, 0.5),
  ParsingRow("rgb(/* R */0, /* G */51, /* B */255)", 0, 51, 255),
  ParsingRow("rgb(0\t,\u{C}51 ,255)", 0, 51, 255), ParsingRow("/**/rgb(1 2 3)/* */", 1, 2, 3),
  ParsingRow("rgb(10.5.5.5)", 11, 1, 1), ParsingRow("RGB(20 40 60/none)", 20, 40, 60, 0),
  ParsingRow("rgba(1 2 3)", 1, 2, 3), ParsingRow("rgb(1,2,3,40%)", 1, 2, 3, 0.4),
  ParsingRow("rgb(10% 128 0)", 26, 128, 0), ParsingRow("hsl(-300, 100%, 37.5%)", 191, 191, 0),
])
func `numbers, percentages and angles follow CSS`(row: ParsingRow) throws {
  try expectReading(row)
}

@Test(arguments: [
  ParsingRow("hsl(none 60% 40%)", 163, 41, 41), ParsingRow("rgb(none 90 30)", 0, 90, 30),
  ParsingRow("rgb(400 -30 1e3)", 255, 0, 255), ParsingRow("rgb(10 20 30 / 7)", 10, 20, 30),
  ParsingRow("rgb(10 20 30 / -2)", 10, 20, 30, 0), ParsingRow("rgb(1e400 0 0)", 255, 0, 0),
  ParsingRow("rgb(1e-400 -0 0)", 0, 0, 0), ParsingRow("hsl(0 -20% 50%)", 128, 128, 128),
])
func `what is missing counts as 0, and what is too large is clamped`(row: ParsingRow) throws {
  try expectReading(row)
}

@Test(arguments: [
  ParsingRow("hwb(210 60% 90%)", 102, 102, 102), ParsingRow("hwb(30 100% 20%)", 213, 213, 213),
  ParsingRow("hwb(300 100% 100%)", 128, 128, 128), ParsingRow("hwb(150 20% 30%)", 51, 179, 115),
  ParsingRow("hwb(150 20% 30% / 0.4)", 51, 179, 115, 0.4),
  ParsingRow("hwb(1.5e2 20 30)", 51, 179, 115),
])
func `hwb mixes to an even grey where white and black fill it`(row: ParsingRow) throws {
  try expectReading(row)
}

@Test(arguments: [
  ParsingRow(" DarkSlateGrey ", 47, 79, 79), ParsingRow("\tTOMATO\n", 255, 99, 71),
  ParsingRow("transparent", 0, 0, 0, 0), ParsingRow("RebeccaPurple", 102, 51, 153),
  ParsingRow("grey", 128, 128, 128), ParsingRow("GRAY", 128, 128, 128),
  ParsingRow("lightgoldenrodyellow", 250, 250, 210), ParsingRow("aliceblue", 240, 248, 255),
  ParsingRow("yellowgreen", 154, 205, 50), ParsingRow("TransParent", 0, 0, 0, 0),
])
func `names do not depend on case`(row: ParsingRow) throws { try expectReading(row) }

@Test(arguments: [
  "#1A2C8", "#1234567", "#12", "#ggg", "1a2c3d", "# 1a2c3d", "#+1a2c3", "#", "#fffffffff",
  "constructor", "__proto__", "toString", "hasOwnProperty", "dark slate grey", "blac\u{212A}",
  "hwb(150, 20%, 30%)", "rgb(0x1F 0 0)", "rgb(nan 0 0)", "rgb(infinity 0 0)", "", " /* hey */\n",
  "4", "top", "current-Color", "rgb(10%, 50%, 0)", "rgb(255, 50%, 0%)", "rgb(0, 0 0)",
  "rgb(0, 0, 0deg)", "rgb(0, 0, light)", "rgb()", "rgb(0)", "rgb(0, 0)", "rgb(0, 0, 0, 0, 0)",
  "rgba(0, 0, 0 0)", "rgba(0, 0, 0, 0deg)", "hsl(10, 50%, 0)", "hsl(50%, 50%, 0%)",
  "hsl(0, 0% 0%)", "hsl(0, 0%, light)", "cmyk(0, 0, 0, 0)", "rgb(1 2 3", "rgb(1 2 3))",
  "rgb(1 2 3 4)", "rgb(1 2 3, 4)", "rgb(1, 2, 3 / 4)", "rgb(none, 2, 3)", "rgb(1, 2, 3, none)",
  "rgb (1 2 3)", "rgb(1. 2 3)", "rgb(1 2 3 /)", "red blue", "red;", "rgb(1 2 3px)", "rgb(+ 1 2 3)",
  "hsl(1em 2% 3%)", "hsl(1 2deg 3%)", "rgb(--1 2 3)", "\u{FEFF}red", "r\u{435}d", "#fff\u{430}",
])
func `what is not CSS is an error`(text: String) {
  #expect(syntaxError(text) != nil)
}

@Test(
  arguments: [
    ("#12", "a hex colour has 3, 4, 6 or 8 digits; this has 2", nil, 0, 3),
    ("#ggg", "'g' is not a hexadecimal digit", nil, 1, 2),
    ("1a2c3d", "a hex colour starts with #", "write #1a2c3d", 0, 6),
    (
      "r\u{435}d", "this is U+0435 CYRILLIC SMALL LETTER IE, not an ASCII character",
      "retype it with a plain letter", 1, 3
    ),
    (
      "hwb(150, 20%, 30%)", "hwb() has no comma form",
      "separate the values with spaces, and the alpha with /", 7, 8
    ),
    (
      "hsl(10, 50%, 0)", "in the comma form of hsl() saturation and lightness are percentages",
      "add %", 13, 14
    ),
    ("rgb(1 2 3", "the colour ends too early: expected a closing parenthesis", nil, 9, 9),
    ("rgb(1 2)", "rgb() takes three values and an alpha; this has 2", nil, 7, 8),
    ("rgb(1 2 3 4)", "rgb() takes three values and an alpha; this has 4", nil, 10, 11),
    ("rgb (1 2 3)", "there is a space between rgb and its parenthesis", "write rgb(", 0, 5),
    ("red blue", "the colour is followed by 'blue'", nil, 4, 8),
    ("bleu", "'bleu' is not a colour name", nil, 0, 4),
    ("cmyk(0 0 0 0)", "cmyk() is not a colour function", nil, 0, 4),
    ("red\u{1B}[31m", "the colour is followed by '\\u{1b}[31m'", nil, 3, 8),
  ] as [(String, String, String?, Int, Int)]
)
func `an error says what, where and what to do`(
  text: String,
  message: String,
  hint: String?,
  start: Int,
  end: Int
) throws {
  let error = try #require(syntaxError(text))
  #expect(error.message == message)
  #expect(error.hint == hint)
  #expect(error.range == SourceRange(start, end))
}

@Test(arguments: [
  ("currentColor", UndeterminedColor.currentColor), ("INHERIT", .wideKeyword("inherit")),
  ("initial", .wideKeyword("initial")), ("unset", .wideKeyword("unset")),
  ("revert", .wideKeyword("revert")), ("CanvasText", .systemColor("canvastext")),
  ("ButtonFace", .systemColor("buttonface")), ("var(--ink)", .substitution),
  ("rgb(var(--r) 0 0 / 50%)", .substitution), ("VAR( --ink , red )", .substitution),
])
func `what has no value by itself is undetermined`(text: String, expected: UndeterminedColor) throws
{
  #expect(try CSSColor(parsing: text) == .undetermined(expected))
}

@Test func `arguments may leave out the hash`() throws {
  #expect(try color("777", options: .bareHex).hex == "#777777")
  #expect(try color("22446688", options: .bareHex).hex == "#22446688")
  #expect(try color("tan", options: .bareHex).hex == "#d2b48c")
  #expect(syntaxError("77", options: .bareHex)?.reason == .digitCount(2))
  #expect(syntaxError("777") != nil)
}

/// Each text is a piece, repeated; a text may be long, but neither slow nor deep.
@Test(arguments: [
  ("rgb(", " ", 1_000_000, ""), ("hwb(", "1", 500_000, ""), ("hsla(0", " ", 500_000, "\u{25CE}"),
  ("rgb(", "calc(", 100_000, ""), ("#", "f", 1_000_000, ""), ("", "a", 1_000_000, ""),
  ("rgb(1 2 3", "/**/", 250_000, ""), ("", "/*", 500_000, ""), ("rgb(0.", "0", 1_000_000, " x"),
])
func `a long text is refused in linear time and quoted in short`(
  start: String,
  piece: String,
  count: Int,
  end: String
) throws {
  // In quadratic time it would take many minutes.
  let error = syntaxError(start + String(repeating: piece, count: count) + end)
  #expect(try #require(error).description.utf8.count < 200)
}

@Test func `random bytes neither crash nor give what is not finite`() {
  var numbers = SplitMix64(seed: 43)
  let pieces = [
    "rgb(", "hsl(", "hwb(", "#", ")", ",", "/", "%", "none", " ", "1", "-", "+", ".", "e", "9e99",
    "deg", "turn", "/*", "*/", "red", "var(", "ff", "1e400", "calc(", "\u{435}", "oklch(", "lab(",
    "color(", "xyz ", "color-mix(in ", "lch longer hue,", "light-dark(", "from ", "\\", "infinity",
    "alpha", "r g b", "l c h", "rgb(1 2 3)", "oklch(0.5 0.1 20 / 50%)", " * ", " - ", "min(",
    "1 1 1)",
  ].map { Array($0.utf8) }
  for _ in 0..<100_000 {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...16, using: &numbers) {
      if Bool.random(using: &numbers) {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &numbers)]
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &numbers))
      }
    }
    guard let color = try? CSSColor(parsing: bytes.span).color else { continue }
    let opaque = OpaqueColor(clipping: color)
    #expect((0...1).contains(opaque.relativeLuminance), "\(bytes)")
    #expect((0...1).contains(color.alpha), "\(bytes)")
  }
}

@Test(arguments: [
  ("0.1", 0.1), ("123456789012345678901234567890", 123456789012345678901234567890.0),
  ("0.1234567890123456789", 0.1234567890123456789), ("5e-324", .leastNonzeroMagnitude), (".5e1", 5),
  ("1e22", 1e22), ("1e23", 1e23), ("9007199254740993", 0x1p53), ("+00012.50", 12.5),
])
func `numbers become the nearest double`(text: String, value: Double) throws {
  // The hue is the one place of this notation that is not scaled or clamped.
  let hue = value.truncatingRemainder(dividingBy: 360)
  #expect(try color("hsl(\(text) 50% 50%)").components.x == hue)
}

/// Components beyond all colours, and what an sRGB screen shows: the nearest of each channel.
@Test(arguments: ["lab(50 calc(infinity) 0)", "lab(50 1e104 0)", "lab(50% 1e308 0)"])
func `absurd components end at the edge of the gamut, whatever their size`(text: String) throws {
  let absurd = try #require(try CSSColor(parsing: text).color)
  let large = try #require(try CSSColor(parsing: "lab(50 100000 0)").color)
  #expect(OpaqueColor(clipping: absurd).hex == OpaqueColor(clipping: large).hex)
}

@Test(arguments: ["#abc", "#ABCD", "#1f2328", "#1F23287f", "#000000", "#ffffffff"])
func `a hexadecimal colour by itself is what CSS reads`(text: String) throws {
  #expect(HexColor(text.utf8.span)?.color == (try CSSColor(parsing: text).color))
}

@Test(arguments: [
  "", "#", "#ab", "#abcde", "#abcdefa", "#123456789", "abc", "#12g", " #abc", "#abc ",
])
func `anything else is no hexadecimal colour by itself`(text: String) {
  #expect(HexColor(text.utf8.span) == nil)
}
