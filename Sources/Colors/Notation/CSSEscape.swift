internal import Documents

extension Span where Element == UInt8 {
  /// Tells whether a backslash that escapes something stands at `offset` (CSS Syntax 3, 4.3.8).
  func isEscape(at offset: Int) -> Bool {
    guard byte(at: offset) == UInt8(ascii: "\\"), let next = byte(at: offset + 1) else {
      return false
    }
    return next != 0x0A && next != 0x0D && next != 0x0C
  }

  /// The character that is escaped after a backslash, at `offset`, which moves behind it.
  ///
  /// Up to six hexadecimal digits and one white space, or the character itself (CSS Syntax 3, 4.3.7);
  /// nil at the end of the text and for what is no character.
  func unescapedScalar(at offset: inout Int) -> Unicode.Scalar? {
    guard let first = byte(at: offset) else { return nil }
    guard first.hexDigitValue != nil else {
      let (scalar, range) = scalar(at: offset)
      offset = range.upperBound
      return scalar
    }
    let limit = offset + 6
    var value: UInt32 = 0
    while offset < limit, let digit = byte(at: offset)?.hexDigitValue {
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    if byte(at: offset) == 0x0D, byte(at: offset + 1) == 0x0A {
      offset += 2
    } else if let space = byte(at: offset), space.isCSSSpace {
      offset += 1
    }
    return Unicode.Scalar(value)
  }
}
