import Documents

/// Which role of Material Design lies on which; the design system defines it, so nothing is guessed.
enum MaterialPairings {
  /// The pairings of the roles that there are, whichever way their names are spelt.
  static func pairings(of names: [ExactText]) -> [Pairing] {
    var roles: [String: ExactText] = [:]
    // `onPrimary`, `on-primary` and `on_primary` are one role; `palettes.primary.40` is none.
    for name in names { roles[SwatchWords(name).words.joined()] = name }
    return all.compactMap { pair in
      guard let foreground = roles[pair.foreground.lowercased()],
        let background = roles[pair.background.lowercased()]
      else { return nil }
      return Pairing(
        foreground,
        on: background,
        use: pair.use,
        origin: .inferred(grammar: "material", confidence: .high)
      )
    }
  }

  private typealias Pair = (foreground: String, background: String, use: Use)

  private static let all: [Pair] = accents + surfaces + lines

  private static let accents: [Pair] =
    ["Primary", "Secondary", "Tertiary", "Error"].flatMap { role -> [Pair] in
      [("on\(role)", role, .text), ("on\(role)Container", "\(role)Container", .text)]
    }
    + ["Primary", "Secondary", "Tertiary"].flatMap { role in
      ["Fixed", "FixedDim"].flatMap { ground -> [Pair] in
        [
          ("on\(role)Fixed", "\(role)\(ground)", .text),
          ("on\(role)FixedVariant", "\(role)\(ground)", .text),
        ]
      }
    }

  private static let surfaces: [Pair] =
    [("onBackground", "background", .text)]
    + [
      "surface", "surfaceVariant", "surfaceDim", "surfaceBright", "surfaceContainerLowest",
      "surfaceContainerLow", "surfaceContainer", "surfaceContainerHigh", "surfaceContainerHighest",
    ].flatMap { ground -> [Pair] in
      [("onSurface", ground, .text), ("onSurfaceVariant", ground, .text)]
    }
    + [
      ("inverseOnSurface", "inverseSurface", .text), ("inversePrimary", "inverseSurface", .text),
    ]

  private static let lines: [Pair] = [
    ("outline", "surface", .boundary), ("outlineVariant", "surface", .decoration),
  ]
}
