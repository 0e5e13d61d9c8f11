import Audits
import Colors
import Documents
import Palettes
import Reports

extension Option {
  /// The option that tries a swatch in several colours.
  static let sweep = Option(
    "sweep",
    "NAME=COLOUR,...",
    "audit with that swatch in each of the colours, and report the worst",
    isRepeatable: true
  )
}

/// The swatches that are tried in other colours, and the colours.
struct SweepChoice {
  private let sweeps: [(name: String, values: [(text: String, color: Color)])]
  private let isJSON: Bool

  /// Reads the arguments; nil when nothing is to be tried.
  init?(_ arguments: Arguments) throws(UsageError) {
    let texts = arguments.all("sweep")
    guard !texts.isEmpty else { return nil }
    for other in ["baseline", "write-baseline", "changed-since"] where arguments.has(other) {
      throw UsageError(
        "--sweep does not go with --\(other): it is about colours that are not there"
      )
    }
    let formats = arguments.all("format")
    guard formats.count <= 1, formats.allSatisfy({ ["text", "json"].contains($0) }) else {
      throw UsageError("--sweep answers as text or as json")
    }
    isJSON = formats.first == "json"
    var sweeps: [(name: String, values: [(text: String, color: Color)])] = []
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError("--sweep takes a swatch and colours: --sweep accent=0a84ff,ff375f")
      }
      var values: [(text: String, color: Color)] = []
      for value in try fields(ofCSV: String(parts[1])) {
        values.append((value, try Self.color(value, of: String(parts[0]))))
      }
      sweeps.append((String(parts[0]), values))
    }
    self.sweeps = sweeps
  }

  private static func color(_ text: String, of name: String) throws(UsageError) -> Color {
    let parsed: CSSColor
    do throws(ColorSyntaxError) {
      parsed = try CSSColor(parsing: text, options: .bareHex)
    } catch {
      let message = "--sweep \(name): this is no colour: \(error.description)"
      throw UsageError(input: message, at: error.range, of: text)
    }
    guard let color = parsed.color else {
      throw UsageError(input: "--sweep \(name): \(text) has no colour by itself")
    }
    return color
  }

  /// Audits with each colour of each swatch in turn, and reports.
  func run(
    _ read: PaletteFiles,
    under policy: Policy,
    failing: Severity,
    input: [UInt8],
    _ style: TerminalStyle,
    _ console: Console
  ) throws(UsageError) -> ExitCode {
    let files = FileTree(workingDirectory: console.workingDirectory)
    let original = Audit(of: read.readings, under: policy)
    var results: [Sweep] = []
    for (name, values) in sweeps {
      let replacement = try replacement(of: name, in: read.readings)
      var audits: [(value: String, audit: Audit)] = []
      for (text, color) in values {
        let readings = try readings(of: read, replacing: replacement, by: color, text, files, input)
        audits.append((text, Audit(of: readings, under: policy)))
      }
      results.append(Sweep(of: replacement.swatch.string, audits, original: original))
    }
    let written =
      isJSON
      ? console.print(Sweep.json(of: results)) : console.print(Sweep.text(of: results, style))
    let runs = results.flatMap(\.runs)
    for fault in original.faults { console.complain(fault.text) }
    guard written == .success, read.complaints.isEmpty, original.faults.isEmpty else {
      return .unusable
    }
    for sweep in results where sweep.runs.allSatisfy(\.measurements.isEmpty) {
      console.complain("nothing was measured: no pair depends on \(sweep.swatch)")
      return .unusable
    }
    return runs.contains { $0.audit.worst.map { $0 >= failing } ?? false } ? .findings : .success
  }

  private func replacement(
    of name: String,
    in readings: [Reading]
  ) throws(UsageError) -> LiteralReplacement {
    guard let replacement = LiteralReplacement(of: name, in: readings) else {
      try SwatchNames(of: readings.map(\.palette)).refuseEnding(name, as: "--sweep")
      let names = readings.flatMap { $0.palette.swatches.map(\.name.string) }
      let near =
        Spelling.nearest(to: name, among: names) ?? Spelling.nearest(to: "--" + name, among: names)
      throw UsageError(
        input: "--sweep: there is no swatch \(name)" + (near.map { "; did you mean \($0)?" } ?? "")
      )
    }
    guard !replacement.places.isEmpty else {
      let aliases = readings.compactMap { reading in
        reading.palette.swatch(replacement.swatch)?.values.first?.value.aliases.last?.string
      }
      throw UsageError(
        input: "--sweep: \(name) only refers to another swatch"
          + (aliases.first.map { "; sweep \($0)" } ?? "")
      )
    }
    return replacement
  }

  /// The palettes read again, with the literals written as the first form that reads back as the colour.
  private func readings(
    of read: PaletteFiles,
    replacing replacement: LiteralReplacement,
    by color: Color,
    _ text: String,
    _ files: FileTree,
    _ input: [UInt8]
  ) throws(UsageError) -> [Reading] {
    for form in LiteralReplacement.Form.allCases {
      var patches: [String: [UInt8]] = [:]
      var input = input
      for name in Set(replacement.places.map(\.file)) {
        if name == "-" {
          let file = SourceFile(name: name, bytes: input)
          input = replacement.text(of: file, writing: color, as: form)
        } else {
          let file = try files.file(at: name)
          patches[files.identity(of: name)] = replacement.text(of: file, writing: color, as: form)
        }
      }
      let patched = PatchedFiles(files: files, patches: patches)
      let bytes = input
      let changed = try read.again(in: patched) { bytes }
      if replacement.isDone(in: changed.readings, color) { return changed.readings }
    }
    let place = replacement.places[0]
    throw UsageError(
      input:
        "\(place.file):\(place.start.line):\(place.start.column): \(text) cannot be written there "
        + "so that it reads back as that colour"
    )
  }
}
