/// What is wrong, where, and what to do.
extension JSONParser {
  /// The character at the offset.
  var hereRange: SourceRange {
    SourceRange(offset, min(bytes.count, offset + (scalarLength ?? 1)))
  }

  var scalarLength: Int? {
    offset < bytes.count ? bytes.lengthOfScalar(at: offset) : nil
  }

  /// What stands at the offset, for the end of a message.
  func found() -> String {
    guard offset < bytes.count else { return "the text ends here" }
    guard scalarLength != nil else { return "the next byte is not UTF-8" }
    let byte = bytes[offset]
    if byte < 0x20 || byte == 0x7F { return "a control character stands here" }
    return "found \(file.text(in: hereRange))"
  }

  /// The text of `range`, shortened to about 40 bytes.
  func excerpt(of range: SourceRange) -> String {
    let isLong = range.count > 40
    var end = isLong ? range.lowerBound + 40 : range.upperBound
    while isLong, end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let printable = bytes[range.lowerBound..<end].map { $0 < 0x20 ? 0x20 : $0 }
    return String(decoding: printable, as: UTF8.self) + (isLong ? "..." : "")
  }

  func faultOfValue() -> DocumentError {
    guard offset < bytes.count else {
      let begins = nodes.isEmpty ? "the text is empty" : "the text ends where a value must stand"
      return DocumentError("\(begins); expected a JSON value", at: hereRange)
    }
    switch bytes[offset] {
    case UInt8(ascii: "'") where !dialect.contains(.singleQuotes):
      return DocumentError("strings are written in double quotes; replace the '", at: hereRange)
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"):
      return DocumentError(
        "a value is missing before \(file.text(in: hereRange)); write one",
        at: hereRange
      )
    case UInt8(ascii: "+") where !dialect.contains(.wideNumbers),
      UInt8(ascii: ".") where !dialect.contains(.wideNumbers):
      return DocumentError(
        "a number begins with a digit or -; \(found())",
        at: hereRange
      )
    case let byte where byte.isPartOfWord:
      var end = offset
      while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
      let word = SourceRange(offset, end)
      if let fault = faultOfEndlessNumber(in: word) { return fault }
      return DocumentError(
        "\(excerpt(of: word)) is no JSON value; texts stand in \(kindOfQuotes), "
          + "and the only words are true, false and null",
        at: word
      )
    case _ where scalarLength == nil:
      return file.encodingFault(at: offset)
    default:
      return DocumentError("a JSON value must stand here; \(found())", at: hereRange)
    }
  }

  func faultOfName() -> DocumentError {
    if offset < bytes.count, scalarLength == nil { return file.encodingFault(at: offset) }
    return DocumentError(
      "a member's name in \(kindOfQuotes) must stand here; \(found())",
      at: hereRange
    )
  }

  func faultOfSeparator(in container: Int) -> DocumentError {
    if offset < bytes.count, scalarLength == nil { return file.encodingFault(at: offset) }
    // The last child is the one whose successor is the end of the tape.
    var child = container + 1
    var last = child
    let isObject = nodes[container].kind == .object
    while child < nodes.count {
      last = child
      child = Int(nodes[isObject ? child + 1 : child].next)
    }
    let missing =
      isObject
      ? "a comma or } is missing after the member \(excerpt(of: nodes[last].range))"
      : "a comma or ] is missing after the element \(excerpt(of: nodes[last].range))"
    return DocumentError("\(missing); \(found())", at: hereRange)
  }

  func faultBehindText() -> DocumentError {
    if scalarLength == nil { return file.encodingFault(at: offset) }
    return DocumentError(
      "the value is complete, and nothing may follow it; \(found())",
      at: hereRange
    )
  }

  func faultOfControlCharacter(_ byte: UInt8, inStringFrom start: Int) -> DocumentError {
    if byte == 0x0A || byte == 0x0D {
      let quote = Unicode.Scalar(bytes[start])
      return DocumentError(
        "a string is not closed on its line; write \(quote) at its end, or \\n for a line end",
        at: SourceRange(start, offset)
      )
    }
    let digits = String(byte, radix: 16, uppercase: true)
    let code = String(repeating: "0", count: 4 - digits.utf8.count) + digits
    return DocumentError(
      "the control character U+\(code) must be escaped in a string; write \\u\(code)",
      at: SourceRange(offset, offset + 1)
    )
  }

  func faultOfEscape(_ message: String, length: Int) -> DocumentError {
    DocumentError(message, at: SourceRange(offset, min(bytes.count, offset + length)))
  }

  /// The quotes that the dialect has, for messages.
  private var kindOfQuotes: String {
    dialect.contains(.singleQuotes) ? "quotes" : "double quotes"
  }

  /// The fault of `Infinity` and `NaN`, which JSON5 has and no palette needs; nil for another word.
  private func faultOfEndlessNumber(in range: SourceRange) -> DocumentError? {
    let word = file.text(in: range)
    guard dialect.contains(.wideNumbers), word == "Infinity" || word == "NaN" else { return nil }
    return DocumentError("\(word) is no number of a palette; write a finite number", at: range)
  }

  /// The fault of a number that has no digit behind its sign.
  func faultOfSign(from start: Int) -> DocumentError {
    var end = offset
    while end < bytes.count, bytes[end].isPartOfWord { end += 1 }
    return faultOfEndlessNumber(in: SourceRange(offset, end))
      ?? faultOfNumber(from: start, "a digit must follow the sign")
  }

  func faultOfNumber(from start: Int, _ message: String) -> DocumentError {
    var end = offset
    while end < bytes.count, bytes[end].isPartOfWord || bytes[end] == UInt8(ascii: ".") { end += 1 }
    return DocumentError(message, at: SourceRange(start, max(end, start + 1)))
  }
}
