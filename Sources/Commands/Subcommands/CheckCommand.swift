import Audits
import Colors
import Documents
import Palettes
import Reports

extension Command {
  /// Judges one pair of colours.
  static let check = Command(
    name: "check",
    summary: "judge one pair of colours",
    operands: "FG BG [BG...]",
    details: """
      FG lies on the first BG; further colours are the layers below it, top first. Colours are
      written as in CSS; a hex colour may leave out the #, which shells take as a comment.
      Status 0: it passes or is exempt; 1: it fails or cannot be determined; 2: no answer.

      legible check 777 fff
      legible check '#fff' 'rgb(10 30 60 / 0.55)' --canvas '#000'
      legible check 777 fff --size 24px --weight 700 --level AAA
      """,
    options: [
      Option("use", "USE", "what FG is for", .words(Use.all.map(\.id))),
      Option("size", "SIZE", "size of the text, such as 14px, 18pt, 1.5rem"),
      Option("weight", "WEIGHT", "weight of the text: 1 to 1000, or a name such as bold"),
      Option("level", "AA|AAA", "the level to reach; AA unless told otherwise"),
      Option("canvas", "COLOUR", "the page below everything, when the layers are translucent"),
      Option("group-opacity", "N", "opacity of FG and the first BG as one group, 0 to 1"),
      Option(
        "viewing",
        "NAME",
        "what a display or an eye makes of it, such as grayscale or tritanopia@0.6",
        .suggestions(Viewing.all.map(\.id)),
        isRepeatable: true
      ),
      Option("format", "text|json", "how to write the answer"),
    ],
    run: runCheck
  )
}

private func runCheck(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  guard let foreground = arguments.positional.first, arguments.positional.count > 1 else {
    throw UsageError(missingColors(arguments.positional))
  }
  var question = PairCheck.Question(foreground, on: Array(arguments.positional.dropFirst()))
  question.canvas = arguments.value("canvas")
  question.use = try arguments.choice("use", Use.all.map { ($0.id, $0) }) ?? .text
  question.level = try arguments.level() ?? .aa
  question.textSize = try arguments.textSize()
  question.groupOpacity = try arguments.fraction("group-opacity") ?? 1
  question.viewings = try arguments.viewings()
  let isJSON = try arguments.isJSON()
  let style = try TerminalStyle(arguments, console)
  let check: PairCheck
  do throws(PairCheck.Fault) {
    check = try PairCheck(question)
  } catch {
    throw UsageError(input: error.display)
  }
  let written = isJSON ? console.print(check.json) : console.print(check.text(style))
  guard written == .success else { return written }
  switch check.verdict {
  case .pass, .exempt, .waived: return .success
  case .fail, .undetermined: return .findings
  }
}

/// What to say when a colour is missing, which is most often the shell's doing.
private func missingColors(_ given: [String]) -> String {
  """
  \(given.isEmpty ? "two colours are missing" : "a second colour is missing")
  If you typed  legible check #777 #fff  without quotes, the shell took everything from # on as a
  comment. Write  legible check 777 fff  or  legible check '#777' '#fff'.
  """
}
