import Colors
import Documents
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
      policy or with --canvas, declare the layers below, or use an opaque color. Along a gradient \
      some places may reach the ratio and some not: which of them lie behind the text is not in \
      the palette, unless the pairing covers all. A declared pairing that cannot be determined is \
      an error, or a warning where a graphic lies on a gradient.
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
  pairs(of: inspection) + sets(of: inspection)
}

/// The declared sets of which a member cannot be compared with the others.
private func sets(of inspection: Inspection) -> [Finding] {
  inspection.sets.compactMap { set in
    guard set.isDeclared, set.set.cue == nil, !set.incomparable.isEmpty else { return nil }
    let reasons = set.incomparable.map { "\($0.names) (\($0.reason))" }
    return Finding(
      rule: Rule.undeterminedContrast.id,
      severity: .error,
      message: "the set \(set.set.name): not all can be told apart by their colours: "
        + reasons.joined(separator: ", "),
      advice: "give each of them one opaque colour, name the page with canvas, or declare the set "
        + "with its cue",
      palette: inspection.palette.name,
      place: set.place,
      swatch: set.first,
      partners: Array(set.members.dropFirst())
    )
  }
}

private func pairs(of inspection: Inspection) -> [Finding] {
  inspection.measurements.compactMap { measurement in
    guard case .undetermined(let reason) = measurement.verdict else { return nil }
    let pairing = measurement.pairing
    // A faulty value is a finding of its own; that names suggest a pair with it adds nothing.
    guard !pairing.isInferred || !inspection.isFaulty(measurement) else { return nil }
    let contrast = measurement.contrast.map { " has \($0.displayedRatio)" } ?? " has no contrast"
    return Finding(
      rule: Rule.undeterminedContrast.id,
      severity: measurement.isGraphicOnGradient ? .warning : pairing.undeterminedSeverity,
      message: "\(measurement.pair)\(contrast) in mode \(measurement.mode)"
        + "\(measurement.wayByWay): \(reason)",
      advice: measurement.undeterminedAdvice,
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

extension Measurement {
  /// Whether a gradient alone leaves it open, and no text is to be read there.
  fileprivate var isGraphicOnGradient: Bool {
    pairing.use.requirement == .nonText && isOpenAlongGradient && !pairing.isInferred
  }

  private var isOpenAlongGradient: Bool {
    contrast.map { $0.minimumAt.backdrop == nil && $0.maximumAt.position != nil } ?? false
  }

  fileprivate var undeterminedAdvice: String? {
    guard let contrast else { return nil }
    guard isOpenAlongGradient, let worst = contrast.minimumAt.position else {
      return
        "name the page with canvas or --canvas, declare the layers below, or use opaque colours"
    }
    let percent = DecimalText.truncated(worst * 100, places: 1)
    return "the worst place is at \(percent) % of the gradient, where it is "
      + "\(contrast.minimumAt.foreground.hex) on \(contrast.minimumAt.background.hex); "
      + "change the colours there, or keep the \(pairing.use) away from it"
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
