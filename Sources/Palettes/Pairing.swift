public import Colors
public import Documents

/// A foreground over a stack of backgrounds, with its use; declared, or inferred from names.
public struct Pairing: Sendable {
  /// The name of the swatch in front.
  public var foreground: ExactText
  /// The name of the swatch directly behind it.
  public var background: ExactText
  /// The names or colours below the background, top first; empty when nothing is declared.
  public var layers: [String]
  /// What the foreground is used for.
  public var use: Use
  /// The size of the text, or nil when it is not known.
  public var textSize: TextSize?
  /// The modes to which the pairing is restricted, by name; empty for all.
  public var modes: [String]
  /// A ratio of its own, 1 to 21, in place of the requirement of its use.
  public var minimum: Double?
  /// The level of its own, in place of the audit's.
  public var level: ConformanceLevel?
  /// Where the pairing comes from.
  public var origin: Origin

  /// Where a pairing comes from.
  public enum Origin: Sendable {
    /// Someone wrote it down, there.
    case declared(Place?)
    /// The names suggest it: by which grammar, and how surely.
    case inferred(grammar: String, confidence: Confidence)
  }

  /// How surely names suggest a pairing.
  public enum Confidence: String, Sendable {
    case high, medium, low
  }

  /// Makes a pairing.
  public init(
    _ foreground: ExactText,
    on background: ExactText,
    layers: [String] = [],
    use: Use = .text,
    textSize: TextSize? = nil,
    modes: [String] = [],
    minimum: Double? = nil,
    level: ConformanceLevel? = nil,
    origin: Origin
  ) {
    self.foreground = foreground
    self.background = background
    self.layers = layers
    self.use = use
    self.textSize = textSize
    self.modes = modes
    self.minimum = minimum
    self.level = level
    self.origin = origin
  }

  /// Whether only names suggest it.
  public var isInferred: Bool {
    if case .inferred = origin { true } else { false }
  }

  /// The name of the confidence: `declared`, `high`, `medium` or `low`.
  public var confidence: String {
    switch origin {
    case .declared: "declared"
    case .inferred(_, let confidence): confidence.rawValue
    }
  }
}
