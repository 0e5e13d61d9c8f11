import Colors

/// What a text in a plain map is likely to be.
enum ColorText {
  /// It is written as a colour: `#...`, `rgb(...)`.
  case color
  /// It is a word that names a colour in CSS, or `var(...)`; it may mean something else.
  case word
  /// It is something else.
  case other

  init(_ text: String) {
    let trimmed = text.utf8.drop { $0 == 0x20 }
    if trimmed.first == UInt8(ascii: "#") {
      self = ColorText.isHash(trimmed.dropFirst().prefix { $0 != 0x20 }) ? .color : .other
    } else if ColorText.beginsFunction(trimmed) {
      self = .color
    } else if text.utf8.count <= 64, (try? CSSColor(parsing: text)) != nil {
      self = .word
    } else {
      self = .other
    }
  }

  /// Whether a text begins with a function of colours, perhaps with a blank in front of `(`.
  private static func beginsFunction(_ text: Substring.UTF8View) -> Bool {
    let name = text.prefix { $0 != UInt8(ascii: "(") && $0 != 0x20 }
    let rest = text[name.endIndex...].drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: "(")
      && PropertyColor.isFunction(String(decoding: name, as: UTF8.self))
  }

  /// Whether what follows `#` is meant to be hexadecimal digits; `#general` and `#/a/b` are not.
  private static func isHash(_ digits: Substring.UTF8View) -> Bool {
    guard (1...9).contains(digits.count), digits.allSatisfy(\.isAlphanumeric) else { return false }
    let wrong = digits.count { !$0.isHexDigit }
    return wrong == 0 || [3, 4, 6, 8].contains(digits.count) && wrong * 3 <= digits.count
  }

  /// Whether a text is three, four, six or eight hexadecimal digits without `#`.
  static func isBareHex(_ text: String) -> Bool {
    [3, 4, 6, 8].contains(text.utf8.count) && text.utf8.allSatisfy(\.isHexDigit)
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool { self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 6 }
  fileprivate var isAlphanumeric: Bool { self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 }
}
