import Colors
import Documents
import Palettes

/// A palette and what it was: which swatches are new or changed, and what became of findings.
struct SwatchHistory {
  /// The names of the swatches that are new, or whose value or alias changed in some mode.
  let changed: Set<ExactText>
  private let palette: Palette
  private let modes: ModeMatching?
  private let measurements: [Key: Measurement]
  private let unmeasured: Set<[ExactText]>
  private let origin: String

  private struct Key: Hashable {
    let foreground: ExactText
    let background: ExactText
    let mode: Mode
    let use: Use
  }

  /// Compares a palette with what it was; nil stands for one that was not there.
  init(of audit: PaletteAudit, since old: Reading?, under policy: Policy, at origin: String) {
    palette = audit.reading.palette
    self.origin = origin
    guard let old else {
      changed = Set(palette.swatches.map(\.name))
      (modes, measurements, unmeasured) = (nil, [:], [])
      return
    }
    let modes = ModeMatching(of: old.palette, and: palette)
    self.modes = modes
    changed = Set(
      palette.swatches.filter { swatch in
        guard let before = old.palette.swatch(swatch.name) else { return true }
        return !swatch.isSame(as: before, modes)
      }.map(\.name)
    )
    let measured = Measurer(of: old.palette, under: policy).measurements()
    measurements = Dictionary(
      measured.map { (Self.key($0, $0.mode), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    // Only the rules that found something without measuring are asked again: the others are dear.
    let inspection = Inspection(reading: old, policy: policy, measurements: measured)
    let rules = Set(audit.findings.filter { $0.measurement == nil }.map(\.rule))
    unmeasured = Set(
      rules.compactMap(Rule.named).flatMap { $0.check(inspection) }.map(Self.identity)
    )
  }

  /// The finding with what became of it, or nil when nothing that it is about has changed.
  func told(_ finding: Finding) -> Finding? {
    var finding = finding
    guard let measurement = finding.measurement else {
      let isKnown = unmeasured.contains(Self.identity(finding))
      finding.change = FindingChange(isKnown ? .unchanged : .new, since: origin)
      guard let swatch = finding.swatch else { return isKnown ? nil : finding }
      return touches([swatch.string]) ? finding : nil
    }
    guard touches(measurement.names + [finding.swatch?.string].compactMap(\.self)) else {
      return nil
    }
    guard finding.viewing == "as-authored" else { return finding }
    guard let mode = modes?.oldMode(of: measurement.mode),
      let old = measurements[Self.key(measurement, mode)]
    else {
      finding.change = FindingChange(.new, since: origin)
      return finding
    }
    let ratio = old.contrast?.minimum
    switch old.verdict {
    case .pass, .exempt: finding.change = FindingChange(.broken, from: ratio, since: origin)
    case .fail, .undetermined, .waived:
      let outcome = FindingChange.outcome(of: measurement.contrast?.minimum, was: ratio)
      finding.change = FindingChange(outcome, from: ratio, since: origin)
    }
    return finding
  }

  private func touches(_ names: [String]) -> Bool {
    names.contains { name in palette.swatch(named: name).map { changed.contains($0.name) } ?? false
    }
  }

  private static func key(_ measurement: Measurement, _ mode: Mode) -> Key {
    Key(
      foreground: measurement.pairing.foreground,
      background: measurement.pairing.background,
      mode: mode,
      use: measurement.pairing.use
    )
  }

  private static func identity(_ finding: Finding) -> [ExactText] {
    [
      ExactText(finding.rule), finding.swatch ?? ExactText(finding.message),
      ExactText(finding.mode?.name ?? ""),
    ]
  }
}

extension Measurement {
  /// The names of all that it was measured with, or the texts of colours.
  var names: [String] {
    let focus = pairing.focus.map { $0.bands + [$0.under].compactMap(\.self) } ?? []
    return [pairing.foreground.string, pairing.background.string] + pairing.layers + pairing.beside
      + [canvas?.source, pairing.overlay?.color].compactMap(\.self) + focus
  }
}

extension Swatch {
  /// Whether it has the values and the aliases in every mode that it had.
  fileprivate func isSame(as old: Swatch, _ modes: ModeMatching) -> Bool {
    guard values.count == old.values.count else { return false }
    return values.allSatisfy { mode, value in
      guard let oldMode = modes.oldMode(of: mode), let before = old.value(in: oldMode) else {
        return false
      }
      return value.aliases == before.aliases && value.state.isSame(as: before.state)
    }
  }
}

extension Swatch.State {
  fileprivate func isSame(as old: Swatch.State) -> Bool {
    switch (self, old) {
    case (.color(let new), .color(let old)): new == old
    case (.undetermined(let new), .undetermined(let old)): new == old
    case (.faulty, .faulty): true
    default: false
    }
  }
}
