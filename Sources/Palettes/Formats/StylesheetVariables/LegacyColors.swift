import Colors

/// The arithmetic of colours that Sass and Less share.
///
/// Both compute in HSL or in sRGB with its gamma, and keep fractions (Sass documentation, built-in
/// modules, `sass:color`; Less documentation, functions, color operations).
extension Color {
  /// The colour with its components in HSL changed: degrees, and 0 to 100 twice, which are clamped.
  ///
  /// - Throws: A fault for a colour that is written in no legacy notation, as Sass has it.
  func changingHSL(
    _ function: String,
    _ change: (inout SIMD3<Double>) -> Void
  ) throws(DraftFault) -> Color {
    var hsl = try legacy(function).converted(to: .hsl).components
    change(&hsl)
    hsl.y = min(max(hsl.y, 0), 100)
    hsl.z = min(max(hsl.z, 0), 100)
    return Color(.hsl, hsl, alpha: alpha).converted(to: .srgb)
  }

  /// This colour if it is written as `rgb()`, `hsl()`, `hwb()`, hexadecimal digits or a name.
  func legacy(_ function: String) throws(DraftFault) -> Color {
    guard [ColorSpace.srgb, .hsl, .hwb].contains(space) else {
      throw DraftFault(
        "\(function)() takes colours in rgb, hsl and hwb only, not in \(space.id): convert it first"
      )
    }
    return self
  }

  /// This colour mixed with another one, of which `weight`, 0 to 1, leaves the rest.
  ///
  /// The weights follow the difference of the alphas as well (Sass documentation, `color.mix`; the
  /// formula is the one that both reference implementations give in their comments).
  func mixed(_ other: Color, weight: Double, _ function: String) throws(DraftFault) -> Color {
    let (first, second) = (
      try legacy(function).converted(to: .srgb), try other.legacy(function).converted(to: .srgb)
    )
    let balance = weight * 2 - 1
    let difference = first.alpha - second.alpha
    let product = balance * difference
    let combined = product == -1 ? balance : (balance + difference) / (1 + product)
    let share = (combined + 1) / 2
    return Color(
      .srgb,
      first.components * share + second.components * (1 - share),
      alpha: first.alpha * weight + second.alpha * (1 - weight)
    )
  }
}
