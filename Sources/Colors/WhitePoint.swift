/// A reference white, given by its chromaticity.
struct WhitePoint: Sendable, Hashable {
  /// The CIE 1931 chromaticity.
  let chromaticity: SIMD2<Double>

  /// The tristimulus values, with Y = 1.
  var xyz: SIMD3<Double> { .tristimulus(of: chromaticity) }

  /// Average daylight at noon, 6504 K, as sRGB and CSS Color 4 (section 10) give it.
  static let d65 = WhitePoint(chromaticity: SIMD2(0.3127, 0.3290))
  /// Horizon daylight, 5003 K, the white of CIE Lab in CSS Color 4 (section 9).
  static let d50 = WhitePoint(chromaticity: SIMD2(0.3457, 0.3585))
}

extension Matrix3 {
  /// Makes the matrix from linear RGB, given its primaries and white, to XYZ relative to that white.
  ///
  /// The columns are the primaries, scaled so that red, green and blue at 1 add up to the white.
  init(
    red: SIMD2<Double>,
    green: SIMD2<Double>,
    blue: SIMD2<Double>,
    white: WhitePoint
  ) {
    let primaries = Matrix3(
      columns: .tristimulus(of: red),
      .tristimulus(of: green),
      .tristimulus(of: blue)
    )
    self = primaries * Matrix3(diagonal: primaries.inverse * white.xyz)
  }
}

extension SIMD3<Double> {
  /// The tristimulus values of a chromaticity, with Y = 1.
  fileprivate static func tristimulus(of chromaticity: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(
      chromaticity.x / chromaticity.y,
      1,
      (1 - chromaticity.x - chromaticity.y) / chromaticity.y
    )
  }
}
