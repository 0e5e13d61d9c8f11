import Audits

extension Summary {
  /// The counts of pairs under the names that every format gives them.
  var pairCounts: [(name: String, count: Int)] {
    [
      ("checked", checked), ("passed", passed), ("failed", failed),
      ("undetermined", undetermined), ("exempt", exempt), ("waived", waived),
    ]
  }

  /// The counts of pairs as people read them.
  var pairSentence: String {
    "\(counted(checked, "pair")) checked: \(passed) pass, \(failed) fail, "
      + "\(undetermined) undetermined, \(exempt) exempt, \(waived) waived"
  }

  /// The counts of findings as people read them.
  var findingSentence: String {
    "\(counted(errors, "error")), \(counted(warnings, "warning")), \(counted(notes, "note"))"
      + (inBaseline > 0 ? "; \(inBaseline) in the baseline" : "")
      + (unchanged > 0 ? "; \(unchanged) about what did not change" : "")
  }

  /// All counts in one line, so that no report is an empty success.
  var sentence: String { "\(pairSentence); \(findingSentence)" }
}
