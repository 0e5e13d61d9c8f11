import Colors
import Palettes

extension Rule {
  /// A graphic or a part of a control that misses its contrast (WCAG 2.2, 1.4.11).
  public static let nonTextContrast = Rule(
    id: "non-text-contrast",
    criterion: .nonTextContrast,
    severity: .error,
    summary: "A graphic or a part of a control has less contrast than 3:1.",
    explanation: """
      Icons, chart series, and whatever shows that a control is a control or which state it is in, \
      need 3:1 against the colours next to them. A control may show its edge by its border or by \
      its fill (beside): one of them is enough. A series needs it against its ground and against \
      each neighbour that touches it (beside), unless a cue such as a pattern or a label tells them \
      apart. Decoration and inactive controls need none; what a name calls a border or a divider \
      counts as decoration unless it is declared. Indicators of focus have a rule of their own.
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
      .failing(
        """
        {
          "bar-1": {
            "$type": "color", "$value": "#0072b2",
            "$extensions": {
              "legible": {"background": "paper", "use": "series", "beside": "bar-2"}
            }
          },
          "bar-2": {"$type": "color", "$value": "#d55e00"},
          "paper": {"$type": "color", "$value": "#ffffff"}
        }
        """,
        file: "example.tokens.json",
        lines: [3]
      ),
      .passing(
        """
        {
          "field-border": {
            "$type": "color", "$value": "#dddddd",
            "$extensions": {
              "legible": {"background": "paper", "use": "boundary", "beside": "field"}
            }
          },
          "field": {"$type": "color", "$value": "#6e6e6e"},
          "paper": {"$type": "color", "$value": "#ffffff"}
        }
        """,
        file: "example.tokens.json"
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
  inspection.findings(of: .nonTextContrast) { measurement, missed in
    missed.criterion == .nonTextContrast && measurement.pairing.use != .focus
  }
}
