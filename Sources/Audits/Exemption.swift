import Documents
public import Palettes

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

/// The swatches of a palette that a policy exempts, each with the reason.
struct ExemptNames {
  private var reasons: [ExactText: String] = [:]

  init(of palette: Palette, under policy: Policy) {
    for exemption in policy.exemptions {
      for name in palette.names(matching: exemption.names) where reasons[name] == nil {
        reasons[name] = exemption.reason ?? "the policy exempts it"
      }
    }
  }

  /// The measurements, those of exempt foregrounds with nothing required of them.
  func applied(to measurements: [Measurement]) -> [Measurement] {
    guard !reasons.isEmpty else { return measurements }
    return measurements.map { measurement in
      guard let reason = reasons[measurement.pairing.foreground] else { return measurement }
      var exempt = measurement
      exempt.requirements = []
      exempt.verdict = .exempt(reason)
      return exempt
    }
  }
}

extension Measurement {
  /// Whether nothing is required of it, for what it is or because the policy says so.
  var isExempted: Bool {
    if case .exempt = verdict { true } else { false }
  }
}
