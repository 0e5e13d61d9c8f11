extension ColorNotation {
  /// `rgb()` and `rgba()` (CSS Color 4, section 5.1).
  static let rgb = ColorNotation(names: ["rgb", "rgba"], read: readRGB)
}

@Sendable private func readRGB(
  _ scanner: inout ColorScanner,
  _ text: Span<UInt8>
) throws(ColorSyntaxError) -> Color {
  let arguments = try scanner.readArguments(
    of: "rgb",
    expectations,
    hasLegacyForm: true,
    in: text
  )
  var components = SIMD3<Double>()
  for index in 0..<3 {
    let value = arguments[index]
    if value.kind == .angle {
      throw ColorSyntaxError(
        .unit(text.excerpt(value.range), expected: expectations[index]),
        at: value.range
      )
    }
    if arguments.isLegacy, value.kind != arguments[0].kind {
      throw ColorSyntaxError(.mixedKinds(function: "rgb"), at: value.range)
    }
    // Division by 255 keeps a byte exact, where a multiplication by its inverse would not.
    let level = value.kind == .percentage ? value.value / 100 : value.value / 255
    components[index] = min(max(level, 0), 1)
  }
  return arguments.color(in: .srgb, components)
}

private let expectations = ["red", "green", "blue"].map {
  "a \($0) value of 0 to 255 or of 0% to 100%"
}
