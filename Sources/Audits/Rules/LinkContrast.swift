import Colors
import Palettes

extension Rule {
  /// A link that only its colour tells from the text around it (WCAG 2.2, 1.4.1; technique G183).
  public static let linkContrast = Rule(
    id: "link-contrast",
    criterion: .useOfColor,
    severity: .error,
    summary: "A link differs from the text around it by its colour alone.",
    explanation: """
      Who does not see the hue of a link takes it for text. A second cue helps: an underline, \
      another weight, an icon; declare it as cue. Without one, technique G183 asks for 3:1 between \
      the link and the text around it, which is declared as beside; translucent colours are laid \
      on their ground before the two are compared. That a link was visited need not be told. What \
      a link needs on its ground is the matter of text-contrast. Names alone raise no finding: \
      browsers underline links unless they are told otherwise.
      """,
    examples: [
      .failing(
        """
        {
          "paper": {"$type": "color", "$value": "#ffffff"},
          "ink": {"$type": "color", "$value": "#333333"},
          "link": {
            "$type": "color", "$value": "#0b57d0",
            "$extensions": {"legible": {"background": "paper", "use": "link", "beside": "ink"}}
          }
        }
        """,
        file: "example.tokens.json",
        lines: [5]
      ),
      .passing(
        """
        {
          "paper": {"$type": "color", "$value": "#ffffff"},
          "ink": {"$type": "color", "$value": "#333333"},
          "link": {
            "$type": "color", "$value": "#0b57d0",
            "$extensions": {
              "legible": {
                "background": "paper", "use": "link", "beside": "ink", "cue": "underline"
              }
            }
          }
        }
        """,
        file: "example.tokens.json"
      ),
    ],
    check: checkLinkContrast
  )
}

private func checkLinkContrast(_ inspection: Inspection) -> [Finding] {
  inspection.findings(of: .linkContrast) { measurement, missed in
    missed.criterion == .useOfColor && measurement.pairing.use == .link
  }
}
