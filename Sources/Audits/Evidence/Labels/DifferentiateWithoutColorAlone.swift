import Colors
import Documents
import Palettes

extension NutritionLabel {
  /// Shapes, icons or words beside every colour that carries a meaning.
  public static let differentiateWithoutColorAlone = NutritionLabel(
    id: "differentiate-without-color-alone",
    name: "Differentiate Without Color Alone",
    limits: """
      Colours do not show icons, labels and shapes, beyond the cues that are declared: try every \
      common task with the Grayscale filter on.
      """,
    examine: examineCues
  )
}

private func examineCues(_ ground: EvidenceGround) -> (LabelEvidence.Outcome, statement: String) {
  let sets = ground.policy.sets.map { ($0, $0.standing(in: ground.palette)) }
    .filter { $0.1 != .absent }
  guard !sets.isEmpty else {
    return (
      .silent, "No set of colours is declared that have to be told apart (sets in the policy)."
    )
  }
  let parts = sets.map { set, standing in
    switch standing {
    case .cued(let cue): "\(set.name) have a cue beside colour: \(cue)"
    case .distinct: "\(set.name) need no cue: they have 3:1 between each two"
    case .alike(let detail): "\(set.name) have no cue beside colour: \(detail)"
    case .unknown(let detail): "\(set.name): \(detail)"
    case .absent: set.name
    }
  }
  let outcome: LabelEvidence.Outcome =
    if sets.contains(where: { $0.1.isAlike }) {
      .contradicts
    } else {
      sets.contains { $0.1.isUnknown } ? .undetermined : .supports
    }
  return (outcome, parts.joined(separator: "; ") + ".")
}

/// How the colours of a set can be told apart.
private enum Standing: Hashable {
  /// By something beside their colours.
  case cued(String)
  /// By how light they are: each two have a ratio of 3 (WCAG 2.2, technique G183).
  case distinct
  /// By hue alone: two of them.
  case alike(String)
  /// It is not known.
  case unknown(String)
  /// The palette has none of them, or one alone.
  case absent

  var isAlike: Bool { if case .alike = self { true } else { false } }
  var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension ColorSet {
  fileprivate func standing(in palette: Palette) -> Standing {
    let members = members(in: palette)
    guard members.count > 1 else { return .absent }
    if let cue { return .cued(cue) }
    if namesColors { return .alike("the colour itself is what is meant") }
    // No more than three colours can have 3:1 between each two, so this ends soon.
    for mode in palette.modes {
      for (index, first) in members.enumerated() {
        for second in members[(index + 1)...] {
          let pair = "\(first) and \(second)"
          guard let left = palette.value(named: first, in: mode)?.color,
            let right = palette.value(named: second, in: mode)?.color
          else { return .unknown("\(pair) have no colours in \(mode)") }
          let contrast = Contrast(of: left, over: [right], canvas: nil)
          if contrast.maximum < 3 {
            return .alike("\(pair) have \(contrast.displayedRatio) in \(mode), and 3:1 is needed")
          }
          if contrast.minimum < 3 {
            return .unknown("\(pair) depend in \(mode) on what lies behind them")
          }
        }
      }
    }
    return .distinct
  }

  /// The swatches of a palette that are in the set, and the colours that it writes out.
  private func members(in palette: Palette) -> [String] {
    var members: [String] = []
    for text in colors {
      let pattern = NamePattern(text)
      let names = palette.swatches.map(\.name).filter(pattern.matches).map(\.string)
      let found = names.isEmpty && Color.written(text) != nil ? [text] : names
      for name in found where !members.contains(name) { members.append(name) }
    }
    return members
  }
}
