extension ColorNotation {
  /// `hsl()` and `hsla()` (CSS Color 4, section 7.1).
  static let hsl = ColorNotation(names: ["hsl", "hsla"], read: readHSL)
}

@Sendable private func readHSL(
  _ scanner: inout ColorScanner,
  _ text: Span<UInt8>
) throws(ColorSyntaxError) -> Color {
  let arguments = try scanner.readArguments(
    of: "hsl",
    ["a hue", "a saturation", "a lightness"],
    hasLegacyForm: true,
    in: text
  )
  let hue = try arguments[0].hue(in: text)
  let saturation = try arguments[1].level(in: text)
  let lightness = try arguments[2].level(in: text)
  if arguments.isLegacy {
    for value in [arguments[1], arguments[2]] where value.kind != .percentage {
      throw ColorSyntaxError(.percentageNeeded(function: "hsl"), at: value.range)
    }
  }
  return arguments.color(in: .hsl, SIMD3(hue, max(saturation, 0), lightness))
}

extension ColorComponent {
  /// The value as a hue in degrees, 0 up to 360.
  func hue(in text: Span<UInt8>) throws(ColorSyntaxError) -> Double {
    guard kind != .percentage else {
      throw ColorSyntaxError(
        .unit(text.excerpt(range), expected: "a hue in degrees, such as 210 or 210deg"),
        at: range
      )
    }
    return value.wrappedDegrees
  }

  /// The value as a level of 0 to 100, which may be exceeded.
  func level(in text: Span<UInt8>) throws(ColorSyntaxError) -> Double {
    guard kind != .angle else {
      throw ColorSyntaxError(
        .unit(text.excerpt(range), expected: "a percentage"),
        at: range
      )
    }
    return value
  }
}
