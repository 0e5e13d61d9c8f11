internal import Documents

/// A place in a text of CSS that is read from left to right.
///
/// The text itself is handed to each reading method, so that nothing is copied or kept.
struct ColorScanner {
  /// The offset of the next byte.
  var offset = 0
  /// How many parentheses and functions are open around this place.
  private(set) var depth = 0
  /// What gives a value to words that have none by themselves.
  let surroundings: ColorSurroundings?

  /// Makes a scanner at the start of a text.
  init(within surroundings: ColorSurroundings? = nil) { self.surroundings = surroundings }

  /// How deep colours and calculations may lie in one another.
  static let deepest = 32

  /// Steps over white space and comments; an open comment reaches to the end (CSS Syntax 3, 4.3.2).
  mutating func skipSpaces(in text: Span<UInt8>) {
    while let byte = text.byte(at: offset) {
      if byte.isCSSSpace {
        offset += 1
      } else if byte == UInt8(ascii: "/"), text.byte(at: offset + 1) == UInt8(ascii: "*") {
        offset += 2
        while let byte = text.byte(at: offset) {
          offset += 1
          if byte == UInt8(ascii: "*"), text.byte(at: offset) == UInt8(ascii: "/") {
            offset += 1
            break
          }
        }
      } else {
        return
      }
    }
  }

  /// Steps over `byte` if it comes next, and tells whether it did.
  mutating func skip(_ byte: Unicode.Scalar, in text: Span<UInt8>) -> Bool {
    guard text.byte(at: offset) == UInt8(ascii: byte) else { return false }
    offset += 1
    return true
  }

  /// Steps over an identifier and gives its range, which is empty when none comes next.
  ///
  /// Bytes beyond ASCII belong to it, so that a look-alike letter does not cut a word in two.
  mutating func skipIdentifier(in text: Span<UInt8>) -> SourceRange {
    let start = offset
    if startsIdentifier(in: text) {
      while let byte = text.byte(at: offset) {
        if byte.isCSSName {
          offset += 1
        } else if text.isEscape(at: offset) {
          offset += 1
          _ = text.unescapedScalar(at: &offset)
        } else {
          break
        }
      }
    }
    return SourceRange(start, offset)
  }

  /// Tells whether an identifier comes next (CSS Syntax 3, section 4.3.9).
  func startsIdentifier(in text: Span<UInt8>) -> Bool {
    guard let first = text.byte(at: offset) else { return false }
    guard first == UInt8(ascii: "-") else {
      return first.isCSSNameStart || text.isEscape(at: offset)
    }
    guard let second = text.byte(at: offset + 1) else { return false }
    return second == UInt8(ascii: "-") || second.isCSSNameStart || text.isEscape(at: offset + 1)
  }

  /// Steps over white space and the word `keyword`, and tells whether it was there.
  mutating func skipWord(_ keyword: Keyword, in text: Span<UInt8>) -> Bool {
    skipSpaces(in: text)
    let start = offset
    let word = skipIdentifier(in: text)
    if word.count > 0, Keyword(text, word) == keyword,
      text.byte(at: offset) != UInt8(ascii: "(")
    {
      return true
    }
    offset = start
    return false
  }

  /// Enters a parenthesis or a function.
  mutating func enter() throws(ColorSyntaxError) {
    depth += 1
    guard depth <= Self.deepest else {
      throw ColorSyntaxError(.tooDeep, at: SourceRange(max(offset - 1, 0), offset))
    }
  }

  /// Leaves what was entered.
  mutating func exit() { depth -= 1 }

  /// Reads the closing parenthesis of what was entered, and leaves it.
  mutating func leave(in text: Span<UInt8>) throws(ColorSyntaxError) {
    skipSpaces(in: text)
    guard skip(")", in: text) else { throw unexpected("a closing parenthesis", in: text) }
    exit()
  }
}

extension Span where Element == UInt8 {
  /// The byte at `offset`, or nil at the end.
  func byte(at offset: Int) -> UInt8? { offset < count ? self[offset] : nil }
}

extension UInt8 {
  /// Whether it is white space in CSS: space, tab, line feed, carriage return, form feed.
  var isCSSSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }

  /// Whether it can start an identifier.
  var isCSSNameStart: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || self == UInt8(ascii: "_") || self >= 0x80
  }

  /// Whether it can stand within an identifier.
  var isCSSName: Bool { isCSSNameStart || isDigit || self == UInt8(ascii: "-") }

  /// Whether it is a decimal digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Its value as a hexadecimal digit, or nil when it is none.
  var hexDigitValue: UInt8? {
    let digit = self &- UInt8(ascii: "0")
    if digit < 10 { return digit }
    let letter = (self | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }
}
