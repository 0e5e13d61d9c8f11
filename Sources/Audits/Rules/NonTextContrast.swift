import Colors

extension Rule {
  /// A graphic or a part of a control that misses its contrast (WCAG 2.2, 1.4.11).
  public static let nonTextContrast = Rule(
    id: "non-text-contrast",
    criterion: .nonTextContrast,
    severity: .error,
    summary: "A graphic or a part of a control has less contrast than 3:1.",
    explanation: """
      Icons, chart series, focus indicators, and whatever shows that a control is a control or \
      which state it is in, need 3:1 against the colours next to them. Decoration and inactive \
      controls need none.
      """,
    examples: [
      .failing(
        """
        {
          "icon": {
            "$type": "color", "$value": "#959595",
            "$extensions": {"legible": {"background": "paper", "use": "graphic"}}
          },
          "paper": {"$type": "color", "$value": "#ffffff"}
        }
        """,
        file: "example.tokens.json",
        lines: [3]
      ),
      .passing(
        """
        {
          "icon": {
            "$type": "color", "$value": "#949494",
            "$extensions": {"legible": {"background": "paper", "use": "graphic"}}
          },
          "paper": {"$type": "color", "$value": "#ffffff"}
        }
        """,
        file: "example.tokens.json"
      ),
    ],
    check: checkNonTextContrast
  )
}

private func checkNonTextContrast(_ inspection: Inspection) -> [Finding] {
  inspection.findings(missing: .nonTextContrast, rule: .nonTextContrast)
}
