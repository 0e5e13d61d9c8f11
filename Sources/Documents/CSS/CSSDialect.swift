/// Which language with the tokens of CSS a text is written in.
public enum CSSDialect: Sendable {
  /// CSS itself.
  case css
  /// SCSS or Less: `//` begins a comment, and strings may hold expressions in `#{ }`.
  case preprocessed
}

extension CSSTokenizer {
  /// Reads a comment that ends with its line.
  mutating func readLineComment() -> CSSToken {
    let start = offset
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return CSSToken(.comment, start..<offset)
  }

  /// Steps over an expression in `#{ }` within a string; it may hold strings of its own.
  mutating func skipInterpolation() {
    let closeBrace = UInt8(ascii: "}")
    offset += 2
    var open = [closeBrace]
    while offset < end, let innermost = open.last {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\") {
        skipEscape()
        continue
      }
      offset += 1
      if byte == innermost {
        open.removeLast()
      } else if innermost == closeBrace {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { open.append(byte) }
        if byte == UInt8(ascii: "{") { open.append(closeBrace) }
      } else if byte == UInt8(ascii: "#"), offset < end, bytes[offset] == UInt8(ascii: "{") {
        offset += 1
        open.append(closeBrace)
      }
    }
  }
}
