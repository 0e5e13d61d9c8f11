import Audits
import Documents
import Palettes
import Reports

extension Command {
  /// Shows every swatch on every ground.
  static let matrix = Command(
    name: "matrix",
    summary: "show the contrast of every swatch on every ground, in every mode",
    operands: "[PATH...]",
    details: """
      PATH is a file, a folder, or - for standard input; without one, this folder. Grounds are the
      swatches that are called like one, such as background or card, and those on which a pairing
      puts something; --all takes every swatch. It judges nothing: the status is 0 when there is a
      matrix, and 2 when there is none.

      legible matrix Palettes/github-primer.tokens.json --mode dark
      legible matrix src/theme.css --format svg > matrix.svg
      """,
    options: [
      Option("all", nil, "take every swatch as a ground"),
      Option(
        "mode",
        "MODE",
        "show this mode only, such as dark",
        .suggestions(["light", "dark", "high-contrast", "dark/high-contrast"]),
        isRepeatable: true
      ),
      Option("level", "AA|AAA", "the level that cells are held against"),
      Option("canvas", "COLOUR", "the page below translucent grounds, a colour or a swatch"),
      Option(
        "from",
        "FORMAT",
        "the format of the input, when its name does not tell",
        .words(PaletteFormat.all.map(\.id))
      ),
      Option("format", "text|json|csv|svg|html", "how to write the answer"),
    ],
    run: runMatrix
  )
}

private func runMatrix(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  let style = try TerminalStyle(arguments, console)
  let width = console.columns
  let writers: [(word: String, choice: @Sendable ([ContrastMatrix]) -> [UInt8])] = [
    ("text", { ContrastMatrix.text($0, width: width, style) }),
    ("json", { ContrastMatrix.json($0) }), ("csv", { ContrastMatrix.csv($0) }),
    ("svg", { ContrastMatrix.svg($0) }), ("html", { ContrastMatrix.html($0) }),
  ]
  let write = try arguments.choice("format", writers) ?? writers[0].choice
  let format = try arguments.choice("from", PaletteFormat.all.map { ($0.id, $0) })
  var policy = Policy()
  if let level = try arguments.level() { policy.level = level }
  policy.modes = arguments.all("mode")
  if let canvas = arguments.value("canvas") {
    policy.canvases = [Policy.ModeCanvas(source: canvas)]
  }
  let read = try PaletteFiles(
    at: arguments.positional.isEmpty ? ["."] : arguments.positional,
    from: format,
    files: FileTree(workingDirectory: console.workingDirectory),
    input: console.readInput
  )
  read.complaints.forEach(console.complain)
  if let remark = read.remark { console.complain(remark) }
  var matrices: [ContrastMatrix] = []
  var isWhole = read.complaints.isEmpty
  for reading in read.readings {
    do throws(MatrixError) {
      matrices.append(
        try ContrastMatrix(
          of: reading.palette,
          under: policy,
          grounds: arguments.has("all") ? .all : .named
        )
      )
    } catch {
      console.complain("matrix: \(error)")
      isWhole = false
    }
  }
  guard !matrices.isEmpty else {
    if isWhole { console.complain("matrix: no palette was found; name a file or a folder") }
    return .unusable
  }
  let written = console.print(write(matrices))
  return written == .success && !isWhole ? .unusable : written
}

extension Console {
  /// How many columns a line may take: what `COLUMNS` says, as shells set it, else 80.
  fileprivate var columns: Int {
    environment["COLUMNS"].flatMap { Int($0) }.map { min(max($0, 40), 1000) } ?? 80
  }
}
