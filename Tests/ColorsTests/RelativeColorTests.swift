import Colors
import Testing

/// After web-platform-tests, css/css-color/parsing/color-computed-relative-color.
private let predefined = [
  Synonym("color(from color(SPACE 0.7 0.5 0.3) SPACE C)", "color(SPACE 0.7 0.5 0.3)"),
  Synonym("color(from color(SPACE .7 .5 .3 / 40%) SPACE C)", "color(SPACE .7 .5 .3 / .4)"),
  Synonym("color(from color(SPACE .7 .5 .3 / 40%) SPACE C / 0)", "color(SPACE .7 .5 .3 / 0)"),
  Synonym("color(from color(SPACE .7 .5 .3) SPACE C / 20%)", "color(SPACE .7 .5 .3 / .2)"),
  Synonym("color(from color(SPACE .7 .5 .3) SPACE 2 3 4 / 5)", "color(SPACE 2 3 4)"),
  Synonym("color(from color(SPACE .7 .5 .3) SPACE -200% -3 -4)", "color(SPACE -2 -3 -4)"),
  Synonym("color(from color(SPACE 1.7 1.5 -1.3 / 140%) SPACE C)", "color(SPACE 1.7 1.5 -1.3)"),
  Synonym(
    "color(from color(SPACE .7 .5 .3) SPACE none none none)",
    "color(SPACE none none none)"
  ),
  Synonym("color(from color(SPACE .7 .5 .3) SPACE C / none)", "color(SPACE .7 .5 .3 / none)"),
  Synonym(
    "color(from color(SPACE 0.7 0.5 0.3 / 40%) SPACE alpha alpha alpha / alpha)",
    "color(SPACE 0.4 0.4 0.4 / 0.4)"
  ),
  Synonym(
    "color(from color(from color(SPACE 0.7 0.5 0.3) SPACE C) SPACE C)",
    "color(SPACE 0.7 0.5 0.3)"
  ),
  Synonym("color(from color(SPACE 0.7 none 0.3) SPACE C)", "color(SPACE 0.7 none 0.3)"),
]

@Test(arguments: predefinedSpaces)
func `color() starts from any colour`(space: String) throws {
  let channels = space.hasPrefix("xyz") ? "x y z" : "r g b"
  for row in predefined {
    let text = row.text.split(separator: "C)", omittingEmptySubsequences: false)
      .joined(separator: channels + ")")
      .split(separator: "C /", omittingEmptySubsequences: false).joined(separator: channels + " /")
    try expectSame(Synonym(text, row.expected).with(space: space))
  }
}

@Test(arguments: [
  ParsingRow("rgb(from rebeccapurple r g b)", 102, 51, 153),
  ParsingRow("rgb(from rgb(20%, 40%, 60%, 80%) r g b / alpha)", 51, 102, 153, 0.8),
  ParsingRow("rgb(from hsl(120deg 20% 50% / .5) r g b / alpha)", 102, 153, 102, 0.5),
  ParsingRow("rgb(from rebeccapurple 0 g b / alpha)", 0, 51, 153),
  ParsingRow("rgb(from rebeccapurple r 20% 10)", 102, 51, 10),
  ParsingRow("rgb(from rebeccapurple g b r)", 51, 153, 102),
  ParsingRow("rgb(from rebeccapurple b alpha r / g)", 153, 1, 102),
  ParsingRow("rgb(from rgb(20%, 40%, 60%, 80%) r r r / r)", 51, 51, 51),
  ParsingRow("rgb(from rebeccapurple r g b / 25%)", 102, 51, 153, 0.25),
  ParsingRow("rgb(from rebeccapurple r calc(g * 2) 10)", 102, 102, 10),
  ParsingRow("rgb(from rebeccapurple r calc(b * .5 - g * .5) 10)", 102, 51, 10),
  ParsingRow(
    "rgb(from rgb(20%, 40%, 60%, 80%) calc(255 * alpha) calc(255 * alpha) 0 / alpha)",
    204,
    204,
    0,
    0.8
  ),
  ParsingRow("rgb(from rebeccapurple r g none / none)", 102, 51, 0, 0),
  ParsingRow("hsl(from rebeccapurple h s l)", 102, 51, 153),
  ParsingRow("hsl(from rebeccapurple 0deg s l / alpha)", 153, 51, 51),
  ParsingRow("hsl(from rebeccapurple 25 s l)", 153, 94, 51),
  ParsingRow("hsl(from rebeccapurple h 20% l / .25)", 102, 82, 122, 0.25),
  ParsingRow("hsl(from rebeccapurple h l s)", 128, 77, 179),
  ParsingRow("hsl(from rgb(20%, 40%, 60%, 80%) h alpha l / s)", 101, 102, 103),
  ParsingRow("hsl(from hsl(120deg none 50% / .5) h s l)", 128, 128, 128, 0.5),
  ParsingRow("hwb(from rebeccapurple h w b)", 102, 51, 153),
  ParsingRow("hwb(from rebeccapurple h b w)", 153, 102, 204),
  ParsingRow("hwb(from rebeccapurple h w 20%)", 128, 51, 204),
  ParsingRow("hwb(from rebeccapurple h calc(100% * alpha) w / b)", 212, 212, 212),
  ParsingRow("hwb(from rebeccapurple none none none / none)", 255, 0, 0, 0),
])
func `channels of the origin have names`(row: ParsingRow) throws {
  let color = try color(row.text)
  let bytes = SIMD3<Double>(OpaqueColor(clipping: color).bytes)
  #expect(distance(bytes, SIMD3<Double>(row.rgb)) <= 1, "\(bytes)")
  #expect(abs(color.alpha - row.alpha) < 1e-6)
}

@Test(arguments: [
  Synonym("lab(from lab(25 20 50) l a b)", "lab(25 20 50)"),
  Synonym("lab(from lab(25 20 50 / 40%) 0 a b / alpha)", "lab(0 20 50 / .4)"),
  Synonym("lab(from lab(70 45 30 / 40%) 200 300 400 / 500)", "lab(100 300 400)"),
  Synonym("oklab(from oklab(.25 .2 .5) l b a)", "oklab(.25 .5 .2)"),
  Synonym("oklab(from oklab(.7 .45 .3 / 40%) 2 3 4 / 500)", "oklab(1 3 4)"),
  Synonym("lch(from lch(70 45 30) l c calc(h - 40))", "lch(70 45 350)"),
  Synonym("lch(from lch(.7 45 30 / 40%) l c c / alpha)", "lch(.7 45 45 / .4)"),
  Synonym("oklch(from oklch(.7 .45 30) l calc(c * -1) 25)", "oklch(.7 0 25)"),
  Synonym("oklch(from oklch(.7 none 30) l c h)", "oklch(.7 none 30)"),
  // Within a calculation, what is missing is 0.
  Synonym("oklch(from oklch(.7 none 30) l calc(c + 0.1) h)", "oklch(.7 .1 30)"),
  Synonym("lab(from lab(25 20 50 / none) l a b)", "lab(25 20 50 / none)"),
  Synonym("color(from color(xyz-d65 .1 .2 .3) xyz z y x)", "color(xyz .3 .2 .1)"),
  Synonym("lch(from light-dark(lch(1 2 3), lch(4 5 6)) l c h)", "lch(1 2 3)"),
])
func `lightness and chroma of a relative colour are clamped, axes are not`(row: Synonym) throws {
  let text = row.text
  if case .lightDark(let light, let dark) = try CSSColor(parsing: text) {
    #expect(light.color?.css == row.expected)
    #expect(dark.color?.css == "lch(4 5 6)")
  } else {
    try expectSame(row)
  }
}

@Test(arguments: [
  "rgb(from rebeccapurple r 10deg 10)", "rgb(from rebeccapurple red g b)",
  "rgb(from rebeccapurple l g b)", "rgb(from rebeccapurple, r, g, b)",
  "rgba(from rgb(10%, 20%, 30%, 40%), r, g, b, alpha)", "rgb(from rebeccapurple r, g, b)",
  "hsl(from rebeccapurple 10% s l)", "hsl(from rebeccapurple hue s l)",
  "hsl(from rebeccapurple h g b)", "hwb(from rebeccapurple 10% w b)",
  "hwb(from rebeccapurple x w b)", "lab(from lab(.25 20 50) l 10deg 10)",
  "lab(from lab(.25 20 50) lightness a b)", "lch(from lch(.70 45 30) l c 10%)",
  "lch(from lch(.70 45 30) l g b)", "color(from color(srgb 0.7 0.5 0.3) srgb 10deg g b)",
  "color(from color(srgb 0.7 0.5 0.3) srgb r g b / 10deg)",
  "color(from color(srgb 0.7 0.5 0.3) srgb x g b)", "color(from color(xyz 7 -20.5 100) xyz red y)",
  "color(from color(xyz 7 -20.5 100) xyz r y z)", "rgb(from #12345 r g b)", "rgb(from r g b)",
  "rgb(r g b)", "rgb(from red)", "color(from red r g b)", "hsl(from red calc(h + 10deg) s l)",
])
func `a relative colour that CSS does not allow is an error`(text: String) {
  #expect(syntaxError(text) != nil)
}

@Test(arguments: [
  "rgb(from currentColor r g b)", "oklch(from currentcolor calc(l - 0.1) c h / 50%)",
  "color(from currentColor srgb r g b)", "color-mix(in srgb, hsl(from currentColor h s l), red)",
])
func `an undetermined origin makes the colour undetermined`(text: String) throws {
  #expect(try CSSColor(parsing: text) == .undetermined(.currentColor))
  #expect(syntaxError("rgb(from currentColor r g q)") != nil)
}
