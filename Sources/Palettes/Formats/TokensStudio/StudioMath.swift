/// A number with a unit, as the arithmetic of Tokens Studio has them.
struct StudioQuantity: Hashable {
  /// The number, which is finite.
  var value: Double
  /// The unit, such as `px` or `%`; empty for none.
  var unit: String

  /// The number and the unit.
  var text: String { "\(value)\(unit)" }

  /// The share that the quantity is: 0.5 for `0.5` and for `50%`; nil for any other unit.
  var share: Double? {
    switch unit {
    case "": value
    case "%": value / 100
    default: nil
    }
  }

  init(_ value: Double, _ unit: String = "") {
    self.value = value
    self.unit = unit
  }

  /// Works out an expression of numbers, `+ - * /` and parentheses; nil when it is none.
  ///
  /// `px` counts as no unit and is put back at the end. Other units must agree in a sum, and nothing
  /// is divided by them, since nobody knows how large they are.
  init?(calculating text: String) {
    guard text.utf8.count <= 4_096 else { return nil }
    var calculation = StudioCalculation(text)
    guard let result = calculation.result, result.value.isFinite else { return nil }
    self = result
  }
}

/// Reads and works out one expression; time is linear in its length.
private struct StudioCalculation {
  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0
  private var hasPixels = false

  /// How many parentheses and signs may stand within one another.
  private static let deepest = 64

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The result, or nil when the text is no expression.
  var result: StudioQuantity? {
    mutating get {
      guard var sum = sum(), next == nil else { return nil }
      if sum.unit.isEmpty, hasPixels { sum.unit = "px" }
      return sum
    }
  }

  /// The next byte that is no blank.
  private var next: UInt8? {
    mutating get {
      while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
      return offset < bytes.count ? bytes[offset] : nil
    }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func sum() -> StudioQuantity? {
    guard var sum = product() else { return nil }
    while true {
      let isPlus = skip("+")
      guard isPlus || skip("-") else { return sum }
      guard let other = product(), other.unit == sum.unit else { return nil }
      sum.value += isPlus ? other.value : -other.value
    }
  }

  private mutating func product() -> StudioQuantity? {
    guard var product = factor() else { return nil }
    while true {
      let isTimes = skip("*")
      guard isTimes || skip("/") else { return product }
      guard let other = factor() else { return nil }
      if isTimes {
        guard product.unit.isEmpty || other.unit.isEmpty || product.unit == other.unit else {
          return nil
        }
        product = StudioQuantity(
          product.value * other.value,
          product.unit.isEmpty ? other.unit : product.unit
        )
      } else {
        guard other.unit.isEmpty else { return nil }
        product.value /= other.value
      }
    }
  }

  private mutating func factor() -> StudioQuantity? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    if skip("(") {
      guard let sum = sum(), skip(")") else { return nil }
      return sum
    }
    if skip("-") {
      guard let factor = factor() else { return nil }
      return StudioQuantity(-factor.value, factor.unit)
    }
    return skip("+") ? factor() : number()
  }

  private mutating func number() -> StudioQuantity? {
    _ = next
    let start = offset
    skipDigits()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      skipDigits()
    }
    // `1e-05` has an exponent, `1em` a unit.
    if offset > start, offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      let end = offset
      offset += 1
      if offset < bytes.count, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(bytes[offset]) {
        offset += 1
      }
      let digits = offset
      skipDigits()
      if offset == digits { offset = end }
    }
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)) else {
      return nil
    }
    let end = offset
    while offset < bytes.count, bytes[offset].isUnitByte { offset += 1 }
    let unit = String(decoding: bytes[end..<offset], as: UTF8.self)
    guard unit != "px" else {
      hasPixels = true
      return StudioQuantity(value)
    }
    return StudioQuantity(value, unit)
  }

  private mutating func skipDigits() {
    while offset < bytes.count, bytes[offset] &- 0x30 < 10 { offset += 1 }
  }
}

extension UInt8 {
  fileprivate var isUnitByte: Bool {
    (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "%")
  }
}
