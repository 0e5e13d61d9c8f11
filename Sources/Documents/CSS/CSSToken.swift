/// One token of CSS Syntax 3, section 4: a kind, a range and, for numbers, a value.
///
/// A token holds no text. ``CSSTokens`` compares and decodes the text of a token in its file.
public struct CSSToken: Sendable, Hashable {
  /// The kinds of token; comments, which the standard drops, are kept.
  public enum Kind: UInt8, Sendable {
    /// A name, such as `red` or `--ink`.
    case ident
    /// A name and the parenthesis behind it, such as `rgb(`.
    case function
    /// An `@` and a name.
    case atKeyword
    /// A `#` and a name; an id when ``CSSToken/isIdentifier`` is true.
    case hash
    /// A text in quotes.
    case string
    /// A text in quotes that a line end cut short.
    case badString
    /// A `url()` without quotes.
    case url
    /// A `url()` that holds what it must not.
    case badURL
    /// A character that is nothing else.
    case delimiter
    /// A number without a unit.
    case number
    /// A number and `%`.
    case percentage
    /// A number and a unit.
    case dimension
    /// Blanks, tabs and line ends.
    case whitespace
    /// The old mark `<!--`.
    case commentOpenMark
    /// The old mark `-->`.
    case commentCloseMark
    /// A colon.
    case colon
    /// A semicolon.
    case semicolon
    /// A comma.
    case comma
    /// The bracket `[`.
    case openSquare
    /// The bracket `]`.
    case closeSquare
    /// The bracket `(`.
    case openParenthesis
    /// The bracket `)`.
    case closeParenthesis
    /// The bracket `{`.
    case openBrace
    /// The bracket `}`.
    case closeBrace
    /// A comment, with its marks.
    case comment
    /// The end of the text.
    case endOfText
  }

  /// The kind.
  public let kind: Kind
  /// For a number: whether it has neither point nor exponent.
  public let isInteger: Bool
  /// For a number: whether it begins with `+` or `-`.
  public let hasSign: Bool
  /// For a hash: whether its name is an identifier, as an id needs.
  public let isIdentifier: Bool
  /// For a number: its value, finite, 50 for 50 %; for a delimiter: its code point.
  public let number: Double
  private let lower: UInt32
  private let upper: UInt32
  private let unit: UInt32

  /// The bytes of the token.
  public var range: SourceRange { SourceRange(Int(lower), Int(upper)) }

  /// For a dimension: the bytes of the unit.
  public var unitRange: SourceRange { SourceRange(Int(unit), Int(upper)) }

  init(
    _ kind: Kind,
    _ range: Range<Int>,
    number: Double = 0,
    isInteger: Bool = false,
    hasSign: Bool = false,
    isIdentifier: Bool = false,
    unit: Int = 0
  ) {
    self.kind = kind
    self.number = number
    self.isInteger = isInteger
    self.hasSign = hasSign
    self.isIdentifier = isIdentifier
    self.lower = UInt32(truncatingIfNeeded: range.lowerBound)
    self.upper = UInt32(truncatingIfNeeded: range.upperBound)
    self.unit = UInt32(truncatingIfNeeded: unit)
  }

  /// Whether the token is the delimiter `character`.
  public func isDelimiter(_ character: Unicode.Scalar) -> Bool {
    kind == .delimiter && number == Double(character.value)
  }

  /// Whether the token is whitespace or a comment.
  public var isBlank: Bool { kind == .whitespace || kind == .comment }

  /// Whether the token is a closing bracket.
  var isClosing: Bool {
    kind == .closeBrace || kind == .closeParenthesis || kind == .closeSquare
  }

  /// The kind of the bracket that closes this one, or nil when the token opens nothing.
  public var closer: Kind? {
    switch kind {
    case .function, .openParenthesis: .closeParenthesis
    case .openSquare: .closeSquare
    case .openBrace: .closeBrace
    default: nil
    }
  }
}
