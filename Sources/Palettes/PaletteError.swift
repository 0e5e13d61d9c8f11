public import Documents

/// Why a file or a folder is no palette at all.
public struct PaletteError: Error, Sendable {
  /// What stands in the way.
  public enum Reason: Sendable, Hashable {
    /// No format claims the file.
    case unknownFormat
    /// A format claims it, and its text breaks that format's grammar.
    case malformed
    /// The bytes are no text in UTF-8.
    case notUTF8
    /// The file is larger than Legible reads.
    case tooLarge
  }

  /// What stands in the way.
  public let reason: Reason
  /// What is wrong, what was expected, and what to do: one sentence, for people.
  public let message: String
  /// The faulty text, or nil when the fault has no place.
  public let place: Place?

  /// Makes an error.
  public init(_ reason: Reason, _ message: String, at place: Place? = nil) {
    self.reason = reason
    self.message = message
    self.place = place
  }

  /// Makes an error of a document that breaks its grammar.
  public init(_ error: DocumentError, in file: SourceFile) {
    self.init(.malformed, error.message, at: Place(error.range, in: file))
  }
}
