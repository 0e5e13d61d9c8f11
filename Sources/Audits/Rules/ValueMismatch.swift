import Palettes

extension Rule {
  /// Two notations of one colour that do not agree.
  public static let valueMismatch = Rule(
    id: "value-mismatch",
    severity: .warning,
    summary: "Two notations of one colour do not agree.",
    explanation: """
      A design token may carry a hex text beside its components, for tools that cannot read them. \
      When the two differ by more than one step of 8 bits, people see different colours in \
      different tools. Legible measures the components. Correct the hex.
      """,
    examples: [
      .failing(
        """
        {
          "ink": {
            "$type": "color",
            "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#ff0000"}
          }
        }
        """,
        file: "example.tokens.json",
        lines: [4]
      ),
      .passing(
        """
        {
          "ink": {
            "$type": "color",
            "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}
          }
        }
        """,
        file: "example.tokens.json"
      ),
    ],
    check: checkValueMismatch
  )
}

private func checkValueMismatch(_ inspection: Inspection) -> [Finding] {
  inspection.findings(of: .valueMismatch, rule: .valueMismatch)
}
