import Palettes

extension Inspection {
  /// A finding for every problem of that kind that the reader met.
  func findings(of kind: Reading.Problem.Kind, rule: Rule) -> [Finding] {
    reading.problems.compactMap { problem in
      guard problem.kind == kind else { return nil }
      return Finding(
        rule: rule.id,
        severity: rule.severity,
        message: problem.message,
        palette: palette.name,
        place: problem.place,
        swatch: problem.swatch,
        mode: problem.mode,
        notes: problem.notes
      )
    }
  }
}
