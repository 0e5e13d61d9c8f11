extension ColorDifference {
  /// The distance in Oklab, where black and white are 1 apart.
  public static let ok = ColorDifference(
    id: "ok",
    citation: "CSS Color 4, section 13.2",
    noticeable: 0.02,
    space: .oklab,
    measure: straightDistance
  )
}

extension OpaqueColor {
  /// The place in Oklab.
  var oklab: SIMD3<Double> { ColorSpace.oklab.components(of: rgb, in: .srgb) }
}
