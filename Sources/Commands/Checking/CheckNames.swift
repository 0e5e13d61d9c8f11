import Audits
import Colors
import Documents
import Palettes
import Reports

/// Answers `legible check FG BG --in PATH`: a pair of a palette's swatches, in every mode.
func checkNames(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  guard !arguments.has("viewing") else {
    throw UsageError(
      "--viewing goes with colours, not with --in; legible audit has it for palettes"
    )
  }
  let names = arguments.positional
  var question = PaletteCheck.Question(names[0], on: names[1])
  question.layers = Array(names.dropFirst(2))
  question.canvas = arguments.value("canvas")
  question.use = try arguments.choice("use", Use.all.map { ($0.id, $0) })
  question.groupOpacity = try arguments.fraction("group-opacity")
  question.beside = arguments.all("beside")
  question.cue = try arguments.cue()
  let isJSON = try arguments.isJSON()
  let style = try TerminalStyle(arguments, console)
  let files = FileTree(workingDirectory: console.workingDirectory)
  let path = arguments.value("in") ?? ""
  let policy = try policy(nearestTo: path, arguments, files, console)
  if arguments.has("size") || arguments.has("weight") || arguments.has("text-style") {
    question.textSize = try arguments.textSize(on: policy.platform)
  }
  // A pair may be in what cannot be read.
  let read = try PaletteFiles(at: [path], from: nil, files: files, input: console.readInput)
  if let complaint = read.complaints.first { throw UsageError(input: complaint) }
  let palettes = read.readings.map(\.palette)
  guard !palettes.isEmpty else { throw UsageError(input: "\(path) holds no palette") }
  let known = SwatchNames(of: palettes)
  for (index, name) in names.enumerated() {
    try known.refuseEnding(name, as: index == 0 ? "the foreground" : "the background")
  }
  if let canvas = question.canvas { try known.refuseEnding(canvas, as: "the canvas") }
  for name in question.beside { try known.refuseEnding(name, as: "beside") }
  let checks: [PaletteCheck]
  do throws(PairCheck.Fault) {
    checks = try PaletteCheck.checks(question, in: palettes, under: policy)
  } catch {
    throw UsageError(input: "the \(error.part): \(error.message)")
  }
  guard !checks.isEmpty else {
    throw UsageError(
      input:
        "no palette of \(path) has \(names[0]) and \(names[1]) both; for two "
        + "colours leave out --in"
    )
  }
  let isExplained = arguments.has("explain")
  let written =
    isJSON
    ? console.print(PaletteCheck.json(of: checks, explaining: isExplained))
    : console.print(PaletteCheck.text(of: checks, style, explaining: isExplained))
  guard written == .success else { return written }
  var told: Set<String> = []
  for name in names + question.beside where told.insert(name).inserted {
    if let remark = known.remark(onPalettesWithout: name) { console.complain("check: \(remark)") }
  }
  return checks.contains { $0.worst.check.verdict.status == .findings } ? .findings : .success
}

/// The nearest policy of a path, with what the arguments say in its place.
private func policy(
  nearestTo path: String,
  _ arguments: Arguments,
  _ files: FileTree,
  _ console: Console
) throws(UsageError) -> Policy {
  var policy = try PolicyChoice(nearestTo: [path], files, remedy: "").policy
  if let level = try arguments.level() { policy.level = level }
  try arguments.setText(of: &policy)
  policy.today = try console.today()
  return policy
}
