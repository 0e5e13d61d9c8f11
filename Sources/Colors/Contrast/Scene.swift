/// A foreground and a background, both over the same unknown backdrop.
///
/// Both are affine in the backdrop, channel by channel with the same slope, so that
/// (L1 + 0.05) / (L2 + 0.05) is a quotient of two sums over the channels. Its extremes over all backdrops
/// of the RGB cube are found by Dinkelbach's method (Management Science 13, 1967): the quotient q is
/// greatest where L1 + 0.05 - q (L2 + 0.05) is greatest, and that splits into one search per channel,
/// whose candidates are known in closed form. The result is exact but for rounding, below 1e-9.
struct Scene: Sendable {
  /// The foreground with everything under it.
  let foreground: PremultipliedColor
  /// The background with everything under it.
  let background: PremultipliedColor

  /// Whether any backdrop shines through.
  var isTranslucent: Bool { foreground.transmittance > 0 || background.transmittance > 0 }

  /// What is seen over `backdrop`; unless it is known, the appearance names it.
  func appearance(over backdrop: OpaqueColor, isKnown: Bool) -> Contrast.Appearance {
    Contrast.Appearance(
      foreground: foreground.over(backdrop),
      background: background.over(backdrop),
      backdrop: isKnown ? nil : backdrop
    )
  }

  /// Which extreme of the luminance of the foreground relative to the background is looked for.
  enum Extreme { case lightestForeground, darkestForeground }

  /// The backdrop that reaches an extreme.
  func backdrop(for extreme: Extreme) -> OpaqueColor {
    let (upper, lower) =
      extreme == .lightestForeground ? (foreground, background) : (background, foreground)
    var best = OpaqueColor.black
    var quotient = Self.quotient(upper, lower, over: best)
    // Convergence is quadratic: a handful of rounds; the bound only guards against rounding.
    for _ in 0..<64 {
      let next = OpaqueColor(
        SIMD3(
          Self.level(upper.channel(0), lower.channel(0), quotient),
          Self.level(upper.channel(1), lower.channel(1), quotient),
          Self.level(upper.channel(2), lower.channel(2), quotient)
        )
      )
      let improved = Self.quotient(upper, lower, over: next)
      guard improved > quotient else { break }
      (best, quotient) = (next, improved)
    }
    return best
  }

  /// A backdrop on which both are equally light, if they change order between two backdrops.
  func crossing(between dark: OpaqueColor, and light: OpaqueColor) -> OpaqueColor? {
    guard difference(over: dark) <= 0, difference(over: light) >= 0 else { return nil }
    var low = 0.0
    var high = 1.0
    func backdrop(_ share: Double) -> OpaqueColor {
      OpaqueColor(dark.rgb + (light.rgb - dark.rgb) * share)
    }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if difference(over: backdrop(middle)) < 0 { low = middle } else { high = middle }
    }
    return backdrop(high)
  }

  /// How much lighter the foreground is, in relative luminance.
  private func difference(over backdrop: OpaqueColor) -> Double {
    foreground.over(backdrop).relativeLuminance - background.over(backdrop).relativeLuminance
  }

  private static func quotient(
    _ upper: PremultipliedColor,
    _ lower: PremultipliedColor,
    over backdrop: OpaqueColor
  ) -> Double {
    (upper.over(backdrop).relativeLuminance + flare)
      / (lower.over(backdrop).relativeLuminance + flare)
  }

  /// The level of the backdrop in one channel at which `upper - quotient * lower` is greatest.
  private static func level(_ upper: Ramp, _ lower: Ramp, _ quotient: Double) -> Double {
    func gain(_ level: Double) -> Double {
      decodeSRGB(upper.value(at: level)) - quotient * decodeSRGB(lower.value(at: level))
    }
    var best = 0.0
    var most = gain(0)
    for level in stationaryLevels(upper, lower, quotient) where level > 0 && level <= 1 {
      let gain = gain(level)
      if gain > most { (best, most) = (level, gain) }
    }
    return best
  }

  /// Every level at which the gain can be greatest, but for 0; some may lie outside 0...1 or be NaN.
  ///
  /// Between the knees the slopes of both curves are constants or powers, and equating them gives one
  /// solution for each combination.
  private static func stationaryLevels(
    _ upper: Ramp,
    _ lower: Ramp,
    _ quotient: Double
  ) -> [Double] {
    let knee = 0.04045
    /// The level at which the curve of `ramp` has the given slope, on its power branch.
    func level(of ramp: Ramp, withSlope slope: Double) -> Double {
      ramp.level(of: (slope * 1.055 / 2.4).raised(to: 1 / 1.4) * 1.055 - 0.055)
    }
    let weight = quotient * lower.slope / upper.slope
    let ratio = weight.raised(to: 1 / 1.4)
    return [
      1, upper.level(of: knee), upper.level(of: knee.nextUp), lower.level(of: knee),
      lower.level(of: knee.nextUp),
      level(of: upper, withSlope: weight / 12.92),
      level(of: lower, withSlope: 1 / (12.92 * weight)),
      (ratio * (lower.start + 0.055) - (upper.start + 0.055)) / (upper.slope - ratio * lower.slope),
    ]
  }
}

/// One channel of a premultiplied colour as a function of the backdrop's level.
private struct Ramp {
  /// The level over black.
  let start: Double
  /// How much a step of the backdrop adds.
  let slope: Double

  func value(at level: Double) -> Double { min(max(start + slope * level, 0), 1) }

  func level(of value: Double) -> Double { (value - start) / slope }
}

extension PremultipliedColor {
  fileprivate func channel(_ index: Int) -> Ramp {
    Ramp(start: light[index], slope: transmittance)
  }
}
