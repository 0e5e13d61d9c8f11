import Audits
import Colors
import Documents
import Palettes

extension ReportFormat {
  /// Everything, for programs.
  public static let json = ReportFormat(
    id: "json",
    summary: "everything, for programs",
    mediaType: "application/json",
    ending: "json",
    render: renderJSON
  )
}

private func renderJSON(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.object("summary") { write(Summary(of: audit), to: &$0) }
    writer.array("swatches") { writer in
      for palette in audit.palettes { writer.write(swatchesOf: palette.reading.palette) }
    }
    writer.array("pairs") { writer in
      for measurement in audit.measurements {
        writer.object { writer in
          write(measurement, to: &writer)
          guard audit.policy.largeText == .apple, let guideline = measurement.appleGuideline else {
            return
          }
          writer.object("appleHIG") { writer in
            writer.member("required", guideline.required)
            writer.member("passes", guideline.isMet)
          }
        }
      }
      for palette in audit.palettes {
        for measurement in palette.viewed { writer.object { write(measurement, to: &$0) } }
      }
    }
    writer.array("findings") { writer in
      for finding in audit.findings { writer.object { write(finding, to: &$0) } }
    }
    let evidence = audit.evidence
    if !evidence.isEmpty {
      writer.array("evidence") { writer in
        for palette in evidence { writer.object { $0.write(palette) } }
      }
    }
  }
  return writer.document
}

private func write(_ summary: Summary, to writer: inout JSONWriter) {
  writer.member("checked", summary.checked)
  writer.member("passed", summary.passed)
  writer.member("failed", summary.failed)
  writer.member("undetermined", summary.undetermined)
  writer.member("exempt", summary.exempt)
  writer.member("waived", summary.waived)
  writer.member("swatches", summary.swatches)
  writer.member("modes", summary.modes.count)
  writer.object("findings") { writer in
    writer.member("error", summary.errors)
    writer.member("warning", summary.warnings)
    writer.member("note", summary.notes)
    writer.member("suppressed", summary.suppressed)
    if summary.unchanged > 0 { writer.member("unchanged", summary.unchanged) }
  }
  writer.object("viewings") { writer in
    for count in summary.viewings.counts { writer.member(count.viewing, count.pairs) }
  }
  guard let worst = summary.viewings.worst else { return }
  writer.object("worstViewing") { writer in
    writer.member("palette", worst.palette)
    writer.member("foreground", worst.foreground.string)
    writer.member("background", worst.background.string)
    writer.member("mode", worst.mode.name)
    writer.member("viewing", worst.viewing)
    writer.member("ratio", worst.ratio)
    writer.member("required", worst.required)
  }
}

private func write(_ measurement: Measurement, to writer: inout JSONWriter) {
  let pairing = measurement.pairing
  writer.member("palette", measurement.palette)
  writer.member("foreground", pairing.foreground.string)
  writer.member("background", pairing.background.string)
  if !pairing.layers.isEmpty { writer.member("layers", pairing.layers) }
  writer.member("mode", measurement.mode.name)
  writer.member("viewing", measurement.viewing)
  writer.member("use", pairing.use.id)
  writer.member("confidence", pairing.confidence)
  writer.member("grammar", pairing.grammar)
  writer.member("ratio", measurement.contrast?.ratio)
  writer.member("minimum", measurement.contrast?.minimum)
  writer.member("maximum", measurement.contrast?.maximum)
  writer.member("required", measurement.required)
  writer.member("verdict", measurement.verdict.name)
  if let reason = measurement.verdict.reason { writer.member("reason", reason) }
  if let canvas = measurement.canvas {
    writer.object("canvas") { writer in
      writer.member("color", canvas.color.hex)
      writer.member("source", canvas.source)
    }
  }
}

private func write(_ finding: Finding, to writer: inout JSONWriter) {
  let measurement = finding.measurement
  writer.member("rule", finding.rule)
  writer.member("severity", finding.severity.rawValue)
  writer.member("message", finding.message)
  writer.member("advice", finding.advice)
  writer.member("palette", finding.palette)
  writer.member("file", finding.place?.file)
  writer.member("line", finding.place?.start.line)
  writer.member("column", finding.place?.start.column)
  writer.member("endLine", finding.place?.end.line)
  writer.member("endColumn", finding.place?.end.column)
  writer.member(
    "foreground",
    measurement?.pairing.foreground.string ?? finding.swatch?.string
  )
  writer.member("background", measurement?.pairing.background.string)
  writer.member("mode", finding.mode?.name)
  writer.member("viewing", finding.viewing)
  writer.member("ratio", measurement?.contrast?.ratio)
  writer.member("required", measurement?.missed?.ratio ?? measurement?.required)
  writer.member("verdict", measurement?.verdict.name)
  writer.member("fingerprint", finding.fingerprint)
  if let suppression = finding.suppression {
    writer.object("suppression") { write(suppression, to: &$0) }
  }
  if let change = finding.change {
    writer.object("change") { writer in
      writer.member("outcome", change.outcome.rawValue)
      writer.member("ratio", change.ratio)
      writer.member("since", change.origin)
    }
  }
  if let suggestion = finding.suggestion {
    writer.object("suggestion") { $0.write(suggestion) }
  } else {
    writer.member("suggestion", nil as String?)
  }
  if !finding.notes.isEmpty {
    writer.array("notes") { writer in
      for note in finding.notes {
        writer.object { writer in
          writer.member("message", note.message)
          writer.member("file", note.place.file)
          writer.member("line", note.place.start.line)
          writer.member("column", note.place.start.column)
        }
      }
    }
  }
}

private func write(_ suppression: Suppression, to writer: inout JSONWriter) {
  writer.member("kind", suppression.kind.rawValue)
  writer.member("reason", suppression.reason)
  writer.member("owner", suppression.owner)
  writer.member("expires", suppression.expires?.description)
  writer.member("file", suppression.place?.file)
  writer.member("line", suppression.place?.start.line)
  writer.member("column", suppression.place?.start.column)
}
