public import Audits
import Colors
import Documents

extension PairRepair {
  /// The answer for people: what is wrong first, then the colours, each with its ratio.
  public func text(_ style: TerminalStyle) -> String {
    let grounds = backgrounds.map { style.field($0) + $0.hex }.joined(separator: " and ")
    let pair = "\(style.field(foreground))\(foreground.hex) on \(grounds)"
    let missed =
      "\(pair) has \(ContrastRatio(ratio)):1, and \(question.target.shortest):1 is asked for"
    if isMet { return "nothing to change: \(pair) has \(ContrastRatio(ratio)):1\n" }
    if let best {
      return """
        \(missed)
        none exists: no \(sidesText) reaches it; the best is \(style.field(best.fix.color))\
        \(best.fix.color.hex) with \(ContrastRatio(best.fix.ratio)):1

        """
    }
    return ([missed, ""] + lines(style)).joined(separator: "\n") + "\n"
  }

  private var sidesText: String {
    repairs.map(\.side.rawValue).joined(separator: " and no ")
  }

  /// One line for each colour, with all the kinds that led to it.
  private func lines(_ style: TerminalStyle) -> [String] {
    repairs.flatMap { side, repair -> [String] in
      if repair.suggestions.isEmpty {
        let best = "\(repair.best.color.hex) with \(ContrastRatio(repair.best.ratio)):1"
        return ["  \(side.rawValue)  none exists; the best is \(best)"]
      }
      var colors: [OpaqueColor] = []
      for fix in repair.suggestions where !colors.contains(fix.color) { colors.append(fix.color) }
      return colors.compactMap { color in
        let fixes = repair.suggestions.filter { $0.color == color }
        guard let fix = fixes.first else { return nil }
        let kinds = fixes.map(\.kind.rawValue).joined(separator: ", ")
        let away = DecimalText.truncated(fix.difference, places: 4)
        let far = fix.isFar ? "; far: better change the use, or add a step" : ""
        return "  \(side.rawValue)  \(style.field(color))\(style.bold(color.hex))  "
          + "\(ContrastRatio(fix.ratio)):1  dEOK \(away)  \(kinds)\(far)"
      }
    }
  }
}

extension Double {
  /// The shortest decimal text that reads back as the same number.
  fileprivate var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
