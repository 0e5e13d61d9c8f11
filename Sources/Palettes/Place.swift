public import Documents

/// A stretch of a file, with the line and column at which it begins.
public struct Place: Sendable, Hashable, Comparable {
  /// The name of the file, as reports print it.
  public let file: String
  /// The bytes of the file.
  public let range: SourceRange
  /// The line and column of the first byte.
  public let start: SourceLocation
  /// The line and column behind the last byte.
  public let end: SourceLocation

  /// Makes the place of `range` in `file`.
  public init(_ range: SourceRange, in file: SourceFile) {
    let (file, range) = file.origin(of: range)
    self.file = file.name
    self.range = range
    self.start = file.location(at: range.lowerBound)
    self.end = file.location(at: range.upperBound)
  }

  /// Orders by file, then by position.
  public static func < (left: Place, right: Place) -> Bool {
    (left.file, left.range.lowerBound, left.range.upperBound)
      < (right.file, right.range.lowerBound, right.range.upperBound)
  }
}
