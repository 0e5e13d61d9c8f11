import Audits
import Colors
import Documents

extension LabelEvidence {
  /// The evidence in a few lines: a heading, a line for each label, and what colours cannot show.
  func lines(_ style: TerminalStyle) -> [String] {
    let width = claims.map(\.label.name.count).max() ?? 0
    let heading =
      "Accessibility Nutrition Labels of \(palette) on \(platform), as far as colours show them:"
    let rows = claims.map { claim in
      let pad = String(repeating: " ", count: width - claim.label.name.count)
      return
        "  \(claim.label.name)\(pad)  \(claim.outcome.marked(style))  \(claim.statement.printable)"
    }
    return [heading.printable] + rows + [
      "Colours cannot show text on images and materials, screens that stay light, icons beside a colour, or",
      "text that grows: a label is claimed for an app whose common tasks people have tried.",
    ]
  }
}

extension LabelEvidence.Outcome {
  /// The word for people, as wide as the widest.
  fileprivate func marked(_ style: TerminalStyle) -> String {
    switch self {
    case .supports: style.marked("yes    ", .good)
    case .supportsWithIncreasedContrast: style.marked("partly ", .doubtful)
    case .contradicts: style.marked("no     ", .bad)
    case .undetermined: style.marked("unclear", .doubtful)
    case .silent: "-      "
    }
  }
}
