extension ColorSpace {
  /// CIE Lab in polar form: lightness 0 to 100, chroma from 0 to about 150, hue in degrees.
  ///
  /// CSS Color 4, section 9.3.
  public static let lch = ColorSpace(
    id: "lch",
    channels: [
      Channel("l", 0...100, .lightness), Channel("c", 0...150, .colorfulness),
      Channel("h", 0...360, .hue),
    ],
    base: .lab,
    toBase: { $0.rectangular },
    fromBase: { $0.polar },
    isAchromatic: { $0.y <= 0.0015 }
  )
}
