extension ColorSpace {
  /// CIE 1931 XYZ relative to D50, with Y = 1 for white (CSS Color 4, section 10.9).
  public static let xyzD50 = ColorSpace(
    id: "xyz-d50",
    channels: ColorSpace.xyzD65.channels,
    base: .xyzD65,
    toBase: { toD65 * $0 },
    fromBase: { fromD65 * $0 }
  )
}

private let fromD65 = WhitePoint.d65.adaptation(to: .d50)
private let toD65 = fromD65.inverse
