import Colors
import Palettes

extension Standard {
  /// A finding as this standard has it: a note that says so where the standard asks for nothing.
  ///
  /// The verdict of the pair stays that of WCAG 2.2. A ratio that a declaration asks for by itself
  /// counts whatever the standard asks for.
  func weighed(_ finding: Finding) -> Finding {
    guard finding.severity > .note, finding.measurement?.pairing.minimum == nil,
      let criterion = finding.criterion, clause(for: criterion) == nil
    else { return finding }
    return finding.lowered(toNoteBecause: "\(name) does not ask for \(criterion.number)")
  }
}

extension Finding {
  /// The success criterion that its rule belongs to, or else the one that the pair has to meet.
  fileprivate var criterion: Criterion? {
    if let criterion = Rule.named(rule)?.criterion { return criterion }
    guard rule == Rule.undeterminedContrast.id else { return nil }
    return measurement?.requirements.last?.criterion
  }

  fileprivate func lowered(toNoteBecause reason: String) -> Finding {
    Finding(
      rule: rule,
      severity: .note,
      message: "\(message) (\(reason))",
      advice: advice,
      palette: palette,
      place: place,
      swatch: swatch,
      mode: mode,
      measurement: measurement,
      suggestion: suggestion,
      notes: notes
    )
  }
}

extension Rule {
  /// Where each standard asks for what the rule looks at, or that it does not; empty without a criterion.
  public var references: [(standard: Standard, clause: String?)] {
    criterion.map { criterion in Standard.all.map { ($0, $0.clause(for: criterion)) } } ?? []
  }
}
