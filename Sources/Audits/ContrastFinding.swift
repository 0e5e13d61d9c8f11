import Colors
import Palettes

extension Inspection {
  /// A finding for every measurement whose lowest missed requirement belongs to `criterion`.
  func findings(missing criterion: Criterion, rule: Rule) -> [Finding] {
    var search = SuggestionSearch()
    return measurements.compactMap { measurement in
      guard let missed = measurement.missed, missed.criterion == criterion else { return nil }
      let suggestion = search.suggestion(for: measurement, reaching: missed.ratio)
      return Finding(
        rule: rule.id,
        severity: measurement.pairing.isDoubtful ? .note : rule.severity,
        message: measurement.message(missing: missed),
        advice: measurement.advice(missing: missed, suggestion),
        palette: measurement.palette,
        place: measurement.place,
        swatch: measurement.pairing.foreground,
        mode: measurement.mode,
        measurement: measurement,
        suggestion: suggestion
      )
    }
  }
}

extension Pairing {
  /// Whether it is no more than a guess; a guess that fails is a note, never an error.
  var isDoubtful: Bool {
    if case .inferred(_, .low) = origin { true } else { false }
  }
}

extension Measurement {
  fileprivate func message(missing missed: Requirement) -> String {
    let ratio = contrast?.displayedRatio ?? ""
    return "\(pairing.foreground) on \(pairing.background) has \(ratio) in mode \(mode); "
      + "\(pairing.use) needs \(missed.displayed):1"
  }

  /// What brings the pair to `missed`: the colour that was found, or the way to go.
  fileprivate func advice(missing missed: Requirement, _ suggestion: PairSuggestion?) -> String? {
    guard let contrast else { return nil }
    guard let suggestion else { return direction(of: contrast, missing: missed) }
    let color = suggestion.fix.color
    guard suggestion.change == .foreground else {
      return "no colour reaches it on \(pairing.background): change that one first; "
        + "\(color.hex) is enough"
    }
    let luminance = color.relativeLuminance
    let colors = contrast.minimumAt
    let isDarkened = luminance < colors.foreground.relativeLuminance
    let isDarker = colors.foreground.relativeLuminance <= colors.background.relativeLuminance
    return
      "make \(pairing.foreground) \(isDarkened ? "darker" : "lighter"): \(color.hex) is enough "
      + "on \(pairing.background)"
      + (isDarkened == isDarker
        ? "; or make that one \(isDarkened ? "lighter" : "darker")" : "")
  }

  /// More distance in lightness, on the side with room.
  private func direction(of contrast: Contrast, missing missed: Requirement) -> String {
    let colors = contrast.minimumAt
    let isDarker = colors.foreground.relativeLuminance <= colors.background.relativeLuminance
    let ground = colors.background
    let reach = max(
      ground.contrastRatio(to: isDarker ? .black : .white),
      ground.contrastRatio(to: isDarker ? .white : .black)
    )
    guard reach >= missed.ratio else {
      return "no colour reaches it on \(pairing.background): change that one first"
    }
    let canGoOn = ground.contrastRatio(to: isDarker ? .black : .white) >= missed.ratio
    let isTowardsBlack = canGoOn == isDarker
    return "make \(pairing.foreground) \(isTowardsBlack ? "darker" : "lighter")"
      + (canGoOn
        ? ", or \(pairing.background) \(isTowardsBlack ? "lighter" : "darker")"
        : " than \(pairing.background)")
  }
}
