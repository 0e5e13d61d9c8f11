extension ColorSpace {
  /// CIE Lab relative to D50: lightness 0 to 100, a and b about -125 to 125 (CSS Color 4, section 9).
  public static let lab = ColorSpace(
    id: "lab",
    channels: [
      Channel("l", 0...100, .lightness), Channel("a", -125...125, .greenRed),
      Channel("b", -125...125, .blueYellow),
    ],
    base: .xyzD50,
    toBase: labToXYZ,
    fromBase: xyzToLab
  )
}

/// The constants of CIE 15:2004 as fractions, with which both branches meet.
private let epsilon = 216.0 / 24_389
private let kappa = 24_389.0 / 27
private let white = WhitePoint.d50.xyz

@Sendable private func xyzToLab(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
  func compressed(_ value: Double) -> Double {
    value > epsilon ? value.cubeRoot : (kappa * value + 16) / 116
  }
  let relative = xyz / white
  let (x, y, z) = (compressed(relative.x), compressed(relative.y), compressed(relative.z))
  return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
}

@Sendable private func labToXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
  func expanded(_ value: Double) -> Double {
    let cube = value * value * value
    return cube > epsilon ? cube : (116 * value - 16) / kappa
  }
  let y = (lab.x + 16) / 116
  return SIMD3(expanded(y + lab.y / 500), expanded(y), expanded(y - lab.z / 200)) * white
}
