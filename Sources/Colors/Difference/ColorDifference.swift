/// A measure of how different two colours look.
public struct ColorDifference: Sendable, Hashable, CustomStringConvertible {
  /// The name: `ciede2000`.
  public let id: String
  /// Where it is defined.
  public let citation: String
  /// The difference that is just noticed, in its own unit.
  public let noticeable: Double
  /// The space in which it is computed.
  let space: ColorSpace
  /// The difference of two colours by their components in that space; at least 0 and symmetric.
  let measure: @Sendable (SIMD3<Double>, SIMD3<Double>) -> Double

  /// The name.
  public var description: String { id }

  /// The difference of two colours, at least 0, in any order; alpha does not count.
  public func callAsFunction(_ first: Color, _ second: Color) -> Double {
    measure(
      space.components(of: first.components, in: first.space),
      space.components(of: second.components, in: second.space)
    )
  }

  /// The difference of two opaque colours, at least 0, in any order.
  public func callAsFunction(_ first: OpaqueColor, _ second: OpaqueColor) -> Double {
    self(Color(.srgb, first.rgb), Color(.srgb, second.rgb))
  }

  /// Tells whether both are the same measure.
  public static func == (left: ColorDifference, right: ColorDifference) -> Bool {
    left.id == right.id
  }

  /// Feeds the name to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The straight distance of two places.
@Sendable func straightDistance(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
  let difference = first - second
  return (difference * difference).sum().squareRoot()
}
