import Palettes

extension NutritionLabel {
  /// Text and controls that can be told from what is behind them.
  public static let sufficientContrast = NutritionLabel(
    id: "sufficient-contrast",
    name: "Sufficient Contrast",
    limits: """
      Colours do not show pairs that nobody named, nor text on images, materials and vibrancy: try \
      every common task with Increase Contrast, Bold Text and Reduce Transparency on.
      """,
    examine: examineContrast
  )
}

private func examineContrast(
  _ ground: EvidenceGround
) -> (LabelEvidence.Outcome, statement: String) {
  let tally = EvidenceTally(ground.cells)
  let aside =
    ground.guesses == 0 ? "" : " Pairs that are mere guesses are left out: \(ground.guesses)."
  guard tally.count > 0 else {
    return (.silent, "No pair was measured that the label asks for.\(aside)")
  }
  return (
    tally.outcome,
    tally.statement(noVariant: " No colour has a variant for Increase Contrast.") + aside
  )
}
