/// The way from a colour of sRGB to its relative luminance, number by number.
///
/// WCAG 2.2, "relative luminance" and "contrast ratio", so that anybody can compute it again.
public struct LuminanceSteps: Sendable, Hashable {
  /// Red, green and blue, encoded, 0 to 1.
  public let encoded: SIMD3<Double>
  /// Red, green and blue, linear, 0 to 1.
  public let linear: SIMD3<Double>
  /// The relative luminance, 0 to 1.
  public let luminance: Double

  /// The encoded level up to which the curve is a straight line.
  public static let knee = 0.04045
  /// The knee that WCAG had before May 2021, taken from an early draft of sRGB.
  public static let formerKnee = 0.03928
  /// What a level up to the knee is divided by.
  public static let divisor = 12.92
  /// What is added to a level above the knee.
  public static let offset = 0.055
  /// What the sum is divided by.
  public static let scale = 1.055
  /// The power to which the quotient is raised.
  public static let exponent = 2.4
  /// The weights of red, green and blue.
  public static let weights = luminanceWeights
  /// What is added to both luminances of a ratio.
  public static let flare = Colors.flare

  /// Goes the way of a colour, with the knee of WCAG 2.2 unless told otherwise.
  public init(of color: OpaqueColor, knee: Double = LuminanceSteps.knee) {
    func decoded(_ level: Double) -> Double {
      level <= knee
        ? level / Self.divisor : ((level + Self.offset) / Self.scale).raised(to: Self.exponent)
    }
    let rgb = color.rgb
    encoded = rgb
    linear = SIMD3(decoded(rgb.x), decoded(rgb.y), decoded(rgb.z))
    luminance = Self.weights.x * linear.x + Self.weights.y * linear.y + Self.weights.z * linear.z
  }

  /// The contrast ratio to another colour, from 1 to 21.
  public func contrastRatio(to other: LuminanceSteps) -> Double {
    Colors.contrastRatio(luminance, other.luminance)
  }
}
