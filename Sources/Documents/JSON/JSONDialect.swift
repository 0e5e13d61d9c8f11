/// What a JSON text may hold beyond RFC 8259.
public struct JSONDialect: OptionSet, Sendable, Hashable {
  /// One bit for each liberty.
  public let rawValue: UInt8

  /// Makes a dialect of its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Comments from `//` to the end of the line, and between `/*` and `*/`.
  public static let comments = JSONDialect(rawValue: 1 << 0)
  /// A comma behind the last member or element.
  public static let trailingCommas = JSONDialect(rawValue: 1 << 1)
  /// The strings of JSON5: in single quotes too, with more escapes, line continuations and tabs.
  public static let singleQuotes = JSONDialect(rawValue: 1 << 2)
  /// Names of members without quotes, as identifiers of ECMAScript.
  public static let bareNames = JSONDialect(rawValue: 1 << 3)
  /// Numbers such as `.5`, `5.`, `+1` and `0xFF`; `Infinity` and `NaN` are refused by name.
  public static let wideNumbers = JSONDialect(rawValue: 1 << 4)
  /// The white space of JSON5: every space of Unicode, and the separators of its lines.
  public static let wideBlanks = JSONDialect(rawValue: 1 << 5)

  /// RFC 8259 and nothing else.
  public static let strict: JSONDialect = []
  /// JSON as editors write their settings, often called JSONC.
  public static let commented: JSONDialect = [.comments, .trailingCommas]
  /// Whatever palette files in the wild hold, which is JSON5 for the most part.
  public static let tolerant: JSONDialect = [
    .comments, .trailingCommas, .singleQuotes, .bareNames, .wideNumbers, .wideBlanks,
  ]
}
