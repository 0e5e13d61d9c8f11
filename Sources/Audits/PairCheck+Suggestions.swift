import Colors

extension PairCheck {
  /// Colours that either side could be instead, when two opaque colours of sRGB fail; otherwise none.
  ///
  /// They are looked for at each call, which takes some hundredths of a second.
  public var suggestions: [PairSuggestion] {
    guard let (foreground, background, required) = repairable else { return [] }
    let sides = [
      (PairSide.foreground, foreground, background), (.background, background, foreground),
    ]
    return sides.flatMap { side, origin, other -> [PairSuggestion] in
      guard let requirement = try? ContrastRequirement(required, against: [other]) else {
        return []
      }
      return Repair(of: origin, meeting: requirement).suggestions.map { PairSuggestion(side, $0) }
    }
  }

  /// The nearest foreground that passes, or else the nearest background; nil as ``suggestions`` is empty.
  public var nearestSuggestion: PairSuggestion? {
    repairable.flatMap { PairSuggestion.nearest(for: $0, on: $1, reaching: $2) }
  }

  /// The two colours and the ratio that they miss, when a change of one of them is all it takes.
  private var repairable: (OpaqueColor, OpaqueColor, Double)? {
    guard verdict == .fail, schemes.isEmpty, question.groupOpacity == 1,
      let foreground = parts.foreground, let background = parts.backgrounds.first.flatMap(\.self),
      let required = requirements.last?.ratio
    else { return nil }
    return OpaqueColor.pair(foreground, background).map { ($0, $1, required) }
  }
}

extension OpaqueColor {
  /// Both colours, when both are opaque and of sRGB, so that nothing else decides their contrast.
  static func pair(_ first: Color, _ second: Color) -> (OpaqueColor, OpaqueColor)? {
    guard first.isInGamut(), second.isInGamut(), let first = OpaqueColor(first),
      let second = OpaqueColor(second)
    else { return nil }
    return (first, second)
  }
}
