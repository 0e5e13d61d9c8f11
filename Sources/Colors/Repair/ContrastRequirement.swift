/// What a colour has to reach: a ratio against each of several opaque colours.
public struct ContrastRequirement: Sendable, Hashable {
  /// The least ratio, above 1 and up to 21.
  public let ratio: Double
  /// The colours to be told apart from; at least one.
  public let opponents: [OpaqueColor]
  private let luminances: [Double]

  /// Makes a requirement.
  ///
  /// - Throws: A ``RepairError`` for a ratio that is not above 1 and at most 21, and for no opponents.
  public init(_ ratio: Double, against opponents: [OpaqueColor]) throws(RepairError) {
    guard ratio > 1, ratio <= 21 else { throw .ratio(ratio) }
    guard !opponents.isEmpty else { throw .noOpponents }
    self.ratio = ratio
    self.opponents = opponents
    luminances = opponents.map(\.relativeLuminance)
  }

  /// The least ratio of `color` against the opponents, 1 to 21.
  public func worstRatio(of color: OpaqueColor) -> Double {
    worstRatio(ofLuminance: color.relativeLuminance)
  }

  /// Tells whether `color` reaches the ratio against every opponent.
  public func isMet(by color: OpaqueColor) -> Bool { worstRatio(of: color) >= ratio }

  /// The relative luminances that reach the ratio, in order and without overlap; at most one range
  /// more than there are opponents.
  public var luminanceRanges: [ClosedRange<Double>] {
    var ranges = [0.0...1.0]
    for opponent in luminances {
      let dark = (opponent + flare) / ratio - flare
      let light = (opponent + flare) * ratio - flare
      ranges = ranges.flatMap { range in
        var parts: [ClosedRange<Double>] = []
        if range.lowerBound <= dark { parts.append(range.lowerBound...min(dark, range.upperBound)) }
        if range.upperBound >= light {
          parts.append(max(light, range.lowerBound)...range.upperBound)
        }
        return parts
      }
    }
    return ranges
  }

  /// The least ratio of a colour of this luminance against the opponents.
  func worstRatio(ofLuminance luminance: Double) -> Double {
    luminances.reduce(21) { min($0, contrastRatio(luminance, $1)) }
  }
}

/// Why a repair cannot be looked for.
public enum RepairError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A ratio that is not above 1 and at most 21, or NaN.
  case ratio(Double)
  /// No colour to be told apart from.
  case noOpponents

  /// What is wrong, in a sentence without a full stop.
  public var description: String {
    switch self {
    case .ratio(let ratio): "a ratio to aim at is above 1 and at most 21, not \(ratio)"
    case .noOpponents: "there is no colour to be told apart from"
    }
  }
}
