import Documents
import Palettes

extension Rule {
  /// Swatches that no pairing covers.
  public static let unpairedSwatch = Rule(
    id: "unpaired-swatch",
    severity: .note,
    summary: "Swatches are in no pairing, so nothing is known of them.",
    explanation: """
      A colour alone is neither readable nor unreadable; a swatch that is in no pairing was not \
      measured. One note counts them. Swatches that others point at are left out: they are \
      measured under the names of those. Declare a pairing in the policy or in the palette.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #000000;
          --brand: #6134d2;
        }
        """,
        lines: [4]
      ),
      .passing(
        """
        :root {
          --black: #000000;
          --background: #ffffff;
          --foreground: var(--black);
        }
        """
      ),
    ],
    check: checkUnpairedSwatch
  )
}

/// How many names the one note spells out.
private let namedSwatches = 5

private func checkUnpairedSwatch(_ inspection: Inspection) -> [Finding] {
  var covered: Set<ExactText> = []
  var pairings = inspection.measurements.map(\.pairing)
  // Those of the modes that were left out as well.
  if !inspection.policy.modes.isEmpty {
    pairings += inspection.palette.pairings(under: inspection.policy)
  }
  for measurement in inspection.measurements {
    if let ground = measurement.ground { covered.insert(ground) }
    if let canvas = measurement.canvas { covered.insert(inspection.name(of: canvas.source)) }
  }
  for pairing in pairings {
    covered.insert(pairing.foreground)
    covered.insert(pairing.background)
    for color in pairing.terms.colors { covered.insert(inspection.name(of: color)) }
  }
  for swatch in inspection.palette.swatches {
    var known: [ExactText] = []
    // In most modes the same names lead to the literal.
    for (_, value) in swatch.values where value.aliases != known {
      known = value.aliases
      covered.formUnion(known)
    }
  }
  let swatches = inspection.palette.swatches
  let unpaired = swatches.indices.filter {
    !covered.contains(swatches[$0].name) && !swatches[$0].isRepetition
  }
  guard let first = unpaired.first.map({ swatches[$0] }) else { return [] }
  let names = unpaired.prefix(namedSwatches).map { swatches[$0].name.string }
    .joined(separator: ", ")
  let rest = unpaired.count - namedSwatches
  return [
    Finding(
      rule: Rule.unpairedSwatch.id,
      severity: .note,
      message: "\(unpaired.count) of \(swatches.count) swatches "
        + "\(unpaired.count == 1 ? "is" : "are") in no pairing and \(unpaired.count == 1 ? "was" : "were") "
        + "not measured: \(names)\(rest > 0 ? " and \(rest) more" : "")",
      advice: "declare what they lie on in legible.json or in the palette",
      palette: inspection.palette.name,
      place: first.place
    )
  ]
}

extension Inspection {
  /// The name of the swatch that a text means, or the text.
  fileprivate func name(of text: String) -> ExactText {
    palette.swatch(named: text)?.name ?? ExactText(text)
  }
}
