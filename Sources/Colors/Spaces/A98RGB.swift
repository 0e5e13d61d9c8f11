extension ColorSpace {
  /// Compatible with Adobe RGB (1998), 0 to 1 (CSS Color 4, section 10.6).
  public static let a98RGB = ColorSpace(
    id: "a98-rgb",
    channels: Channel.rgb,
    base: .xyzD65,
    toBase: { toXYZ * curve.linear($0) },
    fromBase: { curve.encoded(fromXYZ * $0) }
  )
}

/// The exponent of Adobe RGB (1998), section 4.3.4.2: 2 and 51/256.
private let gamma = 563.0 / 256

private let curve = TransferFunction(
  decode: { $0.raised(to: gamma) },
  encode: { $0.raised(to: 1 / gamma) }
)

/// The primaries of Adobe RGB (1998), section 4.3.1.
private let toXYZ = Matrix3(
  red: SIMD2(0.64, 0.33),
  green: SIMD2(0.21, 0.71),
  blue: SIMD2(0.15, 0.06),
  white: .d65
)
private let fromXYZ = toXYZ.inverse
