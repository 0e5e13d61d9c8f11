import Audits
import Colors
import Documents
import Palettes

/// How many causes a page spells out, and how many pairs of one cause.
private let mostCauses = 500
private let mostPairs = 24

extension HTMLWriter {
  /// Writes the findings of an audit, those of one cause together.
  mutating func findings(of audit: Audit) {
    let groups = FindingGroup.groups(of: audit.open)
    if groups.isEmpty { element("p", text: "There are none.") }
    for (index, group) in groups.prefix(mostCauses).enumerated() {
      finding(group, id: "finding-\(index + 1)")
    }
    if groups.count > mostCauses {
      element(
        "p",
        text: "Left out here: \(groups.count - mostCauses) of \(groups.count) causes, those that "
          + "matter least; the JSON holds them all."
      )
    }
  }

  private mutating func finding(_ group: FindingGroup, id: String) {
    guard let worst = group.findings.first else { return }
    let attributes: Attributes = [
      "class": "finding \(worst.severity.rawValue)", "aria-labelledby": id,
    ]
    element("article", attributes) { writer in
      writer.element("h3", ["id": id]) { writer in
        writer.element("span", ["class": "severity \(worst.severity.mark.rawValue)"]) { writer in
          writer.icon(worst.severity.mark)
          writer.text(worst.severity.rawValue)
        }
        writer.sentence(group.headline)
      }
      writer.origin(of: worst)
      writer.pairs(of: group, id: id)
      for line in group.changeLines {
        writer.element("p") { $0.sentence(String(line.drop { $0 == " " })) }
      }
      for note in worst.notes {
        writer.element("p") { writer in
          writer.place(note.place)
          writer.text(": ")
          writer.sentence(note.message)
        }
      }
      writer.advice(of: worst)
    }
  }

  /// Where the fault is written, and which rule and criterion say that it is one.
  private mutating func origin(of finding: Finding) {
    element("p", ["class": "place quiet"]) { writer in
      if let place = finding.place {
        writer.place(place)
        writer.text("; ")
      }
      writer.text("rule ")
      writer.element("code", text: finding.rule)
      if let criterion = Rule.named(finding.rule)?.criterion {
        writer.text(", WCAG 2.2 \(criterion), level \(criterion.level.rawValue)")
      }
    }
  }

  private mutating func pairs(of group: FindingGroup, id: String) {
    let measured = group.findings.prefix(mostPairs).compactMap(\.measurement)
    guard !measured.isEmpty else { return }
    table(
      id: id,
      labelledBy: id,
      isCaptionShown: group.findings.count > 1,
      caption: { writer in
        let more = group.findings.count - measured.count
        writer.text(counted(group.findings.count, "pair"))
        if more > 0 { writer.text(", of which the worst \(measured.count) are shown") }
      },
      columns: [
        ("Sample", nil), ("Ratio", "figure"), ("Needs", "figure"), ("Mode", nil),
        ("On", "name-column"),
        ("Colours", "value"),
      ],
      rows: { writer in
        for measurement in measured { writer.pair(measurement) }
      }
    )
  }

  private mutating func pair(_ measurement: Measurement) {
    let contrast = measurement.contrast
    let needed = measurement.missed ?? measurement.requirements.last
    element("tr") { writer in
      writer.element("td", ["class": "value"]) { writer in
        for sample in contrast?.samples ?? [] {
          writer.sample(sample.foreground, on: sample.background)
        }
      }
      writer.element("td", ["class": "figure"], text: contrast?.displayed ?? "none")
      writer.element("td", ["class": "figure"], text: needed?.displayed ?? "")
      writer.element("td") { writer in
        writer.name(measurement.mode.name)
        writer.text(measurement.sight)
      }
      writer.element("td") { $0.name(measurement.pairing.background.string) }
      writer.element("td", ["class": "value"]) { writer in
        for (index, sample) in (contrast?.samples ?? []).enumerated() {
          if index > 0 { writer.text(" to ") }
          writer.element("code", text: sample.foreground.hex)
          writer.text(" on ")
          writer.element("code", text: sample.background.hex)
        }
      }
    }
  }

  private mutating func advice(of finding: Finding) {
    guard let advice = finding.advice else { return }
    element("p") { writer in
      if let suggestion = finding.suggestion,
        let colors = finding.measurement?.contrast?.minimumAt
      {
        switch suggestion.change {
        case .foreground: writer.sample(suggestion.fix.color, on: colors.background)
        case .background: writer.sample(colors.foreground, on: suggestion.fix.color)
        }
      }
      writer.sentence(advice)
    }
  }

  /// Writes a place as compilers do.
  mutating func place(_ place: Place) {
    element("code") { writer in
      writer.name(place.file)
      writer.text(":\(place.start.line):\(place.start.column)")
    }
  }
}

extension Severity {
  /// The mark of a severity.
  var mark: VerdictGrid.Mark {
    switch self {
    case .error: .bad
    case .warning: .open
    case .note: .idle
    }
  }
}
