extension ColorNotation {
  /// `light-dark()`: one colour for each scheme (CSS Color 5, section 8).
  static let lightDark = ColorNotation(names: ["light-dark"], read: readLightDark)
}

@Sendable private func readLightDark(
  _ scanner: inout ColorScanner,
  _ text: Span<UInt8>
) throws(ColorSyntaxError) -> CSSColor {
  let light = try scanner.readNestedColor(in: text)
  scanner.skipSpaces(in: text)
  guard scanner.skip(",", in: text) else { throw scanner.unexpected("a comma", in: text) }
  let dark = try scanner.readNestedColor(in: text)
  scanner.skipSpaces(in: text)
  guard scanner.skip(")", in: text) else {
    throw scanner.unexpected("a closing parenthesis", in: text)
  }
  return .lightDark(light: light.resolved(in: .light), dark: dark.resolved(in: .dark))
}
