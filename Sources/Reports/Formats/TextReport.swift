import Audits
import Colors
import Documents
import Palettes

extension ReportFormat {
  /// For people at a terminal: grouped by cause, the worst first, with what to do.
  public static let text = ReportFormat(
    id: "text",
    summary: "for people: grouped by cause, the worst first, with what to do",
    mediaType: "text/plain",
    ending: "txt",
    render: renderText
  )
}

private func renderText(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let style = options.style
  var lines: [String] = []
  for group in FindingGroup.groups(of: audit.open) {
    lines += group.lines(style)
    lines.append("")
  }
  lines += canvasLines(audit)
  for evidence in audit.evidence where evidence.hasPairs { lines += evidence.lines(style) + [""] }
  lines += summaryLines(audit, style)
  return Array((lines.joined(separator: "\n") + "\n").utf8)
}

/// What was laid below translucent grounds, so that nothing is assumed in silence.
private func canvasLines(_ audit: Audit) -> [String] {
  var seen: [String] = []
  for measurement in audit.measurements {
    guard let canvas = measurement.canvas else { continue }
    let line = "\(canvas.source) (\(canvas.color.hex)) in mode \(measurement.mode)".printable
    if !seen.contains(line) { seen.append(line) }
  }
  return seen.isEmpty
    ? [] : ["Translucent grounds lie on " + seen.joined(separator: ", ") + "."]
}

private func summaryLines(_ audit: Audit, _ style: TerminalStyle) -> [String] {
  let summary = Summary(of: audit)
  guard !audit.palettes.isEmpty else {
    return ["\(style.marked("NOTHING MEASURED", .bad))  no palette could be read"]
  }
  let word =
    switch audit.worst {
    case .error: style.marked("FAIL", .bad)
    case .warning: style.marked("DOUBT", .doubtful)
    case .note, nil:
      if summary.checked > 0 {
        style.marked("PASS", .good)
      } else if summary.exempt + summary.waived > 0 {
        style.marked("NOTHING TO JUDGE", .doubtful)
      } else {
        style.marked("NOTHING MEASURED", .bad)
      }
    }
  let names = audit.palettes.map(\.reading.palette.name).joined(separator: ", ").printable
  let modes =
    summary.modes == ["default"] ? "" : " in \(summary.modes.joined(separator: ", ").printable)"
  return [
    "\(word)  \(names): \(counted(summary.swatches, "swatch", "swatches"))\(modes); "
      + summary.pairSentence,
    summary.findingSentence,
    summary.viewingSentence,
  ]
}

/// A number with its noun in the right form.
func counted(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}
