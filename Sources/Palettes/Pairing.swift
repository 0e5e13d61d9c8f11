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
  /// Where the pairing comes from.
  public var origin: Origin
  /// One declaration can name very many pairs, which then share its terms.
  @usableFromInline var sharedTerms: Shared<PairingTerms>

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
    self.origin = origin
    sharedTerms = Shared(terms)
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

  /// What is said of it beside its two colours.
  @inlinable public var terms: PairingTerms {
    get { sharedTerms.value }
    set { sharedTerms.value = newValue }
  }

  /// A member of the terms.
  @inlinable
  public subscript<Value>(dynamicMember path: WritableKeyPath<PairingTerms, Value>) -> Value {
    get { terms[keyPath: path] }
    set { terms[keyPath: path] = newValue }
  }

  /// The same pairing of two other colours.
  public func pairing(_ foreground: ExactText, on background: ExactText) -> Pairing {
    var pairing = self
    pairing.foreground = foreground
    pairing.background = background
    return pairing
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
