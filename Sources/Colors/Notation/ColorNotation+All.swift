extension ColorNotation {
  /// Every function, in the order of CSS Color.
  static let all: [ColorNotation] = [
    .rgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch, .color, .colorMix, .lightDark,
  ]

  /// The functions by their names.
  static let byName: [Keyword: ColorNotation] = {
    var notations: [Keyword: ColorNotation] = [:]
    for notation in all {
      for name in notation.names { notations[Keyword(name)] = notation }
    }
    return notations
  }()
}
