import Colors
import Palettes

extension Rule {
  /// Colours that have to be told apart by their hue alone (WCAG 2.2, 1.4.1).
  public static let colorAlone = Rule(
    id: "color-alone",
    criterion: .useOfColor,
    severity: .warning,
    summary: "Colours of a set have to be told apart, and only their hue tells them apart.",
    explanation: """
      Where colour is the only difference between two things, people who do not see the hue miss \
      it. A difference in lightness of 3:1 counts as one that all can see (technique G183), and so \
      does a second cue: a text, an icon, a pattern, an underline. No four colours have 3:1 between \
      each two, so larger sets need a cue in any case: declare it under sets in the policy, \
      {"name": "states", "colors": ["success", "error"], "cue": "icon"}. Where the colour itself \
      is meant, as in "press the red button" ("meaning": "named-color"), only a cue helps. A \
      declared set is an error; one that names suggest (success, warning, error, danger, info; \
      chart-1, chart-2 ...) is a warning.
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
      .failing(
        """
        :root {
          --paid: #34c759;
          --late: #ff383c;
        }
        """,
        policy: #"{"sets": [{"name": "invoices", "colors": ["paid", "late"]}]}"#,
        lines: [1]
      ),
      .passing(
        """
        :root {
          --paid: #34c759;
          --late: #ff383c;
        }
        """,
        policy:
          #"{"sets": [{"name": "invoices", "colors": ["paid", "late"], "cue": "icon"}]}"#
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --success: #34c759;
          --error: #a0001a;
        }
        """
      ),
    ],
    check: checkColorAlone
  )
}

/// The ratio between two colours that counts as a difference beside their hue.
private let distinction = Criterion.useOfColor.distinction ?? 3

private func checkColorAlone(_ inspection: Inspection) -> [Finding] {
  inspection.sets.compactMap { set in
    guard set.set.cue == nil, !set.pairs.isEmpty else { return nil }
    let near = set.pairs.compactMap { pair in
      pair.worst.flatMap { $0.ratio < distinction || set.set.namesColors ? (pair, $0) : nil }
    }
    guard let worst = near.min(by: { $0.1.ratio < $1.1.ratio }) else { return nil }
    let reason =
      set.set.namesColors
      ? "its colours are meant by their names, and it has no cue"
      : "\(near.count) of \(set.pairs.count) pairs \(near.count == 1 ? "has" : "have") less than "
        + "\(Requirement(ratio: distinction, criterion: .useOfColor).displayed):1 between them, and it has no cue"
    return Finding(
      rule: Rule.colorAlone.id,
      severity: set.isDeclared ? .error : Rule.colorAlone.severity,
      message: "the set \(set.set.name): \(reason); least, \(worst.0.first) and "
        + "\(worst.0.second): \(worst.1.text)\(set.remark)",
      advice: set.advice,
      palette: inspection.palette.name,
      place: set.place,
      swatch: set.first,
      partners: Array(set.members.dropFirst()),
      leastRatio: set.set.namesColors ? nil : worst.1.ratio,
      notes: set.set.namesColors ? [] : PaletteSet.notes(near.map { ($0, $1.text) })
    )
  }
}

extension PaletteSet {
  fileprivate var advice: String {
    let declaration =
      isDeclared ? "name it with cue in the policy" : "declare the set with its cue in legible.json"
    let lightness = set.namesColors ? "" : ", or make the colours differ in lightness"
    return "give it a second cue, such as an icon or a text, and \(declaration)\(lightness)"
  }
}

extension PaletteSet.Pair {
  /// The least ratio between the two, and the mode in which they have it.
  fileprivate var worst: Least? {
    colors.map { mode, first, second in
      Least(ratio: first.contrastRatio(to: second), mode: mode)
    }.min { $0.ratio < $1.ratio }
  }

  fileprivate struct Least {
    let ratio: Double
    let mode: Mode

    var text: String {
      "\(ContrastRatio(ratio)):1" + (mode == .default ? "" : " in mode \(mode)")
    }
  }
}
