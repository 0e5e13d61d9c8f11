extension ColorSpace {
  /// Display P3 with the curve of sRGB, 0 to 1 (CSS Color 4, section 10.4).
  ///
  /// Components outside 0...1 are extended by the curve mirrored about 0.
  public static let displayP3 = ColorSpace(
    id: "display-p3",
    channels: Channel.rgb,
    base: .linearDisplayP3,
    toBase: { TransferFunction.srgb.linear($0) },
    fromBase: { TransferFunction.srgb.encoded($0) }
  )
}
