public import Colors
public import Documents

/// A side of a pair of colours.
public enum PairSide: String, Sendable, Hashable, CaseIterable {
  /// The text or the graphic.
  case foreground
  /// What lies behind it.
  case background
}

/// A colour for one side of a pair, so that the pair reaches a ratio.
public struct PairSuggestion: Sendable, Hashable {
  /// The side that changes.
  public let change: PairSide
  /// The colour, how it was found, and its proof.
  public let fix: Repair.Suggestion
  /// The swatch of the palette that has this colour already, or nil when none was looked for.
  public let swatch: ExactText?

  /// Makes a suggestion for one side.
  public init(_ change: PairSide, _ fix: Repair.Suggestion, swatch: ExactText? = nil) {
    self.change = change
    self.fix = fix
    self.swatch = swatch
  }

  /// The nearest foreground or the nearest background that reaches `ratio`, whichever changes less.
  ///
  /// It is nil for a ratio that is not above 1 and at most 21.
  public static func nearest(
    for foreground: OpaqueColor,
    on background: OpaqueColor,
    reaching ratio: Double
  ) -> PairSuggestion? {
    func fix(_ origin: OpaqueColor, against other: OpaqueColor) -> Repair.Suggestion? {
      guard let requirement = try? ContrastRequirement(ratio, against: [other]) else { return nil }
      return Repair.nearest(to: origin, meeting: requirement)
    }
    let front = fix(foreground, against: background)
    let back = fix(background, against: foreground)
    guard let front else { return back.map { PairSuggestion(.background, $0) } }
    guard let back, back.difference < front.difference else {
      return PairSuggestion(.foreground, front)
    }
    return PairSuggestion(.background, back)
  }
}
