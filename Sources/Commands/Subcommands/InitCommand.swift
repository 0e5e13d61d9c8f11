import Audits
import Documents

extension Command {
  /// Proposes a policy.
  static let initialize = Command(
    name: "init",
    summary: "write a legible.json that fits the palettes found here",
    operands: "[PATH...]",
    details: """
      PATH is a file or a folder; without one, this folder is searched. The policy lies in the
      folder that is named alone, else here. It measures what an audit without it measures.
      Status 0: it is written; 2: there is one already, or nothing was found.

      legible init && legible audit
      legible init --print
      legible init --schema > legible.schema.json
      """,
    options: [
      Option("print", nil, "write the policy to standard output, and no file"),
      Option("force", nil, "replace a policy that is there"),
      Option("schema", nil, "print the JSON Schema of legible.json, and nothing else"),
    ],
    run: runInit
  )
}

private func runInit(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  if arguments.has("schema") {
    guard arguments.positional.isEmpty else { throw UsageError("--schema takes no path") }
    return console.print(Policy.schema)
  }
  let files = FileTree(workingDirectory: console.workingDirectory)
  let paths = arguments.positional.isEmpty ? ["."] : arguments.positional
  guard !paths.contains("-") else {
    throw UsageError("a policy is about files: name one, or a folder")
  }
  let folder = paths.count == 1 && files.kind(of: paths[0]) == .folder ? paths[0] : "."
  let target =
    folder == "." ? PolicyChoice.usualFile : "\(folder.trimmingSlashes)/\(PolicyChoice.usualFile)"
  if !arguments.has("print"), !arguments.has("force"), files.kind(of: target) != .nothing {
    throw UsageError(
      input: "\(target) is there already and stays as it is: legible init --force replaces it, "
        + "legible init --print shows what would be in it"
    )
  }
  let read = try PaletteFiles(at: paths, from: nil, files: files, input: { [] })
  read.complaints.forEach(console.complain)
  let audit = Audit(of: read.readings, under: Policy())
  guard !audit.palettes.isEmpty else {
    throw UsageError(
      input:
        "no palette was found in \(paths.joined(separator: ", ")): name a file or a folder with "
        + "colours; legible formats lists what is read"
    )
  }
  let proposal = PolicyProposal(of: audit, in: folder == "." ? "" : folder.trimmingSlashes)
  if arguments.has("print") { return console.print(proposal.json) }
  try InputFiles(read, files).refuse(target, of: "the policy at")
  try files.write(proposal.json, to: target)
  // What is told is what the next audit will find.
  let policy = try? Policy(reading: SourceFile(name: target, bytes: proposal.json))
  let next = policy.map { Audit(of: read.readings, under: $0) } ?? audit
  return console.print(sentences(proposal, of: next, in: target))
}

/// What was written, in plain words, and what to do next.
private func sentences(_ proposal: PolicyProposal, of audit: Audit, in target: String) -> String {
  let summary = Summary(of: audit)
  var lines = ["Wrote \(target). It says:", ""]
  func line(_ key: String, _ text: String) {
    lines.append("  " + key + String(repeating: " ", count: 10 - key.count) + text)
  }
  line("sources", "audit \(proposal.sources.joined(separator: ", "))".printable)
  line("level", "text must reach AA of WCAG 2.2; change it to AAA if you aim higher")
  if proposal.isForApple { line("platform", "these are colours of an app: sizes count in points") }
  if !proposal.canvases.isEmpty {
    let pages = Set(proposal.canvases.map(\.swatch))
    let text =
      pages.count == 1
      ? pages.sorted().joined()
      : proposal.canvases.map { "\($0.swatch) in \($0.mode)" }.joined(separator: ", ")
    line("canvas", "the page below translucent colours is \(text)".printable)
  }
  if proposal.listed > 0 {
    let count = proposal.listed == 1 ? "1 pair" : "\(proposal.listed) pairs"
    line("pairs", "\(count) that the names suggest, written out for you to correct")
  }
  if proposal.others > 0 {
    let count = proposal.others == 1 ? "1 pair is" : "\(proposal.others) pairs are"
    line("infer", "\(count) taken from names or from the files; --explain-pairs lists them")
  }
  lines.append("")
  guard summary.checked + summary.exempt > 0 else {
    lines += [
      "No pair is measured yet: the names do not tell what lies on what. Add one to \(target):",
      "", #"  "pairs": [{"foreground": "NAME", "background": "NAME"}]"#, "",
      "Then: legible audit",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
  lines.append("Next: legible audit")
  if summary.errors > 0 {
    lines += [
      summary.errors == 1
        ? "It will report 1 error. Mend it, or accept it for now, so that only"
        : "It will report \(summary.errors) errors. Mend them, or accept them for now, so that only",
      "new ones fail: legible audit --write-baseline",
      "and from then on: legible audit --baseline legible-baseline.json",
    ]
  } else {
    lines.append("Nothing fails today. Run it in your checks, and it stays that way.")
  }
  return lines.joined(separator: "\n") + "\n"
}

extension String {
  /// The path of a folder without slashes at its end.
  fileprivate var trimmingSlashes: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
