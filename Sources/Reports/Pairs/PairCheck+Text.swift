public import Audits
import Colors
import Documents
import Palettes

extension PairCheck {
  /// The answer for people: verdict and ratio first, then why, then the other uses.
  public func text(_ style: TerminalStyle) -> String {
    var lines = [headline(style), ""]
    lines.append("  " + pairLine(style))
    if let shortfall { lines.append("  " + shortfall) }
    if let nearestSuggestion { lines.append("  " + line(nearestSuggestion, style)) }
    if let reason = verdict.reason { lines.append("  \(verdict.name): \(reason.printable)") }
    if let appleLine { lines.append("  " + appleLine) }
    lines += notes.map { "  " + $0 }
    for (scheme, check) in schemes {
      lines.append(
        "  \(scheme.rawValue): \(check.contrast?.displayedRatio ?? "no contrast"), \(check.verdict.name)"
      )
    }
    if contrast != nil { lines += [""] + table(style) }
    lines += viewingLines(style)
    return lines.joined(separator: "\n") + "\n"
  }

  func headline(_ style: TerminalStyle) -> String {
    let word = style.marked(verdict.name, verdict.meaning)
    let ratio = contrast?.displayedRatio ?? "no contrast"
    let size = question.textSize.isLarge ? "large " : ""
    guard let requirement = requirements.last else { return "\(word)  \(style.bold(ratio))" }
    let criterion = requirement.criterion
    return "\(word)  \(style.bold(ratio))  \(size)\(question.use) needs "
      + "\(requirement.displayed):1 (WCAG 2.2, \(criterion.number), "
      + "level \(criterion.level.rawValue))"
  }

  private func pairLine(_ style: TerminalStyle) -> String {
    let backgrounds = question.backgrounds.joined(separator: " over ").printable
    let canvas = question.canvas.map { " over the page \($0.printable)" } ?? ""
    guard let contrast else { return "\(question.foreground.printable) on \(backgrounds)\(canvas)" }
    let colors = contrast.minimumAt
    return "\(style.field(colors.foreground))\(question.foreground.printable) on "
      + "\(style.field(colors.background))\(backgrounds)\(canvas)"
  }

  /// What Apple's guidelines say, which stands beside the verdict and does not change it.
  private var appleLine: String? {
    appleGuideline.map { guideline in
      let word =
        switch guideline.isMet {
        case true?: "has"
        case false?: "misses"
        case nil: "may have or miss"
        }
      return
        "\(AppleGuideline.name): this text needs \(guideline.required == 3 ? "3" : "4.5"):1 and "
        + "\(word) it; the verdict above is WCAG's"
    }
  }

  private func line(_ suggestion: PairSuggestion, _ style: TerminalStyle) -> String {
    let color = suggestion.fix.color
    return "the nearest \(suggestion.change.rawValue) that passes: \(style.field(color))"
      + "\(style.bold(color.hex)), \(ContrastRatio(suggestion.fix.ratio)):1"
  }

  /// By how little it misses, when two decimals do not show it.
  private var shortfall: String? {
    guard verdict == .fail, let ratio = contrast?.ratio, let required = requirements.last?.ratio,
      required - ratio < 0.01
    else { return nil }
    return "exactly \(DecimalText.truncated(ratio, places: 9)), which is not enough"
  }

  /// What displays and eyes make of the pair, which is advice.
  private func viewingLines(_ style: TerminalStyle) -> [String] {
    let width = viewed.map(\.viewing.id.count).max() ?? 0
    return viewed.enumerated().flatMap { index, seen in
      let ratio = ContrastRatio(seen.foreground.contrastRatio(to: seen.background))
      let line =
        "  \(seen.viewing.id.padded(to: width))  \(ratio):1  \(style.field(seen.foreground))"
        + "\(seen.foreground.hex) on \(style.field(seen.background))\(seen.background.hex)"
      return index == 0 ? ["", line] : [line]
    }
  }

  private func table(_ style: TerminalStyle) -> [String] {
    var lines: [String] = []
    for use in [Use.text, .largeText, .graphic] {
      var line = "  " + use.id.padded(to: 12)
      for level in [ConformanceLevel.aa, .aaa] {
        let requirements = Requirement.requirements(of: use, textSize: nil, level: level)
        guard let last = requirements.last, last.criterion.level == level else { continue }
        let word =
          switch reaches(last.ratio) {
          case true?: style.marked("pass", .good)
          case false?: style.marked("fail", .bad)
          case nil: style.marked("open", .doubtful)
          }
        line +=
          "  \(level.rawValue.padded(to: 3)) \(last.displayed.padded(to: 3)) \(word)"
      }
      lines.append(line)
    }
    if let difference = contrast?.lightnessDifference {
      let text = DecimalText.truncated(abs(difference), places: 1)
      lines.append("  lightness     \(difference < 0 ? "-" : "+")\(text) L*, text minus ground")
    }
    return lines
  }
}

extension Verdict {
  var meaning: TerminalStyle.Meaning {
    switch self {
    case .pass: .good
    case .fail: .bad
    case .undetermined: .doubtful
    case .exempt, .waived: .quiet
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
