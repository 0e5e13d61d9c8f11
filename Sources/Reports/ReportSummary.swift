import Audits
import Colors
import Documents
import Palettes

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
  var sentence: String { "\(pairSentence); \(findingSentence). \(viewingSentence)" }

  /// How many pairs other viewings would bring below what they need, and the worst of them.
  ///
  /// Names are printable: the sentence is one line in every format.
  var viewingSentence: String {
    let counts = viewings.counts.filter { $0.pairs > 0 }
    guard let worst = viewings.worst else {
      return "Other viewings (advice): no pair that passes drops below what it needs."
    }
    let names = counts.map { "\($0.viewing) \($0.pairs)" }.joined(separator: ", ")
    return "Other viewings (advice) bring pairs that pass below what they need: \(names); worst, "
      + "\(ContrastRatio(worst.ratio)):1 of \(worst.foreground) on \(worst.background) ".printable
      + "in mode \(worst.mode) under \(worst.viewing).".printable
  }
}
