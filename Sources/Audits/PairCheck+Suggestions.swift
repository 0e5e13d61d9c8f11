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
        .filter(isProven)
    }
  }

  /// The nearest foreground or background that passes, whichever changes less; nil as ``suggestions`` is empty.
  public var nearestSuggestion: PairSuggestion? {
    repairable.flatMap { PairSuggestion.nearest(for: $0, on: $1, reaching: $2) }
      .flatMap { isProven($0) ? $0 : nil }
  }

  /// Whether what touches the foreground allows the change as well.
  private func isProven(_ suggestion: PairSuggestion) -> Bool {
    if question.beside.isEmpty { return true }
    var changed = question
    switch suggestion.change {
    case .foreground: changed.foreground = suggestion.fix.color.hex
    case .background: changed.backgrounds[0] = suggestion.fix.color.hex
    }
    return (try? PairCheck(changed))?.verdict == .pass
  }

  /// The two colours and the ratio that they miss, when a change of one of them is all it takes.
  private var repairable: (OpaqueColor, OpaqueColor, Double)? {
    guard verdict == .fail, schemes.isEmpty, question.groupOpacity == 1,
      let foreground = parts.foreground, let background = parts.backgrounds.first.flatMap(\.self),
      let required = requirements.last?.ratio, contrast.map({ $0.maximum < required }) == true
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
