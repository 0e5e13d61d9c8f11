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
  /// Tells whether new requests are welcome: not while the process stops.
  public let isReady: @Sendable () -> Bool
  /// Writes down what is measured of the process, as text of the Prometheus format 0.0.4.
  public let metrics: @Sendable () -> [UInt8]

  /// Makes a service of palettes with a policy.
  ///
  /// - Parameters:
  ///   - palettes: The palettes that are served.
  ///   - policy: The policy that they are audited under.
  ///   - today: Tells the day, by which waivers expire.
  ///   - isReady: Tells whether new requests are welcome.
  ///   - metrics: Writes down what is measured of the process; without it, what is served.
  public init(
    palettes: [Reading] = [],
    policy: Policy = Policy(),
    today: @escaping @Sendable () -> CalendarDate? = { nil },
    isReady: @escaping @Sendable () -> Bool = { true },
    metrics: (@Sendable () -> [UInt8])? = nil
  ) {
    let sorted = palettes.sorted { $0.palette.name < $1.palette.name }
    self.palettes = sorted
    self.policy = policy
    self.today = today
    self.isReady = isReady
    self.metrics = metrics ?? { Self.metrics(palettes: sorted.count) }
  }

  /// The palette of that name, or nil.
  func palette(_ name: String) -> Reading? { palettes.first { $0.palette.name == name } }

  /// What can be said without measuring.
  private static func metrics(palettes: Int) -> [UInt8] {
    Array(
      """
      # HELP legible_palettes The palettes that are served.
      # TYPE legible_palettes gauge
      legible_palettes \(palettes)

      """.utf8
    )
  }
}
