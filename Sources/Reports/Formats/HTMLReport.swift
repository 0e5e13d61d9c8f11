import Audits
import Colors
import Documents
import Palettes

extension ReportFormat {
  /// A page for people: the findings by cause, every verdict, what can be said of conformance.
  public static let html = ReportFormat(
    id: "html",
    summary: "a page by itself: findings by cause, every verdict, conformance, the palette",
    mediaType: "text/html",
    ending: "html",
    render: renderHTML
  )
}

private func renderHTML(_ audit: Audit, _ options: ReportOptions) -> [UInt8] {
  let summary = Summary(of: audit)
  var page = Page(
    "Legible report",
    of: audit.palettes.map(\.reading.palette.name),
    closing: "Ratios are those of WCAG 2.2, cut off after two decimals and compared unrounded."
  ) { writer in
    writer.verdict(AuditOutcome(of: audit, summary, options), summary)
  }
  let faults = audit.faults(options)
  if !faults.isEmpty { page.add("faults", "What is missing") { $0.faults(faults) } }
  page.add("summary", "Summary") { $0.counts(summary) }
  page.add("findings", "Findings by cause") { $0.findings(of: audit) }
  page.add("verdicts", "Every verdict") { $0.verdicts(of: audit) }
  page.add("conformance", "Conformance") { $0.conformance(of: audit) }
  if audit.evidence.contains(where: \.hasPairs) {
    page.add("labels", "Accessibility Nutrition Labels") { $0.evidence(of: audit) }
  }
  page.add("set-aside", "Undetermined, exempt and waived") { $0.setAside(by: audit) }
  page.add("palette", "The colours") { $0.palettes(of: audit) }
  return page.document
}

extension HTMLWriter {
  fileprivate mutating func verdict(_ outcome: AuditOutcome, _ summary: Summary) {
    element("p", ["class": "verdict"]) { writer in
      writer.element("b", ["class": outcome.mark.rawValue]) { writer in
        writer.icon(outcome.mark)
        writer.text(outcome.rawValue)
      }
      writer.element("span") { $0.sentence("\(summary.pairSentence).\(summary.modesSentence)") }
    }
  }

  fileprivate mutating func counts(_ summary: Summary) {
    element("p") { $0.sentence("\(summary.findingSentence). \(summary.viewingSentence)") }
    let counts = [
      ("Pairs checked", summary.checked), ("Passed", summary.passed), ("Failed", summary.failed),
      ("Undetermined", summary.undetermined), ("Exempt", summary.exempt),
      ("Waived", summary.waived), ("Errors", summary.errors), ("Warnings", summary.warnings),
      ("Notes", summary.notes), ("Swatches", summary.swatches), ("Modes", summary.modes.count),
    ]
    element("dl", ["class": "counts"]) { writer in
      for (name, count) in counts {
        writer.element("div") { writer in
          writer.element("dt", text: name)
          writer.element("dd", text: "\(count)")
        }
      }
    }
  }

  /// What could not be read, and what makes the audit doubtful.
  fileprivate mutating func faults(_ faults: [ReportFault]) {
    element("ul") { writer in
      for fault in faults.prefix(100) {
        writer.element("li") { writer in
          if let place = fault.place {
            writer.place(place)
            writer.text(": ")
          }
          writer.sentence(fault.message)
        }
      }
      if faults.count > 100 { writer.element("li", text: "and \(faults.count - 100) more") }
    }
  }

  fileprivate mutating func verdicts(of audit: Audit) {
    let (grids, leftOut) = audit.palettes.filter { !$0.measurements.isEmpty }
      .map(VerdictGrid.init(pairsOf:)).cut(toColumns: 24, cells: 4000)
    for (index, grid) in grids.enumerated() { self.grid(grid, id: "grid-\(index + 1)") }
    if grids.isEmpty { element("p", text: "Nothing was measured.") }
    if leftOut > 0 {
      element("p", text: "Left out here: \(counted(leftOut, "palette")); the JSON holds them all.")
    }
  }

  fileprivate mutating func conformance(of audit: Audit) {
    element(
      "p",
      text:
        "What the colours of a palette show of each success criterion of WCAG 2.2, in the words "
        + "of a conformance report. Colours are a part of the evidence: a product has to be looked "
        + "at as it is used."
    )
    table(
      id: "conformance-table",
      caption: { $0.text("Success criteria that ask something of colours") },
      columns: [("Criterion", nil), ("Level", nil), ("Conformance", nil), ("Remarks", "wide")],
      rows: { writer in
        for claim in audit.conformance {
          writer.element("tr") { writer in
            writer.element("th", ["scope": "row"], text: "\(claim.number) \(claim.name)")
            writer.element("td", text: claim.level.rawValue)
            writer.element("td") { $0.verdict(claim.outcome.mark, claim.outcome.rawValue) }
            writer.element("td", text: claim.remarks)
          }
        }
      }
    )
  }
}

extension Conformance.Outcome {
  /// The mark of what can be said.
  fileprivate var mark: VerdictGrid.Mark {
    switch self {
    case .supports: .good
    case .doesNotSupport: .bad
    case .notEvaluated: .open
    case .notApplicable: .idle
    }
  }
}
