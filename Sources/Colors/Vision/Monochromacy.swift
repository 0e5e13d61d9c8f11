extension VisionModel {
  /// The grey of the same relative luminance, in linear light; contrast ratios stay as they are.
  ///
  /// No matrix for vision by rods, or by blue cones alone, is published in a form that can be cited.
  public static let luminance = VisionModel(
    id: "luminance",
    citation: "WCAG 2.2, relative luminance",
    deficiencies: [.achromat],
    simulate: simulateMonochromacy
  )
}

@Sendable private func simulateMonochromacy(
  _ light: SIMD3<Double>,
  _ deficiency: VisionDeficiency,
  _ severity: Double
) -> SIMD3<Double> {
  let gray = SIMD3(repeating: (light * luminanceWeights).sum())
  return light + (gray - light) * severity
}
