extension OpaqueColor {
  /// How much of the relative luminance comes from the red primary, 0 to 1; 0 for black.
  ///
  /// The cones of middle and of long waves see green light much alike; of the red primary's, nearly
  /// all that is seen is seen by those of long waves, which protanopia lacks.
  public var longWaveShare: Double {
    let luminance = relativeLuminance
    guard luminance > 0 else { return 0 }
    return OpaqueColor(SIMD3(rgb.x, 0, 0)).relativeLuminance / luminance
  }
}
