internal import Documents

extension ColorNotation {
  /// `color()` in the predefined spaces (CSS Color 4, section 10).
  static let color = ColorNotation(names: ["color"], read: readColorFunction)
}

@Sendable private func readColorFunction(
  _ scanner: inout ColorScanner,
  _ text: Span<UInt8>
) throws(ColorSyntaxError) -> CSSColor {
  let origin = try scanner.readOrigin(in: text)
  scanner.skipSpaces(in: text)
  let name = scanner.skipIdentifier(in: text)
  guard name.count > 0 else { throw scanner.unexpected("a colour space", in: text) }
  guard let function = Keyword(text, name).flatMap({ functions[$0] }) else {
    throw ColorSyntaxError(.unknownSpace(text.excerpt(name)), at: name)
  }
  return if let origin {
    try scanner.readRelative(to: origin, function, in: text)
  } else {
    try scanner.readChannels(of: function, in: text)
  }
}

/// One function for each space whose channels are red, green and blue, or X, Y and Z.
private let functions: [Keyword: ChannelFunction] = {
  var functions: [Keyword: ChannelFunction] = [:]
  for space in ColorSpace.all where space.channels[0].kind == .red {
    functions[Keyword(space.id)] = ChannelFunction(
      name: "color",
      space: space,
      expected: space.channels.map { "a value for \($0.name), as a number or a percentage" },
      limits: Array(repeating: ChannelFunction.unlimited, count: 3)
    )
  }
  functions[Keyword("xyz")] = functions[Keyword("xyz-d65")]
  return functions
}()
