/// Names as CSS writes them: which bytes they are made of, and what their escapes stand for.
enum CSSName {
  /// The offset behind the escape whose backslash stands at `offset` (CSS Syntax 3, 4.3.7).
  static func endOfEscape(_ bytes: [UInt8], at offset: Int, before end: Int) -> Int {
    var position = offset + 1
    guard position < end else { return end }
    guard bytes[position].hexadecimalDigit != nil else {
      position += 1
      while position < end, bytes[position] & 0xC0 == 0x80 { position += 1 }
      return position
    }
    let limit = min(end, position + 6)
    while position < limit, bytes[position].hexadecimalDigit != nil { position += 1 }
    if position < end, bytes[position].isCSSWhitespace {
      position +=
        bytes[position] == 0x0D && position + 1 < end && bytes[position + 1] == 0x0A
        ? 2 : 1
    }
    return position
  }

  /// The text of a name or of a string's content, escapes decoded.
  static func text(_ bytes: [UInt8], _ range: Range<Int>, isString: Bool = false) -> String {
    let raw = bytes[range]
    guard raw.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0 }) else {
      return String(decoding: raw, as: UTF8.self)
    }
    return String(decoding: decoded(bytes, range, isString: isString), as: UTF8.self)
  }

  /// Tells whether a name is `word`, which is lower-case ASCII, in any case of ASCII letters.
  static func matches(_ bytes: [UInt8], _ range: Range<Int>, _ word: String) -> Bool {
    let raw = bytes[range]
    if raw.contains(UInt8(ascii: "\\")) {
      return decoded(bytes, range, isString: false).lazy.map(\.asciiLowercased).elementsEqual(
        word.utf8
      )
    }
    return raw.count == word.utf8.count
      && raw.lazy.map(\.asciiLowercased).elementsEqual(word.utf8)
  }

  private static func decoded(_ bytes: [UInt8], _ range: Range<Int>, isString: Bool) -> [UInt8] {
    var result: [UInt8] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      guard byte == UInt8(ascii: "\\") else {
        if byte == 0 { result += "\u{FFFD}".utf8 } else { result.append(byte) }
        offset += 1
        continue
      }
      guard offset + 1 < range.upperBound else {
        // At the end of the text it stands for a character in a name, for nothing in a string.
        if !isString { result += "\u{FFFD}".utf8 }
        break
      }
      let next = bytes[offset + 1]
      if next == 0x0A || next == 0x0D || next == 0x0C {
        // In a string, a backslash takes the line end away (section 4.3.5).
        let isPair = next == 0x0D && offset + 2 < range.upperBound && bytes[offset + 2] == 0x0A
        offset += isPair ? 3 : 2
        continue
      }
      let end = endOfEscape(bytes, at: offset, before: range.upperBound)
      result += String(character(ofEscape: bytes[offset + 1..<end])).utf8
      offset = end
    }
    return result
  }

  private static func character(ofEscape escape: ArraySlice<UInt8>) -> Unicode.Scalar {
    var code: UInt32 = 0
    var hasDigits = false
    for byte in escape.prefix(6) {
      guard let digit = byte.hexadecimalDigit else { break }
      code = code << 4 | UInt32(digit)
      hasDigits = true
    }
    guard hasDigits else {
      let scalar = String(decoding: escape, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
      return scalar == "\0" ? "\u{FFFD}" : scalar
    }
    guard code != 0 else { return "\u{FFFD}" }
    return Unicode.Scalar(code) ?? "\u{FFFD}"
  }
}

extension UInt8 {
  /// Whether the byte is a blank, a tab or a line end of CSS.
  var isCSSWhitespace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C
  }

  /// Whether the byte begins a name: a letter, an underscore, NUL, or a part of a non-ASCII scalar.
  var isCSSNameStart: Bool {
    self | 0x20 &- 0x61 < 26 || self == 0x5F || self >= 0x80 || self == 0
  }

  /// Whether the byte continues a name.
  var isCSSNameByte: Bool { isCSSNameStart || self &- 0x30 < 10 || self == 0x2D }

  /// The byte, or the lower-case letter of an upper-case ASCII letter.
  var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
