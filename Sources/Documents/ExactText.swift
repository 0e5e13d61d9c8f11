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
    let (left, right) = (left.string.utf8.span, right.string.utf8.span)
    guard left.count == right.count else { return false }
    for offset in left.indices where left[offset] != right[offset] { return false }
    return true
  }

  /// Orders by code points.
  public static func < (left: ExactText, right: ExactText) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }

  /// Feeds the code points, as UTF-8, to `hasher`.
  public func hash(into hasher: inout Hasher) {
    // Eight bytes at a time: `Hasher.combine(bytes:)` would need a raw pointer.
    let bytes = string.utf8.span
    var word: UInt64 = 0
    for offset in bytes.indices {
      word = word << 8 | UInt64(bytes[offset])
      if offset & 7 == 7 {
        hasher.combine(word)
        word = 0
      }
    }
    hasher.combine(word)
    hasher.combine(bytes.count)
  }
}
