/// How much of an XML text is read before it is refused.
public struct XMLLimits: Sendable, Hashable {
  /// How many elements may stand within one another, from 1.
  public var depth: Int
  /// How many bytes the text may have, at most 2 GiB.
  public var size: Int

  /// Makes limits; by default 512 levels and 32 MiB.
  public init(depth: Int = 512, size: Int = 32 << 20) {
    self.depth = depth
    self.size = min(size, Int(Int32.max))
  }
}
