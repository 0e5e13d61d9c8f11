import Audits
import Colors
import Documents
import Palettes

extension ReportFormat {
  /// Every measured pair in every mode and viewing as a record, for spreadsheets and for statistics.
  ///
  /// Numbers are in full; `CSVWriter` says what becomes of texts that a spreadsheet would run. The
  /// format has no place for counts: the last record is a remark, whose first field begins with `#`
  /// and whose others are empty.
  public static let csv = ReportFormat(
    id: "csv",
    summary: "every measured pair in every mode, for spreadsheets",
    mediaType: "text/csv",
    ending: "csv",
    render: renderCSV
  )
}

/// A column: its name, which is that of the JSON where it has one, and its field for a pair.
private struct Column: Sendable {
  let name: String
  let field: @Sendable (Measurement) -> String?

  static let all: [Column] = [
    Column(name: "palette") { $0.palette },
    Column(name: "foreground") { $0.pairing.foreground.string },
    Column(name: "background") { $0.pairing.background.string },
    Column(name: "layers") { measurement in
      measurement.pairing.layers.isEmpty
        ? nil : measurement.pairing.layers.joined(separator: ", ")
    },
    Column(name: "mode") { $0.mode.name },
    Column(name: "viewing") { $0.viewing },
    Column(name: "use") { $0.pairing.use.id },
    Column(name: "confidence") { $0.pairing.confidence },
    Column(name: "foregroundColor") { $0.foreground?.hex },
    Column(name: "backgroundColor") { $0.background?.hex },
    Column(name: "canvas") { $0.canvas?.color.hex },
    Column(name: "ratio") { $0.contrast?.ratio.map(JSONWriter.text) },
    Column(name: "minimum") { $0.contrast.map { JSONWriter.text($0.minimum) } },
    Column(name: "maximum") { $0.contrast.map { JSONWriter.text($0.maximum) } },
    Column(name: "required") { $0.required.map(JSONWriter.text) },
    Column(name: "verdict") { $0.verdict.name },
    Column(name: "reason") { $0.verdict.reason },
    Column(name: "file") { $0.place.file },
    Column(name: "line") { "\($0.place.start.line)" },
    Column(name: "column") { "\($0.place.start.column)" },
  ]
}

private func renderCSV(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let columns = Column.all
  var writer = CSVWriter()
  writer.record(columns.map(\.name))
  for measurement in audit.measurements {
    writer.record(columns.map { $0.field(measurement) })
  }
  for palette in audit.palettes {
    for measurement in palette.viewed { writer.record(columns.map { $0.field(measurement) }) }
  }
  let rest = [String?](repeating: nil, count: columns.count - 1)
  for fault in audit.faults(options) { writer.record(["# \(fault.message.printable)"] + rest) }
  writer.record(["# \(Summary(of: audit).sentence)"] + rest)
  return writer.bytes
}
