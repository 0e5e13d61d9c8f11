import Audits
import Colors
import Documents
import Palettes

extension ReportFormat {
  /// For a comment on a change and for the summary of a run: short, and never too long.
  public static let markdown = ReportFormat(
    id: "markdown",
    summary: "for a comment on a change: findings by cause, as many as fit, and conformance",
    mediaType: "text/markdown",
    ending: "md",
    render: renderMarkdown
  )
}

private func renderMarkdown(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let summary = Summary(of: audit)
  let head = heading(audit, summary, options)
  let tail = conformanceLines(audit)
  let groups = FindingGroup.groups(of: audit.open)
  // What is said of the rest is never longer than this, whatever the numbers are.
  let room = options.byteLimit - bytes(head) - bytes(tail) - 300
  let findings = findingLines(groups, room: room)
  return Array(((head + findings + tail).joined(separator: "\n") + "\n").utf8)
}

private func bytes(_ lines: [String]) -> Int { lines.reduce(0) { $0 + $1.utf8.count + 1 } }

private func heading(_ audit: Audit, _ summary: Summary, _ options: ReportOptions) -> [String] {
  let outcome = AuditOutcome(of: audit, summary, options).rawValue
  let names = audit.palettes.map(\.reading.palette.name)
  var shown = names.prefix(6).map(MarkdownText.code).joined(separator: ", ")
  if names.count > 6 { shown += " and \(names.count - 6) more" }
  return [
    "## Legible: \(outcome.lowercased())",
    "",
    "**\(outcome)**: "
      + (names.isEmpty ? "no palette could be read" : shown)
      + ". \(MarkdownText.sentence(summary.pairSentence + "." + summary.modesSentence))",
    "",
    "\(summary.findingSentence).", "", MarkdownText.sentence(summary.viewingSentence),
  ] + faultLines(audit.faults(options))
}

/// What could not be read, and what makes the audit doubtful; of very many the first.
private func faultLines(_ faults: [ReportFault]) -> [String] {
  guard !faults.isEmpty else { return [] }
  let lines = faults.prefix(10).map { fault in
    let place = fault.place.map { MarkdownText.code($0) + ": " } ?? ""
    return "- " + place + MarkdownText.sentence(fault.message)
  }
  return ["", "What is missing:", ""] + lines
    + (faults.count > 10 ? ["- and \(faults.count - 10) more"] : [])
}

/// The causes as rows of a table, as long as there is room; then how many were left out.
private func findingLines(_ groups: [FindingGroup], room: Int) -> [String] {
  guard !groups.isEmpty else { return [] }
  var lines = [
    "", "| Severity | Finding | Place | Needs | What helps |", "|---|---|---|---|---|",
  ]
  var left = room - bytes(lines)
  var shown = 0
  for group in groups {
    let row = row(group)
    guard row.utf8.count + 1 <= left else { break }
    left -= row.utf8.count + 1
    lines.append(row)
    shown += 1
  }
  guard shown < groups.count else { return lines }
  let rest = groups[shown...]
  let findings = rest.reduce(0) { $0 + $1.findings.count }
  lines += [
    "",
    "**\(rest.count) more** (\(counted(findings, "finding"))) \(rest.count == 1 ? "is" : "are") left "
      + "out here, the ones that matter least; the text, the JSON and the HTML report have them all.",
  ]
  return lines
}

private func row(_ group: FindingGroup) -> String {
  guard let worst = group.findings.first else { return "" }
  let place = worst.place.map { MarkdownText.code($0) }
  let needed = worst.measurement.flatMap { $0.missed ?? $0.requirements.last }
    .map { "\($0.displayed):1 (\($0.criterion.number))" }
  let cells = [
    (worst.severity == .error ? "**error** " : worst.severity.rawValue + " ")
      + MarkdownText.code(worst.rule),
    headline(of: group, worst) + (worst.change.map { "; " + MarkdownText.sentence($0.text) } ?? ""),
    place ?? "",
    needed ?? "",
    help(for: worst),
  ]
  return "| " + cells.joined(separator: " | ") + " |"
}

/// `muted`: 24 pairs, worst 3.07:1 on `card`, `dark`.
private func headline(of group: FindingGroup, _ worst: Finding) -> String {
  guard let measurement = worst.measurement, let contrast = measurement.contrast else {
    return MarkdownText.sentence(group.headline)
  }
  let pairing = measurement.pairing
  let count = group.findings.count
  let position =
    "\(contrast.displayedRatio) on \(MarkdownText.code(pairing.background.string)), "
    + MarkdownText.code(measurement.mode.name) + MarkdownText.sentence(measurement.sight)
  return MarkdownText.code(pairing.foreground.string)
    + (count > 1 ? ": \(counted(count, "pair")), worst " : " has ") + position
}

/// The colour that helps, or the advice.
private func help(for finding: Finding) -> String {
  guard let suggestion = finding.suggestion, let pairing = finding.measurement?.pairing else {
    return MarkdownText.sentence(finding.advice ?? "")
  }
  let (changed, other) =
    suggestion.change == .foreground
    ? (pairing.foreground, pairing.background) : (pairing.background, pairing.foreground)
  let on = suggestion.change == .foreground ? "on" : "under"
  return "\(MarkdownText.code(changed.string)) as \(MarkdownText.code(suggestion.fix.color.hex)) "
    + "is enough \(on) \(MarkdownText.code(other.string))"
}

extension MarkdownText {
  /// A place, as compilers write it.
  fileprivate static func code(_ place: Place) -> String {
    code("\(place.file):\(place.start.line):\(place.start.column)")
  }
}

private func conformanceLines(_ audit: Audit) -> [String] {
  var lines = [
    "", "### Conformance", "",
    "| Criterion of WCAG 2.2 | Level | Conformance | Remarks |", "|---|---|---|---|",
  ]
  for claim in audit.conformance {
    lines.append(
      "| \(claim.number) \(claim.name) | \(claim.level.rawValue) | \(claim.outcome.rawValue) "
        + "| \(claim.remarks) |"
    )
  }
  lines += ["", "Colours are a part of the evidence: a product has to be looked at as it is used."]
  for evidence in audit.evidence.filter(\.hasPairs).prefix(6) {
    lines += [
      "", "### Accessibility Nutrition Labels: \(MarkdownText.code(evidence.palette))", "",
      "| Label | As far as colours show | Why |", "|---|---|---|",
    ]
    for claim in evidence.claims {
      lines.append(
        "| \(claim.label.name) | \(claim.outcome.word) | \(MarkdownText.sentence(claim.statement)) |"
      )
    }
  }
  return lines
}
