import Audits

/// What became of a baseline that was written anew.
struct BaselineUpdate {
  /// How many findings it accepts that it did not.
  let new: Int
  /// How many it accepts at a lower ratio than before.
  let worse: Int
  /// How many it no longer holds.
  let gone: Int

  /// Compares what a baseline held with what it holds after an audit.
  init(of old: Baseline, to new: Baseline, _ audit: Audit, in scope: BaselineScope) {
    let matched = audit.accepting(old, in: scope).findings
    let same = matched.filter { $0.suppression?.kind == .baseline }.count
    worse = matched.filter { $0.suppression == nil && $0.change?.outcome == .worse }.count
    // What the run found for a baseline, and what it did not look at.
    let found = audit.baseline(replacing: Baseline(), in: scope).entries.count
    let kept = new.entries.count - found
    self.new = found - same - worse
    gone = old.entries.count - kept - same - worse
  }

  /// The update for people: `1 new, 1 worse than before, 2 gone`.
  var text: String {
    let parts = [(new, "new"), (worse, "worse than before"), (gone, "gone")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "as before" : parts.joined(separator: ", ")
  }
}
