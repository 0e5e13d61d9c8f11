internal import Documents

/// A colour of sRGB that is written as `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in four bytes.
public struct HexColor: Sendable, Hashable {
  private let digits: UInt32

  /// Reads UTF-8 bytes, the `#` included; nil for anything else (CSS Color 4, section 5.2).
  public init?(_ text: Span<UInt8>) {
    guard text.byte(at: 0) == UInt8(ascii: "#") else { return nil }
    var digits: UInt32 = 0
    for offset in text.indices.dropFirst() {
      guard offset < 9, let digit = text[offset].hexDigitValue else { return nil }
      digits = digits << 4 | UInt32(digit)
    }
    self.init(digits, count: text.count - 1)
  }

  /// Makes a colour of the value of its 3, 4, 6 or 8 digits; nil for any other count.
  init?(_ digits: UInt32, count: Int) {
    switch count {
    case 3: self.digits = HexColor.doubled(digits << 4 | 0xF)
    case 4: self.digits = HexColor.doubled(digits)
    case 6: self.digits = digits << 8 | 0xFF
    case 8: self.digits = digits
    default: return nil
    }
  }

  /// The digits RGBA, each written twice.
  private static func doubled(_ digits: UInt32) -> UInt32 {
    let spread =
      (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | digits & 0xF
    return spread * 0x11
  }

  /// The colour; the alpha is its byte / 255.
  public var color: Color {
    let bytes = SIMD4(repeating: digits) &>> SIMD4(24, 16, 8, 0) & 0xFF
    let levels =
      SIMD4(Double(bytes.x), Double(bytes.y), Double(bytes.z), Double(bytes.w)) / 255
    return Color(.srgb, SIMD3(levels.x, levels.y, levels.z), alpha: levels.w)
  }
}

extension ColorScanner {
  /// Reads the digits of a hexadecimal colour, after its `#` (CSS Color 4, section 5.2).
  mutating func readHex(in text: Span<UInt8>) throws(ColorSyntaxError) -> Color {
    let start = offset
    // A bare colour has no sign in front of it.
    let signOrDigit = start > 0 && text.byte(at: start - 1) == UInt8(ascii: "#") ? start - 1 : start
    var digits: UInt32 = 0
    while let digit = text.byte(at: offset)?.hexDigitValue {
      digits = digits << 4 | UInt32(digit)
      offset += 1
    }
    if let next = text.byte(at: offset), next.isCSSName || next == UInt8(ascii: "+") {
      throw notHexadecimal(in: text)
    }
    guard let color = HexColor(digits, count: offset - start) else {
      throw ColorSyntaxError(.digitCount(offset - start), at: SourceRange(signOrDigit, offset))
    }
    return color.color
  }

  /// Reads a hexadecimal colour without `#`, or gives nil when something else stands here.
  mutating func readBareHex(in text: Span<UInt8>) throws(ColorSyntaxError) -> Color? {
    var ahead = self
    return ahead.skipHexDigits(in: text) == nil ? nil : try readHex(in: text)
  }

  /// Steps over a word of hexadecimal digits and gives its range, or nil when there is none.
  mutating func skipHexDigits(in text: Span<UInt8>) -> SourceRange? {
    let start = offset
    while text.byte(at: offset)?.hexDigitValue != nil { offset += 1 }
    let isWord = text.byte(at: offset).map { !$0.isCSSName && $0 != UInt8(ascii: "(") } ?? true
    return isWord && offset > start ? SourceRange(start, offset) : nil
  }

  private func notHexadecimal(in text: Span<UInt8>) -> ColorSyntaxError {
    let (scalar, range) = text.scalar(at: offset)
    return ColorSyntaxError(
      scalar.isASCII ? .notHexadecimal(text.excerpt(range)) : .notASCII(scalar),
      at: range
    )
  }
}

extension Color {
  /// The colour in sRGB, clipped, as `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  ///
  /// Each channel is rounded half up, so that 50 % is 128 of 255.
  public var hex: String {
    let rgb = OpaqueColor(clipping: self)
    return alpha < 1 ? rgb.hex + hexPair(alpha.byte) : rgb.hex
  }
}

extension OpaqueColor {
  /// The colour as `#rrggbb`, each channel rounded half up.
  public var hex: String {
    let bytes = bytes
    return "#" + hexPair(bytes.x) + hexPair(bytes.y) + hexPair(bytes.z)
  }

  /// The channels as bytes, 0 to 255, rounded half up.
  public var bytes: SIMD3<UInt8> { SIMD3(rgb.x.byte, rgb.y.byte, rgb.z.byte) }
}

extension Double {
  /// This level of 0 to 1 as a byte, rounded half up.
  ///
  /// What lies within a billionth of a half counts as the half: the error of a conversion, far below
  /// any difference that can be written, must not decide the byte.
  var byte: UInt8 { UInt8(min(max((self * 255 + 0.5 + 1e-9).rounded(.down), 0), 255)) }
}

private func hexPair(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16)
  return digits.utf8.count < 2 ? "0" + digits : digits
}
