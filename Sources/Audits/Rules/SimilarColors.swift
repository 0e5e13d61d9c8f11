import Colors
import Documents
import Palettes

extension Rule {
  /// Colours of a set that look alike to some eyes.
  public static let similarColors = Rule(
    id: "similar-colors",
    severity: .note,
    summary: "Colours of a set look alike to normal, protanopic or deuteranopic eyes.",
    explanation: """
      Colours that have to be told apart need distance. Below a CIEDE2000 of 11 (the limit of \
      Adobe Leonardo) two small areas are easily mixed up; the palettes of Okabe and Ito and of \
      Tol keep to it for normal vision, protanopia and deuteranopia. All pairs below it are \
      listed, with the distance in Oklab beside it. The least distances for tritanopia and in grey \
      are told, not judged: hardly any set of many colours survives them. No criterion asks for \
      this; a set with a declared cue is left alone.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --success: #34c759;
          --error: #ff383c;
        }
        """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --chart-1: #0072b2;
          --chart-2: #d55e00;
          --chart-3: #f0e442;
        }
        """
      ),
    ],
    check: checkSimilarColors
  )
}

/// The difference by CIEDE2000 below which colours are easily mixed up (Adobe Leonardo).
private let least = 11.0

private func checkSimilarColors(_ inspection: Inspection) -> [Finding] {
  let judged = sights(of: [.protanopia, .deuteranopia])
  let told = sights(of: [.tritanopia, .achromatopsia])
  return inspection.sets.compactMap { set in
    guard set.set.cue == nil else { return nil }
    let near = set.pairs.compactMap { pair in
      pair.nearest(as: [.asAuthored] + judged).flatMap { $0.difference < least ? (pair, $0) : nil }
    }
    guard let worst = near.min(by: { $0.1.difference < $1.1.difference }) else { return nil }
    let others = told.compactMap { sight in
      set.pairs.compactMap { $0.nearest(as: [sight]) }.min { $0.difference < $1.difference }
    }
    return Finding(
      rule: Rule.similarColors.id,
      severity: Rule.similarColors.severity,
      message:
        "the set \(set.set.name): \(near.count) of \(set.pairs.count) pairs "
        + "\(near.count == 1 ? "looks" : "look") alike, below "
        + "a difference of \(DecimalText.truncated(least, places: 0)) (CIEDE2000); least, "
        + "\(worst.0.first) and \(worst.0.second): \(worst.1.text); "
        + "least of all pairs \(others.map(\.text).joined(separator: " and "))\(set.remark)",
      advice: "move them apart in lightness, or declare the set with its cue in legible.json",
      palette: inspection.palette.name,
      place: set.place,
      swatch: set.first,
      partners: Array(set.members.dropFirst()),
      notes: PaletteSet.notes(near.map { ($0, $1.text) })
    )
  }
}

private func sights(of visions: [Vision]) -> [Viewing] {
  visions.compactMap { try? VisionSimulation(of: $0) }.map { Viewing($0) }
}

extension PaletteSet.Pair {
  /// The least difference of the two over all modes and some viewings.
  fileprivate func nearest(as viewings: [Viewing]) -> Nearest? {
    viewings.flatMap { viewing in
      colors.map { mode, first, second in
        let seen = (viewing(first, as: .init(.graphic)), viewing(second, as: .init(.graphic)))
        return Nearest(
          difference: ColorDifference.ciede2000(seen.0, seen.1),
          inOklab: ColorDifference.ok(seen.0, seen.1),
          viewing: viewing.id,
          mode: mode
        )
      }
    }.min { $0.difference < $1.difference }
  }

  fileprivate struct Nearest {
    let difference: Double
    let inOklab: Double
    let viewing: String
    let mode: Mode

    /// Both differences, cut off, with the eyes and the mode.
    var text: String {
      let eyes = viewing == Viewing.asAuthored.id ? "for all eyes" : "with \(viewing)"
      return "\(DecimalText.truncated(difference, places: 2)) "
        + "(\(DecimalText.truncated(inOklab, places: 3)) in Oklab) \(eyes)"
        + (mode == .default ? "" : " in mode \(mode)")
    }
  }
}
