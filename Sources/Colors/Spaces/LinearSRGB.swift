extension ColorSpace {
  /// sRGB in linear light, 0 to 1 (CSS Color 4, section 10.3).
  public static let linearSRGB = ColorSpace(
    id: "srgb-linear",
    channels: Channel.rgb,
    base: .xyzD65,
    toBase: { linearSRGBToXYZ * $0 },
    fromBase: { fromXYZ * $0 }
  )
}

/// The primaries of ITU-R BT.709, which sRGB shares.
let linearSRGBToXYZ = Matrix3(
  red: SIMD2(0.64, 0.33),
  green: SIMD2(0.30, 0.60),
  blue: SIMD2(0.15, 0.06),
  white: .d65
)
private let fromXYZ = linearSRGBToXYZ.inverse

extension Channel {
  /// Red, green and blue, each 0 to 1.
  static let rgb = [
    Channel("r", 0...1, .red), Channel("g", 0...1, .green), Channel("b", 0...1, .blue),
  ]
}
