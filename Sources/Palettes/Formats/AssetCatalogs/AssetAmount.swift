import Documents

/// One component as it is written, which decides what the same digits mean.
enum AssetAmount {
  /// A number with a point or an exponent, 0 to 1: `"0.749"`.
  case fraction(Double)
  /// A byte in hexadecimal: `"0xBF"`.
  case hexadecimal(Int)
  /// A byte in decimal: `"191"`; `"1"` is 1 of 255.
  case byte(Int)
  /// A whole number without quotes: full intensity for 1, by Apple's reference, and a byte above 1.
  case bare(Int)

  /// Reads the value of a component.
  init(_ value: JSONValue, called name: String) throws(DocumentError) {
    let isBare = value.number != nil
    guard let text = value.string ?? (isBare ? value.sourceText : nil) else {
      throw DocumentError(
        "\(name) is a number such as \"0.749\", \"0xBF\" or \"191\", not \(value.kindName)",
        at: value.range
      )
    }
    guard let amount = AssetAmount(text, isBare: isBare) else {
      throw DocumentError(
        "\(name) is no number: \(text.excerpt); write \"0.749\", \"0xBF\" or \"191\"",
        at: value.range
      )
    }
    self = amount
  }

  private init?(_ text: String, isBare: Bool) {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isHexadecimalDigit) else { return nil }
      self = .hexadecimal(Int(digits, radix: 16) ?? .max)
    } else if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) {
      // Too many digits for an `Int` are out of range in any case.
      let number = Int(text) ?? .max
      self = isBare ? .bare(number) : .byte(number)
    } else {
      // `Double` reads words such as `nan` as well, and `-5` would be neither byte nor fraction.
      guard text.utf8.contains(where: \.isMarkOfFraction),
        text.utf8.allSatisfy(\.isPartOfFraction), let number = Double(text), number.isFinite
      else { return nil }
      self = .fraction(number)
    }
  }

  /// The value as a colour's component; nil for a byte above 255.
  func color(areBytes: Bool) -> Double? {
    switch self {
    case .fraction(let number): number
    case .bare(let number) where !areBytes: Double(number)
    case .hexadecimal(let byte), .byte(let byte), .bare(let byte):
      byte <= 255 ? Double(byte) / 255 : nil
    }
  }

  /// The value as an alpha, which Xcode never writes as a decimal byte; nil for a byte above 255.
  var alpha: Double? {
    switch self {
    case .fraction(let number): number
    case .byte(let number), .bare(let number): Double(number)
    case .hexadecimal(let byte): byte <= 255 ? Double(byte) / 255 : nil
    }
  }

  /// What is wrong with a component out of range.
  static func fault(_ name: String, _ value: JSONValue, in space: AssetColorSpace) -> String {
    let told = (value.string ?? value.sourceText).excerpt
    guard name != "alpha" else { return "alpha goes from 0 to 1, not \(told)" }
    let wider = space.isExtended ? "" : "; extended spaces allow fractions beyond"
    return
      "\(name) goes from \"0.0\" to \"1.0\", \"0\" to \"255\" or \"0x00\" to \"0xFF\", not \(told)"
      + wider
  }

  /// What to tell of components of a colour where a 1 could be meant otherwise.
  static func doubts(about amounts: [AssetAmount]) -> [String] {
    var hasQuotedOne = false
    var hasBareOne = false
    for amount in amounts {
      switch amount {
      case .hexadecimal, .byte(2...), .bare(2...): return []
      case .byte(1): hasQuotedOne = true
      case .bare(1): hasBareOne = true
      case .fraction, .byte, .bare: break
      }
    }
    var doubts: [String] = []
    if hasQuotedOne {
      doubts.append("\"1\" is read as the byte 1 of 255; full intensity is \"1.000\"")
    }
    // Beside a fraction a bare 1 is what is left of 1.0.
    let hasFraction = amounts.contains { if case .fraction = $0 { true } else { false } }
    if hasBareOne, !hasFraction {
      doubts.append("1 is read as full intensity; the byte 1 is \"0x01\"")
    }
    return doubts
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
  fileprivate var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  /// A point, or the letter of an exponent.
  fileprivate var isMarkOfFraction: Bool { self == 0x2E || self | 0x20 == 0x65 }
  fileprivate var isPartOfFraction: Bool {
    isDigit || isMarkOfFraction || self == 0x2B || self == 0x2D
  }
}
