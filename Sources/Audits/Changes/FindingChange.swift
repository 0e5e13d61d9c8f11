import Documents

/// What became of a finding since an earlier state, such as a baseline or a commit.
public struct FindingChange: Sendable, Hashable {
  /// What became of it.
  public let outcome: Outcome
  /// The ratio of the pair in the earlier state, 1 to 21, or nil when it had none.
  public let ratio: Double?
  /// What the earlier state is called: "the baseline", "main".
  public let origin: String

  /// What became of a finding.
  public enum Outcome: String, Sendable, CaseIterable {
    /// There was no such pair, or no such finding.
    case new
    /// The pair passed, and does not any more.
    case broken
    /// It failed already, by less.
    case worse
    /// It failed already, by as much.
    case unchanged
    /// It failed already, by more.
    case better
  }

  /// By how much a ratio has to fall to be worse, or to rise to be better; as in comparisons.
  public static let threshold = PaletteComparison.threshold

  /// Makes a change.
  public init(_ outcome: Outcome, from ratio: Double? = nil, since origin: String) {
    self.outcome = outcome
    self.ratio = ratio
    self.origin = origin
  }

  /// The outcome of a failing ratio that was another one; nil stands for none, which is least.
  static func outcome(of ratio: Double?, was old: Double?) -> Outcome {
    let (now, before) = (ratio ?? -.infinity, old ?? -.infinity)
    if now < before - threshold { return .worse }
    return now > before + threshold ? .better : .unchanged
  }

  /// The change for people: `worse: 3.07 in the baseline`, `new since main`.
  public var text: String {
    guard let ratio else {
      return outcome == .unchanged ? "as in \(origin)" : "\(outcome.rawValue) since \(origin)"
    }
    return "\(outcome.rawValue): \(DecimalText.truncated(ratio, places: 2)) in \(origin)"
  }
}
