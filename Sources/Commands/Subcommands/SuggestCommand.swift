import Audits
import Colors
import Documents
import Reports

extension Command {
  /// Looks for colours that make a pair pass.
  static let suggest = Command(
    name: "suggest",
    summary: "find the nearest colours that make a pair pass",
    operands: "FG BG",
    details: """
      Each colour is measured as it is written. Kinds: family, within 20 degrees of hue; same-hue, the
      hue kept; nearest, the least difference (dEOK) of all colours of 8 bits. Greys stay grey.
      Status 0: there is one, or none is needed; 1: none exists; 2: no answer.

      legible suggest 999 fff
      legible suggest 36c fff --target 7 --for foreground
      legible suggest 999 fff --also f1f5f9 --also e2e8f0
      """,
    options: [
      Option("target", "N", "the ratio to reach, above 1 and up to 21; 4.5 unless told otherwise"),
      Option("for", "foreground|background", "the side to change; either unless told otherwise"),
      Option(
        "also",
        "BG",
        "a further ground, which one foreground has to serve",
        isRepeatable: true
      ),
      Option("format", "text|json", "how to write the answer"),
    ],
    run: runSuggest
  )
}

private func runSuggest(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  guard arguments.positional.count == 2 else {
    throw UsageError(
      "give two colours, FG and BG: legible suggest 999 fff, or with quotes '#999' '#fff'",
      then: ["For one foreground on several grounds, name the others with --also."]
    )
  }
  var question = PairRepair.Question(arguments.positional[0], on: arguments.positional[1])
  question.also = arguments.all("also")
  question.side = try arguments.choice("for", PairSide.allCases.map { ($0.rawValue, $0) })
  if let target = try arguments.target() { question.target = target }
  let isJSON = try arguments.isJSON()
  let style = try TerminalStyle(arguments, console)
  let repair: PairRepair
  do throws(PairCheck.Fault) {
    repair = try PairRepair(question)
  } catch {
    switch error.part {
    case "for": throw UsageError("--also does not go with --for background: \(error.message)")
    case "target": throw UsageError("--target: \(error.message)")
    default: throw UsageError(error)
    }
  }
  let written = isJSON ? console.print(repair.json) : console.print(repair.text(style))
  guard written == .success else { return written }
  return repair.best == nil ? .success : .findings
}
