/// A line and a column of a text, as people and SARIF count them.
///
/// A line ends at LF, CR LF or CR. A column counts Unicode scalars (SARIF 2.1.0, 3.14.17,
/// `unicodeCodePoints`); a byte-order mark at the start of the file is not counted.
public struct SourceLocation: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// Makes a location from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders by line, then by column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
