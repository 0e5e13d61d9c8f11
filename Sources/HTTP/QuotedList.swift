/// Lists in the values of fields, in which a separator between quotes does not count.
enum QuotedList {
  /// Divides `text` at each `separator` outside of quotes (RFC 9110, 5.6.1); always one part or more.
  static func split(_ text: Substring, at separator: UInt8) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var isQuoted = false
    var isEscaped = false
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if isEscaped {
        isEscaped = false
      } else if isQuoted, byte == .backslash {
        isEscaped = true
      } else if byte == .quote {
        isQuoted.toggle()
      } else if byte == separator, !isQuoted {
        parts.append(text[start..<index])
        start = text.utf8.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts
  }

  /// The text without the blanks at both of its ends.
  static func trimmed(_ text: Substring) -> Substring {
    var bytes = text.utf8
    while bytes.first?.isBlank == true { bytes.removeFirst() }
    while bytes.last?.isBlank == true { bytes.removeLast() }
    return Substring(bytes)
  }

  /// A token as it is, a quoted text without its quotes and escapes, or nil when it is neither.
  static func unquoted(_ text: Substring) -> String? {
    guard text.utf8.first == .quote else {
      return !text.isEmpty && text.utf8.allSatisfy(ByteSet.token.contains) ? String(text) : nil
    }
    guard text.utf8.count >= 2, text.utf8.last == .quote else { return nil }
    var value: [UInt8] = []
    var isEscaped = false
    for byte in text.utf8.dropFirst().dropLast() {
      if isEscaped || byte != .backslash && byte != .quote {
        value.append(byte)
        isEscaped = false
      } else if byte == .backslash {
        isEscaped = true
      } else {
        return nil
      }
    }
    return isEscaped ? nil : String(decoding: value, as: UTF8.self)
  }
}
