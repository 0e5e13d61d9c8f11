extension JSONParser {
  mutating func readString() throws(DocumentError) {
    let start = offset
    let quote = bytes[start]
    var kind = JSONTape.Kind.string
    offset += 1
    while true {
      offset = endOfPlainText(from: offset, quote)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        append(kind, from: start, to: offset)
        return
      } else if byte == UInt8(ascii: "\\") {
        kind = .escapedString
        try skipEscape()
      } else if byte < 0x20, !allowsInStrings(controlCharacter: byte) {
        throw faultOfControlCharacter(byte, inStringFrom: start)
      } else if byte < 0x80 {
        offset += 1
      } else {
        try skipScalar()
      }
    }
    throw DocumentError(
      "a string is not closed; write \(Unicode.Scalar(quote)) at its end",
      at: SourceRange(start, start + 1)
    )
  }

  /// The first offset of a byte that ends a string or needs a closer look.
  private func endOfPlainText(from start: Int, _ quote: UInt8) -> Int {
    let bytes = bytes
    let text = bytes.span
    var offset = start
    while offset < text.count {
      let byte = text[offset]
      // Neither a control character nor a byte of a longer scalar.
      guard byte &- 0x20 < 0x60, byte != quote, byte != UInt8(ascii: "\\") else { break }
      offset += 1
    }
    return offset
  }

  mutating func skipScalar() throws(DocumentError) {
    guard let length = bytes.lengthOfScalar(at: offset) else {
      throw file.encodingFault(at: offset)
    }
    offset += length
  }

  private mutating func skipEscape() throws(DocumentError) {
    let letter = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 2
    case UInt8(ascii: "u"):
      guard let code = bytes.hexadecimalNumber(at: offset + 2, digits: 4) else {
        throw faultOfEscape("four hexadecimal digits must follow \\u", length: 2)
      }
      if code & 0xFC00 == 0xD800, offset + 7 < bytes.count,
        bytes[offset + 6] == UInt8(ascii: "\\"), bytes[offset + 7] == UInt8(ascii: "u"),
        let low = bytes.hexadecimalNumber(at: offset + 8, digits: 4), low & 0xFC00 == 0xDC00
      {
        offset += 12
      } else if code & 0xF800 == 0xD800 {
        throw faultOfEscape(
          "this escape is half of a surrogate pair; write both halves or the character itself",
          length: 6
        )
      } else {
        offset += 6
      }
    case _ where dialect.contains(.singleQuotes): try skipWideEscape()
    default:
      throw faultOfEscape(
        "a backslash must be followed by one of \" \\ / b f n r t u; write \\\\ for a backslash",
        length: 1
      )
    }
  }

  mutating func readWord(_ word: StaticString, _ kind: JSONTape.Kind) throws(DocumentError) {
    let end = offset + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(String(describing: word).utf8),
      end == bytes.count || !bytes[end].isPartOfWord
    else { throw faultOfValue() }
    append(kind, from: offset, to: end)
    offset = end
  }

  mutating func readNumber() throws(DocumentError) {
    let start = offset
    let isWide = dialect.contains(.wideNumbers)
    if bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    if isWide, try readHexadecimalNumber(from: start) { return }
    let integer = skipDigits()
    guard integer > 0 || isWide && offset < bytes.count && bytes[offset] == UInt8(ascii: ".") else {
      throw faultOfSign(from: start)
    }
    if integer > 1, bytes[offset - integer] == UInt8(ascii: "0") {
      throw faultOfNumber(from: start, "a number must not begin with 0; remove the leading zeros")
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      if skipDigits() == 0, integer == 0 || !isWide {
        throw faultOfNumber(from: start, "a digit must follow the point")
      }
    }
    if offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[offset]) {
        offset += 1
      }
      if skipDigits() == 0 {
        throw faultOfNumber(from: start, "a digit must follow the e of the exponent")
      }
    }
    if offset < bytes.count, bytes[offset].isPartOfWord {
      throw faultOfNumber(
        from: start,
        "a number is made of decimal digits, one point and an exponent; quote texts"
      )
    }
    append(.number, from: start, to: offset)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while offset < bytes.count, bytes[offset] &- 0x30 < 10 { offset += 1 }
    return offset - start
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter, digit, underscore or dollar sign.
  var isPartOfWord: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24: true
    default: false
    }
  }
}
