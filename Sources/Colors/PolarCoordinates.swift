extension SIMD3<Double> {
  /// Lightness, chroma and hue of a lightness and two opponent axes (CSS Color 4, section 9.3).
  ///
  /// The hue is in degrees, 0 up to, but not with, 360.
  var polar: SIMD3<Double> {
    SIMD3(x, (y * y + z * z).squareRoot(), .degrees(y: z, x: y))
  }

  /// A lightness and two opponent axes of lightness, chroma and hue in degrees.
  var rectangular: SIMD3<Double> {
    let (sine, cosine) = z.sineAndCosine
    return SIMD3(x, y * cosine, y * sine)
  }
}
