/// The few bytes that the grammar of a message names (RFC 9112, 2.2; RFC 5234, B.1).
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let percent: UInt8 = 0x25
  static let ampersand: UInt8 = 0x26
  static let asterisk: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let equals: UInt8 = 0x3D
  static let question: UInt8 = 0x3F
  static let leftBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let rightBracket: UInt8 = 0x5D

  /// The value of a decimal digit, or nil.
  @inline(__always)
  var decimalValue: UInt8? { self >= 0x30 && self <= 0x39 ? self - 0x30 : nil }

  /// The value of a hexadecimal digit in either case, or nil.
  var hexadecimalValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x37
    case 0x61...0x66: self - 0x57
    default: nil
    }
  }

  /// The lower case of an ASCII capital, or the byte itself.
  @inline(__always)
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

  /// Tells whether it is optional white space (RFC 9110, 5.6.3).
  @inline(__always)
  var isBlank: Bool { self == .space || self == .tab }

  /// Tells whether no field value may hold it: a control byte other than the tab (RFC 9110, 5.5).
  @inline(__always)
  var isControl: Bool { self < 0x20 && self != .tab || self == 0x7F }

  /// Tells whether it is a printable byte of ASCII, the blank included.
  @inline(__always)
  var isPrintable: Bool { self &- 0x20 < 0x5F }
}

extension [UInt8] {
  /// The part of `range` without the blanks at both of its ends.
  func trimmingBlanks(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, self[start].isBlank { start += 1 }
    while end > start, self[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// Tells whether the bytes of `range` are `text`, in its case of letters.
  func matches(exactly text: [UInt8], in range: Range<Int>) -> Bool {
    range.count == text.count && self[range].elementsEqual(text)
  }

  /// Tells whether the bytes of `range` are `text`, ASCII letters of either case being equal.
  func matches(_ text: [UInt8], in range: Range<Int>) -> Bool {
    guard range.count == text.count else { return false }
    let part = span.extracting(range)
    let text = text.span
    for index in part.indices where part[index].lowercased != text[index].lowercased {
      return false
    }
    return true
  }

  /// The bytes of `range` as text; what is not UTF-8 becomes U+FFFD.
  func text(in range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// Appends `number`, which is not negative, in decimal digits.
  mutating func append(decimal number: Int) {
    var digits = InlineArray<20, UInt8>(repeating: .zero)
    var first = 20
    var rest = UInt(bitPattern: number)
    repeat {
      first -= 1
      digits[first] = .zero + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    for index in first..<20 { append(digits[index]) }
  }
}
