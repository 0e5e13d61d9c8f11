/// A colour: components in a space, and an alpha.
///
/// Components may lie outside the reference range of their channel; they are finite.
public struct Color: Sendable, Hashable {
  /// The space of the components.
  public let space: ColorSpace
  // Three numbers take 24 bytes and a vector of them 32, aligned to as much; palettes hold many.
  private let first: Double
  private let second: Double
  private let third: Double
  /// How opaque it is, 0 to 1; a missing alpha is 0.
  public let alpha: Double
  /// Which components were written `none` (CSS Color 4, section 4.4).
  public let missing: MissingComponents

  /// Makes a colour; `alpha` is clamped to 0...1, and NaN becomes 0, and what lies beyond a billion is brought to it.
  public init(
    _ space: ColorSpace,
    _ components: SIMD3<Double>,
    alpha: Double = 1,
    missing: MissingComponents = []
  ) {
    var components = components.replacing(with: 0, where: components .!= components)
      .clamped(lowerBound: -Self.bounds, upperBound: Self.bounds)
    if !missing.isEmpty {
      for index in 0..<3 where missing.contains(MissingComponents(channel: index)) {
        components[index] = 0
      }
    }
    self.space = space
    first = components.x
    second = components.y
    third = components.z
    self.alpha = missing.contains(.alpha) || alpha.isNaN ? 0 : min(max(alpha, 0), 1)
    self.missing = missing
  }
}

extension Color {
  /// The components, in the order of the space's channels; a missing one is 0.
  public var components: SIMD3<Double> { SIMD3(first, second, third) }

  /// The bounds of components: far beyond all colours, and so near that no conversion overflows.
  private static let bounds = SIMD3(repeating: 1e9)
}

/// The components of a colour that were written `none`.
public struct MissingComponents: OptionSet, Sendable, Hashable {
  /// One bit for each channel, then one for alpha.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Makes the set of the channel at `index`, 0 to 2.
  public init(channel index: Int) { self.init(rawValue: 1 << UInt8(index)) }

  /// The alpha.
  public static let alpha = MissingComponents(rawValue: 1 << 3)
}
