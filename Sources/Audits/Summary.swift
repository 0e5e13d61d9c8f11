import Palettes

/// The counts of an audit.
public struct Summary: Sendable, Hashable {
  /// Pairings in modes that were judged: those that passed, failed or are undetermined.
  public var checked = 0
  /// Those that meet what they need.
  public var passed = 0
  /// Those that do not.
  public var failed = 0
  /// Those of which the colours alone do not tell.
  public var undetermined = 0
  /// Those that need nothing.
  public var exempt = 0
  /// Those that would count as failed or undetermined, and were accepted for a stated reason.
  public var waived = 0
  /// Swatches.
  public var swatches = 0
  /// The names of the modes, each once, in order.
  public var modes: [String] = []
  /// Findings that were accepted, in a waiver or in the baseline; they count under no severity.
  public var suppressed = 0
  /// Those of them that are in the baseline.
  public var inBaseline = 0
  /// Findings about swatches that did not change since the commit that was asked about; left out.
  public var unchanged = 0
  /// Findings of severity error.
  public var errors = 0
  /// Findings of severity warning.
  public var warnings = 0
  /// Findings of severity note.
  public var notes = 0

  /// How many pairs that pass would drop below what they need, under each viewing.
  public var viewings: ViewingTally

  /// Counts an audit.
  public init(of audit: Audit) {
    viewings = ViewingTally(joining: audit.palettes.map(\.viewings))
    for measurement in audit.measurements {
      switch measurement.verdict {
      case .pass: passed += 1
      case .fail: failed += 1
      case .undetermined: undetermined += 1
      case .exempt: exempt += 1
      case .waived: waived += 1
      }
    }
    checked = passed + failed + undetermined
    for palette in audit.palettes {
      swatches += palette.reading.palette.swatches.count
      for mode in palette.reading.palette.modes where !modes.contains(mode.name) {
        modes.append(mode.name)
      }
    }
    unchanged = audit.unchanged
    for finding in audit.findings {
      if let suppression = finding.suppression {
        suppressed += 1
        if suppression.kind == .baseline { inBaseline += 1 }
        continue
      }
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }
}
