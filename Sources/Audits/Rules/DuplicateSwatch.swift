import Palettes

extension Rule {
  /// A name that is declared twice in one place.
  public static let duplicateSwatch = Rule(
    id: "duplicate-swatch",
    severity: .error,
    summary: "A name is given twice in one place.",
    explanation: """
      Tools do not agree which of the two values counts: some take the first, most the last. \
      Legible measures the last, and names both lines. Remove one of them.
      """,
    examples: [
      .failing(
        """
        {
          "$type": "color",
          "paper": {"$value": "#ffffff"},
          "ink": {"$value": "#000000"},
          "ink": {"$value": "#111111"}
        }
        """,
        file: "example.tokens.json",
        lines: [5]
      ),
      .passing(
        """
        {
          "$type": "color",
          "paper": {"$value": "#ffffff"},
          "ink": {"$value": "#000000"},
          "Ink": {"$value": "#111111"}
        }
        """,
        file: "example.tokens.json"
      ),
    ],
    check: checkDuplicateSwatch
  )
}

private func checkDuplicateSwatch(_ inspection: Inspection) -> [Finding] {
  inspection.findings(of: .duplicateSwatch, rule: .duplicateSwatch)
}
