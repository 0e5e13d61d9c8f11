import Audits
import Colors
import Documents
import Palettes
import Reports

extension Command {
  /// Judges whole palettes.
  static let audit = Command(
    name: "audit",
    summary: "judge every pairing of palettes, in every mode",
    operands: "[PATH...]",
    details: """
      PATH is a file, a folder, or - for standard input; without one, what the policy names is
      audited, else this folder. The policy is the nearest legible.json, at or above the path; paths
      under several are audited one by one, or under one that --policy names.
      Several reports at once: --format text --format sarif --output out.sarif; an --output belongs
      to the --format before it, and one report at most goes to standard output.
      Status 0: nothing failed; 1: a finding of the --fail-on severity; 2: something could not be
      read, or nothing was measured.
      """,
    options: [
      Option("policy", "FILE", "the policy, in place of the nearest legible.json"),
      Option("level", "AA|AAA", "the level that text must reach"),
      Option(
        "mode",
        "MODE",
        "audit this mode only, such as dark",
        .modes,
        isRepeatable: true
      ),
      Option(
        "viewing",
        "NAME",
        "list what drops under this viewing, such as grayscale or tritanopia@0.6",
        .suggestions(Viewing.all.map(\.id)),
        isRepeatable: true
      ),
      Option("margin", "N", "how far below its ratio a pair is nearly there, 0 to 1"),
      Option(
        "standard",
        "NAME",
        "the standard by which findings are reported",
        .words(Standard.all.map(\.id))
      ),
      Option("canvas", "COLOUR", "the page below translucent grounds, a colour or a swatch"),
    ] + Option.text + [
      Option("explain-pairs", nil, "list why each pair is measured, before the report"),
      Option(
        "from",
        "FORMAT",
        "the format of the input, when its name does not tell",
        .words(PaletteFormat.all.map(\.id))
      ),
      Option(
        "format",
        "NAME",
        "the report",
        .words(ReportFormat.all.map(\.id)),
        isRepeatable: true
      ),
      Option(
        "output",
        "FILE",
        "where the report before it goes; - is standard output",
        isRepeatable: true
      ),
      Option(
        "fail-on",
        "SEVERITY",
        "the least severity that fails",
        .words(Severity.allCases.map(\.rawValue))
      ),
    ] + Option.baseline + [.changes, .sweep],
    run: runAudit
  )
}

private func runAudit(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  let files = FileTree(workingDirectory: console.workingDirectory)
  let reports = try ReportOutputs(arguments)
  try reports.refuseSharedFiles(files)
  let format = try arguments.choice("from", PaletteFormat.all.map { ($0.id, $0) })
  let failing =
    try arguments.choice("fail-on", Severity.allCases.map { ($0.rawValue, $0) }) ?? .error
  let style = try TerminalStyle(arguments, console)
  let choice =
    if let named = arguments.value("policy") {
      try PolicyChoice(at: named, files)
    } else {
      try PolicyChoice(
        nearestTo: arguments.positional,
        files,
        remedy: "audit them one by one, or name one policy for all with --policy"
      )
    }
  var policy = choice.policy
  if let level = try arguments.level() { policy.level = level }
  policy.modes = arguments.all("mode")
  policy.viewings += try arguments.viewings()
  if let margin = try arguments.fraction("margin") { policy.margin = margin }
  if let standard = try arguments.choice("standard", Standard.all.map({ ($0.id, $0) })) {
    policy.standard = standard
  }
  if let canvas = arguments.value("canvas") {
    policy.canvases = [Policy.ModeCanvas(source: canvas)]
  }
  try arguments.setText(of: &policy)
  policy.today = try console.today()
  // What the arguments name counts in place of the sources, which need not be there then.
  let paths = arguments.positional.isEmpty ? try choice.sources(files) : arguments.positional
  let input = paths.contains("-") ? console.readInput() : []
  let sweep = try SweepChoice(arguments)
  let refinement = try Refinement(arguments, files)
  let read = try PaletteFiles(
    at: paths,
    apart: [choice.file, refinement.baseline?.file].compactMap(\.self),
    together: arguments.positional.isEmpty,
    from: format,
    files: files,
    input: { input }
  )
  var inputs = InputFiles(read, policy: choice.file, files)
  if let baseline = refinement.baseline {
    try inputs.refuse(baseline.file, of: "--baseline")
    inputs.add(baseline.file, as: "the baseline")
  }
  try reports.refuse(inputs)
  read.complaints.forEach(console.complain)
  if let sweep {
    return try sweep.run(
      read,
      under: policy,
      failing: failing,
      input: input,
      style,
      console
    )
  }
  let audit = try refinement.applied(
    to: Audit(of: read.readings, under: policy),
    of: read,
    under: choice,
    files,
    console
  )
  let written = reports.write(files, console) { output in
    // A file is no terminal, unless somebody insists.
    let isPlain = output.path != nil && arguments.value("color") != "always"
    let options = ReportOptions(
      style: isPlain ? .plain : style,
      failing: failing,
      complaints: read.complaints
    )
    let report = output.format.render(audit, options)
    // Programs find the grammar of each pair in the JSON.
    guard arguments.has("explain-pairs"), output.format.id == ReportFormat.text.id else {
      return report
    }
    return Array((PairExplanation(of: audit).text + "\n\n").utf8) + report
  }
  if let remark = read.remark { console.complain(remark) }
  for fault in audit.faults { console.complain(fault.text) }
  guard written == .success, read.complaints.isEmpty, audit.faults.isEmpty else { return .unusable }
  guard audit.worst.map({ $0 >= failing }) ?? false else { return .success }
  // Who has set up a gate is told how it opens; others are asked nothing.
  let isRead = reports.outputs.contains { $0.path == nil && $0.format.id == ReportFormat.text.id }
  if choice.file != nil, isRead, refinement.baseline == nil {
    console.complain(
      "mend what is named above, or waive it in the policy with a reason, or accept what is there "
        + "today and stop only what is new: legible audit --write-baseline"
    )
  }
  return .findings
}
