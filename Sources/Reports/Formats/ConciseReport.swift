import Audits
import Documents
import Palettes

extension ReportFormat {
  /// One line a finding, as compilers print them: for editors and for `grep`.
  public static let concise = ReportFormat(
    id: "concise",
    summary: "one line a finding, for editors: file:line:column: severity: message [rule]",
    mediaType: "text/x.legible-concise",
    ending: "txt",
    render: renderConcise
  )
}

private func renderConcise(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  // Editors walk through the lines: file by file, from top to bottom.
  let findings = audit.open.enumerated().sorted { left, right in
    switch (left.element.place, right.element.place) {
    case (let first?, let second?) where first != second: first < second
    case (nil, _?): true
    case (_?, nil): false
    default: left.offset < right.offset
    }
  }
  var lines = findings.map { line(of: $0.element) }
  for fault in audit.faults(options) {
    let place = fault.place.map(text) ?? "legible"
    lines.append("\(place): error: \(fault.message.printable) [\(ReportFault.rule)]")
  }
  lines.append(Summary(of: audit).sentence)
  return Array((lines.joined(separator: "\n") + "\n").utf8)
}

private func line(of finding: Finding) -> String {
  let owner = finding.palette.isEmpty ? "legible" : finding.palette.printable
  return "\(finding.place.map(text) ?? owner): \(finding.severity.rawValue): "
    + "\(finding.statement.printable) [\(finding.rule)]"
}

private func text(_ place: Place) -> String {
  "\(place.file.printable):\(place.start.line):\(place.start.column)"
}
