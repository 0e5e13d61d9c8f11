public import Palettes

/// Findings that somebody accepts, for a stated reason.
public struct Waiver: Sendable {
  /// Names or globs of foregrounds, or of swatches; empty for all.
  public var foregrounds: [String] = []
  /// Names or globs of backgrounds; empty for all.
  public var backgrounds: [String] = []
  /// The modes in which it counts, by name; empty for all.
  public var modes: [String] = []
  /// The rule whose findings are accepted, or nil for all about that pair.
  public var rule: String?
  /// Why it is accepted, and who answers for it.
  public var suppression: Suppression

  /// Makes a waiver of everything, to be narrowed.
  public init(_ suppression: Suppression) { self.suppression = suppression }
}

/// Swatches that need no contrast, such as a logotype's.
public struct Exemption: Sendable {
  /// Names or globs of foregrounds.
  public var names: [String]
  /// Why, or nil when it is not told.
  public var reason: String?
  /// Where it is written.
  public var place: Place?

  /// Makes an exemption.
  public init(_ names: [String], reason: String? = nil, place: Place? = nil) {
    self.names = names
    self.reason = reason
    self.place = place
  }
}
