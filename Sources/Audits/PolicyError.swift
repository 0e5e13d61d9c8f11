import Documents
public import Palettes

/// Why a policy cannot be used, and where.
public struct PolicyError: Error, Sendable {
  /// What is wrong, what was expected, what to do: one sentence, for people.
  public let message: String
  /// The faulty text.
  public let place: Place

  init(_ message: String, at range: SourceRange, in file: SourceFile) {
    self.message = message
    self.place = Place(range, in: file)
  }

  /// The message with its place in front, as compilers write it.
  public var text: String { "\(place.file):\(place.start.line):\(place.start.column): \(message)" }
}
