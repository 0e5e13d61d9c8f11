extension VisionModel {
  /// Two half-planes, which meet in the greys; sound for every dichromacy, tritanopia above all.
  ///
  /// For a severity below 1 the colour lies on the way in linear light, as is the custom.
  public static let brettel1997 = VisionModel(
    id: "brettel1997",
    citation: "Brettel, Vienot and Mollon, J. Opt. Soc. Am. A 14 (1997) 2647",
    deficiencies: [.protan, .deutan, .tritan],
    simulate: simulateBrettel
  )
}

@Sendable private func simulateBrettel(
  _ light: SIMD3<Double>,
  _ deficiency: VisionDeficiency,
  _ severity: Double
) -> SIMD3<Double> {
  guard let cone = deficiency.cone else { return light }
  let halves = planes[cone]
  let projection = (halves.divide * light).sum() >= 0 ? halves.above : halves.below
  return light + (projection * light - light) * severity
}

/// The two half-planes of one cone, and the normal of the plane that divides them.
private struct HalfPlanes: Sendable {
  let divide: SIMD3<Double>
  let above: Matrix3
  let below: Matrix3

  /// Makes the half-planes of `cone`, through the anchors that it sees as others do.
  init(cone: Int, above: SIMD3<Double>, below: SIMD3<Double>) {
    var axis = SIMD3<Double>.zero
    axis[cone] = 1
    let normal = ConeResponse.white.cross(axis)
    let columns = ConeResponse.fromLinearSRGB.columns
    divide = SIMD3(
      (normal * columns.0).sum(),
      (normal * columns.1).sum(),
      (normal * columns.2).sum()
    )
    self.above = ConeResponse.projection(along: cone, onto: ConeResponse.fromXYZ * above)
    self.below = ConeResponse.projection(along: cone, onto: ConeResponse.fromXYZ * below)
  }
}

private let planes = [
  HalfPlanes(cone: 0, above: nanometres575, below: nanometres475),
  HalfPlanes(cone: 1, above: nanometres475, below: nanometres575),
  HalfPlanes(cone: 2, above: nanometres660, below: nanometres485),
]

/// The tristimulus values of single wavelengths, after Judd and Vos (CVRL database, Vos 1978).
private let nanometres475 = SIMD3(0.13287, 0.11284, 0.9422)
private let nanometres485 = SIMD3(0.05699, 0.16987, 0.5864)
private let nanometres575 = SIMD3(0.84394, 0.91558, 0.00197)
private let nanometres660 = SIMD3(0.16161, 0.061, 0.00001)
