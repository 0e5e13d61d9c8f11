import Audits
import Documents
import Palettes

extension ReportFormat {
  /// Checkstyle's XML, which many services read: the findings of each file, by line.
  ///
  /// An error is `error`, a warning `warning`, a note `info`. The format has no place for counts, and
  /// an entry would be counted as a finding: they stand in a comment, which every reader skips. An
  /// audit that measured nothing is an `error` of its own, so that nobody takes it for a success.
  public static let checkstyle = ReportFormat(
    id: "checkstyle",
    summary: "Checkstyle XML, grouped by file",
    mediaType: "application/x.checkstyle+xml",
    ending: "xml",
    render: renderCheckstyle
  )
}

private func renderCheckstyle(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  var entries: [String: [Entry]] = [:]
  for finding in audit.open {
    entries[finding.place?.file ?? audit.anyFile, default: []].append(
      Entry(
        place: finding.place,
        severity: severity(finding.severity),
        message: finding.statementWithAdvice,
        rule: finding.rule
      )
    )
  }
  for fault in audit.faults(options) {
    entries[fault.place?.file ?? audit.anyFile, default: []].append(
      Entry(place: fault.place, severity: "error", message: fault.message, rule: ReportFault.rule)
    )
  }
  var writer = XMLWriter()
  // The version of the format that others write, not of this program.
  writer.element("checkstyle", ["version": "4.3"]) { writer in
    writer.comment(Summary(of: audit).sentence)
    for (file, entries) in entries.sorted(by: { $0.key < $1.key }) {
      writer.element("file", ["name": file]) { writer in
        for entry in Entry.ordered(entries) {
          writer.element(
            "error",
            [
              "line": entry.place.map { "\($0.start.line)" } ?? "1",
              "column": entry.place.map { "\($0.start.column)" },
              "severity": entry.severity,
              "message": entry.message.printable,
              "source": "legible.\(entry.rule)",
            ]
          )
        }
      }
    }
  }
  return writer.document
}

/// A line of a file's list.
private struct Entry {
  let place: Place?
  let severity: String
  let message: String
  let rule: String

  /// Entries from the top of the file to its end; those at one place stay in their order.
  static func ordered(_ entries: [Entry]) -> [Entry] {
    entries.enumerated().sorted { left, right in
      let first = left.element.place?.range.lowerBound ?? 0
      let second = right.element.place?.range.lowerBound ?? 0
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}

private func severity(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note: "info"
  }
}
