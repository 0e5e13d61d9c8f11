extension ColorSpace {
  /// Oklab in polar form: lightness 0 to 1, chroma from 0 to about 0.4, hue in degrees.
  ///
  /// CSS Color 4, section 9.3.
  public static let oklch = ColorSpace(
    id: "oklch",
    channels: [
      Channel("l", 0...1, .lightness), Channel("c", 0...0.4, .colorfulness),
      Channel("h", 0...360, .hue),
    ],
    base: .oklab,
    toBase: { $0.rectangular },
    fromBase: { $0.polar },
    isAchromatic: { $0.y <= 0.000004 }
  )
}
