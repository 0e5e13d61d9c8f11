/// A way to show a colour that lies outside a gamut.
public struct GamutMapping: Sendable {
  /// The identifier: `clip`, `css`.
  public let id: String
  /// What it does, in a sentence without a full stop.
  public let summary: String
  /// Brings a colour into a gamut; the result holds components of the gamut's space, 0 to 1.
  let map: @Sendable (Color, Gamut) -> SIMD3<Double>
}

extension Color {
  /// This colour as it is shown within `gamut`, in the space of the gamut.
  ///
  /// Alpha stays as it is, and no component is missing.
  public func mapped(into gamut: Gamut = .srgb, by mapping: GamutMapping) -> Color {
    Color(
      gamut.space,
      mapping.map(self, gamut),
      alpha: alpha,
      missing: missing.intersection(.alpha)
    )
  }
}

extension OpaqueColor {
  /// Makes the colour that `color` would be at full opacity, brought into sRGB by `mapping`.
  public init(_ color: Color, by mapping: GamutMapping) {
    self.init(mapping.map(color, .srgb))
  }
}
