import Documents
import Palettes

extension Audit {
  /// This audit with the findings of a baseline suppressed, and what of the baseline is stale told.
  ///
  /// A finding whose ratio fell by more than 0.01 counts, and says what it was. Findings that somebody
  /// accepted elsewhere stay as they are.
  public func accepting(_ baseline: Baseline, in scope: BaselineScope) -> Audit {
    var matching = BaselineMatching(baseline, in: scope)
    let unowned = unowned
    let all = matching.applied(to: palettes.flatMap(\.findings) + unowned)
    var rest = all.dropLast(unowned.count)
    let owned = palettes.map { palette in
      defer { rest = rest.dropFirst(palette.findings.count) }
      return Array(rest.prefix(palette.findings.count))
    }
    let files = scope.files(of: self)
    let stale = matching.leftOver.filter { scope.covers($0.entry.identity, of: self, files: files) }
    return with(
      owned: owned,
      unowned: Array(all.suffix(unowned.count)) + [Finding(stale: stale)].compactMap(\.self)
    )
  }

  /// The baseline of all findings that count now, or that `old` accepts.
  ///
  /// What the run did not look at is kept as `old` has it; what has not changed is the same to the
  /// last digit, whichever machine computes it.
  public func baseline(replacing old: Baseline, in scope: BaselineScope) -> Baseline {
    var ratios: [BaselineEntry.Identity: [Double]] = [:]
    for entry in old.current {
      ratios[entry.entry.identity, default: []].append(entry.entry.ratio ?? 0)
    }
    let files = scope.files(of: self)
    let kept = old.current.filter { !scope.covers($0.entry.identity, of: self, files: files) }
    let found = findings.filter { $0.suppression == nil && !Baseline.refused.contains($0.rule) }
      .map { finding in
        var entry = scope.entry(of: finding)
        // Machines differ in the last bits of a power.
        if let ratio = entry.ratio,
          let known = ratios[entry.identity]?.first(where: { abs($0 - ratio) < 1e-9 })
        {
          entry.ratio = known
        }
        return entry
      }
    return Baseline(kept.map(\.entry) + found)
  }
}

/// Which findings are in a baseline, and which entries no finding needs.
struct BaselineMatching {
  /// The entries that no finding needs.
  private(set) var leftOver: [Baseline.Entry]
  private let scope: BaselineScope

  init(_ baseline: Baseline, in scope: BaselineScope) {
    leftOver = baseline.current.sorted(by: Baseline.Entry.precedes)
    self.scope = scope
  }

  /// The findings, with those of the baseline suppressed, in the same order.
  mutating func applied(to findings: [Finding]) -> [Finding] {
    var findings = findings
    var open: [BaselineEntry.Identity: [(position: Int, ratio: Double?)]] = [:]
    for (position, finding) in findings.enumerated()
    where finding.suppression == nil && !Baseline.refused.contains(finding.rule) {
      let entry = scope.entry(of: finding)
      open[entry.identity, default: []].append((position, entry.ratio))
    }
    var rest: [Baseline.Entry] = []
    for (identity, entries) in Dictionary(grouping: leftOver, by: \.entry.identity) {
      // Both from the lowest ratio up, so that as many as possible find an entry of their own.
      var waiting = entries[...]
      var unmatched: [Int] = []
      let found = open[identity, default: []].sorted { ($0.ratio ?? -1) < ($1.ratio ?? -1) }
      for (position, ratio) in found {
        if let entry = waiting.first,
          FindingChange.outcome(of: ratio, was: entry.entry.ratio) != .worse
        {
          waiting.removeFirst()
          findings[position].suppression = Suppression(
            .baseline,
            reason: "it was there when the baseline was written",
            place: entry.place
          )
        } else {
          unmatched.append(position)
        }
      }
      // An entry that is left belongs to a finding that got worse, as long as there is one.
      for position in unmatched {
        guard let entry = waiting.popFirst() else { break }
        findings[position].change = FindingChange(
          .worse,
          from: entry.entry.ratio,
          since: "the baseline"
        )
      }
      rest += waiting
    }
    leftOver = rest.sorted(by: Baseline.Entry.precedes)
    return findings
  }
}

extension Finding {
  /// How many stale entries the one finding names.
  private static let named = 5

  /// The one finding about entries of a baseline that nothing needs; nil when there are none.
  fileprivate init?(stale: [Baseline.Entry]) {
    guard let first = stale.first else { return nil }
    let names = stale.prefix(Self.named).map(\.entry.title).joined(separator: ", ")
    let rest = stale.count - Self.named
    self.init(
      rule: Rule.staleBaseline.id,
      severity: Rule.staleBaseline.severity,
      message: "\(stale.count) \(stale.count == 1 ? "entry" : "entries") of the baseline "
        + "\(stale.count == 1 ? "is" : "are") no longer needed: \(names)"
        + (rest > 0 ? " and \(rest) more" : ""),
      advice: "write the baseline anew with --write-baseline, so that it does not hide a relapse",
      palette: "",
      place: first.place
    )
  }
}
