extension ContrastRatio {
  /// The least contrast ratio of any two colours whose CIE L* differ by `difference`, 0 to 100.
  ///
  /// A difference of 40 guarantees 3, but one of 50 only 4.48: 4.5 takes 51. The least ratio is found on
  /// a grid of lightnesses, refined to 1e-9; outside 0...100 the difference is clamped.
  public init(guaranteedByLightnessDifference difference: Double) {
    let difference = difference.isNaN ? 0 : min(max(difference.magnitude, 0), 100)
    func ratio(_ lightness: Double) -> Double {
      contrastRatio(
        luminance(ofLightness: lightness + difference),
        luminance(ofLightness: lightness)
      )
    }
    var step = (100 - difference) / 100
    var best = 0.0
    while step > 1e-9 {
      let candidates = (-100...100).map { min(max(best + Double($0) * step, 0), 100 - difference) }
      best = candidates.min { ratio($0) < ratio($1) } ?? best
      step /= 50
    }
    self.init(ratio(best))
  }
}

/// The relative luminance of a CIE L*, 0 to 100 (CIE 15:2004).
private func luminance(ofLightness lightness: Double) -> Double {
  let root = (lightness + 16) / 116
  return lightness > 8 ? root * root * root : lightness * 27 / 24_389
}
