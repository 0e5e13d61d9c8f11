internal import Documents

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
    switch offset - start {
    case 3: return Color(hex: digits << 4 | 0xF, isShort: true)
    case 4: return Color(hex: digits, isShort: true)
    case 6: return Color(hex: digits << 8 | 0xFF, isShort: false)
    case 8: return Color(hex: digits, isShort: false)
    case let count:
      throw ColorSyntaxError(.digitCount(count), at: SourceRange(signOrDigit, offset))
    }
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
  /// Makes an sRGB colour of the digits RRGGBBAA, or RGBA if it is short; alpha is its byte / 255.
  fileprivate init(hex: UInt32, isShort: Bool) {
    let bytes =
      isShort
      ? (SIMD4(repeating: hex) &>> SIMD4(12, 8, 4, 0) & 0xF) &* 0x11
      : SIMD4(repeating: hex) &>> SIMD4(24, 16, 8, 0) & 0xFF
    let levels =
      SIMD4<Double>(
        Double(bytes.x),
        Double(bytes.y),
        Double(bytes.z),
        Double(bytes.w)
      ) / 255
    self.init(.srgb, SIMD3(levels.x, levels.y, levels.z), alpha: levels.w)
  }

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
