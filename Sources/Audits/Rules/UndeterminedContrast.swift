import Palettes

extension Rule {
  /// A pairing whose colours alone do not tell whether it can be read.
  public static let undeterminedContrast = Rule(
    id: "undetermined-contrast",
    severity: .warning,
    summary: "A contrast depends on something that the palette does not say.",
    explanation: """
      A translucent ground has no colour by itself, and currentColor or a system colour has none \
      until it is used. Legible never assumes a white page. Name the page with canvas in the \
      policy or with --canvas, declare the layers below, or use an opaque color. A declared \
      pairing that cannot be determined is an error.
      """,
    examples: [
      .failing(
        """
        :root {
          --panel: rgb(10 30 60 / 0.55);
          --panel-foreground: #ffffff;
        }
        """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #000000;
          --panel: rgb(10 30 60 / 0.55);
          --panel-foreground: #ffffff;
        }
        """
      ),
    ],
    check: checkUndeterminedContrast
  )
}

private func checkUndeterminedContrast(_ inspection: Inspection) -> [Finding] {
  inspection.measurements.compactMap { measurement in
    guard case .undetermined(let reason) = measurement.verdict else { return nil }
    let pairing = measurement.pairing
    // A faulty value is a finding of its own; that names suggest a pair with it adds nothing.
    guard !pairing.isInferred || !inspection.isFaulty(measurement) else { return nil }
    let contrast = measurement.contrast.map { " has \($0.displayedRatio)" } ?? " has no contrast"
    return Finding(
      rule: Rule.undeterminedContrast.id,
      severity: pairing.undeterminedSeverity,
      message: "\(pairing.foreground) on \(pairing.background)\(contrast) "
        + "in mode \(measurement.mode): \(reason)",
      advice: measurement.contrast == nil
        ? nil
        : "name the page with canvas or --canvas, declare the layers below, or use opaque colours",
      palette: measurement.palette,
      place: measurement.place,
      swatch: pairing.foreground,
      mode: measurement.mode,
      measurement: measurement
    )
  }
}

extension Inspection {
  /// Whether a colour of the pair is missing because its value is faulty.
  fileprivate func isFaulty(_ measurement: Measurement) -> Bool {
    let pairing = measurement.pairing
    return [pairing.foreground, pairing.background].contains { name in
      if case .faulty = palette.swatch(name)?.value(in: measurement.mode)?.state {
        true
      } else {
        false
      }
    }
  }
}

extension Pairing {
  fileprivate var undeterminedSeverity: Severity {
    switch origin {
    case .declared: .error
    case .inferred(_, .low): .note
    case .inferred: .warning
    }
  }
}
