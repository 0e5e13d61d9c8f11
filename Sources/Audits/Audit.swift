public import Palettes

/// Palettes, measured and judged under a policy.
public struct Audit: Sendable {
  /// The policy.
  public let policy: Policy
  /// What came of each palette, in the order given.
  public internal(set) var palettes: [PaletteAudit]
  /// All findings: errors first, and of equal ones the worst first.
  public internal(set) var findings: [Finding]
  /// How many findings are left out, because nothing that they are about has changed.
  public internal(set) var unchanged = 0
  /// What makes the audit itself doubtful, such as a pattern that matches nothing.
  public let faults: [AuditFault]

  /// Measures every pairing of every palette, and runs every rule.
  ///
  /// - Complexity: O(*p* · *m*) in the pairings and the modes of each palette.
  public init(of readings: [Reading], under policy: Policy) {
    self.policy = policy
    let palettes = readings.map { PaletteAudit(of: $0, under: policy) }
    self.palettes = palettes
    let concluded = Rule.all.flatMap { $0.conclude(palettes, policy) }
    self.findings = Finding.sorted(palettes.flatMap(\.findings) + concluded)
    self.faults = AuditFault.faults(of: policy, over: readings, measured: palettes)
  }

  /// All measurements, palette by palette.
  public var measurements: [Measurement] { palettes.flatMap(\.measurements) }

  /// The findings that count: those that nobody accepted, the worst first.
  public var open: [Finding] { findings.filter { $0.suppression == nil } }

  /// The worst severity among the findings that count, or nil when there are none.
  public var worst: Severity? { findings.first { $0.suppression == nil }?.severity }
}

/// One palette, measured and judged.
public struct PaletteAudit: Sendable {
  /// The palette, and what could not be read of it.
  public let reading: Reading
  /// Every pairing in every mode.
  public let measurements: [Measurement]
  /// Those pairings that pass as authored, under the viewings that the policy asks for.
  public let viewed: ViewedMeasurements
  /// How many of them would drop below what they need, under each viewing.
  public let viewings: ViewingTally
  /// What the rules found, in the order of the rules.
  public internal(set) var findings: [Finding]
  /// What each waiver came to.
  let waiverUses: [WaiverOutcome.Use]
  /// Why nothing was measured, where more was asked for than is looked at; else nil.
  let excess: String?

  init(of reading: Reading, under policy: Policy) {
    var policy = policy.applied(to: reading)
    excess = Measurer(of: reading.palette, under: policy).excess
    // What cannot be looked at whole is not looked at: only the files speak.
    if excess != nil {
      (policy.pairs, policy.sets, policy.exemptions, policy.waivers) = ([], [], [], [])
      policy.infersPairings = false
    }
    let measured =
      excess == nil ? Measurer(of: reading.palette, under: policy).measurements() : []
    let inspection = Inspection(
      reading: reading,
      policy: policy,
      measurements: ExemptNames(of: reading.palette, under: policy).applied(to: measured)
    )
    let findings = Rule.all.flatMap { policy.isAbandoned() ? [] : $0.check(inspection) }
    let outcome = WaiverOutcome(
      findings.map { policy.standard.weighed($0).besideAppleGuideline(under: policy) },
      inspection.measurements,
      of: reading.palette,
      under: policy
    )
    self.reading = reading
    self.measurements = outcome.measurements
    self.viewed = inspection.viewed
    self.viewings = ViewingTally(of: outcome.measurements, under: policy.viewings)
    self.findings = outcome.findings
    self.waiverUses = outcome.uses
  }
}

extension Finding {
  /// What findings are ordered by: far smaller than a finding, of which there may be very many.
  private struct Rank {
    let severity: Severity
    let margin: Double
    let place: Place?
    let position: Int

    /// Orders errors first; of equal severity, those that miss by the most; then by place.
    static func isWorse(_ left: Rank, _ right: Rank) -> Bool {
      if left.severity != right.severity { return left.severity > right.severity }
      if left.margin != right.margin { return left.margin < right.margin }
      switch (left.place, right.place) {
      case (let first?, let second?) where first != second: return first < second
      case (nil, _?): return true
      case (_?, nil): return false
      default: return left.position < right.position
      }
    }
  }

  /// Findings in the order of reports: the worst first.
  static func sorted(_ findings: [Finding]) -> [Finding] {
    let ranks = findings.enumerated().map { position, finding in
      Rank(
        severity: finding.severity,
        margin: finding.measurement?.margin ?? .infinity,
        place: finding.place,
        position: position
      )
    }
    return ranks.sorted(by: Rank.isWorse).map { findings[$0.position] }
  }
}
