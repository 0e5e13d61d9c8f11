/// Reads CSS tokens from bytes (CSS Syntax 3, Candidate Recommendation 2021, section 4).
///
/// CR LF, CR and FF count as line ends, NUL as U+FFFD, every byte above 0x7F as part of a name. What
/// the standard calls a parse error makes a token all the same; nothing is thrown.
public struct CSSTokenizer: Sendable {
  let bytes: [UInt8]
  let end: Int
  let dialect: CSSDialect
  var offset: Int

  /// Makes a tokenizer of a part of a file, by default of all behind a byte-order mark.
  public init(_ file: SourceFile, in range: SourceRange? = nil, dialect: CSSDialect = .css) {
    bytes = file.bytes
    self.dialect = dialect
    end = min(range?.upperBound ?? bytes.count, bytes.count)
    offset = min(max(0, range?.lowerBound ?? file.byteOrderMarkLength), end)
  }

  /// Reads the next token; behind the last, every call gives a token of the kind `endOfText`.
  public mutating func next() -> CSSToken {
    let start = offset
    guard offset < end else { return CSSToken(.endOfText, end..<end) }
    let byte = bytes[offset]
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0C:
      repeat { offset += 1 } while peek().isCSSWhitespace
      return CSSToken(.whitespace, start..<offset)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return readString(closing: byte)
    case UInt8(ascii: "#"):
      guard peek(1).isCSSNameByte || isEscape(at: offset + 1) else { return delimiter() }
      let isIdentifier = beginsIdentifier(at: offset + 1)
      offset += 1
      skipName()
      return CSSToken(.hash, start..<offset, isIdentifier: isIdentifier)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumeric()
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return beginsNumber(at: offset) ? readNumeric() : delimiter()
    case UInt8(ascii: "-"):
      if beginsNumber(at: offset) { return readNumeric() }
      if peek(1) == UInt8(ascii: "-"), peek(2) == UInt8(ascii: ">") {
        return single(.commentCloseMark, length: 3)
      }
      return beginsIdentifier(at: offset) ? readIdentifierLike() : delimiter()
    case UInt8(ascii: "/"):
      if dialect == .preprocessed, peek(1) == UInt8(ascii: "/") { return readLineComment() }
      return peek(1) == UInt8(ascii: "*") ? readComment() : delimiter()
    case UInt8(ascii: "<"):
      return bytes[offset..<min(end, offset + 4)].elementsEqual("<!--".utf8)
        ? single(.commentOpenMark, length: 4) : delimiter()
    case UInt8(ascii: "@"):
      guard beginsIdentifier(at: offset + 1) else { return delimiter() }
      offset += 1
      skipName()
      return CSSToken(.atKeyword, start..<offset)
    case UInt8(ascii: "\\"):
      return isEscape(at: offset) ? readIdentifierLike() : delimiter()
    case UInt8(ascii: "("): return single(.openParenthesis)
    case UInt8(ascii: ")"): return single(.closeParenthesis)
    case UInt8(ascii: ","): return single(.comma)
    case UInt8(ascii: ":"): return single(.colon)
    case UInt8(ascii: ";"): return single(.semicolon)
    case UInt8(ascii: "["): return single(.openSquare)
    case UInt8(ascii: "]"): return single(.closeSquare)
    case UInt8(ascii: "{"): return single(.openBrace)
    case UInt8(ascii: "}"): return single(.closeBrace)
    default:
      return byte.isCSSNameStart ? readIdentifierLike() : delimiter()
    }
  }

  /// The byte `distance` ahead, or DEL behind the last: it begins and continues nothing.
  func peek(_ distance: Int = 0) -> UInt8 { byte(at: offset + distance) }

  func byte(at position: Int) -> UInt8 { position < end ? bytes[position] : 0x7F }

  private mutating func single(_ kind: CSSToken.Kind, length: Int = 1) -> CSSToken {
    offset += length
    return CSSToken(kind, offset - length..<offset)
  }

  private mutating func delimiter() -> CSSToken {
    let start = offset
    let byte = bytes[offset]
    offset += 1
    // Bytes above 0x7F begin names, so a delimiter is ASCII.
    return CSSToken(.delimiter, start..<offset, number: Double(byte))
  }

  private mutating func readComment() -> CSSToken {
    let start = offset
    offset += 2
    while offset < end {
      if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return CSSToken(.comment, start..<offset)
      }
      offset += 1
    }
    return CSSToken(.comment, start..<offset)
  }

  private mutating func readString(closing quote: UInt8) -> CSSToken {
    let start = offset
    offset += 1
    while offset < end {
      switch bytes[offset] {
      case quote:
        offset += 1
        return CSSToken(.string, start..<offset)
      case 0x0A, 0x0D, 0x0C:
        return CSSToken(.badString, start..<offset)
      case UInt8(ascii: "#") where dialect == .preprocessed && peek(1) == UInt8(ascii: "{"):
        skipInterpolation()
      case UInt8(ascii: "\\"):
        if isEscape(at: offset) {
          skipEscape()
        } else {
          // A backslash and a line end continue the string; one at the end of the text is nothing.
          offset += peek(1) == 0x0D && peek(2) == 0x0A ? 3 : 2
        }
      default: offset += 1
      }
    }
    offset = end
    return CSSToken(.string, start..<offset)
  }

  private mutating func readIdentifierLike() -> CSSToken {
    let start = offset
    skipName()
    guard peek() == UInt8(ascii: "(") else { return CSSToken(.ident, start..<offset) }
    let isURL = CSSName.matches(bytes, start..<offset, "url")
    offset += 1
    guard isURL else { return CSSToken(.function, start..<offset) }
    var ahead = offset
    while byte(at: ahead).isCSSWhitespace { ahead += 1 }
    if byte(at: ahead) == UInt8(ascii: "\"") || byte(at: ahead) == UInt8(ascii: "'") {
      return CSSToken(.function, start..<offset)
    }
    let content = offset
    offset = ahead
    let url = readURL(from: start)
    guard dialect == .preprocessed, url.kind == .badURL else { return url }
    // To a preprocessor, what is no address is an expression: `url($folder + "/a.png")`.
    offset = content
    return CSSToken(.function, start..<offset)
  }

  private mutating func readURL(from start: Int) -> CSSToken {
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: ")"):
        offset += 1
        return CSSToken(.url, start..<offset)
      case 0x20, 0x09, 0x0A, 0x0D, 0x0C:
        while peek().isCSSWhitespace { offset += 1 }
        if offset < end, bytes[offset] != UInt8(ascii: ")") { return readBadURL(from: start) }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), 0x00...0x08, 0x0B,
        0x0E...0x1F, 0x7F:
        return readBadURL(from: start)
      case UInt8(ascii: "\\"):
        guard isEscape(at: offset) else { return readBadURL(from: start) }
        skipEscape()
      default: offset += 1
      }
    }
    return CSSToken(.url, start..<offset)
  }

  private mutating func readBadURL(from start: Int) -> CSSToken {
    while offset < end {
      if bytes[offset] == UInt8(ascii: ")") {
        offset += 1
        break
      }
      if isEscape(at: offset) { skipEscape() } else { offset += 1 }
    }
    return CSSToken(.badURL, start..<offset)
  }

  private mutating func readNumeric() -> CSSToken {
    let start = offset
    let hasSign = bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "-")
    if hasSign { offset += 1 }
    var isInteger = true
    skipDigits()
    if peek() == UInt8(ascii: "."), peek(1) &- 0x30 < 10 {
      isInteger = false
      offset += 1
      skipDigits()
    }
    if peek() | 0x20 == UInt8(ascii: "e") {
      let sign = peek(1) == UInt8(ascii: "+") || peek(1) == UInt8(ascii: "-") ? 1 : 0
      if peek(1 + sign) &- 0x30 < 10 {
        isInteger = false
        offset += 1 + sign
        skipDigits()
      }
    }
    let written = bytes.decimalNumber(in: start..<offset)
    let largest = Double.greatestFiniteMagnitude
    let number = min(max(written, -largest), largest)
    let unit = offset
    var kind = CSSToken.Kind.number
    if beginsIdentifier(at: offset) {
      skipName()
      kind = .dimension
    } else if peek() == UInt8(ascii: "%") {
      offset += 1
      kind = .percentage
    }
    return CSSToken(
      kind,
      start..<offset,
      number: number,
      isInteger: isInteger,
      hasSign: hasSign,
      unit: unit
    )
  }

  private mutating func skipDigits() {
    while peek() &- 0x30 < 10 { offset += 1 }
  }

  private mutating func skipName() {
    while offset < end {
      if bytes[offset].isCSSNameByte {
        offset += 1
      } else if isEscape(at: offset) {
        skipEscape()
      } else {
        return
      }
    }
  }

  mutating func skipEscape() {
    offset = min(end, CSSName.endOfEscape(bytes, at: offset, before: end))
  }

  /// Whether a backslash at `position` begins an escape, as one at the end of the text does (4.3.8).
  private func isEscape(at position: Int) -> Bool {
    guard byte(at: position) == UInt8(ascii: "\\") else { return false }
    let next = byte(at: position + 1)
    return next != 0x0A && next != 0x0D && next != 0x0C
  }

  /// Section 4.3.9.
  private func beginsIdentifier(at position: Int) -> Bool {
    let first = byte(at: position)
    guard first == UInt8(ascii: "-") else {
      return position < end && first.isCSSNameStart || isEscape(at: position)
    }
    let second = byte(at: position + 1)
    return second == UInt8(ascii: "-") || position + 1 < end && second.isCSSNameStart
      || isEscape(at: position + 1)
  }

  /// Section 4.3.10.
  private func beginsNumber(at position: Int) -> Bool {
    var position = position
    if byte(at: position) == UInt8(ascii: "+") || byte(at: position) == UInt8(ascii: "-") {
      position += 1
    }
    if byte(at: position) == UInt8(ascii: ".") { position += 1 }
    return byte(at: position) &- 0x30 < 10
  }
}
