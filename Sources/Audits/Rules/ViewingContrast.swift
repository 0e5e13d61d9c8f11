import Colors
import Palettes

extension Rule {
  /// A pair that passes as authored and drops below what it needs under a viewing that was asked for.
  public static let viewingContrast = Rule(
    id: "viewing-contrast",
    severity: .note,
    summary: "A pair that passes has too little contrast as a display or an eye changes it.",
    explanation: """
      Inversion, filters, contrast themes, terminals and deficiencies of colour vision change \
      colours after the author has chosen them. WCAG does not ask authors to answer for that, so \
      this is advice: it belongs to no criterion, it is about pairs that pass as authored, and it \
      is listed only for the viewings named with --viewing or under viewings in the policy. Every \
      report counts the others in one line. Smart inversion leaves dark modes alone; contrast \
      themes force a colour on each role; achromatopsia changes no ratio.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #111827;
          --foreground: #d97706;
        }
        """,
        policy: #"{"viewings": ["classic-invert"]}"#,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #fdf6e3;
          --foreground: #1a6b4f;
        }
        """,
        policy: #"{"viewings": ["classic-invert"]}"#
      ),
      .passing(
        """
        :root {
          --background: #111827;
          --foreground: #d97706;
        }
        """
      ),
    ],
    check: checkViewingContrast
  )
}

private func checkViewingContrast(_ inspection: Inspection) -> [Finding] {
  inspection.viewed.compactMap { measurement in
    guard measurement.verdict == .fail else { return nil }
    return Finding(
      rule: Rule.viewingContrast.id,
      severity: Rule.viewingContrast.severity,
      message: measurement.viewedMessage + "; it passes as authored",
      palette: measurement.palette,
      place: measurement.place,
      swatch: measurement.pairing.foreground,
      mode: measurement.mode,
      measurement: measurement
    )
  }
}

extension Measurement {
  /// What a viewing makes of the pair, and what it needs.
  var viewedMessage: String {
    let ratio = contrast?.displayedRatio ?? ""
    let needed = requirements.last?.displayed ?? ""
    return "\(pairing.foreground) on \(pairing.background) has \(ratio) in mode \(mode) under "
      + "\(viewing); \(pairing.use) needs \(needed):1"
  }
}
