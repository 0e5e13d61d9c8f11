extension ColorSpace {
  /// CIE Lab relative to D65, the white of sRGB itself, in which differences are measured.
  ///
  /// Known limits of differences were found so, without adaptation to D50; CSS does not have it.
  static let labD65 = ColorSpace(
    id: "lab-d65",
    channels: ColorSpace.lab.channels,
    base: .xyzD65,
    toBase: { ColorSpace.lab.toBase($0) / WhitePoint.d50.xyz * WhitePoint.d65.xyz },
    fromBase: { ColorSpace.lab.fromBase($0 / WhitePoint.d65.xyz * WhitePoint.d50.xyz) }
  )
}
