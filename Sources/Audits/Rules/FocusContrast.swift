import Colors
import Palettes

extension Rule {
  /// An indicator of keyboard focus that is hard to see (WCAG 2.2, 1.4.11 and 2.4.13).
  public static let focusContrast = Rule(
    id: "focus-contrast",
    criterion: .nonTextContrast,
    severity: .error,
    summary: "An indicator of keyboard focus has less contrast than 3:1.",
    explanation: """
      Who uses a keyboard has to see where the focus is. An indicator needs 3:1 against what lies \
      next to it: outside the component, against the page; inside, against the component (under); \
      as its border, against both; straddling its edge, against either. Of an indicator with \
      several bands one is enough against each. At level AAA, 2.4.13 also asks for 3:1 between the \
      indicator and what is seen in its place without focus, where that is declared as beside.
      """,
    examples: [
      .failing(
        """
        {
          "page": {"$type": "color", "$value": "#ffffff"},
          "button": {"$type": "color", "$value": "#1d4ed8"},
          "ring": {
            "$type": "color", "$value": "#1e40af",
            "$extensions": {
              "legible": {
                "background": "page", "use": "focus",
                "focus": {"position": "inside", "under": "button"}
              }
            }
          }
        }
        """,
        file: "example.tokens.json",
        lines: [5]
      ),
      .passing(
        """
        {
          "page": {"$type": "color", "$value": "#ffffff"},
          "button": {"$type": "color", "$value": "#1d4ed8"},
          "inner": {"$type": "color", "$value": "#ffffff"},
          "ring": {
            "$type": "color", "$value": "#1e40af",
            "$extensions": {
              "legible": {
                "background": "page", "use": "focus",
                "focus": {"position": "border", "under": "button", "bands": ["inner"]}
              }
            }
          }
        }
        """,
        file: "example.tokens.json"
      ),
    ],
    check: checkFocusContrast
  )
}

private func checkFocusContrast(_ inspection: Inspection) -> [Finding] {
  inspection.findings(of: .focusContrast) { measurement, missed in
    measurement.pairing.use == .focus
      && [.nonTextContrast, .focusAppearance].contains(missed.criterion)
  }
}
