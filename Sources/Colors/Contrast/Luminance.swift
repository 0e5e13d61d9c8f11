extension OpaqueColor {
  /// The relative luminance, from 0 for black to 1 for white.
  ///
  /// WCAG 2.2, "relative luminance": WCAG's own weights on linear sRGB, with the knee at 0.04045.
  public var relativeLuminance: Double {
    luminanceWeights.x * linearLevel(rgb.x) + luminanceWeights.y * linearLevel(rgb.y)
      + luminanceWeights.z * linearLevel(rgb.z)
  }
}

/// The weights of red, green and blue in WCAG 2.2, rounded to four digits there.
let luminanceWeights = SIMD3(0.2126, 0.7152, 0.0722)

/// The linear value of an encoded level of 0 to 1; bytes are looked up, with the same result.
private func linearLevel(_ level: Double) -> Double {
  let byte = (level * 255).rounded()
  return byte / 255 == level ? linearLevels[Int(byte)] : decodeSRGB(level)
}

/// The linear values of the 256 bytes.
let linearLevels: [Double] = (0...255).map { decodeSRGB(Double($0) / 255) }
