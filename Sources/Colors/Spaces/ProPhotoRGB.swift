extension ColorSpace {
  /// ProPhoto RGB, which is relative to D50, 0 to 1 (CSS Color 4, section 10.7; ISO 22028-2).
  public static let proPhotoRGB = ColorSpace(
    id: "prophoto-rgb",
    channels: Channel.rgb,
    base: .xyzD50,
    toBase: { toXYZ * curve.linear($0) },
    fromBase: { curve.encoded(fromXYZ * $0) }
  )
}

/// A power of 1.8 with a straight piece of slope 16 up to a level of 1/32.
private let curve = TransferFunction(
  decode: { $0 <= 1.0 / 32 ? $0 / 16 : $0.raised(to: 1.8) },
  encode: { $0 <= 1.0 / 512 ? $0 * 16 : $0.raised(to: 1 / 1.8) }
)

/// The primaries of ISO 22028-2, two of which no light has.
private let toXYZ = Matrix3(
  red: SIMD2(0.734699, 0.265301),
  green: SIMD2(0.159597, 0.840403),
  blue: SIMD2(0.036598, 0.000105),
  white: .d50
)
private let fromXYZ = toXYZ.inverse
