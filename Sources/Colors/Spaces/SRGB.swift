extension ColorSpace {
  /// Gamma-encoded sRGB, 0 to 1 (IEC 61966-2-1; CSS Color 4, section 10.2).
  ///
  /// Components outside 0...1 are extended by the curve mirrored about 0.
  public static let srgb = ColorSpace(
    id: "srgb",
    channels: Channel.rgb,
    base: .linearSRGB,
    toBase: { TransferFunction.srgb.linear($0) },
    fromBase: { TransferFunction.srgb.encoded($0) }
  )
}
