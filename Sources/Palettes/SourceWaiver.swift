public import Documents

/// Findings about a swatch that its own file accepts, for a stated reason.
public struct SourceWaiver: Sendable {
  /// The swatch.
  public var swatch: ExactText
  /// The grounds on which it counts; empty for all.
  public var backgrounds: [ExactText] = []
  /// The modes in which it counts, by name; empty for all.
  public var modes: [String] = []
  /// The rule whose findings are accepted, or nil for all about that swatch.
  public var rule: String?
  /// Why, for people.
  public var reason: String
  /// Who answers for it, or nil when nobody is named.
  public var owner: String?
  /// The last day on which it counts, or nil when it does not end.
  public var expires: CalendarDate?
  /// Where it is written.
  public var place: Place
  /// The declaration whose values it is about, or nil for every value of the swatch.
  public var scope: Place?

  /// Makes a waiver of everything about a swatch, to be narrowed.
  public init(of swatch: ExactText, reason: String, at place: Place) {
    self.swatch = swatch
    self.reason = reason
    self.place = place
  }
}

extension Place {
  /// Whether another place lies in this one, ends included.
  public func contains(_ other: Place) -> Bool {
    file == other.file && range.lowerBound <= other.range.lowerBound
      && other.range.upperBound <= range.upperBound
  }
}
