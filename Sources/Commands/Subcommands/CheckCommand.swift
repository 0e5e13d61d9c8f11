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
    operands: "FG BG [BG...] | -",
    details: """
      FG lies on the first BG; further colours are the layers below it, top first. Colours are
      written as in CSS; a hex colour may leave out the #, which shells take as a comment. A CSS
      gradient is measured at its worst and at its best place.
      With --in they may be names of a palette's swatches: then every mode is answered, on the layers
      and the page that the palette and the nearest legible.json give them. - reads many pairs from
      standard input, one a line: CSV (foreground,background and further columns by a first line that
      names them, such as use or size; semicolons or tabs do as well) or JSON objects of the same keys.
      Status 0: it passes or is exempt; 1: it fails or cannot be determined; 2: no answer.

      legible check 777 fff
      legible check '#fff' 'rgb(10 30 60 / 0.55)' --canvas '#000'
      legible check 777 fff --size 24px --weight 700 --level AAA
      legible check 06c fff --use link --beside 333
      legible check fff 'linear-gradient(in oklab, #000, #00f)'
      legible check muted-foreground muted --in Palettes/shadcn-neutral.css --explain
      """,
    options: [
      Option("use", "USE", "what FG is for", .words(Use.all.map(\.id))),
      Option("size", "SIZE", "size of the text, such as 14px, 18pt, 1.5rem"),
      Option("weight", "WEIGHT", "weight of the text: 1 to 1000, or a name such as bold"),
      Option("level", "AA|AAA", "the level to reach; AA unless told otherwise"),
    ] + Option.text + [
      Option("canvas", "COLOUR", "the page below everything, when the layers are translucent"),
      Option("group-opacity", "N", "opacity of FG and the first BG as one group, 0 to 1"),
      Option(
        "beside",
        "COLOUR",
        "what touches FG: text around a link, fill of a boundary, neighbour of a series",
        isRepeatable: true
      ),
      Option("cue", "TEXT", "what else tells FG from what touches it, such as underline"),
      Option(
        "viewing",
        "NAME",
        "what a display or an eye makes of it, such as grayscale or tritanopia@0.6",
        .suggestions(Viewing.all.map(\.id)),
        isRepeatable: true
      ),
      Option("in", "PATH", "the palette whose swatches FG and BG name"),
      Option("explain", nil, "show every step and number, and what other rules would answer"),
      Option("format", "text|json", "how to write the answer"),
    ],
    run: runCheck
  )
}

private func runCheck(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  if arguments.positional == ["-"] { return try checkLines(arguments, console) }
  if arguments.positional.contains("-") {
    throw UsageError(
      "- stands alone: it reads pairs from standard input, and colours beside it would not be read"
    )
  }
  guard let foreground = arguments.positional.first, arguments.positional.count > 1 else {
    throw missingColors(arguments.positional)
  }
  if arguments.has("in") { return try checkNames(arguments, console) }
  let question = try PairCheck.Question(
    foreground,
    on: Array(arguments.positional.dropFirst()),
    arguments
  )
  let isJSON = try arguments.isJSON()
  let style = try TerminalStyle(arguments, console)
  let check: PairCheck
  do throws(PairCheck.Fault) {
    check = try PairCheck(question)
  } catch {
    throw UsageError(error)
  }
  let isExplained = arguments.has("explain")
  var answer: [UInt8]
  if isJSON {
    var writer = JSONWriter()
    writer.object { check.write(to: &$0, explaining: isExplained) }
    answer = writer.document
  } else {
    answer = Array(check.text(style).utf8)
    if isExplained { answer += ("\n" + check.explanationText(style)).utf8 }
  }
  let written = console.print(answer)
  guard written == .success else { return written }
  return check.verdict.status
}

extension PairCheck.Question {
  /// Asks what the options say beside the colours.
  init(
    _ foreground: String,
    on backgrounds: [String],
    _ arguments: Arguments
  ) throws(UsageError) {
    self.init(foreground, on: backgrounds)
    canvas = arguments.value("canvas")
    use = try arguments.choice("use", Use.all.map { ($0.id, $0) }) ?? .text
    level = try arguments.level() ?? .aa
    textSize = try arguments.textSize()
    largeText = try arguments.largeText() ?? .wcag
    groupOpacity = try arguments.fraction("group-opacity") ?? 1
    beside = arguments.all("beside")
    cue = try arguments.cue()
    viewings = try arguments.viewings()
  }
}

extension Verdict {
  /// How a run ends that has to answer one pair.
  var status: ExitCode {
    switch self {
    case .pass, .exempt, .waived: .success
    case .fail, .undetermined: .findings
    }
  }
}

/// What to say when a colour is missing, which is most often the shell's doing.
private func missingColors(_ given: [String]) -> UsageError {
  UsageError(
    given.isEmpty ? "two colours are missing" : "a second colour is missing",
    then: [
      "If you typed  legible check #777 #fff  without quotes, the shell took everything from # on as a",
      "comment. Write  legible check 777 fff  or  legible check '#777' '#fff'.",
    ]
  )
}
