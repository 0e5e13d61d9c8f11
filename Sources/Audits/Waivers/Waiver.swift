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

  /// The rules whose findings are about waivers, and which none can accept.
  static let refused = ["expired-waiver", "unused-waiver"]

  /// Makes a waiver of everything, to be narrowed.
  public init(_ suppression: Suppression) { self.suppression = suppression }
}
