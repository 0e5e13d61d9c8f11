public import Documents

/// A stretch of a file, with the line and column at which it begins.
///
/// Palettes have very many, so it is a reference and two offsets; lines are counted when asked for.
public struct Place: Sendable, Hashable, Comparable {
  private let source: SourceFile
  private let lowerBound: UInt32
  private let upperBound: UInt32

  /// Makes the place of `range` in `file`.
  public init(_ range: SourceRange, in file: SourceFile) {
    let (file, range) = file.origin(of: range)
    source = file
    lowerBound = UInt32(clamping: range.lowerBound)
    upperBound = UInt32(clamping: range.upperBound)
  }

  /// The name of the file, as reports print it.
  public var file: String { source.name }
  /// The bytes of the file.
  public var range: SourceRange { SourceRange(Int(lowerBound), Int(upperBound)) }
  /// The line and column of the first byte.
  public var start: SourceLocation { source.location(at: range.lowerBound) }
  /// The line and column behind the last byte.
  public var end: SourceLocation { source.location(at: range.upperBound) }
  /// What is written there.
  var text: String { source.text(in: range) }

  /// The place without so many bytes at both ends, such as quotes.
  func dropping(_ count: Int) -> Place {
    Place(SourceRange(range.lowerBound + count, range.upperBound - count), in: source)
  }

  /// Tells whether both are the same bytes of a file of the same name.
  public static func == (left: Place, right: Place) -> Bool {
    left.lowerBound == right.lowerBound && left.upperBound == right.upperBound
      && left.file == right.file
  }

  /// Feeds the name of the file and the range to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file)
    hasher.combine(range)
  }

  /// Orders by file, then by position.
  public static func < (left: Place, right: Place) -> Bool {
    (left.file, left.lowerBound, left.upperBound)
      < (right.file, right.lowerBound, right.upperBound)
  }
}
