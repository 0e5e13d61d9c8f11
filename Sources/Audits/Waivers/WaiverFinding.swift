import Documents
import Palettes

extension Rule {
  /// What waivers came to over all palettes, each waiver once, in the order of policy and files.
  static func waiverUses(_ palettes: [PaletteAudit]) -> [WaiverOutcome.Use] {
    var positions: [PaletteWaiver.ID: Int] = [:]
    var uses: [WaiverOutcome.Use] = []
    for use in palettes.lazy.flatMap(\.waiverUses) {
      if let position = positions[use.waiver.id] {
        uses[position].count += use.count
      } else {
        positions[use.waiver.id] = uses.count
        uses.append(use)
      }
    }
    return uses
  }
}

extension PaletteWaiver {
  /// A finding about the waiver itself, at its place.
  func finding(_ rule: Rule, _ message: String, advice: String) -> Finding {
    var swatch: ExactText?
    if case .source(_, let name) = id { swatch = name }
    return Finding(
      rule: rule.id,
      severity: rule.severity,
      message: message,
      advice: advice,
      palette: "",
      place: suppression.place,
      swatch: swatch
    )
  }
}
