/// A set of ASCII bytes: a character class of a grammar.
struct ByteSet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Makes the set of the ASCII characters of `members`.
  init(_ members: String) {
    for byte in members.utf8 where byte < 128 {
      if byte < 64 { low |= 1 &<< UInt64(byte) } else { high |= 1 &<< UInt64(byte & 63) }
    }
  }

  /// Tells whether `byte` is a member; no byte from 128 up is.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let word = byte < 64 ? low : high
    return byte < 128 && (word &>> UInt64(byte & 63)) & 1 == 1
  }
}

extension ByteSet {
  private static let alphanumerics =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

  /// The characters of a token (RFC 9110, 5.6.2).
  static let token = ByteSet("!#$%&'*+-.^_`|~" + alphanumerics)

  /// The characters of a registered host name, but for the percent sign (RFC 3986, 3.2.2).
  static let host = ByteSet("-._~!$&'()*+,;=" + alphanumerics)

  /// The characters of a path and a query, but for the percent sign (RFC 3986, 3.3 and 3.4).
  static let target = ByteSet("-._~!$&'()*+,;=:@/?" + alphanumerics)
}
