/// A half-open stretch of bytes of a source file.
public struct SourceRange: Sendable, Hashable {
  /// The offset of the first byte, from 0.
  public var lowerBound: Int
  /// The offset behind the last byte, at least `lowerBound`.
  public var upperBound: Int

  /// Makes a range from `lowerBound` up to, but not with, `upperBound`.
  public init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
  }

  /// How many bytes the range holds.
  public var count: Int { upperBound - lowerBound }

  /// The part of the range that lies within a text of `count` bytes, as indices of an array.
  public func clamped(to count: Int) -> Range<Int> {
    let lower = min(max(0, lowerBound), count)
    return lower..<min(max(lower, upperBound), count)
  }

  /// The smallest range that holds this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}
