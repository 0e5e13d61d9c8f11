import Audits
import Documents

/// What a whole audit comes to, in one word.
enum AuditOutcome: String {
  /// The run fails.
  case fail = "Fail"
  /// Something could not be read, or the audit itself is doubtful.
  case incomplete = "Incomplete"
  /// Something is to be looked at.
  case doubt = "Doubt"
  /// Something was measured, and nothing is wrong.
  case pass = "Pass"
  /// All that was measured is exempt or waived.
  case unjudged = "Nothing to judge"
  /// Nothing was measured.
  case nothing = "Nothing measured"

  /// Judges an audit by its worst finding and by what makes it doubtful.
  init(of audit: Audit, _ summary: Summary, _ options: ReportOptions) {
    let failing = min(options.failing, .error)
    if let worst = audit.worst, worst >= failing {
      self = .fail
    } else if summary.checked == 0 {
      self = summary.exempt + summary.waived > 0 ? .unjudged : .nothing
    } else if !audit.faults(options).isEmpty {
      self = .incomplete
    } else {
      self = audit.worst == .warning ? .doubt : .pass
    }
  }

  /// The mark of the outcome.
  var mark: VerdictGrid.Mark {
    switch self {
    case .fail: .bad
    case .incomplete, .doubt, .unjudged, .nothing: .open
    case .pass: .good
    }
  }
}

extension Summary {
  /// The modes, as in ` Modes: light, dark.`; empty for palettes that have none.
  var modesSentence: String {
    if modes.isEmpty || modes == ["default"] { return "" }
    let names = modes.prefix(6).map { $0.printable.shortened(to: 40) }.joined(separator: ", ")
    return " Modes: " + names + (modes.count > 6 ? " and \(modes.count - 6) more." : ".")
  }
}
