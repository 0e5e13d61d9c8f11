public import Colors
public import Documents

/// A foreground over a stack of backgrounds, with its use; declared, or inferred from names.
///
/// What is said of it beside its two colours are its ``terms``, whose members it has as its own:
/// `pairing.use`, `pairing.layers`.
@dynamicMemberLookup
public struct Pairing: Sendable {
  /// The name of the swatch in front, or the text of a colour.
  public var foreground: ExactText
  /// The name of the swatch directly behind it, or the text of a colour.
  public var background: ExactText
  /// What is said of it beside its two colours.
  public var terms: PairingTerms
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

  /// Makes a pairing on the terms given.
  public init(
    _ foreground: ExactText,
    on background: ExactText,
    terms: PairingTerms,
    origin: Origin
  ) {
    self.foreground = foreground
    self.background = background
    self.terms = terms
    self.origin = origin
  }

  /// Makes a pairing of which little more than its use is known.
  public init(
    _ foreground: ExactText,
    on background: ExactText,
    layers: [String] = [],
    use: Use = .text,
    textSize: TextSize? = nil,
    origin: Origin
  ) {
    var terms = PairingTerms()
    terms.layers = layers
    terms.use = use
    terms.textSize = textSize
    self.init(foreground, on: background, terms: terms, origin: origin)
  }

  /// A member of the terms.
  public subscript<Value>(dynamicMember path: WritableKeyPath<PairingTerms, Value>) -> Value {
    get { terms[keyPath: path] }
    set { terms[keyPath: path] = newValue }
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
