public import Audits
import Colors
import Documents
import Palettes

extension PaletteCheck {
  /// The answers for people: the worst mode first, then each mode.
  public static func text(
    of checks: [PaletteCheck],
    _ style: TerminalStyle,
    explaining isExplaining: Bool
  ) -> String {
    checks.map { $0.text(style, explaining: isExplaining) }.joined(separator: "\n")
  }

  private func text(_ style: TerminalStyle, explaining isExplaining: Bool) -> String {
    let worst = worst
    let pair =
      "\(worst.check.question.foreground) on "
      + worst.check.question.backgrounds.joined(separator: " over ")
    var lines = [
      worst.check.headline(style), "", "  \(pair) in \(palette)".printable,
    ]
    let rows = modes.map { mode, check, _ in
      [mode.name.printable, check.contrast?.displayedRatio ?? "no contrast", check.verdict.name]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (row, entry) in zip(rows, modes) {
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      lines.append("  " + cells.joined(separator: "  ") + "  " + entry.check.seen(style))
    }
    lines += worst.check.notes.map { "  \(worst.mode): \($0)".printable }
    if let fix = worst.check.nearestSuggestion {
      lines.append(
        "  in mode \(worst.mode.name.printable), the nearest \(fix.change.rawValue) that passes: "
          + "\(style.field(fix.fix.color))\(style.bold(fix.fix.color.hex)), "
          + "\(ContrastRatio(fix.fix.ratio)):1"
      )
    }
    if isExplaining {
      for (mode, check, _) in modes {
        lines += ["", style.bold("mode \(mode.name.printable)"), check.explanationText(style)]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The answers as a JSON document: each palette, each mode with what `check` says of one pair.
  public static func json(of checks: [PaletteCheck], explaining isExplaining: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      let worst = checks.map(\.worst).min { $0.check.order < $1.check.order }
      writer.member("foreground", worst?.check.question.foreground)
      writer.member("background", worst?.check.question.backgrounds.first)
      writer.member("verdict", worst?.check.verdict.name)
      writer.array("palettes") { writer in
        for check in checks {
          writer.object { writer in
            writer.member("palette", check.palette)
            writer.member("worst", check.worst.mode.name)
            writer.object("modes") { writer in
              for (mode, answer, place) in check.modes {
                writer.object(mode.name) { writer in
                  writer.member("file", place.file)
                  writer.member("line", place.start.line)
                  writer.member("column", place.start.column)
                  answer.write(to: &writer, explaining: isExplaining)
                }
              }
            }
          }
        }
      }
    }
    return writer.document
  }
}

extension PairCheck {
  /// The two colours as they are seen, or why there is no contrast.
  fileprivate func seen(_ style: TerminalStyle) -> String {
    guard let contrast else { return (verdict.reason ?? "").printable }
    let colors = contrast.minimumAt
    return "\(style.field(colors.foreground))\(colors.foreground.hex) on "
      + "\(style.field(colors.background))\(colors.background.hex)"
  }

  fileprivate var order: Int {
    switch verdict {
    case .fail: 0
    case .undetermined: 1
    case .pass, .exempt, .waived: 2
    }
  }
}
