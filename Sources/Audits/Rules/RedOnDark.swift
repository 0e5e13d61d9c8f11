import Colors
import Palettes

extension Rule {
  /// Red of long waves on a dark ground, which eyes with protanopia see much darker.
  ///
  /// Understanding WCAG 2.2, 1.4.3, "Rationale for the ratios chosen": luminance contrast holds for all
  /// colour vision but for predominantly long-wave colours on darker ones with protanopia.
  public static let redOnDark = Rule(
    id: "red-on-dark",
    severity: .warning,
    summary: "Red on a dark ground has too little contrast for eyes with protanopia.",
    explanation: """
      Eyes without cones of long waves see red light as nearly dark, so the ratio of WCAG promises \
      too much for red on black; the rationale of 1.4.3 names this one exception. Found are \
      foregrounds that pass, get more than half of their luminance from the red primary, are \
      lighter than their ground, and drop below what they need in the simulation of protanopia \
      by Brettel, Viénot and Mollon (1997). The ground is dark in all of them: a colour that is \
      mostly red has at most a luminance of 0.4252. Mix in green or blue, or make the text lighter.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #000000;
          --foreground: #ff0000;
        }
        """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #000000;
          --foreground: #ff8080;
        }
        """
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #cc0000;
        }
        """
      ),
    ],
    check: checkRedOnDark
  )
}

private func checkRedOnDark(_ inspection: Inspection) -> [Finding] {
  guard let protanopia = try? Viewing(named: Vision.protanopia.id) else { return [] }
  var subjects = ViewingSubjects()
  return inspection.measurements.compactMap { measurement in
    guard measurement.passingRatio != nil, let authored = measurement.contrast,
      authored.minimumAt.isMostlyRedOnDarker
    else { return nil }
    let seen = measurement.seen(as: protanopia, &subjects)
    guard seen.verdict == .fail else { return nil }
    return Finding(
      rule: Rule.redOnDark.id,
      severity: measurement.pairing.isDoubtful ? .note : Rule.redOnDark.severity,
      message: seen.viewedMessage + "; as authored it has \(authored.displayedRatio)",
      advice: "mix more green or blue into \(measurement.pairing.foreground), or make it lighter",
      palette: measurement.palette,
      place: measurement.place,
      swatch: measurement.pairing.foreground,
      mode: measurement.mode,
      measurement: seen
    )
  }
}

extension Contrast.Appearance {
  /// Whether the red primary makes most of the foreground's luminance, and the ground is darker.
  fileprivate var isMostlyRedOnDarker: Bool {
    foreground.longWaveShare > 0.5 && foreground.relativeLuminance > background.relativeLuminance
  }
}
