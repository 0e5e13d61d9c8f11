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
  if arguments.has("size") || arguments.has("weight") {
    question.textSize = try arguments.textSize()
  }
  let isJSON = try arguments.isJSON()
  let style = try TerminalStyle(arguments, console)
  let (palettes, policy) = try palettes(at: [arguments.value("in") ?? ""], arguments, console)
  let checks: [PaletteCheck]
  do throws(PairCheck.Fault) {
    checks = try PaletteCheck.checks(question, in: palettes, under: policy)
  } catch {
    throw UsageError(input: "the \(error.part): \(error.message)")
  }
  guard !checks.isEmpty else {
    throw UsageError(
      input:
        "no palette of \(arguments.value("in") ?? "") has \(names[0]) and \(names[1]) both; for two "
        + "colours leave out --in"
    )
  }
  let isExplained = arguments.has("explain")
  let written =
    isJSON
    ? console.print(PaletteCheck.json(of: checks, explaining: isExplained))
    : console.print(PaletteCheck.text(of: checks, style, explaining: isExplained))
  guard written == .success else { return written }
  return checks.contains { $0.worst.check.verdict.status == .findings } ? .findings : .success
}

/// The palettes at paths, and the policy for them: the nearest `legible.json`, with the options in it.
///
/// - Throws: a usage error for what cannot be read: a pair may be in there.
func palettes(
  at paths: [String],
  _ arguments: Arguments,
  _ console: Console
) throws(UsageError) -> ([Palette], Policy) {
  let files = FileTree(workingDirectory: console.workingDirectory)
  var policy = Policy()
  if let path = files.nearest("legible.json", above: paths.first ?? ".") {
    let file = try files.file(at: path)
    do throws(PolicyError) {
      policy = try Policy(reading: file)
    } catch {
      throw UsageError(input: error.text)
    }
  }
  if let level = try arguments.level() { policy.level = level }
  let read = try PaletteFiles(at: paths, from: nil, files: files, input: console.readInput)
  if let complaint = read.complaints.first { throw UsageError(input: complaint) }
  guard !read.readings.isEmpty else {
    throw UsageError(input: "\(paths.joined(separator: ", ")) holds no palette")
  }
  return (read.readings.map(\.palette), policy)
}
