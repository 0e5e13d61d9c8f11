extension ColorSpace {
  /// The colours of ITU-R BT.2020, 0 to 1 (CSS Color 4, section 10.8).
  ///
  /// The curve is that of the display, a power of 2.4 (ITU-R BT.1886), as CSS has it since 2025; the
  /// curve of cameras, which it had before, gives darker greys.
  public static let rec2020 = ColorSpace(
    id: "rec2020",
    channels: Channel.rgb,
    base: .xyzD65,
    toBase: { toXYZ * curve.linear($0) },
    fromBase: { curve.encoded(fromXYZ * $0) }
  )
}

private let curve = TransferFunction(
  decode: { $0.raised(to: 2.4) },
  encode: { $0.raised(to: 1 / 2.4) }
)

/// The primaries of ITU-R BT.2020-2, table 3.
private let toXYZ = Matrix3(
  red: SIMD2(0.708, 0.292),
  green: SIMD2(0.170, 0.797),
  blue: SIMD2(0.131, 0.046),
  white: .d65
)
private let fromXYZ = toXYZ.inverse
