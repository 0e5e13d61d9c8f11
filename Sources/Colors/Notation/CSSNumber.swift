extension ColorScanner {
  /// Reads a number (CSS Syntax 3, section 4.3.12), or nil when none comes next.
  ///
  /// The result is the nearest double; what is too large for one becomes the largest finite one.
  mutating func readNumber(in text: Span<UInt8>) -> Double? {
    let start = offset
    var cursor = offset
    let sign = text.byte(at: cursor)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { cursor += 1 }
    var decimal = Decimal()
    let whole = cursor
    while let byte = text.byte(at: cursor), byte.isDigit {
      decimal.append(byte)
      cursor += 1
    }
    var hasDigits = cursor > whole
    if text.byte(at: cursor) == UInt8(ascii: "."), text.byte(at: cursor + 1)?.isDigit == true {
      hasDigits = true
      cursor += 1
      while let byte = text.byte(at: cursor), byte.isDigit {
        decimal.append(byte)
        decimal.exponent -= 1
        cursor += 1
      }
    }
    guard hasDigits else { return nil }
    if let byte = text.byte(at: cursor), byte | 0x20 == UInt8(ascii: "e") {
      skipExponent(at: &cursor, of: &decimal, in: text)
    }
    offset = cursor
    let magnitude =
      decimal.exactValue ?? decimal.value(writtenAs: text, from: whole, to: cursor)
    let finite = min(magnitude, .greatestFiniteMagnitude)
    return text.byte(at: start) == UInt8(ascii: "-") ? -finite : finite
  }

  /// Steps over an exponent if one comes; `1em` has none.
  private func skipExponent(
    at cursor: inout Int,
    of decimal: inout Decimal,
    in text: Span<UInt8>
  ) {
    var digits = cursor + 1
    let sign = text.byte(at: digits)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { digits += 1 }
    guard text.byte(at: digits)?.isDigit == true else { return }
    var exponent = 0
    while let byte = text.byte(at: digits), byte.isDigit {
      // Larger exponents say nothing more, and must not overflow.
      if exponent < 10_000_000 { exponent = exponent * 10 + Int(byte - UInt8(ascii: "0")) }
      digits += 1
    }
    decimal.exponent += sign == UInt8(ascii: "-") ? -exponent : exponent
    cursor = digits
  }
}

/// Decimal digits on their way to a double.
private struct Decimal {
  /// The first 19 significant digits.
  var significand: UInt64 = 0
  /// The power of ten by which the significand is to be multiplied.
  var exponent = 0
  /// How many digits the significand has, without leading zeros.
  private var count = 0

  mutating func append(_ digit: UInt8) {
    guard count < 19 else {
      exponent += 1
      return
    }
    significand = significand * 10 + UInt64(digit - UInt8(ascii: "0"))
    if significand > 0 { count += 1 }
  }

  /// The value, if both parts are exact as doubles: then one operation rounds it correctly.
  var exactValue: Double? {
    guard significand < 1 << 53 else { return nil }
    if exponent == 0 { return Double(significand) }
    guard (-22...22).contains(exponent) else { return significand == 0 ? 0 : nil }
    return exponent < 0
      ? Double(significand) / powersOfTen[-exponent] : Double(significand) * powersOfTen[exponent]
  }

  /// The value by the standard library, which has seen no character that CSS does not allow.
  ///
  /// Beyond a thousand characters the first 19 digits decide.
  func value(writtenAs text: Span<UInt8>, from start: Int, to end: Int) -> Double {
    if end - start <= 1000, let value = Double("0" + text.string(from: start, to: end)) {
      return value
    }
    return Double("\(significand)e\(exponent)") ?? 0
  }
}

/// The powers of ten that doubles hold exactly.
private let powersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]
