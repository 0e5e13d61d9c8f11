import Documents
import Palettes
import Testing

private func material(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "material-theme.json")
}

/// The roles of a scheme, as the design system lists them.
private let roles = [
  "primary", "surfaceTint", "onPrimary", "primaryContainer", "onPrimaryContainer", "secondary",
  "onSecondary", "secondaryContainer", "onSecondaryContainer", "tertiary", "onTertiary",
  "tertiaryContainer", "onTertiaryContainer", "error", "onError", "errorContainer",
  "onErrorContainer", "background", "onBackground", "surface", "onSurface", "surfaceVariant",
  "onSurfaceVariant", "outline", "outlineVariant", "shadow", "scrim", "inverseSurface",
  "inverseOnSurface", "inversePrimary", "primaryFixed", "onPrimaryFixed", "primaryFixedDim",
  "onPrimaryFixedVariant", "secondaryFixed", "onSecondaryFixed", "secondaryFixedDim",
  "onSecondaryFixedVariant", "tertiaryFixed", "onTertiaryFixed", "tertiaryFixedDim",
  "onTertiaryFixedVariant", "surfaceDim", "surfaceBright", "surfaceContainerLowest",
  "surfaceContainerLow", "surfaceContainer", "surfaceContainerHigh", "surfaceContainerHighest",
]

@Suite struct MaterialThemeTests {
  private static let export = """
    {
      "description": "TYPE: CUSTOM", "seed": "#6750A4",
      "coreColors": {"primary": "#6750A4"},
      "extendedColors": [
        {"name": "Leaf", "color": "#386A20", "description": "", "harmonized": true}
      ],
      "schemes": {
        "dark": {"primary": "#D0BCFE", "onPrimary": "#36265D"},
        "light": {"primary": "#65558F", "onPrimary": "#FFFFFF"},
        "light-medium-contrast": {"primary": "#483971", "onPrimary": "#FFFFFF"},
        "light-high-contrast": {"primary": "#26164F", "onPrimary": "#FFFFFF"}
      },
      "palettes": {"primary": {"40": "#68548E"}, "neutral-variant": {"90": "#E7E0EB"}}
    }
    """

  @Test func `schemes are modes, and tones are the same in all of them`() throws {
    let reading = try material(Self.export)
    #expect(
      reading.modeNames == ["light", "light/high-contrast", "light/medium-contrast", "dark"]
    )
    #expect(reading.color("primary", in: "light") == "#65558f")
    #expect(reading.color("primary", in: "light/medium-contrast") == "#483971")
    #expect(reading.color("primary", in: "dark") == "#d0bcfe")
    // The tone of a palette is another colour than the role that is named for it.
    #expect(reading.color("palettes.primary.40", in: "light") == "#68548e")
    #expect(reading.color("palettes.neutral-variant.90", in: "dark") == "#e7e0eb")
    #expect(reading.color("extendedColors.Leaf", in: "light/high-contrast") == "#386a20")
    #expect(reading.color("coreColors.primary") == "#6750a4")
    #expect(reading.color("seed") == "#6750a4")
    #expect(reading.problems.isEmpty && reading.skipped == 1)
  }

  @Test(arguments: [false, true])
  func `the design system says which role lies on which`(isKebab: Bool) throws {
    func spelt(_ role: String) -> String {
      guard isKebab else { return role }
      return role.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }
    let members = roles.map { "\"\(spelt($0))\": \"hsl(256 34% 48%)\"" }.joined(separator: ", ")
    let reading = try material("{\"schemes\": {\"light\": {\(members)}}}")
    #expect(reading.palette.swatches.count == 49)
    #expect(reading.color("primary") == "#6751a4")
    var pairs: [String: String] = [:]
    for pairing in reading.palette.pairings {
      #expect(pairing.confidence == "high")
      pairs["\(pairing.foreground)/\(pairing.background)"] = pairing.use.id
    }
    for (foreground, background, use) in [
      ("onPrimary", "primary", "text"), ("onErrorContainer", "errorContainer", "text"),
      ("onTertiaryFixedVariant", "tertiaryFixedDim", "text"),
      ("onSecondaryFixed", "secondaryFixed", "text"),
      ("onSurfaceVariant", "surfaceContainerHighest", "text"), ("onSurface", "surfaceDim", "text"),
      ("inversePrimary", "inverseSurface", "text"), ("outline", "surface", "boundary"),
      ("outlineVariant", "surface", "decoration"), ("onBackground", "background", "text"),
    ] {
      #expect(pairs["\(spelt(foreground))/\(spelt(background))"] == use, "\(foreground)")
    }
    // 8 accents, 12 fixed ones, the background, 2 texts on 9 surfaces, 2 inverse, 2 lines.
    #expect(pairs.count == 43)
    #expect(!pairs.keys.contains { $0.contains("hadow") || $0.contains("scrim") })
  }

  @Test func `faults have their lines`() throws {
    let reading = try material(
      "\u{FEFF}{\"schemes\": {\"light\": {\r\n\"primary\": \"#65558\",\r\n\"onPrimary\": 4,\r\n"
        + "\"onError\": null, \"error\": \"#fff\",\r\n\"error\": \"#ba1a1a\"},\r\n\"dark\": []},\r\n"
        + "\"palettes\": {\"primary\": \"#fff\"},\r\n\"extendedColors\": [{\"name\": \"x\"}]}"
    )
    #expect(
      reading.faults == [
        "unreadable-color 2", "unreadable-color 3", "unreadable-color 4", "duplicate-swatch 5",
        "unreadable-color 6", "unreadable-color 7", "unreadable-color 8",
      ]
    )
    #expect(reading.problems[3].message.contains("on lines 4 and 5"))
    #expect(reading.color("error", in: "light") == "#ba1a1a")
    #expect(reading.color("onPrimary", in: "light") == "faulty")
  }

  @Test func `a scheme in another file is no export`() {
    let text = "{\"schemes\": {\"http\": {}}, \"info\": {\"version\": \"1\"}}"
    let error = #expect(throws: PaletteError.self) { try material(text) }
    #expect(error?.reason == .unknownFormat)
    let forced = #expect(throws: PaletteError.self) {
      let file = SourceFile(name: "a.json", text: "[]")
      _ = try PaletteFormat.reading(of: SourceTree(file), as: .materialTheme)
    }
    #expect(forced?.message.contains("schemes") == true)
  }
}
