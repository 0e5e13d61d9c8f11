/// The colours that a display with red, green and blue primaries can show.
public struct Gamut: Sendable, Hashable {
  /// The space whose components are 0 to 1 within the gamut.
  public let space: ColorSpace

  /// What sRGB displays show.
  public static let srgb = Gamut(space: .srgb)
  /// What Display P3 displays show.
  public static let displayP3 = Gamut(space: .displayP3)

  /// Every gamut, the smallest first.
  public static let all: [Gamut] = [.srgb, .displayP3]

  /// Whether components in the space of the gamut lie within it.
  ///
  /// A small part of a unit is allowed for the rounding of conversions, far below half an 8-bit step.
  func contains(_ components: SIMD3<Double>) -> Bool {
    components.min() >= -tolerance && components.max() <= 1 + tolerance
  }
}

/// How far outside a conversion may lead by rounding.
private let tolerance = 1e-6

extension Color {
  /// Whether the colour, without its alpha, can be shown within `gamut`.
  public func isInGamut(_ gamut: Gamut = .srgb) -> Bool {
    gamut.contains(gamut.space.components(of: components, in: space))
  }
}
