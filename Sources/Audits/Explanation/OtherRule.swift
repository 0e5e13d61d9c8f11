import Colors
import Palettes

/// A way in which other tools judge contrast, and Legible does not.
struct OtherRule: Sendable {
  /// The name: kebab-case.
  let id: String
  /// What such a tool does, for people.
  let summary: String
  /// The ratio that it compares and the one that it asks for; nil where it does as Legible does.
  let judge: @Sendable (PairCheck, _ required: Double) -> (ratio: Double, required: Double)?

  /// What it answers, if that is another verdict.
  func answer(to check: PairCheck) -> ContrastExplanation.OtherAnswer? {
    switch check.verdict {
    case .exempt, .waived: return nil
    case .pass, .fail, .undetermined: break
    }
    guard let required = check.requirements.last?.ratio, let answer = judge(check, required) else {
      return nil
    }
    let verdict: Verdict = answer.ratio >= answer.required ? .pass : .fail
    guard verdict != check.verdict else { return nil }
    return ContrastExplanation.OtherAnswer(
      rule: id,
      summary: summary,
      ratio: answer.ratio,
      required: answer.required,
      verdict: verdict
    )
  }

  /// Every rule, in the order in which they are told.
  static let all: [OtherRule] = [
    oneDecimal, twoDecimals, eightBits, whiteBackdrop, noAlpha, formerKnee, noWeight, noBold,
    pixelsAsPoints,
  ]

  private static let oneDecimal = OtherRule(
    id: "one-decimal",
    summary: "rounds the ratio to one decimal before it compares"
  ) { check, required in
    check.contrast?.ratio.map { (($0 * 10).rounded() / 10, required) }
  }

  private static let twoDecimals = OtherRule(
    id: "two-decimals",
    summary: "rounds the ratio to two decimals before it compares"
  ) { check, required in
    check.contrast?.ratio.map { (($0 * 100).rounded() / 100, required) }
  }

  private static let eightBits = OtherRule(
    id: "eight-bits",
    summary: "rounds composited colours to 8 bits a channel"
  ) { check, required in
    guard let contrast = check.contrast, contrast.ratio != nil, contrast.ways == nil,
      let replay = CompositingReplay(of: check, over: check.parts.canvas, isRounded: true)
    else { return nil }
    return (replay.foreground.contrastRatio(to: replay.background), required)
  }

  private static let whiteBackdrop = OtherRule(
    id: "white-backdrop",
    summary: "takes what lies behind everything for white"
  ) { check, required in
    check.contrast(over: .white).map { ($0.minimum, required) }
  }

  private static let noAlpha = OtherRule(
    id: "no-alpha",
    summary: "takes translucent colours for opaque ones"
  ) { check, required in
    guard let front = check.parts.foreground, let ground = check.parts.backgrounds.first ?? nil
    else {
      return nil
    }
    return (OpaqueColor(clipping: front).contrastRatio(to: OpaqueColor(clipping: ground)), required)
  }

  private static let formerKnee = OtherRule(
    id: "former-knee",
    summary: "linearises with the knee at 0.03928 that WCAG had before May 2021"
  ) { check, required in
    guard let contrast = check.contrast, contrast.ratio != nil, contrast.ways == nil else {
      return nil
    }
    let steps = [contrast.minimumAt.foreground, contrast.minimumAt.background].map {
      LuminanceSteps(of: $0, knee: LuminanceSteps.formerKnee)
    }
    return (steps[0].contrastRatio(to: steps[1]), required)
  }

  private static let noWeight = OtherRule(
    id: "no-weight",
    summary: "takes text for large from the size on that is large in bold: 14 pt, 18.66 px"
  ) { check, _ in
    check.judged { size, _, scale in size >= scale.boldSize }
  }

  private static let noBold = OtherRule(
    id: "no-bold",
    summary: "takes text for large from the size on that is large in any weight: 18 pt, 24 px"
  ) { check, _ in
    check.judged { size, _, scale in size >= scale.size }
  }

  private static let pixelsAsPoints = OtherRule(
    id: "pixels-as-points",
    summary: "takes CSS pixels for points: large from 18 px on, or from 14 px in bold"
  ) { check, _ in
    guard check.question.textSize.scale == .css else { return nil }
    return check.judged { size, weight, _ in size >= 18 || size >= 14 && weight >= 700 }
  }
}

extension PairCheck {
  /// The contrast over another backdrop than was taken; nil when it does not shine through.
  fileprivate func contrast(over backdrop: OpaqueColor) -> Contrast? {
    guard let front = parts.foreground, parts.canvas != backdrop else { return nil }
    return Contrast(
      of: front,
      over: parts.backgrounds.compactMap(\.self),
      canvas: backdrop,
      groupOpacity: question.groupOpacity
    )
  }

  /// The ratio, and what text of its size needs where `isLarge` tells large text from other.
  fileprivate func judged(
    _ isLarge: (_ size: Double, _ weight: Double, _ scale: LargeTextScale) -> Bool
  ) -> (ratio: Double, required: Double)? {
    guard let ratio = contrast?.ratio, question.use.requirement == .text,
      let pixels = question.textSize.pixels, let criterion = requirements.last?.criterion,
      let text = criterion.text, let large = criterion.largeText
    else { return nil }
    let size = question.textSize
    return (ratio, isLarge(pixels, size.weight ?? 400, size.scale) ? large : text)
  }
}
