extension OpaqueColor {
  /// The lightness L*, from 0 to 100, of the relative luminance (CIE 15:2004, section 8.2.1).
  public var lightness: Double {
    let luminance = relativeLuminance
    return luminance > 216.0 / 24_389
      ? 116 * luminance.cubeRoot - 16 : luminance * (24_389.0 / 27)
  }

  /// The lightness of this text minus that of its ground, from -100 to 100.
  ///
  /// Positive for light text on a dark ground. It tells more of dark pairs than the ratio does.
  public func lightnessDifference(over ground: OpaqueColor) -> Double {
    lightness - ground.lightness
  }
}
