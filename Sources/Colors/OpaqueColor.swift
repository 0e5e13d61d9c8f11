/// A colour of full opacity within sRGB: the only kind that has a luminance.
///
/// A translucent colour has no contrast of its own; compositing it over a backdrop makes an opaque
/// colour. Components are not rounded to 8 bits.
public struct OpaqueColor: Sendable, Hashable {
  /// Red, green and blue, gamma-encoded sRGB, each 0 to 1.
  public let rgb: SIMD3<Double>

  /// Makes a colour of gamma-encoded sRGB components, which are clamped to 0...1; NaN becomes 0.
  public init(_ rgb: SIMD3<Double>) {
    self.rgb = rgb.replacing(with: 0, where: rgb .!= rgb).clamped(
      lowerBound: SIMD3(repeating: 0),
      upperBound: SIMD3(repeating: 1)
    )
  }

  /// Makes the colour that `color` would be at full opacity, clipped to sRGB as browsers clip.
  ///
  /// White and black are the same in every space: a component within 1e-14 of 0 or 1, which is what
  /// conversions are exact to, is that number.
  public init(clipping color: Color) {
    var rgb = ColorSpace.srgb.components(of: color.components, in: color.space)
    for end in [0.0, 1] { rgb.replace(with: end, where: (rgb - end).magnitude .< 1e-14) }
    self.init(rgb)
  }

  /// Makes a colour of one that is opaque itself, clipped to sRGB; nil when it is translucent.
  public init?(_ color: Color) {
    guard color.alpha == 1 else { return nil }
    self.init(clipping: color)
  }

  /// Black.
  public static let black = OpaqueColor(SIMD3(0, 0, 0))
  /// White.
  public static let white = OpaqueColor(SIMD3(1, 1, 1))
}

extension SIMD3<Double> {
  /// The absolute values of the elements.
  fileprivate var magnitude: SIMD3<Double> { replacing(with: -self, where: self .< 0) }
}
