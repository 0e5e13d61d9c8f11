/// A colour space: its channels, and the way to and from the space that it is defined on.
///
/// A space is one immutable object, compared by identity; every space is a static member in a file
/// of its own and stands in ``all``. The base of every chain is ``xyzD65``.
public final class ColorSpace: Sendable, Hashable, CustomStringConvertible {
  /// The CSS name: `srgb`, `hsl`, `display-p3`.
  public let id: String
  /// The three channels, in the order of the components.
  public let channels: [Channel]
  /// The space on which it is defined, or nil for the root.
  public let base: ColorSpace?
  /// How many spaces lie between this one and the root, counting the root.
  let depth: Int
  /// Converts components of this space to the base.
  let toBase: @Sendable (SIMD3<Double>) -> SIMD3<Double>
  /// Converts components of the base to this space.
  let fromBase: @Sendable (SIMD3<Double>) -> SIMD3<Double>
  /// Tells whether components have no hue to speak of (CSS Color 4, section 4.4.1).
  let isAchromatic: @Sendable (SIMD3<Double>) -> Bool

  init(
    id: String,
    channels: [Channel],
    base: ColorSpace?,
    toBase: @escaping @Sendable (SIMD3<Double>) -> SIMD3<Double> = { $0 },
    fromBase: @escaping @Sendable (SIMD3<Double>) -> SIMD3<Double> = { $0 },
    isAchromatic: @escaping @Sendable (SIMD3<Double>) -> Bool = { _ in false }
  ) {
    self.id = id
    self.channels = channels
    self.base = base
    self.depth = base.map { $0.depth + 1 } ?? 0
    self.toBase = toBase
    self.fromBase = fromBase
    self.isAchromatic = isAchromatic
  }

  /// The id.
  public var description: String { id }

  /// Tells whether both are the same space.
  public static func == (left: ColorSpace, right: ColorSpace) -> Bool { left === right }

  /// Feeds the identity to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
