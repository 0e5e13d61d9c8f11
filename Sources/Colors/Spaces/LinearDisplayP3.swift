extension ColorSpace {
  /// Display P3 in linear light, 0 to 1 (CSS Color 4, section 10.5).
  public static let linearDisplayP3 = ColorSpace(
    id: "display-p3-linear",
    channels: Channel.rgb,
    base: .xyzD65,
    toBase: { toXYZ * $0 },
    fromBase: { fromXYZ * $0 }
  )
}

/// The primaries of DCI-P3 (SMPTE RP 431-2) with the white of sRGB.
private let toXYZ = Matrix3(
  red: SIMD2(0.680, 0.320),
  green: SIMD2(0.265, 0.690),
  blue: SIMD2(0.150, 0.060),
  white: .d65
)
private let fromXYZ = toXYZ.inverse
