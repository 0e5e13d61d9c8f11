import Audits
import Documents
import Palettes

extension ReportFormat {
  /// Workflow commands that GitHub Actions turns into annotations.
  ///
  /// GitHub shows ten of each severity for a step (orgs/community discussion 26680), so the worst
  /// come first, findings of one cause are one annotation, and the counts are the first notice.
  public static let github = ReportFormat(
    id: "github",
    summary: "annotations of GitHub Actions, grouped by cause, the worst first",
    mediaType: "text/x.github-annotations",
    ending: "txt",
    render: renderGitHub
  )
}

/// How many annotations of each severity GitHub shows for a step.
private let shownPerSeverity = 10

private func renderGitHub(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let groups = FindingGroup.groups(of: audit.open)
  let faults = audit.faults(options)
  var summary = [Summary(of: audit).sentence]
  let shown = Severity.allCases.map { severity in groups.count { $0.severity == severity } }
  // Faults are errors as well, and this line is a notice.
  if zip(shown, [faults.count, 0, 1]).contains(where: { $0 + $1 > shownPerSeverity }) {
    summary.append("\(shownPerSeverity) of each severity are shown here; all are in the log")
  }
  var commands = faults.map { fault in
    command("error", at: fault.place, title: ReportFault.rule, [fault.message.printable])
  }
  commands += groups.filter { $0.severity != .note }.map(command)
  commands.append(command("notice", at: nil, title: "Legible", summary))
  commands += groups.filter { $0.severity == .note }.map(command)
  return Array((commands.joined(separator: "\n") + "\n").utf8)
}

private func command(_ group: FindingGroup) -> String {
  let name =
    switch group.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  return command(
    name,
    at: group.findings.first?.place,
    title: group.findings.first?.rule ?? "",
    [group.headline.printable] + group.details(.plain)
  )
}

/// One command: `::error file=a.css,line=3,title=text-contrast::message`.
///
/// An end column counts only where the end is on the line of the start (actions/toolkit,
/// packages/core, `AnnotationProperties`).
private func command(_ name: String, at place: Place?, title: String, _ lines: [String]) -> String {
  var properties: [(name: String, value: String)] = []
  // Standard input is no file of the repository.
  if let place, place.file != "-" {
    properties.append(("file", place.file.withoutControls))
    properties.append(("line", "\(place.start.line)"))
    properties.append(("endLine", "\(place.end.line)"))
    if place.start.line == place.end.line {
      properties.append(("col", "\(place.start.column)"))
      properties.append(("endColumn", "\(place.end.column)"))
    }
  }
  properties.append(("title", title))
  let written = properties.map { "\($0.name)=\(escapedProperty($0.value))" }.joined(separator: ",")
  return "::\(name) \(written)::\(escaped(lines.joined(separator: "\n")))"
}

/// The escapes of a message (actions/toolkit, packages/core/src/command.ts, `escapeData`).
private func escaped(_ text: String) -> String {
  text.replacingASCII(["%": "%25", "\r": "%0D", "\n": "%0A"])
}

/// The escapes of a property (the same file, `escapeProperty`).
private func escapedProperty(_ text: String) -> String {
  escaped(text).replacingASCII([":": "%3A", ",": "%2C"])
}
