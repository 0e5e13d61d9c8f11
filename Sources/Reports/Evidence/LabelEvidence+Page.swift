import Audits
import Documents

extension HTMLWriter {
  /// Writes what colours show for Apple's Accessibility Nutrition Labels, a table for each palette.
  mutating func evidence(of audit: Audit) {
    for (index, evidence) in audit.evidence.filter(\.hasPairs).enumerated() {
      table(
        id: "labels-\(index + 1)",
        caption: { writer in
          writer.name(evidence.palette)
          writer.text(" on \(evidence.platform), as far as colours show")
        },
        columns: [("Label", nil), ("Answer", nil), ("Why", "wide")],
        rows: { writer in
          for claim in evidence.claims {
            writer.element("tr") { writer in
              writer.element("th", ["scope": "row"], text: claim.label.name)
              writer.element("td") { $0.verdict(claim.outcome.mark, claim.outcome.word) }
              writer.element("td") { $0.sentence(claim.statement) }
            }
          }
        }
      )
    }
    element(
      "p",
      text:
        "Colours cannot show text on images and materials, screens that stay light, icons beside a "
        + "colour, or text that grows: a label is claimed for an app whose common tasks people tried."
    )
  }
}

extension LabelEvidence.Outcome {
  /// The word for people.
  var word: String {
    switch self {
    case .supports: "yes"
    case .supportsWithIncreasedContrast: "partly"
    case .contradicts: "no"
    case .undetermined: "unclear"
    case .silent: "nothing said"
    }
  }

  /// The mark of the word.
  fileprivate var mark: VerdictGrid.Mark {
    switch self {
    case .supports: .good
    case .supportsWithIncreasedContrast: .partial
    case .contradicts: .bad
    case .undetermined: .open
    case .silent: .idle
    }
  }
}
