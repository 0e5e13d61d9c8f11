import Palettes
import Reports

extension Command {
  /// Lists the formats that are read and those that are written.
  static let formats = Command(
    name: "formats",
    summary: "list the formats that are read and the reports that are written",
    run: runFormats
  )
}

private func runFormats(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
  let read = PaletteFormat.all.map { format in
    let endings = format.endings.map { "." + $0 }.joined(separator: " ")
    return "  \(format.id): \(format.summary)\n      \(endings)  known by \(format.marks)\n"
  }.joined()
  let written = ReportFormat.all.map { ["  " + $0.id, $0.mediaType, $0.summary] }
  return console.print(
    "palettes that are read (--from):\n\(read)\nreports that are written (--format):\n\(table(written))"
  )
}
