import Audits
import Documents
import Palettes
import Reports

extension Command {
  /// Compares two palettes.
  static let diff = Command(
    name: "diff",
    summary: "tell what is new, gone, better and worse between two palettes",
    operands: "OLD NEW",
    operandValues: .path,
    details: """
      OLD and NEW are files or folders, in any two formats: names that are written differently, such
      as --text-muted and text.muted, are matched by their words.
      Status 0: nothing got worse; 1: a mode is gone, or a pair fails that did not, or fails by more;
      2: one of the two could not be read.

      legible diff tokens-before.json tokens.json
      legible diff src/theme.css App/Colors.xcassets
      """,
    options: [
      Option("policy", "FILE", "the policy whose pairs are compared as well"),
      Option("level", "AA|AAA", "the level that text must reach"),
      Option(
        "from",
        "FORMAT",
        "the format of both, when their names do not tell",
        .words(PaletteFormat.all.map(\.id))
      ),
      Option("format", "text|json", "how to write the answer"),
    ],
    run: runDiff
  )
}

private func runDiff(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  guard arguments.positional.count == 2 else {
    throw UsageError("it compares two palettes: legible diff OLD NEW")
  }
  let isJSON = try arguments.isJSON()
  let style = try TerminalStyle(arguments, console)
  let files = FileTree(workingDirectory: console.workingDirectory)
  let format = try arguments.choice("from", PaletteFormat.all.map { ($0.id, $0) })
  var policy = try PolicyChoice(at: arguments.value("policy"), files).policy
  if let level = try arguments.level() { policy.level = level }
  let old = try palette(at: arguments.positional[0], from: format, files, console)
  let new = try palette(at: arguments.positional[1], from: format, files, console)
  let comparison = PaletteComparison(of: old, and: new, under: policy)
  let written = console.print(isJSON ? comparison.json : Array(comparison.text(style).utf8))
  guard written == .success else { return written }
  return comparison.isWorse ? .findings : .success
}

/// The one palette that a path names.
private func palette(
  at path: String,
  from format: PaletteFormat?,
  _ files: FileTree,
  _ console: Console
) throws(UsageError) -> Palette {
  let read = try PaletteFiles(at: [path], from: format, files: files, input: console.readInput)
  if let complaint = read.complaints.first { throw UsageError(input: complaint) }
  guard let first = read.readings.first else {
    throw UsageError(input: "\(path) holds no palette")
  }
  guard read.readings.count == 1 else {
    let names = read.readings.prefix(6).map(\.palette.name).joined(separator: ", ")
    throw UsageError(
      input: "\(path) holds \(read.readings.count) palettes (\(names)); name one of their files"
    )
  }
  return first.palette
}
