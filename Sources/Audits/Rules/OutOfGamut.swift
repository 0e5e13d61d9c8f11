import Colors
import Documents
import Palettes

extension Rule {
  /// Colours that sRGB screens cannot show.
  public static let outOfGamut = Rule(
    id: "out-of-gamut",
    severity: .note,
    summary: "Colours lie outside sRGB, so screens show them differently.",
    explanation: """
      A screen that cannot show a colour shows another: browsers clip its channels. A pair with \
      such colours is judged by the worse of the ratio as browsers clip and the ratio on a Display \
      P3 screen. One note counts the colours, and names each pair whose verdict depends on the \
      screen, or would be another one if colours were mapped into sRGB as CSS Color 4 asks.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: oklch(1 0 0);
          --foreground: oklch(0.5 0.3 30);
        }
        """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: oklch(1 0 0);
          --foreground: oklch(0.4 0.1 30);
        }
        """
      ),
    ],
    check: checkOutOfGamut
  )
}

/// How many names, and how many pairs, the one note spells out.
private let spelledOut = 8

private func checkOutOfGamut(_ inspection: Inspection) -> [Finding] {
  let outside = inspection.palette.swatches.filter { swatch in
    swatch.values.contains { $0.value.color?.isInGamut(.srgb) == false }
  }
  guard let first = outside.first else { return [] }
  let total = inspection.palette.swatches.count
  let depending = inspection.measurements.filter(\.dependsOnTheScreen)
  let names = outside.prefix(spelledOut).map(\.name.string).joined(separator: ", ")
  let rest = outside.count - spelledOut
  var message =
    "\(outside.count) of \(total) swatches \(outside.count == 1 ? "lies" : "lie") outside sRGB: "
    + names + (rest > 0 ? " and \(rest) more" : "")
  if !depending.isEmpty {
    message +=
      "; the verdict of \(depending.count) \(depending.count == 1 ? "pair" : "pairs") depends "
      + "on how a screen shows \(depending.count == 1 ? "it" : "them")"
  }
  return [
    Finding(
      rule: Rule.outOfGamut.id,
      severity: Rule.outOfGamut.severity,
      message: message,
      palette: inspection.palette.name,
      place: first.place,
      notes: depending.prefix(spelledOut).map { ($0.gamutMessage, $0.place) }
    )
  ]
}

extension Measurement {
  /// Whether the ratios as clipped, as mapped and on a P3 screen do not agree on what is required.
  fileprivate var dependsOnTheScreen: Bool {
    guard let required, let ways = contrast?.ways else { return false }
    let ratios = [ways.clipped, ways.mapped, ways.p3 ?? ways.clipped]
    return ratios.contains { $0 >= required } && ratios.contains { $0 < required }
  }

  fileprivate var gamutMessage: String {
    guard let ways = contrast?.ways else { return "" }
    func shown(_ ratio: Double) -> String { "\(ContrastRatio(ratio)):1" }
    return "\(pairing.foreground) on \(pairing.background) in mode \(mode): "
      + "\(shown(ways.clipped)) as browsers clip, "
      + (ways.p3.map { "\(shown($0)) on a P3 screen, " } ?? "")
      + "\(shown(ways.mapped)) as CSS Color 4 maps; needs \(requirements.last?.displayed ?? ""):1"
  }
}
