import Colors
import Documents
import Palettes

extension Rule {
  /// A pair that has less contrast where people asked for more of it.
  public static let increasedContrastParity = Rule(
    id: "increased-contrast-parity",
    severity: .warning,
    summary: "A pair has less contrast in the mode of increased contrast, and too little.",
    explanation: """
      Who asks for more contrast must not get less. Compared are modes that differ in nothing but \
      their contrast, such as dark and dark/high-contrast. A lower ratio that still meets what the \
      pair needs is left alone: black on white may be softened. The pair also breaks the rule of \
      its use in that mode; this finding says that the mode turns against its purpose.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #595959;
        }
        @media (prefers-contrast: more) {
          :root {
            --background: #ffffff;
            --foreground: #808080;
          }
        }
        """,
        lines: [8]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #000000;
        }
        @media (prefers-contrast: more) {
          :root {
            --background: #ffffff;
            --foreground: #222222;
          }
        }
        """
      ),
    ],
    check: checkIncreasedContrastParity
  )
}

private func checkIncreasedContrastParity(_ inspection: Inspection) -> [Finding] {
  guard inspection.palette.modes.contains(where: \.isOfMoreContrast) else { return [] }
  var usual: [Comparand: Measurement] = [:]
  for measurement in inspection.measurements
  where measurement.mode.value(on: .contrast) == nil && measurement.contrast != nil {
    usual[Comparand(measurement)] = measurement
  }
  return inspection.measurements.compactMap { measurement in
    guard measurement.mode.isOfMoreContrast, let missed = measurement.missed,
      let contrast = measurement.contrast,
      let other = usual[Comparand(measurement)], let before = other.contrast,
      contrast.maximum < before.minimum
    else { return nil }
    let pairing = measurement.pairing
    return Finding(
      rule: Rule.increasedContrastParity.id,
      severity: pairing.isDoubtful ? .note : Rule.increasedContrastParity.severity,
      message: "\(pairing.foreground) on \(pairing.background) has \(contrast.displayedRatio) in "
        + "mode \(measurement.mode), less than the \(before.displayedRatio) of mode \(other.mode); "
        + "\(pairing.use) needs \(missed.displayed):1",
      advice: "give it at least the contrast that it has in mode \(other.mode)",
      palette: measurement.palette,
      place: measurement.place,
      swatch: pairing.foreground,
      mode: measurement.mode,
      measurement: measurement
    )
  }
}

/// A pairing in all that a mode says but its contrast.
private struct Comparand: Hashable {
  let foreground: ExactText
  let background: ExactText
  let terms: PairingTerms
  let mode: Mode

  init(_ measurement: Measurement) {
    foreground = measurement.pairing.foreground
    background = measurement.pairing.background
    terms = measurement.pairing.terms
    mode = Mode(measurement.mode.choices.filter { $0.axis != .contrast })
  }
}

extension Mode {
  /// Whether the mode is one of more contrast than usual: high, or Material's medium.
  fileprivate var isOfMoreContrast: Bool {
    value(on: .contrast).map { $0.hasPrefix("high") || $0.hasPrefix("medium") } ?? false
  }
}
