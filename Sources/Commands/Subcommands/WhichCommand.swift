import Audits
import Colors
import Documents
import Palettes
import Reports

extension Command {
  /// Finds the swatches that can be read on a ground.
  static let which = Command(
    name: "which",
    summary: "list the swatches that pass on a ground, in every mode or in some",
    operands: "[PATH...]",
    details: """
      A ground is a swatch or a colour; of several, a swatch has to pass on each. PATH is a file or a
      folder; without one, what the policy names is searched, else this folder.
      Status 0: there are some; 1: no swatch passes, in no mode; 2: no answer.

      legible which --on card --min 4.5 tokens/
      legible which --on '#0a0a0a' --use graphic --sort ratio theme.css
      """,
    options: [
      Option("on", "GROUND", "a swatch or a colour that lies below", isRepeatable: true),
      Option("min", "RATIO", "the ratio to reach, above 1 and up to 21; else what --use needs"),
      Option(
        "use",
        "USE",
        "what the swatches are for, text unless told otherwise",
        .words(Use.all.map(\.id))
      ),
      Option("level", "AA|AAA", "the level to reach; AA unless told otherwise"),
      Option("mode", "MODE", "look at this mode only, such as dark", .modes, isRepeatable: true),
      Option("sort", "name|ratio", "the order; by name unless told otherwise"),
      Option("format", "text|json", "how to write the answer"),
    ],
    run: runWhich
  )
}

private func runWhich(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  let grounds = arguments.all("on")
  guard !grounds.isEmpty else {
    throw UsageError("name a ground: legible which --on card, or --on '#ffffff'")
  }
  let isJSON = try arguments.isJSON()
  let style = try TerminalStyle(arguments, console)
  let order =
    try arguments.choice("sort", SwatchSearch.Order.allCases.map { ($0.rawValue, $0) }) ?? .name
  let files = FileTree(workingDirectory: console.workingDirectory)
  let choice = try PolicyChoice(
    nearestTo: arguments.positional,
    files,
    remedy: "search them one by one"
  )
  var policy = choice.policy
  if let level = try arguments.level() { policy.level = level }
  policy.modes = arguments.all("mode")
  let minimum = try minimum(arguments, policy)
  let paths = arguments.positional.isEmpty ? try choice.sources(files) : arguments.positional
  let read = try PaletteFiles(
    at: paths,
    together: arguments.positional.isEmpty,
    from: nil,
    files: files,
    input: console.readInput
  )
  if let complaint = read.complaints.first { throw UsageError(input: complaint) }
  let palettes = read.readings.map(\.palette)
  try refuseUnknownModes(policy, palettes)
  let known = SwatchNames(of: palettes)
  for ground in grounds { try known.refuseEnding(ground, as: "the ground") }
  let searches: [SwatchSearch]
  do throws(PairCheck.Fault) {
    searches = try SwatchSearch.searches(
      on: grounds,
      reaching: minimum,
      in: palettes,
      under: policy
    )
  } catch {
    throw UsageError(input: error.message)
  }
  guard searches.contains(where: { !$0.modes.isEmpty }) else {
    throw UsageError(
      input: palettes.isEmpty
        ? "\(paths.joined(separator: ", ")) holds no palette"
        : "no palette has a colour of \(grounds.joined(separator: " and ")) in any mode"
    )
  }
  let written =
    isJSON
    ? console.print(SwatchSearch.json(of: searches, by: order))
    : console.print(SwatchSearch.text(of: searches, by: order, style))
  guard written == .success else { return written }
  for ground in grounds {
    if let remark = known.remark(onPalettesWithout: ground) { console.complain("which: \(remark)") }
  }
  return searches.contains { !$0.matches.isEmpty } ? .success : .findings
}

/// The ratio that is asked for: the one that is given, or the one that the use needs.
private func minimum(_ arguments: Arguments, _ policy: Policy) throws(UsageError) -> Double {
  let use = try arguments.choice("use", Use.all.map { ($0.id, $0) }) ?? .text
  if let text = arguments.value("min") {
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let ratio = Double(text), ratio > 1, ratio <= 21 else {
      throw UsageError("--min is a ratio above 1 and up to 21, such as 4.5, not \(text)")
    }
    return ratio
  }
  let needed = Requirement.requirements(of: use, textSize: nil, level: policy.level)
  guard let ratio = needed.last?.ratio else {
    throw UsageError("\(use) needs no contrast; give a ratio with --min")
  }
  return ratio
}

private func refuseUnknownModes(_ policy: Policy, _ palettes: [Palette]) throws(UsageError) {
  let modes = palettes.flatMap(\.modes)
  for name in policy.modes where !modes.contains(where: { $0.answers(to: name) }) {
    var known: [String] = []
    for mode in modes.sorted() where !known.contains(mode.name) { known.append(mode.name) }
    throw UsageError(
      input: "there is no mode \(name); the modes are: \(known.joined(separator: ", "))"
    )
  }
}
