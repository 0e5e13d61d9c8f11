/// Numbers as decimal text with a fixed number of places, the same on every machine and locale.
public enum DecimalText {
  /// The digits of `value` cut off, not rounded, after `places` decimal places, 0 to 15.
  ///
  /// The exact value of the double decides, so that the double below 4.5 prints as 4.49. Magnitudes
  /// from 2^52 on print as 2^52 does, and what is not a number prints as 0.
  public static func truncated(_ value: Double, places: Int) -> String {
    let places = min(max(places, 0), 15)
    let magnitude = value.isNaN ? 0 : min(value.magnitude, 0x1p52)
    let digits = String(units(in: magnitude, places: places))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    let sign = value < 0 && padded.utf8.contains { $0 != UInt8(ascii: "0") } ? "-" : ""
    guard places > 0 else { return sign + padded }
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  /// How many whole units of the last of `places` fit in a number of 0 to 2^52, in exact arithmetic.
  private static func units(in magnitude: Double, places: Int) -> UInt128 {
    guard magnitude.isNormal else { return 0 }
    let significand = UInt128(1 << 52 | magnitude.significandBitPattern)
    let scale = (0..<places).reduce(UInt128(1)) { power, _ in power * 10 }
    return (significand * scale) >> (52 - Int(magnitude.exponent))
  }
}
