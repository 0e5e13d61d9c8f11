import Documents
import Palettes

extension Rule {
  /// A declaration of a pairing that cannot be understood.
  public static let faultyPairing = Rule(
    id: "faulty-pairing",
    severity: .error,
    summary: "A declared pairing cannot be understood.",
    explanation: """
      A palette that says which colours lie on which is measured by its word. A declaration with a \
      misspelt key, or a value that is none of those allowed, would be a pair that nobody checks. So \
      would findings that are ignored without a reason.
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
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #777777; /* legible-ignore: */
        }
        """,
        lines: [3]
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
    + inspection.palette.waivers.compactMap { waiver in
      guard let id = waiver.rule, Rule.named(id) == nil || Waiver.refused.contains(id) else {
        return nil
      }
      let near = Spelling.nearest(to: id, among: Rule.all.map(\.id))
      return Finding(
        rule: Rule.faultyPairing.id,
        severity: Rule.faultyPairing.severity,
        message: "what is ignored here is no rule: \(id)"
          + (near.map { "; did you mean \($0)?" } ?? "; legible rules lists them"),
        palette: inspection.palette.name,
        place: waiver.place,
        swatch: waiver.swatch
      )
    }
}
