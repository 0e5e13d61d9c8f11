/// A text whose identity is its code points.
///
/// `String` finds the composed and the decomposed spelling of a name equal, and a dictionary keyed
/// by it keeps only one of the two. Names of JSON members, tokens and custom properties are
/// compared by code points (RFC 8259, 8.3; CSS Syntax 3), so they are kept in this type.
public struct ExactText: Sendable, Hashable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The text itself.
  public let string: String

  /// Makes an exact text of `string`.
  public init(_ string: String) { self.string = string }

  /// Makes an exact text of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The text itself.
  public var description: String { string }

  /// Tells whether both texts are the same code points.
  public static func == (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.elementsEqual(right.string.utf8)
  }

  /// Orders by code points.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  /// Feeds the code points, as UTF-8, to `hasher`.
  public func hash(into hasher: inout Hasher) {
    // Eight bytes at a time: `Hasher.combine(bytes:)` would need a raw pointer.
    var word: UInt64 = 0
    var filled = 0
    for byte in string.utf8 {
      word = word << 8 | UInt64(byte)
      filled += 1
      if filled == 8 {
        hasher.combine(word)
        word = 0
        filled = 0
      }
    }
    hasher.combine(word)
    hasher.combine(filled)
  }
}
