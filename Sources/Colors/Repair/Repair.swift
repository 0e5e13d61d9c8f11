/// The colours that one side of a pair could be instead, so that the pair reaches a ratio.
///
/// Every suggestion is a colour of bytes, measured anew as it will be written.
public struct Repair: Sendable, Hashable {
  /// The colour as it is.
  public let origin: OpaqueColor
  /// What it has to reach.
  public let requirement: ContrastRequirement
  /// One colour of each kind, in the order in which kinds are offered; empty when nothing is to be
  /// done, and when nothing can be.
  public let suggestions: [Suggestion]
  /// The colour with the best ratio that there is, and that ratio.
  public let best: Suggestion

  /// Whether the colour already reaches the ratio.
  public var isMet: Bool { requirement.isMet(by: origin) }
  /// Whether some colour reaches the ratio.
  public var isPossible: Bool { isMet || !suggestions.isEmpty }

  /// A colour instead of another.
  public struct Suggestion: Sendable, Hashable {
    /// How it was found.
    public let kind: Kind
    /// The colour, of whole bytes.
    public let color: OpaqueColor
    /// Its least ratio against the opponents, 1 to 21.
    public let ratio: Double
    /// How far it is from the origin in Oklab; black and white are 1 apart.
    public let difference: Double

    /// Whether it is so far away that another use, or a new step of the palette, would be better.
    public var isFar: Bool { difference > 0.10 }

    /// Makes a suggestion of what was found elsewhere, such as a colour that a palette has.
    public init(kind: Kind, color: OpaqueColor, ratio: Double, difference: Double) {
      self.kind = kind
      self.color = color
      self.ratio = ratio
      self.difference = difference
    }
  }

  /// How a suggestion was found, in the order in which they are offered.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A colour that the palette has already.
    case step
    /// A colour on the palette's own ramp, or, without a ramp, within 20 degrees of hue.
    case family
    /// The same hue in OKLCH, and the same chroma as far as sRGB has it.
    case sameHue = "same-hue"
    /// The nearest of all colours of bytes, in Oklab.
    case nearest
    /// The best that there is, where nothing reaches the ratio.
    case best
  }

  /// Looks for colours instead of `origin`.
  ///
  /// A grey, with an OKLCH chroma of at most 0.002, stays on the grey axis in all kinds but `step`.
  ///
  /// - Parameters:
  ///   - origin: The colour to change, a foreground or a background.
  ///   - requirement: What it has to reach against the other side, which stays.
  ///   - steps: Colours of the palette that could take its place.
  ///   - ramp: The palette's ramp of the colour's family, in order; fewer than two colours are none.
  public init(
    of origin: OpaqueColor,
    meeting requirement: ContrastRequirement,
    steps: [OpaqueColor] = [],
    ramp: [OpaqueColor] = []
  ) {
    self.origin = origin
    self.requirement = requirement
    let search = RepairSearch(origin: origin, requirement: requirement, steps: steps, ramp: ramp)
    suggestions = requirement.isMet(by: origin) ? [] : search.suggestions
    best = search.best
  }
}
