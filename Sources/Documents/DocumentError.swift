/// Why a text cannot be read, and where.
public struct DocumentError: Error, Sendable, Hashable {
  /// What is wrong, what was expected, and what to do: one sentence, for people.
  public let message: String
  /// The faulty bytes of the file.
  public let range: SourceRange

  /// Makes an error about the bytes of `range`.
  public init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}
