import Colors

/// What came of one way to tell two colours apart.
struct Outcome {
  /// The contrast, or nil when a colour is missing.
  let contrast: Contrast?
  /// The verdict.
  let verdict: Verdict

  /// Makes what came of colours that could not be measured.
  init(verdict: Verdict) {
    self.contrast = nil
    self.verdict = verdict
  }

  /// Judges a contrast, which is nil where two gradients lie on one another.
  ///
  /// - Parameters:
  ///   - contrast: The contrast.
  ///   - ratio: The ratio that it needs, 1 to 21.
  ///   - isEverywhere: Whether every place of a gradient has to reach it.
  init(_ contrast: Contrast?, needing ratio: Double, everywhere isEverywhere: Bool = false) {
    self.contrast = contrast
    guard let contrast else {
      verdict = .undetermined("two gradients lie on one another: which colours meet is not known")
      return
    }
    let verdict = Verdict(contrast, needing: ratio)
    let isWorst = contrast.minimumAt.backdrop == nil && contrast.minimumAt.position != nil
    self.verdict = isEverywhere && isWorst && verdict != .pass ? .fail : verdict
  }

  /// Whether it says more for a pair than another: a pass, then what is open, then the greater ratio.
  func isBetter(than other: Outcome) -> Bool {
    if rank != other.rank { return rank > other.rank }
    return (contrast?.minimum ?? 0) > (other.contrast?.minimum ?? 0)
  }

  private var rank: Int {
    switch verdict {
    case .pass, .exempt, .waived: 2
    case .undetermined: 1
    case .fail: 0
    }
  }
}
