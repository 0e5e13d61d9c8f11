/// The host and the optional port of a Host field or an absolute target (RFC 3986, 3.2).
enum Authority {
  /// Tells whether the bytes are a host, not empty, with an optional port; no user information.
  static func isValid(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    guard let end = hostEnd(bytes, in: range), end > range.lowerBound else { return false }
    return end == range.upperBound
      || bytes[end] == .colon && isPort(bytes[(end + 1)..<range.upperBound])
  }

  /// Where the host ends, or nil when it is malformed.
  private static func hostEnd(_ bytes: [UInt8], in range: Range<Int>) -> Int? {
    guard let first = bytes[range].first else { return nil }
    if first == .leftBracket {
      guard let end = bytes[range].firstIndex(of: .rightBracket) else { return nil }
      return IPv6Literal.isValid(bytes[(range.lowerBound + 1)..<end]) ? end + 1 : nil
    }
    let host = ByteSet.host
    let span = bytes.span
    var index = range.lowerBound
    while index < range.upperBound {
      if host.contains(span[index]) {
        index += 1
      } else if span[index] == .percent {
        guard PercentEncoding.isTriplet(bytes[index..<range.upperBound]),
          // A host has no control characters, in whatever writing.
          let high = bytes[index + 1].hexadecimalValue, let low = bytes[index + 2].hexadecimalValue,
          high >= 2, high != 7 || low != 0xF
        else { return nil }
        index += 3
      } else {
        break
      }
    }
    return index
  }

  /// Tells whether the bytes are a port number from 0 to 65535; an empty one is the scheme's own.
  private static func isPort(_ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.count <= 5 else { return false }
    var port = 0
    for digit in digits {
      guard let value = digit.decimalValue else { return false }
      port = port * 10 + Int(value)
    }
    return port <= 65535
  }
}
