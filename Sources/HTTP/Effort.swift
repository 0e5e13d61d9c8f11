/// How much a route has to do for one answer.
public struct Effort: Sendable, Hashable {
  /// Content from this length on, in bytes, makes the work long.
  private let longLength: Int

  /// A matter of microseconds: it may hold up other clients of the same loop for that time.
  public static let brief = Effort(longLength: .max)
  /// A matter of milliseconds or more, which is done beside the loops.
  public static let long = Effort(longLength: 0)

  /// Long from so many bytes of content on, else brief.
  public static func long(from length: Int) -> Effort { Effort(longLength: length) }

  /// Tells whether content of `length` bytes makes the work long.
  public func isLong(_ length: Int) -> Bool { length >= longLength }
}
