import Colors
import Palettes

extension Inspection {
  /// A finding for every measurement whose lowest missed requirement belongs to the rule.
  func findings(of rule: Rule, where isMeant: (Measurement, Requirement) -> Bool) -> [Finding] {
    var search = SuggestionSearch(palette, measurements)
    return measurements.compactMap { measurement in
      guard let missed = measurement.missed, isMeant(measurement, missed), !policy.isAbandoned()
      else { return nil }
      let found = search.suggestions(for: measurement, reaching: missed.ratio)
      let suggestion = found.first { $0.swatch == nil }
      return Finding(
        rule: rule.id,
        severity: measurement.pairing.isDoubtful ? .note : rule.severity,
        message: measurement.message(missing: missed),
        advice: measurement.advice(missing: missed, suggestion).map { advice in
          advice + (found.first { $0.swatch != nil }.map(measurement.advice(using:)) ?? "")
        },
        palette: measurement.palette,
        place: measurement.place,
        swatch: measurement.pairing.foreground,
        mode: measurement.mode,
        measurement: measurement,
        suggestion: suggestion,
        suggestions: found
      )
    }
  }

  /// A finding for every measurement whose lowest missed requirement belongs to `criterion`.
  func findings(missing criterion: Criterion, rule: Rule) -> [Finding] {
    findings(of: rule) { $1.criterion == criterion }
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
    let best = ways.isEmpty ? "" : "at best "
    return "\(pair) has \(best)\(ratio) in mode \(mode)\(wayByWay); "
      + "\(pairing.use) needs \(missed.displayed):1"
      + (missed.criterion == .useOfColor ? " against the text around it" : "")
  }

  /// The two as a sentence names them.
  var pair: String {
    guard let ground else { return "\(pairing.foreground) on \(pairing.background)" }
    return "\(pairing.foreground) beside \(pairing.background) on \(ground)"
  }

  /// The contrast of each of several ways, in parentheses; empty when there is one only.
  var wayByWay: String {
    guard !ways.isEmpty else { return "" }
    let parts = ways.map { way in
      "\(way.subject) against \(way.opponent) \(way.contrast?.displayedRatio ?? "not known")"
    }
    return " (\(parts.joined(separator: ", ")))"
  }

  /// What brings the pair to `missed`: the colour that was found, or the way to go.
  fileprivate func advice(missing missed: Requirement, _ suggestion: PairSuggestion?) -> String? {
    guard let contrast else { return nil }
    if missed.criterion == .useOfColor {
      return "give \(pairing.foreground) another cue, such as an underline, and declare it as cue; "
        + "or make its lightness differ from that of \(pairing.background)"
    }
    guard let suggestion else { return direction(of: contrast, missing: missed) }
    let color = suggestion.fix.color
    let colors = contrast.minimumAt
    guard suggestion.change == .foreground else {
      guard colors.background.canReach(missed.ratio) else {
        return "no colour reaches it on \(pairing.background): change that one first; "
          + "\(color.hex) is enough"
      }
      let isLighter = color.relativeLuminance > colors.background.relativeLuminance
      return
        "make \(pairing.background) \(isLighter ? "lighter" : "darker"): \(color.hex) is enough "
        + "for \(pairing.foreground), which would have to change more"
    }
    let isDarkened = color.relativeLuminance < colors.foreground.relativeLuminance
    let isDarker = colors.foreground.relativeLuminance <= colors.background.relativeLuminance
    return
      "make \(pairing.foreground) \(isDarkened ? "darker" : "lighter"): \(color.hex) is enough "
      + "on \(pairing.background)"
      + (isDarkened == isDarker
        ? "; or make that one \(isDarkened ? "lighter" : "darker")" : "")
  }

  /// A swatch that could take the place of the foreground.
  fileprivate func advice(using step: PairSuggestion) -> String {
    step.swatch.map { "; or use \($0), \(step.fix.color.hex), which the palette has" } ?? ""
  }

  /// More distance in lightness, on the side with room.
  private func direction(of contrast: Contrast, missing missed: Requirement) -> String {
    let colors = contrast.minimumAt
    let isDarker = colors.foreground.relativeLuminance <= colors.background.relativeLuminance
    let ground = colors.background
    guard ground.canReach(missed.ratio) else {
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

extension OpaqueColor {
  /// Whether black or white reaches a ratio against it.
  fileprivate func canReach(_ ratio: Double) -> Bool {
    max(contrastRatio(to: .black), contrastRatio(to: .white)) >= ratio
  }
}
