public import Palettes

/// Palettes, measured and judged under a policy.
public struct Audit: Sendable {
  /// The policy.
  public let policy: Policy
  /// What came of each palette, in the order given.
  public let palettes: [PaletteAudit]
  /// What makes the audit itself doubtful, such as a pattern that matches nothing.
  public let faults: [AuditFault]

  /// Measures every pairing of every palette, and runs every rule.
  ///
  /// - Complexity: O(*p* · *m*) in the pairings and the modes of each palette.
  public init(of readings: [Reading], under policy: Policy) {
    self.policy = policy
    self.palettes = readings.map { PaletteAudit(of: $0, under: policy) }
    self.faults = AuditFault.faults(of: policy, over: readings, measured: palettes)
  }

  /// All measurements, palette by palette.
  public var measurements: [Measurement] { palettes.flatMap(\.measurements) }

  /// All findings: errors first, and of equal ones the worst first.
  public var findings: [Finding] { palettes.flatMap(\.findings).sorted(by: Finding.isWorse) }

  /// The worst severity among the findings, or nil when there are none.
  public var worst: Severity? { palettes.flatMap(\.findings).map(\.severity).max() }
}

/// One palette, measured and judged.
public struct PaletteAudit: Sendable {
  /// The palette, and what could not be read of it.
  public let reading: Reading
  /// Every pairing in every mode.
  public let measurements: [Measurement]
  /// What the rules found, in the order of the rules.
  public let findings: [Finding]

  init(of reading: Reading, under policy: Policy) {
    let measurements = Measurer(of: reading.palette, under: policy).measurements()
    let inspection = Inspection(reading: reading, policy: policy, measurements: measurements)
    self.reading = reading
    self.measurements = measurements
    self.findings = Rule.all.flatMap { $0.check(inspection) }
  }
}

extension Finding {
  /// Orders errors first; of equal severity, those that miss by the most; then by place.
  static func isWorse(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    let margins = (left.measurement?.margin ?? .infinity, right.measurement?.margin ?? .infinity)
    if margins.0 != margins.1 { return margins.0 < margins.1 }
    return switch (left.place, right.place) {
    case (let left?, let right?): left < right
    case (nil, _?): true
    default: false
    }
  }
}
