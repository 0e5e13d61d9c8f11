import Palettes

extension Rule {
  /// An alias or a var() whose target is missing, or that leads back to itself.
  public static let unresolvedReference = Rule(
    id: "unresolved-reference",
    severity: .error,
    summary: "An alias leads nowhere, or back to itself.",
    explanation: """
      A token that points at a missing one, or round in a circle, has no colour, so nothing that \
      uses it can be measured. Correct the name, or give one of the circle a value.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: var(--ink);
        }
        """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --ink: #123456;
          --background: #ffffff;
          --foreground: var(--ink);
        }
        """
      ),
    ],
    check: checkUnresolvedReference
  )
}

private func checkUnresolvedReference(_ inspection: Inspection) -> [Finding] {
  inspection.findings(of: .unresolvedReference, rule: .unresolvedReference)
}
