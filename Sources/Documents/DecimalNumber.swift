/// The powers of ten that a `Double` holds exactly.
private let exactPowers: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

extension [UInt8] {
  /// The nearest `Double` to a decimal number whose grammar has been checked.
  ///
  /// The number is an optional sign, digits with at most one point, and an optional exponent. What
  /// is too large for a `Double` is infinite.
  func decimalNumber(in range: Range<Int>) -> Double {
    var offset = range.lowerBound
    let isNegative = offset < range.upperBound && self[offset] == UInt8(ascii: "-")
    if isNegative || offset < range.upperBound && self[offset] == UInt8(ascii: "+") { offset += 1 }
    var digits: UInt64 = 0
    var exponent = 0
    var hasPoint = false
    // Both the digits and the power of ten are exact, so one operation rounds once, correctly.
    while offset < range.upperBound {
      let byte = self[offset]
      if byte == UInt8(ascii: ".") {
        hasPoint = true
      } else if byte &- 0x30 < 10 {
        digits = digits * 10 + UInt64(byte &- 0x30)
        if digits > 1 << 53 { return slowDecimalNumber(in: range) }
        if hasPoint { exponent -= 1 }
      } else {
        return slowDecimalNumber(in: range)
      }
      offset += 1
    }
    guard exponent >= -22 else { return slowDecimalNumber(in: range) }
    let magnitude = Double(digits) / exactPowers[-exponent]
    return isNegative ? -magnitude : magnitude
  }

  private func slowDecimalNumber(in range: Range<Int>) -> Double {
    Double(String(decoding: self[range], as: UTF8.self)) ?? 0
  }
}
