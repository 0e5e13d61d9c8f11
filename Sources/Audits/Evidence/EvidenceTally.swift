import Palettes

/// Pairs in appearances, counted by whether they reach what they need, with and without Increase
/// Contrast.
struct EvidenceTally {
  private let cells: [EvidenceCell]
  private let failed: [EvidenceCell]
  private let undetermined: [EvidenceCell]

  init(_ cells: [EvidenceCell]) {
    self.cells = cells
    self.failed = cells.filter { $0.state == .fail }
    self.undetermined = cells.filter { $0.state == .undetermined }
  }

  var count: Int { cells.count }

  private var increased: [EvidenceCell] { cells.filter(\.hasIncreasedContrast) }

  /// What they say of a label that asks for contrast.
  ///
  /// Human Interface Guidelines, Accessibility: where the default does not reach the ratio, the
  /// variant for Increase Contrast has to.
  var outcome: LabelEvidence.Outcome {
    if failed.isEmpty { return undetermined.isEmpty ? .supports : .undetermined }
    if increased.isEmpty || increased.contains(where: { $0.state == .fail }) { return .contradicts }
    return increased.allSatisfy { $0.state == .pass }
      ? .supportsWithIncreasedContrast : .undetermined
  }

  /// The counts and the worst pair, in sentences; `noVariant` is added when pairs fail and nothing has
  /// a variant for Increase Contrast.
  func statement(noVariant: String = "") -> String {
    let worst =
      failed.min { $0.margin < $1.margin }.map { "; the worst is \($0.description)" } ?? ""
    switch outcome {
    case .supports, .silent:
      return "Every pair reaches what it needs (\(cells.count)), in \(modes(of: cells))."
    case .undetermined where failed.isEmpty:
      return "Pairs that depend on what the palette does not say: \(undetermined.count) of "
        + "\(cells.count), such as \(undetermined[0].description)."
    case .supportsWithIncreasedContrast:
      return "Fails WCAG; the Apple label is met with Increase Contrast. Failing pairs without it: "
        + "\(failed.count) of \(cells.count - increased.count)\(worst). With it, every pair passes "
        + "(\(increased.count)), in \(modes(of: increased))."
    case .contradicts, .undetermined:
      let withIncrease = failed.filter(\.hasIncreasedContrast).count
      let increase =
        increased.isEmpty
        ? noVariant : " With Increase Contrast: \(withIncrease) of \(increased.count)."
      return "Failing pairs: \(failed.count) of \(cells.count)\(worst).\(increase)"
    }
  }

  private func modes(of cells: [EvidenceCell]) -> String {
    var names: [String] = []
    for cell in cells where !names.contains(cell.measurement.mode.name) {
      names.append(cell.measurement.mode.name)
    }
    return names.joined(separator: ", ")
  }
}
