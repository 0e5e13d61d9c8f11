import Colors
import Palettes

extension Rule {
  /// Modes in which every colour is the same.
  public static let identicalModes = Rule(
    id: "identical-modes",
    severity: .note,
    summary: "Two modes have the same colours throughout.",
    explanation: """
      A dark mode in which every colour is that of the light one is none: somebody has begun it, or \
      a copy was never edited. People who ask for darkness or for more contrast get neither.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #111111;
        }
        .dark {
          --background: #ffffff;
          --foreground: #111111;
        }
        """,
        lines: [2]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #111111;
        }
        .dark {
          --background: #111111;
          --foreground: #ffffff;
        }
        """
      ),
    ],
    check: checkIdenticalModes
  )
}

private func checkIdenticalModes(_ inspection: Inspection) -> [Finding] {
  let palette = inspection.palette
  guard palette.modes.count > 1, let first = palette.swatches.first else { return [] }
  var alike: [[Mode]] = []
  var positions: [[SIMD4<Double>?]: Int] = [:]
  for mode in palette.modes {
    let column = palette.swatches.map { $0.value(in: mode)?.color?.fingerprint }
    guard column.contains(where: { $0 != nil }) else { continue }
    if let position = positions[column] {
      alike[position].append(mode)
    } else {
      positions[column] = alike.count
      alike.append([mode])
    }
  }
  return alike.filter { $0.count > 1 }.map { modes in
    let names = modes.map(\.name).joined(separator: ", ")
    return Finding(
      rule: Rule.identicalModes.id,
      severity: Rule.identicalModes.severity,
      message: "the modes \(names) have the same colours throughout",
      advice: "write the colours of each mode, or remove the modes that are not meant",
      palette: palette.name,
      place: first.place,
      mode: modes[1]
    )
  }
}

extension Color {
  /// The colour as numbers that compare: in sRGB, with its alpha.
  fileprivate var fingerprint: SIMD4<Double> {
    SIMD4(space == .srgb ? components : converted(to: .srgb).components, alpha)
  }
}
