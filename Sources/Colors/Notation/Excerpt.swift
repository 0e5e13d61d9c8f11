internal import Documents

extension Span where Element == UInt8 {
  /// The text from one offset up to another, with U+FFFD for what is not UTF-8.
  func string(from start: Int, to end: Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    for offset in start..<end { bytes.append(self[offset]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A short piece of the text, fit to be quoted in a message.
  ///
  /// What is longer than 24 bytes is cut; characters that could act on a terminal or turn the
  /// direction of the line are written out as `\u{1b}`.
  func excerpt(_ range: SourceRange) -> String {
    var end = Swift.min(range.upperBound, count)
    let isCut = end - range.lowerBound > 24
    if isCut {
      end = range.lowerBound + 24
      // Back to the start of a character: continuation bytes are 10xxxxxx.
      while end > range.lowerBound, self[end] & 0xC0 == 0x80 { end -= 1 }
    }
    let excerpt = string(from: range.lowerBound, to: end).printable
    return isCut ? excerpt + "\u{2026}" : excerpt
  }

  /// The character that starts at `offset`, with its range.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, range: SourceRange) {
    var end = offset + 1
    while end < Swift.min(offset + 4, count), self[end] & 0xC0 == 0x80 { end += 1 }
    let scalar = string(from: offset, to: end).unicodeScalars.first ?? "\u{FFFD}"
    return (scalar, SourceRange(offset, end))
  }
}

extension Unicode.Scalar {
  /// The code point as Unicode writes it: `U+0435`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.utf8.count)) + digits
  }
}
