/// What a value may be, in the words of JSON Schema (draft 2020-12).
public indirect enum Schema: Sendable, Hashable {
  /// Any value.
  case any
  /// No value: the member may not be there.
  case never
  /// A text; `pattern` is a regular expression of ECMA-262 that it has to match, or nil for all.
  case text(pattern: String? = nil)
  /// One of these texts.
  case words([String])
  /// A number, from and up to the ends that are told.
  case number(from: Double? = nil, upTo: Double? = nil)
  /// A number above the first and up to the second.
  case numberAbove(Double, upTo: Double)
  /// A whole number, from the end that is told.
  case integer(from: Int? = nil)
  /// True or false.
  case truth
  /// The value `null`.
  case null
  /// A list of values, of some least and some greatest length.
  case list(Schema, from: Int = 0, upTo: Int? = nil)
  /// An object with these members and no others, unless it is open.
  case object([Member], isOpen: Bool = false)
  /// An object with members of any names.
  case map(Schema)
  /// A value of one of several kinds, or of more of them.
  case either([Schema])
  /// A value of all of several kinds.
  case all([Schema])
  /// A schema that the document holds under a name.
  case named(String)
  /// A schema with a sentence on what the value is.
  case described(String, Schema)

  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// The name.
    public let name: String
    /// What its value may be.
    public let schema: Schema
    /// Whether it has to be there.
    public let isRequired: Bool

    /// Makes a member, which has to be there unless told otherwise.
    public init(_ name: String, _ schema: Schema, isRequired: Bool = true) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  /// Whether a text can be such a value; one under a name counts as one of texts.
  public var allowsText: Bool {
    switch self {
    case .any, .text, .words, .named: true
    case .either(let schemas): schemas.contains(where: \.allowsText)
    case .all(let schemas): schemas.allSatisfy(\.allowsText)
    case .described(_, let schema): schema.allowsText
    default: false
    }
  }

  /// Whether a number can be such a value; not told for a named schema.
  public var allowsNumber: Bool {
    switch self {
    case .any, .number, .numberAbove, .integer: true
    case .either(let schemas): schemas.contains(where: \.allowsNumber)
    case .all(let schemas): schemas.allSatisfy(\.allowsNumber)
    case .described(_, let schema): schema.allowsNumber
    default: false
    }
  }

  /// Such a value, or null.
  public var orNull: Schema { .either([self, .null]) }
}
