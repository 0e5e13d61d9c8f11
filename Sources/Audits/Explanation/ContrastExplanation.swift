public import Colors
import Documents
import Palettes

/// How the verdict on a pair came about, number by number, so that anybody can compute it again.
public struct ContrastExplanation: Sendable {
  /// The way to each end of the contrast: one for a ratio, two for an interval, the least first.
  public let ways: [Way]
  /// Where the rule of another tool would answer otherwise; empty when none would.
  public let otherwise: [OtherAnswer]

  /// The way to one ratio.
  public struct Way: Sendable {
    /// The backdrop that was assumed because none is known, or nil.
    public let backdrop: OpaqueColor?
    /// The layers, laid on one another.
    public let compositing: CompositingReplay
    /// The foreground's luminance.
    public let foreground: LuminanceSteps
    /// The background's luminance.
    public let background: LuminanceSteps
    /// The ratio, 1 to 21.
    public let ratio: Double
  }

  /// What a tool with another rule would answer.
  public struct OtherAnswer: Sendable, Hashable {
    /// The id of the rule, kebab-case, such as `two-decimals`.
    public let rule: String
    /// What such a tool does, for people.
    public let summary: String
    /// The ratio that it would compare, 1 to 21.
    public let ratio: Double
    /// The ratio that it would ask for.
    public let required: Double
    /// Its verdict.
    public let verdict: Verdict
  }

  /// Explains a check; nil when a colour has no value, so that nothing was computed.
  init?(of check: PairCheck) {
    guard let contrast = check.contrast else { return nil }
    let ends =
      contrast.ratio != nil
      ? [contrast.minimumAt] : [contrast.minimumAt, contrast.maximumAt]
    ways = ends.compactMap { end in
      let below = end.backdrop ?? check.parts.canvas
      guard let replay = CompositingReplay(of: check, over: below) else { return nil }
      let (front, back) = (
        LuminanceSteps(of: replay.foreground), LuminanceSteps(of: replay.background)
      )
      return Way(
        backdrop: end.backdrop,
        compositing: replay,
        foreground: front,
        background: back,
        ratio: front.contrastRatio(to: back)
      )
    }
    otherwise = OtherRule.all.compactMap { $0.answer(to: check) }
  }
}

extension PairCheck {
  /// How the verdict came about, or nil when a colour has no value.
  public var explanation: ContrastExplanation? { ContrastExplanation(of: self) }
}
