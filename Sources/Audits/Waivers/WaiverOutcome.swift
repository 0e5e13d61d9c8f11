import Documents
import Palettes

/// What the waivers of a policy and of a palette's files make of its findings.
struct WaiverOutcome: Sendable {
  /// The findings, those that are accepted with their suppression.
  private(set) var findings: [Finding]
  /// The measurements, those whose findings are all accepted as waived.
  private(set) var measurements: [Measurement]
  /// How many findings each waiver speaks of, whether or not it has expired.
  private(set) var uses: [Use]

  /// A waiver, and how many findings it speaks of.
  struct Use: Sendable {
    let waiver: PaletteWaiver
    var count = 0
  }

  /// Applies waivers.
  ///
  /// - Complexity: O(*f* · *w*) in the findings and the waivers.
  init(
    _ findings: [Finding],
    _ measurements: [Measurement],
    of palette: Palette,
    under policy: Policy
  ) {
    self.findings = findings
    self.measurements = measurements
    uses =
      policy.waivers.enumerated().map { Use(waiver: PaletteWaiver($1, at: $0, in: palette)) }
      + palette.waivers.map { Use(waiver: PaletteWaiver($0)) }
    guard !uses.isEmpty else { return }
    for position in findings.indices {
      if policy.isAbandoned() { return }
      for index in uses.indices where uses[index].waiver.covers(findings[position]) {
        uses[index].count += 1
        let waiver = uses[index].waiver
        guard self.findings[position].suppression == nil, !waiver.isExpired(on: policy.today)
        else { continue }
        self.findings[position].suppression = waiver.suppression
      }
    }
    waive()
  }

  /// Turns the verdict of every measurement whose findings are all accepted.
  private mutating func waive() {
    var reasons: [MeasurementIdentity: String?] = [:]
    for finding in findings where finding.decidesVerdict {
      guard let measurement = finding.measurement else { continue }
      let identity = MeasurementIdentity(measurement)
      // One finding that nobody accepted is enough to keep the verdict.
      if let reason = finding.suppression?.reason {
        if reasons[identity] == nil { reasons[identity] = .some(reason) }
      } else {
        reasons[identity] = .some(nil)
      }
    }
    for index in measurements.indices {
      guard case .some(.some(let reason)) = reasons[MeasurementIdentity(measurements[index])] else {
        continue
      }
      measurements[index].verdict = .waived(reason)
    }
    for index in findings.indices {
      guard let measurement = findings[index].measurement,
        case .some(.some(let reason)) = reasons[MeasurementIdentity(measurement)]
      else { continue }
      findings[index].measurement?.verdict = .waived(reason)
    }
  }
}

extension Finding {
  /// Whether the verdict of its measurement is what it reports, rather than something beside it.
  fileprivate var decidesVerdict: Bool {
    guard let verdict = measurement?.verdict, viewing == "as-authored" else { return false }
    switch verdict {
    case .fail: return Rule.named(rule)?.criterion != nil
    case .undetermined: return rule == Rule.undeterminedContrast.id
    case .pass, .exempt, .waived: return false
    }
  }
}

/// What tells a measurement of a palette from the others.
private struct MeasurementIdentity: Hashable {
  let foreground: String
  let background: String
  let terms: PairingTerms
  let mode: Mode
  let viewing: String

  init(_ measurement: Measurement) {
    foreground = measurement.pairing.foreground.string
    background = measurement.pairing.background.string
    terms = measurement.pairing.terms
    mode = measurement.mode
    viewing = measurement.viewing
  }
}
