public import Palettes

/// Why a finding does not count: somebody accepted it.
public struct Suppression: Sendable {
  /// Where it was accepted.
  public var kind: Kind
  /// Why, for people.
  public var reason: String
  /// Who answers for it, or nil when nobody is named.
  public var owner: String?
  /// The last day on which it counts, or nil when it does not end.
  public var expires: CalendarDate?
  /// Where it is written, or nil when it is written nowhere.
  public var place: Place?

  /// Where a finding may be accepted.
  public enum Kind: String, Sendable {
    /// In the policy.
    case waiver
    /// In the file of the palette itself.
    case inSource = "in-source"
    /// In the baseline: it was there before.
    case baseline
  }

  /// Makes a suppression.
  public init(
    _ kind: Kind,
    reason: String,
    owner: String? = nil,
    expires: CalendarDate? = nil,
    place: Place? = nil
  ) {
    self.kind = kind
    self.reason = reason
    self.owner = owner
    self.expires = expires
    self.place = place
  }
}
