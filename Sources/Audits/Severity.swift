/// How much a finding matters, most first.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case error, warning, note

  /// Orders from `note` to `error`.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .note: 0
    }
  }
}
