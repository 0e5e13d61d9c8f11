/// What JSON5 has beyond JSON, apart from comments and trailing commas (spec.json5.org).
extension JSONParser {
  // MARK: White space

  /// Skips white space that JSON does not have; false when there is none.
  ///
  /// It stays a call of its own: what it needs of Unicode would burden the loop that calls it.
  @inline(never) mutating func skipWideBlank() -> Bool {
    guard let scalar = scalar(at: offset) else { return false }
    switch scalar {
    case "\u{B}", "\u{C}", "\u{FEFF}", "\u{2028}", "\u{2029}": break
    default: guard scalar.properties.generalCategory == .spaceSeparator else { return false }
    }
    offset += scalar.utf8.count
    return true
  }

  /// Whether a separator of lines or paragraphs stands at the offset, and ends a line.
  var endsLineWidely: Bool {
    dialect.contains(.wideBlanks) && bytes.lengthOfLineEnd(at: offset) != nil
  }

  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count, let length = bytes.lengthOfScalar(at: offset) else { return nil }
    return String(decoding: bytes[offset..<offset + length], as: UTF8.self).unicodeScalars.first
  }

  // MARK: Values

  /// Reads a value that does not begin as one of JSON does.
  mutating func readWideValue() throws(DocumentError) {
    switch bytes[offset] {
    case UInt8(ascii: "'") where dialect.contains(.singleQuotes): try readString()
    case UInt8(ascii: "+") where dialect.contains(.wideNumbers): try readNumber()
    case UInt8(ascii: ".") where dialect.contains(.wideNumbers): try readNumber()
    default: throw faultOfValue()
    }
  }

  /// Reads the name of a member that does not begin as one of JSON does.
  mutating func readWideName() throws(DocumentError) {
    switch bytes[offset] {
    case UInt8(ascii: "'") where dialect.contains(.singleQuotes): try readString()
    case _ where dialect.contains(.bareNames): try readBareName()
    default: throw faultOfName()
    }
  }

  // MARK: Strings

  /// Whether a control character may stand in a string as it is; the ends of lines never may.
  func allowsInStrings(controlCharacter byte: UInt8) -> Bool {
    dialect.contains(.singleQuotes) && byte != 0x0A && byte != 0x0D
  }

  /// Skips an escape that JSON does not have.
  mutating func skipWideEscape() throws(DocumentError) {
    guard offset + 1 < bytes.count else {
      throw faultOfEscape("a character must follow the backslash", length: 1)
    }
    if let length = bytes.lengthOfLineEnd(at: offset + 1) {
      offset += 1 + length
      return
    }
    switch bytes[offset + 1] {
    case UInt8(ascii: "x"):
      guard bytes.hexadecimalNumber(at: offset + 2, digits: 2) != nil else {
        throw faultOfEscape("two hexadecimal digits must follow \\x", length: 2)
      }
      offset += 4
    case UInt8(ascii: "0"):
      let next = offset + 2 < bytes.count ? bytes[offset + 2] : 0
      guard next &- 0x30 >= 10 else {
        throw faultOfEscape("no digit may follow \\0; write \\x00 for the character", length: 3)
      }
      offset += 2
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw faultOfEscape(
        "a backslash must not stand before a digit; write \\x and two hexadecimal digits",
        length: 2
      )
    default:
      offset += 1
      try skipScalar()
    }
  }

  // MARK: Names

  /// Reads a name without quotes: an identifier of ECMAScript 5.1, section 7.6.
  private mutating func readBareName() throws(DocumentError) {
    let start = offset
    var kind = JSONTape.Kind.bareName
    while offset < bytes.count {
      if bytes[offset].isPartOfWord {
        if offset == start, bytes[offset] &- 0x30 < 10 { throw faultOfDigit() }
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "\\") {
        kind = .escapedBareName
        try skipEscapeInName(isFirst: offset == start)
      } else if bytes[offset] >= 0x80, let scalar = scalar(at: offset),
        scalar.mayStandInName(isFirst: offset == start)
      {
        try skipScalar()
      } else {
        break
      }
    }
    guard offset > start else { throw faultOfName() }
    append(kind, from: start, to: offset)
  }

  /// Skips an escape that stands for a character which a name may hold.
  private mutating func skipEscapeInName(isFirst: Bool) throws(DocumentError) {
    let start = offset
    let letter = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    guard letter == UInt8(ascii: "u"),
      let code = bytes.hexadecimalNumber(at: offset + 2, digits: 4),
      let scalar = Unicode.Scalar(code), scalar.mayStandInName(isFirst: isFirst)
    else {
      throw DocumentError(
        "a name without quotes holds no such escape; put the name in quotes",
        at: SourceRange(start, min(start + 2, bytes.count))
      )
    }
    offset += 6
  }

  private func faultOfDigit() -> DocumentError {
    var end = offset
    while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
    let word = SourceRange(offset, end)
    return DocumentError(
      "a name without quotes must not begin with a digit; write \"\(excerpt(of: word))\"",
      at: word
    )
  }

  // MARK: Numbers

  /// Reads a number such as `0xFF` whose sign, if any, has been skipped; false when there is none.
  mutating func readHexadecimalNumber(from start: Int) throws(DocumentError) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "0"),
      bytes[offset + 1] | 0x20 == UInt8(ascii: "x")
    else { return false }
    offset += 2
    let digits = offset
    while offset < bytes.count, bytes[offset].hexadecimalDigit != nil { offset += 1 }
    guard offset > digits, offset == bytes.count || !bytes[offset].isPartOfWord else {
      throw faultOfNumber(from: start, "only digits and the letters A to F may follow 0x")
    }
    append(.number, from: start, to: offset)
    return true
  }
}

extension Unicode.Scalar {
  /// Whether an identifier of ECMAScript may hold the character, or begin with it.
  fileprivate func mayStandInName(isFirst: Bool) -> Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    case .nonspacingMark, .spacingMark, .decimalNumber: !isFirst
    case .connectorPunctuation: self == "_" || !isFirst
    default: self == "$" || !isFirst && (self == "\u{200C}" || self == "\u{200D}")
    }
  }
}

extension [UInt8] {
  /// How many bytes the line end at `offset` takes, or nil when there is none.
  ///
  /// JSON5 ends lines with LF, CR, CR LF, U+2028 and U+2029.
  func lengthOfLineEnd(at offset: Int) -> Int? {
    switch self[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < count && self[offset + 1] == 0x0A ? 2 : 1
    case 0xE2:
      guard offset + 2 < count, self[offset + 1] == 0x80, self[offset + 2] | 1 == 0xA9 else {
        return nil
      }
      return 3
    default: return nil
    }
  }
}
