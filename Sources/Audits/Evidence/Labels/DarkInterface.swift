import Documents
import Palettes

extension NutritionLabel {
  /// An interface that is dark throughout when people ask for it.
  public static let darkInterface = NutritionLabel(
    id: "dark-interface",
    name: "Dark Interface",
    limits: """
      Colours do not show whether every screen follows the dark appearance, nor images, web content \
      and bright flashes between screens: try every common task in Dark Mode.
      """,
    examine: examineDarkness
  )
}

private func examineDarkness(
  _ ground: EvidenceGround
) -> (LabelEvidence.Outcome, statement: String) {
  guard ground.palette.modes.contains(where: \.isDark) else {
    return (.silent, "No colour has a dark variant, so the colours show no dark interface.")
  }
  let same = ground.palette.swatches.filter { !$0.changesInTheDark }
  let names = same.prefix(6).map(\.name.string).joined(separator: ", ")
  let more = same.count > 6 ? " and \(same.count - 6) more" : ""
  let variants =
    same.isEmpty
    ? "Every colour has a dark variant."
    : "Colours with a dark variant: \(ground.palette.swatches.count - same.count) of "
      + "\(ground.palette.swatches.count); the same in light and dark: \(names)\(more)."
  let tally = EvidenceTally(ground.cells.filter(\.isDark))
  guard tally.count > 0 else {
    return (.undetermined, "\(variants) No pair was measured in the dark.")
  }
  return (tally.outcome, "\(variants) \(tally.statement())")
}

extension Swatch {
  /// Whether a dark mode has another colour, or another entry, than the light one beside it.
  fileprivate var changesInTheDark: Bool {
    values.contains { mode, value in
      guard mode.isDark, value.standIn == nil else { return false }
      let lit = mode.choices.map { choice in
        choice.axis == .scheme ? Mode.Choice(.scheme, "light") : choice
      }
      guard let light = self.value(in: Mode(lit)) else { return true }
      return light.place != value.place || light.color != value.color
    }
  }
}
