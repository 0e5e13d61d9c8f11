import Documents

extension PairingGrammar {
  /// Steps 11 and 12 over steps 1 to 3 of one scale of twelve: Radix Colors and its kin.
  static let scaleSteps = PairingGrammar(
    id: "scale-steps",
    summary: "of a scale of twelve steps, 11 and 12 are text on 1, 2 and 3",
    read: readScaleSteps
  )
}

private func readScaleSteps(_ index: SwatchIndex) -> [Pairing] {
  var found: [Pairing] = []
  for scale in SwatchScale.scales(of: index) where Set(scale.steps.keys) == Set(1...12) {
    for text in [11, 12] {
      for ground in 1...3 {
        // A translucent step is laid on a page, and is no ground by itself.
        guard let front = scale.steps[text], let back = scale.steps[ground], !back.isTranslucent
        else { continue }
        found.append(
          PairingGrammar.pairing(
            front,
            on: back,
            use: .text,
            by: "scale-steps",
            ground < 3 ? .medium : .low
          )
        )
      }
    }
  }
  return found
}
