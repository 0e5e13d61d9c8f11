public import Audits
import Colors
import Documents
import Palettes

extension PairCheck {
  /// The answer on one line, behind the number of the line that asked: `3: fail  4.47:1  777 on fff`.
  public func line(_ style: TerminalStyle, _ number: Int) -> String {
    let pair = "\(question.foreground) on \(question.backgrounds.joined(separator: " over "))"
      .printable
    let word = style.marked(verdict.name, verdict.meaning)
    let ratio = contrast?.displayedRatio ?? "no contrast"
    let need = requirements.last.map { "  \(question.use) needs \($0.displayed):1" } ?? ""
    let reason = verdict.reason.map { "  (\($0.printable))" } ?? ""
    return "\(number): \(word)  \(ratio)  \(pair)\(need)\(reason)"
  }
}
