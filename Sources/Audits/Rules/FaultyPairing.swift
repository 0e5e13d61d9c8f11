import Palettes

extension Rule {
  /// A declaration of a pairing that cannot be understood.
  public static let faultyPairing = Rule(
    id: "faulty-pairing",
    severity: .error,
    summary: "A declared pairing cannot be understood.",
    explanation: """
      A palette that says which colours lie on which is measured by its word. A declaration with a \
      misspelt key, or a value that is none of those allowed, would be a pair that nobody checks.
      """,
    examples: [
      .failing(
        """
        {
          "$type": "color",
          "paper": { "$value": "#ffffff" },
          "ink": {
            "$value": "#1f2328",
            "$extensions": { "legible": { "background": "paper", "use": "txt" } }
          }
        }
        """,
        file: "example.tokens.json",
        lines: [6]
      ),
      .passing(
        """
        {
          "$type": "color",
          "paper": { "$value": "#ffffff" },
          "ink": {
            "$value": "#1f2328",
            "$extensions": { "legible": { "background": "paper", "use": "text" } }
          }
        }
        """,
        file: "example.tokens.json"
      ),
    ],
    check: checkFaultyPairing
  )
}

private func checkFaultyPairing(_ inspection: Inspection) -> [Finding] {
  inspection.findings(of: .faultyPairing, rule: .faultyPairing)
}
