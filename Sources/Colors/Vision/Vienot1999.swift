extension VisionModel {
  /// One plane, through black, white, blue and yellow; for protanopia and deuteranopia only.
  ///
  /// For a severity below 1 the colour lies on the way in linear light, as is the custom.
  public static let vienot1999 = VisionModel(
    id: "vienot1999",
    citation: "Vienot, Brettel and Mollon, Color Res. Appl. 24 (1999) 243",
    deficiencies: [.protan, .deutan],
    simulate: simulateVienot
  )
}

@Sendable private func simulateVienot(
  _ light: SIMD3<Double>,
  _ deficiency: VisionDeficiency,
  _ severity: Double
) -> SIMD3<Double> {
  guard let cone = deficiency.cone, cone < projections.count else { return light }
  return light + (projections[cone] * light - light) * severity
}

private let projections = (0...1).map {
  ConeResponse.projection(along: $0, onto: ConeResponse.fromLinearSRGB * SIMD3(0, 0, 1))
}
