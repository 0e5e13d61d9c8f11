extension GamutMapping {
  /// Cuts each component off at 0 and 1, as browsers do today.
  public static let clip = GamutMapping(
    id: "clip",
    summary: "Each of red, green and blue is cut off at 0 and 1, as browsers do",
    map: clipped
  )
}

@Sendable private func clipped(_ color: Color, into gamut: Gamut) -> SIMD3<Double> {
  clipped(gamut.space.components(of: color.components, in: color.space))
}

/// Components cut off at 0 and 1; NaN becomes 0.
func clipped(_ components: SIMD3<Double>) -> SIMD3<Double> {
  components.replacing(with: 0, where: components .!= components).clamped(
    lowerBound: SIMD3(repeating: 0),
    upperBound: SIMD3(repeating: 1)
  )
}
