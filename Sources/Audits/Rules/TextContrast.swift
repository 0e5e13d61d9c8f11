import Colors

extension Rule {
  /// Text that misses the minimum contrast (WCAG 2.2, 1.4.3).
  public static let textContrast = Rule(
    id: "text-contrast",
    criterion: .contrastMinimum,
    severity: .error,
    summary: "Text has less contrast than level AA asks for.",
    explanation: """
      People with low vision, and everybody in sunlight, need contrast to read. Text needs 4.5:1 \
      against what lies behind it; text of 24 px, or of 18.66 px in bold, needs 3:1. Inactive \
      controls, logotypes and decoration need none. Change the lightness of the text or of its \
      ground: hue alone changes little.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #777777;
        }
        """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #767676;
        }
        """
      ),
    ],
    check: checkTextContrast
  )
}

private func checkTextContrast(_ inspection: Inspection) -> [Finding] {
  inspection.findings(missing: .contrastMinimum, rule: .textContrast)
}
