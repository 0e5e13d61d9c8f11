import Colors
import Testing

/// A mixture of colours whose brackets stand for the function of a space.
private struct MixtureRow: Sendable {
  let parts: String
  let expected: String

  init(_ parts: String, _ expected: String) {
    self.parts = parts
    self.expected = expected
  }

  /// The mixture in `space`, each bracket opened with `function`.
  func row(in space: String, function: String, hue: String = "") -> Synonym {
    func written(_ text: String) -> String {
      text.split(separator: "[", omittingEmptySubsequences: false).joined(separator: function)
        .split(separator: "]", omittingEmptySubsequences: false).joined(separator: ")")
    }
    return Synonym("color-mix(in \(space)\(hue), \(written(parts)))", written(expected))
  }
}

/// After web-platform-tests, css/css-color/parsing/color-computed-color-mix-function.
private let rectangular = [
  MixtureRow("[.1 .2 .3], [.5 .6 .7]", "[.3 .4 .5]"),
  MixtureRow("[.1 .2 .3] 25%, [.5 .6 .7]", "[.4 .5 .6]"),
  MixtureRow("25% [.1 .2 .3], [.5 .6 .7]", "[.4 .5 .6]"),
  MixtureRow("[.1 .2 .3], [.5 .6 .7] 25%", "[.2 .3 .4]"),
  MixtureRow("[.1 .2 .3], 25% [.5 .6 .7]", "[.2 .3 .4]"),
  MixtureRow("[.1 .2 .3] 25%, [.5 .6 .7] 75%", "[.4 .5 .6]"),
  MixtureRow("[.1 .2 .3] 30%, [.5 .6 .7] 90%", "[.4 .5 .6]"),
  MixtureRow("[.1 .2 .3] 12.5%, [.5 .6 .7] 37.5%", "[.4 .5 .6 / 0.5]"),
  MixtureRow("[.1 .2 .3] 0%, [.5 .6 .7]", "[.5 .6 .7]"),
  MixtureRow("[.1 .2 .3] calc(10% + 15%), [.5 .6 .7]", "[.4 .5 .6]"),
  MixtureRow("[.1 .2 .3 / .4], [.5 .6 .7 / .8]", "[.36666667 .46666667 .56666667 / .6]"),
  MixtureRow("[.1 .2 .3 / .4] 25%, [.5 .6 .7 / .8]", "[.44285714 .54285714 .64285714 / .7]"),
  MixtureRow("[.1 .2 .3 / .4], [.5 .6 .7 / .8] 25%", "[.26 .36 .46 / .5]"),
  MixtureRow("[.1 .2 .3 / .4] 30%, [.5 .6 .7 / .8] 90%", "[.44285714 .54285714 .64285714 / .7]"),
  MixtureRow(
    "[.1 .2 .3 / .4] 12.5%, [.5 .6 .7 / .8] 37.5%",
    "[.44285714 .54285714 .64285714 / .35]"
  ),
  MixtureRow("[.1 .2 .3 / .4] 0%, [.5 .6 .7 / .8]", "[.5 .6 .7 / .8]"),
  MixtureRow("transparent, [.3 .4 .5]", "[.3 .4 .5 / .5]"),
  MixtureRow("transparent 10%, [.3 .4 .5]", "[.3 .4 .5 / .9]"),
  MixtureRow("[.1 .2 .3 / 0], [.3 .4 .5]", "[.3 .4 .5 / .5]"),
  MixtureRow("[none none none], [none none none]", "[none none none]"),
  MixtureRow("[none none none], [.5 .6 .7]", "[.5 .6 .7]"),
  MixtureRow("[.1 .2 .3], [none none none]", "[.1 .2 .3]"),
  MixtureRow("[.1 .2 .3], [.5 .6 none]", "[.3 .4 .3]"),
  MixtureRow("[none .2 .3], [.5 none .7]", "[.5 .2 .5]"),
  MixtureRow("[.1 .2 .3 / none], [.5 .6 .7]", "[.3 .4 .5]"),
  MixtureRow("[.1 .2 .3 / none], [.5 .6 .7 / .5]", "[.3 .4 .5 / .5]"),
  MixtureRow("[.1 .2 .3 / none], [.5 .6 .7 / none]", "[.3 .4 .5 / none]"),
]

@Test(arguments: predefinedSpaces)
func `colours mix along every predefined space`(space: String) throws {
  for row in rectangular {
    try expectSame(row.row(in: space, function: "color(\(space) "), tolerance: 1e-7)
  }
}

@Test(arguments: ["lab", "oklab"])
func `colours mix along Lab as along any other rectangular space`(space: String) throws {
  for row in rectangular {
    try expectSame(row.row(in: space, function: space + "("), tolerance: 1e-7)
  }
}

private let polar = [
  MixtureRow("[.1 .2 30], [.5 .6 70]", "[.3 .4 50]"),
  MixtureRow("[.1 .2 30] 25%, [.5 .6 70]", "[.4 .5 60]"),
  MixtureRow("[.1 .2 30], 25% [.5 .6 70]", "[.2 .3 40]"),
  MixtureRow("[.1 .2 30] 30%, [.5 .6 70] 90%", "[.4 .5 60]"),
  MixtureRow("[.1 .2 30] 12.5%, [.5 .6 70] 37.5%", "[.4 .5 60 / .5]"),
  // The hue is not premultiplied.
  MixtureRow("[.1 .2 30 / .4], [.5 .6 70 / .8]", "[.36666667 .46666667 50 / .6]"),
  MixtureRow("[.1 .2 30 / .4] 25%, [.5 .6 70 / .8]", "[.44285714 .54285714 60 / .7]"),
  MixtureRow("[.1 .2 none], [.5 .6 70]", "[.3 .4 70]"),
  MixtureRow("[none none none], [.5 .6 70]", "[.5 .6 70]"),
  MixtureRow("[.1 .2 none], [.5 .6 none]", "[.3 .4 none]"),
  // Without chroma, the second hue says nothing.
  MixtureRow("[none .2 30], [.5 none 70]", "[.5 .2 30]"),
  MixtureRow("transparent, [.3 .4 60]", "[.3 .4 60 / .5]"),
]

@Test(arguments: ["lch", "oklch"])
func `colours mix along polar spaces`(space: String) throws {
  for row in polar { try expectSame(row.row(in: space, function: space + "("), tolerance: 1e-7) }
}

/// The hue of two hues by each method: shorter, longer, increasing, decreasing.
private let turns: [(String, String, [String])] = [
  ("40", "60", ["50", "230", "50", "230"]), ("60", "40", ["50", "230", "230", "50"]),
  ("50", "330", ["10", "190", "190", "10"]), ("330", "50", ["10", "190", "10", "190"]),
  ("20", "320", ["350", "170", "170", "350"]), ("320", "20", ["350", "170", "350", "170"]),
]

@Test(arguments: ["lch", "oklch", "hsl", "hwb"])
func `the way around the hue circle is chosen`(space: String) throws {
  let pattern =
    switch space {
    case "hsl": ("hsl(", " 50% 50%)")
    case "hwb": ("hwb(", " 30% 40%)")
    default: ("\(space)(1 0.1 ", ")")
    }
  for (first, second, expected) in turns {
    for (method, hue) in zip(["shorter", "longer", "increasing", "decreasing"], expected) {
      let parts = [first, second].map { pattern.0 + $0 + pattern.1 }.joined(separator: ", ")
      let wanted = pattern.0 + hue + pattern.1
      try expectSame(Synonym("color-mix(in \(space) \(method) hue, \(parts))", wanted))
      if method == "shorter" {
        try expectSame(Synonym("color-mix(in \(space), \(parts))", wanted))
      }
    }
  }
}

@Test(arguments: [
  ParsingRow("color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%))", 84, 92, 61),
  ParsingRow("color-mix(in hsl, 25% hsl(120deg 10% 20%), hsl(30deg 30% 40%))", 112, 106, 67),
  ParsingRow("color-mix(in hwb, hwb(120deg 10% 20%), 25% hwb(30deg 30% 40%))", 96, 191, 38),
  ParsingRow(
    "color-mix(in hsl, hsl(120deg 10% 20% / .4), hsl(30deg 30% 40% / .8))",
    95,
    105,
    65,
    0.6
  ),
  ParsingRow("color-mix(in hsl, white, blue)", 159, 159, 223),
  ParsingRow("color-mix(in lch, white, black)", 119, 119, 119),
])
func `mixtures have the published sRGB`(row: ParsingRow) throws {
  let color = try color(row.text)
  let bytes = SIMD3<Double>(OpaqueColor(clipping: color).bytes)
  #expect(distance(bytes, SIMD3<Double>(row.rgb)) <= 1, "\(bytes)")
  #expect(abs(color.alpha - row.alpha) < 1e-6)
}

/// After web-platform-tests, css/css-color/parsing/color-mix-out-of-gamut.
@Test(
  arguments: [
    ("color(display-p3 0 1 0)", [-0.511814, 1.01832, -0.310726]),
    ("lab(100 104.3 -50.9)", [1.59343, 0.58802, 1.40564]),
    ("lab(0 104.3 -50.9)", [0.351376, -0.213938, 0.299501]),
    ("lch(100 116 334)", [1.59328, 0.588284, 1.40527]),
    ("oklab(1 0.365 -0.16)", [1.59295, 0.360371, 1.38571]),
    ("oklch(0 0.399 336.3)", [0.076536, -0.045825, 0.0937443]),
  ] as [(String, SIMD3<Double>)]
)
func `a colour outside sRGB survives hsl and hwb`(text: String, rgb: SIMD3<Double>) throws {
  for space in ["hsl", "hwb"] {
    let mixed = try color("color-mix(in \(space), \(text) 100%, rgb(0, 0, 0) 0%)")
    #expect(distance(mixed.converted(to: .srgb).components, rgb) < 1e-3)
  }
}

@Test func `more than two colours mix by their shares, and oklab is the default`() throws {
  try expectSame(
    Synonym(
      "color-mix(in srgb, color(srgb 1 0 0) 20%, color(srgb 0 1 0) 30%, color(srgb 0 0 1))",
      "color(srgb .2 .3 .5)"
    )
  )
  try expectSame(
    Synonym("color-mix(oklab(.2 .1 .1), oklab(.4 .3 .1))", "oklab(.3 .2 .1)")
  )
}

@Test(arguments: [
  "color-mix(in lch, red -10%, blue)", "color-mix(in srgb, red 150%, blue)",
  "color-mix(in lch hue, red, blue)", "color-mix(in lch shorter, red, blue)",
  "color-mix(in lch foo, red, blue)", "color-mix(in lch red, blue)", "color-mix(in lch, red blue)",
  "color-mix(red, blue, in lch)", "color-mix(longer hue, red, blue)",
  "color-mix(in lab longer hue, red, blue)", "color-mix(in srgb longer hue, red, blue)",
  "color-mix(in xyz increasing hue, red, blue)", "color-mix(in srgb, red, blue blue)",
  "color-mix(in srgb, red 0%, blue 0%)", "color-mix(in nowhere, red, blue)", "color-mix()",
  "color-mix(in srgb)", "color-mix(in srgb,)", "color-mix(in srgb, red 10, blue)",
  "color-mix(in srgb, red, blue", "color-mix(in srgb, red, #12345)",
])
func `a mixture that CSS does not allow is an error`(text: String) {
  #expect(syntaxError(text) != nil)
}
