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
  return alikeModes(of: palette).map { modes in
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

/// The groups of modes in which every colour is the same, and in which there is any.
///
/// Swatch by swatch the modes are parted by their colours, which mostly ends after a few swatches.
private func alikeModes(of palette: Palette) -> [[Mode]] {
  var groups = [palette.modes]
  for swatch in palette.swatches {
    groups = groups.flatMap { group in
      var parts: [(color: SIMD4<Double>?, modes: [Mode])] = []
      for mode in group {
        let color = swatch.value(in: mode)?.color?.fingerprint
        if let part = parts.firstIndex(where: { $0.color == color }) {
          parts[part].modes.append(mode)
        } else {
          parts.append((color, [mode]))
        }
      }
      return parts.map(\.modes).filter { $0.count > 1 }
    }
    if groups.isEmpty { return [] }
  }
  let order = Dictionary(palette.modes.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
  return groups.filter { group in
    palette.swatches.contains { $0.value(in: group[0])?.color != nil }
  }
  .sorted { order[$0[0]] ?? 0 < order[$1[0]] ?? 0 }
}

extension Color {
  /// The colour as numbers that compare: in sRGB, with its alpha.
  fileprivate var fingerprint: SIMD4<Double> {
    SIMD4(space == .srgb ? components : converted(to: .srgb).components, alpha)
  }
}
