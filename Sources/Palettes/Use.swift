/// What a foreground is used for; it decides which ratio is needed.
public struct Use: Sendable, Hashable, CustomStringConvertible {
  /// The name: kebab-case, as in options, policies and reports.
  public let id: String
  /// What it covers, for people.
  public let summary: String
  /// The kind of requirement that applies.
  public let requirement: Requirement

  /// The kinds of requirement.
  public enum Requirement: Sendable, Hashable {
    /// That of text of unknown or normal size (WCAG 2.2, 1.4.3 and 1.4.6).
    case text
    /// That of large text.
    case largeText
    /// That of graphics and of user interface components (WCAG 2.2, 1.4.11).
    case nonText
    /// None, for the reason given.
    case exempt(String)
  }

  /// The id.
  public var description: String { id }
}
