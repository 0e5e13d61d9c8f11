extension ColorNotation {
  /// `hwb()`, which has no comma form (CSS Color 4, section 8.1).
  static let hwb = ColorNotation(names: ["hwb"], read: readHWB)
}

@Sendable private func readHWB(
  _ scanner: inout ColorScanner,
  _ text: Span<UInt8>
) throws(ColorSyntaxError) -> Color {
  let arguments = try scanner.readArguments(
    of: "hwb",
    ["a hue", "a whiteness", "a blackness"],
    in: text
  )
  let hue = try arguments[0].hue(in: text)
  let whiteness = try arguments[1].level(in: text)
  let blackness = try arguments[2].level(in: text)
  return arguments.color(
    in: .hwb,
    SIMD3(hue, min(max(whiteness, 0), 100), min(max(blackness, 0), 100))
  )
}
