public import Audits
public import Palettes

/// What the service knows: the palettes that it serves, and the policy that it audits them under.
public struct Service: Sendable {
  /// The palettes, ordered by name.
  public let palettes: [Reading]
  /// The policy of the served palettes.
  public let policy: Policy

  /// Tells the day, by which waivers expire; nothing here reads the clock itself.
  public let today: @Sendable () -> CalendarDate?

  /// Makes a service of palettes with a policy.
  public init(
    palettes: [Reading] = [],
    policy: Policy = Policy(),
    today: @escaping @Sendable () -> CalendarDate? = { nil }
  ) {
    self.palettes = palettes.sorted { $0.palette.name < $1.palette.name }
    self.policy = policy
    self.today = today
  }

  /// The palette of that name, or nil.
  func palette(_ name: String) -> Reading? { palettes.first { $0.palette.name == name } }
}
