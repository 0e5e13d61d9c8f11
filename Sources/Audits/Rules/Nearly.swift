import Colors
import Documents
import Palettes

extension Rule {
  /// A pair that fails by very little.
  public static let nearly = Rule(
    id: "nearly",
    severity: .note,
    summary: "A pair fails by at most 0.1: a few steps of 8 bits are enough.",
    explanation: """
      A ratio of 4.47 fails as one of 2 does, but a much smaller change mends it. The note stands \
      beside the finding of the pair, which alone counts, and says how many steps of 8 bits on \
      every channel are enough. It looks at the failing side only: a pair that just passes passes. \
      --margin, or margin in the policy, sets how little is very little.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #777777;
        }
        """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #808080;
        }
        """
      ),
    ],
    check: checkNearly
  )
}

private func checkNearly(_ inspection: Inspection) -> [Finding] {
  inspection.measurements.compactMap { measurement in
    guard let missed = measurement.missed, let contrast = measurement.contrast,
      // Of an interval nothing is known that a small change would mend.
      let ratio = contrast.ratio, ratio < missed.ratio,
      missed.ratio - ratio <= inspection.policy.margin
    else { return nil }
    let pairing = measurement.pairing
    let advice = contrast.steps(to: missed.ratio).map { count, color in
      count == 0
        ? "rounding \(pairing.foreground) to 8 bits is enough: \(color.hex)"
        : "\(count) \(count == 1 ? "step" : "steps") of 8 bits on every channel of "
          + "\(pairing.foreground) \(count == 1 ? "is" : "are") enough: \(color.hex)"
    }
    return Finding(
      rule: Rule.nearly.id,
      severity: Rule.nearly.severity,
      message: "\(pairing.foreground) on \(pairing.background) has \(contrast.displayedRatio) in "
        + "mode \(measurement.mode), just below the \(missed.displayed):1 that it needs",
      advice: advice,
      palette: measurement.palette,
      place: measurement.place,
      swatch: pairing.foreground,
      mode: measurement.mode,
      measurement: measurement
    )
  }
}

extension Contrast {
  /// How many steps away from the ground the foreground has to take to reach a ratio, and the colour there.
  ///
  /// A step is 1/255 on each channel, as far as the channel has room. It is nil when the contrast is an
  /// interval, and when no number of steps is enough.
  fileprivate func steps(to required: Double) -> (count: Int, color: OpaqueColor)? {
    guard ratio != nil else { return nil }
    let (front, ground) = (minimumAt.foreground, minimumAt.background)
    let direction = front.relativeLuminance < ground.relativeLuminance ? -1.0 : 1
    let bytes = SIMD3<Double>(front.bytes)
    for count in 0...255 {
      // Clamped by OpaqueColor.
      let color = OpaqueColor((bytes + direction * Double(count)) / 255)
      if color.contrastRatio(to: ground) >= required { return (count, color) }
    }
    return nil
  }
}
