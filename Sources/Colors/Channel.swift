/// One channel of a colour space.
public struct Channel: Sendable, Hashable {
  /// The name as relative colours use it: `r`, `h`, `l`.
  public let name: String
  /// The value that 0 % stands for, and the value that 100 % stands for.
  public let reference: ClosedRange<Double>
  /// What it tells of a colour; a missing component carries over to a channel of the same kind.
  public let kind: Kind
  /// The name, as the words of a text are compared with it.
  let keyword: Keyword

  /// What channels tell of a colour: the analogous components of CSS Color 4, section 12.2.
  public enum Kind: Sendable, Hashable {
    /// Red, or X.
    case red
    /// Green, or Y.
    case green
    /// Blue, or Z.
    case blue
    /// Lightness.
    case lightness
    /// Chroma or saturation.
    case colorfulness
    /// Hue, an angle in degrees.
    case hue
    /// The a of Lab and Oklab, green to red.
    case greenRed
    /// The b of Lab and Oklab, blue to yellow.
    case blueYellow
    /// Whiteness or blackness, which have no counterpart in other spaces.
    case other
  }

  /// Makes a channel.
  init(_ name: String, _ reference: ClosedRange<Double>, _ kind: Kind) {
    self.name = name
    self.reference = reference
    self.kind = kind
    keyword = Keyword(name)
  }
}
