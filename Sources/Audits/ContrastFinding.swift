import Colors
import Palettes

extension Inspection {
  /// A finding for every measurement whose lowest missed requirement belongs to `criterion`.
  func findings(missing criterion: Criterion, rule: Rule) -> [Finding] {
    measurements.compactMap { measurement in
      guard let missed = measurement.missed, missed.criterion == criterion else { return nil }
      return Finding(
        rule: rule.id,
        severity: measurement.pairing.isDoubtful ? .note : rule.severity,
        message: measurement.message(missing: missed),
        advice: measurement.advice(missing: missed),
        palette: measurement.palette,
        place: measurement.place,
        swatch: measurement.pairing.foreground,
        mode: measurement.mode,
        measurement: measurement
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

  /// What brings the pair closer to `missed`: more distance in lightness, on the side with room.
  fileprivate func advice(missing missed: Requirement) -> String? {
    guard let contrast else { return nil }
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
