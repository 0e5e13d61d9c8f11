public import Colors

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

  /// Makes a suggestion for one side.
  public init(_ change: PairSide, _ fix: Repair.Suggestion) {
    self.change = change
    self.fix = fix
  }

  /// The nearest foreground that reaches `ratio`, or, when there is none, the nearest background.
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
    return fix(foreground, against: background).map { PairSuggestion(.foreground, $0) }
      ?? fix(background, against: foreground).map { PairSuggestion(.background, $0) }
  }
}
