/// A filter function of CSS on a colour (Filter Effects 1, section 13).
///
/// Filters work on gamma-encoded sRGB, and the result of each is clamped to 0...1.
public struct CSSFilter: Sendable {
  private let apply: @Sendable (SIMD3<Double>) -> SIMD3<Double>

  /// The filtered colour.
  public func callAsFunction(_ color: OpaqueColor) -> OpaqueColor { OpaqueColor(apply(color.rgb)) }

  /// `invert()`; the amount is clamped to 0...1.
  public static func invert(_ amount: Double) -> CSSFilter {
    let amount = amount.share
    return CSSFilter { $0 * (1 - 2 * amount) + amount }
  }

  /// `grayscale()`; the amount is clamped to 0...1.
  public static func grayscale(_ amount: Double) -> CSSFilter {
    let amount = amount.share
    return CSSFilter { color in
      color + (SIMD3(repeating: (color * luminanceWeights).sum()) - color) * amount
    }
  }

  /// `hue-rotate()`, of an angle in degrees.
  public static func hueRotate(degrees: Double) -> CSSFilter {
    let (sine, cosine) = (degrees.isFinite ? degrees : 0).wrappedDegrees.sineAndCosine
    // The weights are rounded to three digits in this filter, and in this one only.
    let gray = SIMD3(0.213, 0.715, 0.072)
    let matrix = Matrix3(
      rows: gray + (SIMD3(1, 0, 0) - gray) * cosine + SIMD3(-0.213, -0.715, 0.928) * sine,
      gray + (SIMD3(0, 1, 0) - gray) * cosine + SIMD3(0.143, 0.140, -0.283) * sine,
      gray + (SIMD3(0, 0, 1) - gray) * cosine + SIMD3(-0.787, 0.715, 0.072) * sine
    )
    return CSSFilter { matrix * $0 }
  }

  /// `brightness()`; the factor is at least 0.
  public static func brightness(_ factor: Double) -> CSSFilter {
    let factor = factor.factor
    return CSSFilter { $0 * factor }
  }

  /// `contrast()`; the factor is at least 0, and 0 gives grey.
  public static func contrast(_ factor: Double) -> CSSFilter {
    let factor = factor.factor
    return CSSFilter { ($0 - 0.5) * factor + 0.5 }
  }
}

extension Double {
  /// This number within 0...1; NaN is 0.
  fileprivate var share: Double { isNaN ? 0 : min(max(self, 0), 1) }

  /// This number, at least 0 and finite; NaN is 0.
  fileprivate var factor: Double { isNaN ? 0 : min(max(self, 0), 1e6) }
}
