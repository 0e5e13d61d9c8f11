import Audits
import Colors
import Documents
import Palettes

/// Findings with one cause: one rule about one swatch, on whatever grounds and in whatever modes.
struct FindingGroup {
  /// The findings, the worst first; at least one.
  private(set) var findings: [Finding]

  /// How much they matter.
  var severity: Severity { findings.first?.severity ?? .note }

  /// How many measurements of one cause are spelled out.
  private static let spelledOut = 6

  /// Groups findings that are ordered worst first; the groups come in the order of their worst.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var positions: [Cause: Int] = [:]
    for finding in findings {
      guard finding.measurement != nil, let swatch = finding.swatch else {
        groups.append(FindingGroup(findings: [finding]))
        continue
      }
      let cause = Cause(
        rule: finding.rule,
        severity: finding.severity,
        palette: finding.palette,
        swatch: swatch.string
      )
      if let position = positions[cause] {
        groups[position].findings.append(finding)
      } else {
        positions[cause] = groups.count
        groups.append(FindingGroup(findings: [finding]))
      }
    }
    return groups
  }

  private struct Cause: Hashable {
    let rule: String
    let severity: Severity
    let palette: String
    let swatch: String
  }

  /// The group as text: the place and the cause, each measurement, what to do.
  func lines(_ style: TerminalStyle) -> [String] {
    guard let worst = findings.first else { return [] }
    let place =
      worst.place.map { "\($0.file.printable):\($0.start.line):\($0.start.column): " } ?? ""
    let severity = style.marked(worst.severity.rawValue, worst.severity.meaning)
    let rule = style.dim("[\(worst.rule)]")
    return ["\(style.bold(place))\(severity): \(headline.printable) \(rule)"] + details(style)
  }

  /// The lines below the first: each measurement, further places, what to do.
  func details(_ style: TerminalStyle) -> [String] {
    guard let worst = findings.first else { return [] }
    var lines: [String] = []
    let measured = findings.prefix(Self.spelledOut).compactMap(\.measurement)
    if findings.count > 1 || worst.measurement != nil { lines += table(measured, style) }
    if findings.count > Self.spelledOut {
      lines.append("    and \(findings.count - Self.spelledOut) more")
    }
    lines += changeLines
    for note in worst.notes {
      let start = note.place.start
      lines.append(
        "    \(note.place.file.printable):\(start.line):\(start.column): \(note.message.printable)"
      )
    }
    if let advice = worst.advice { lines.append("    \(advice.printable)") }
    return lines
  }

  /// The cause in one sentence: the message of the only finding, or what they have in common.
  var headline: String {
    guard let worst = findings.first else { return "" }
    guard findings.count > 1, let measurement = worst.measurement else { return worst.message }
    guard let contrast = measurement.contrast else {
      return "\(worst.message), and \(counted(findings.count - 1, "pair")) more like it"
    }
    return "\(measurement.pairing.foreground): \(counted(findings.count, "pair")), worst "
      + "\(contrast.displayedRatio) on \(measurement.pairing.background) in mode \(measurement.mode)"
      + measurement.sight
  }

  private func table(_ measurements: [Measurement], _ style: TerminalStyle) -> [String] {
    var rows = measurements.map { measurement in
      [
        measurement.contrast?.displayed ?? "no contrast",
        (measurement.missed ?? measurement.requirements.last).map { "needs \($0.displayed)" } ?? "",
        (measurement.mode.name + measurement.sight).printable,
        colors(of: measurement, style),
        measurement.pairing.background.string.printable,
      ]
    }
    // The same two colours can be measured for several uses and sizes.
    if Set(rows).count < rows.count {
      for index in rows.indices { rows[index].append(measurements[index].pairing.purpose) }
    }
    let columns = rows.first?.indices ?? 0..<0
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        row[column] + String(repeating: " ", count: widths[column] - row[column].count)
      }
      let line = "    " + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func colors(of measurement: Measurement, _ style: TerminalStyle) -> String {
    guard let contrast = measurement.contrast else { return "" }
    let colors = contrast.minimumAt
    return "\(style.field(colors.foreground))\(colors.foreground.hex) on "
      + "\(style.field(colors.background))\(colors.background.hex)"
  }
}

extension Measurement {
  /// The viewing under which it was measured, or nothing for the colours as authored.
  var sight: String {
    viewing == Viewing.asAuthored.id ? "" : " under \(viewing)"
  }
}

extension Severity {
  var meaning: TerminalStyle.Meaning {
    switch self {
    case .error: .bad
    case .warning: .doubtful
    case .note: .quiet
    }
  }
}

extension Pairing {
  /// What it is for, as in `text title2` or `text 18.66 px 700`.
  fileprivate var purpose: String {
    let style = terms.textStyle?.id
    let size = style ?? terms.textSize?.pixels.map { "\(DecimalText.truncated($0, places: 2)) px" }
    let weight = terms.textSize?.weight.map { DecimalText.truncated($0, places: 0) }
    return [terms.use.id, size, weight].compactMap(\.self).joined(separator: " ")
  }
}
