internal import Documents

/// What stands within the parentheses of a colour function: three values and perhaps an alpha.
struct ColorArguments: Sendable {
  /// The three values, in the order in which they are written.
  let components: (ColorComponent, ColorComponent, ColorComponent)
  /// The alpha, or nil when none is written.
  let alpha: ColorComponent?
  /// Whether commas separate them: the legacy form (CSS Color 4, section 5.2).
  let isLegacy: Bool

  /// The values by their index, 0 to 2.
  subscript(index: Int) -> ColorComponent {
    switch index {
    case 0: components.0
    case 1: components.1
    default: components.2
    }
  }

  /// The colour in `space` of values on the scale of its channels.
  ///
  /// Alpha is clamped to 0...1 (CSS Color 4, section 4.2), as is all else by whoever calls.
  func color(in space: ColorSpace, _ components: SIMD3<Double>) -> Color {
    var missing: MissingComponents = []
    for index in 0..<3 where self[index].kind == .none {
      missing.insert(MissingComponents(channel: index))
    }
    if alpha?.kind == ColorComponent.Kind.none { missing.insert(.alpha) }
    let opacity = alpha.map { $0.kind == .percentage ? $0.value / 100 : $0.value } ?? 1
    return Color(space, components, alpha: opacity, missing: missing)
  }
}

extension ColorScanner {
  /// Reads the values of the function `name` and its closing parenthesis.
  ///
  /// What each value may be is `expected`, for messages.
  mutating func readArguments(
    of name: String,
    _ expected: [String],
    hasLegacyForm: Bool = false,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> ColorArguments {
    skipSpaces(in: text)
    let first = try readValue(0, of: name, expected[0], in: text)
    skipSpaces(in: text)
    let isLegacy = text.byte(at: offset) == UInt8(ascii: ",")
    if isLegacy, !hasLegacyForm {
      throw ColorSyntaxError(.commas(function: name), at: SourceRange(offset, offset + 1))
    }
    try skipSeparator(isLegacy, of: name, in: text)
    let second = try readValue(1, of: name, expected[1], in: text)
    try skipSeparator(isLegacy, of: name, in: text)
    let third = try readValue(2, of: name, expected[2], in: text)
    skipSpaces(in: text)
    var alpha: ColorComponent?
    if skip(isLegacy ? "," : "/", in: text) {
      skipSpaces(in: text)
      let value = try readComponent("an alpha of 0 to 1 or of 0% to 100%", in: text)
      if value.kind == .angle {
        throw ColorSyntaxError(
          .unit(text.excerpt(value.range), expected: "an alpha"),
          at: value.range
        )
      }
      alpha = value
      skipSpaces(in: text)
    }
    let arguments = ColorArguments(
      components: (first, second, third),
      alpha: alpha,
      isLegacy: isLegacy
    )
    guard skip(")", in: text) else { throw unclosed(arguments, of: name, in: text) }
    if isLegacy { try arguments.rejectNone(in: name) }
    return arguments
  }

  /// Steps over what has to stand between two values.
  private mutating func skipSeparator(
    _ isLegacy: Bool,
    of name: String,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) {
    skipSpaces(in: text)
    let hasComma = skip(",", in: text)
    guard hasComma == isLegacy || text.byte(at: offset) == UInt8(ascii: ")") else {
      let range = SourceRange(hasComma ? offset - 1 : offset, min(offset + 1, text.count))
      if !hasComma, text.byte(at: offset) == nil { throw unexpected("a comma", in: text) }
      throw ColorSyntaxError(.mixedSeparators(function: name), at: range)
    }
    skipSpaces(in: text)
  }

  /// Reads the value at `index`; a parenthesis in its place means that values are missing.
  private mutating func readValue(
    _ index: Int,
    of name: String,
    _ expected: String,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> ColorComponent {
    if text.byte(at: offset) == UInt8(ascii: ")") {
      throw ColorSyntaxError(
        .valueCount(function: name, found: index),
        at: SourceRange(offset, offset + 1)
      )
    }
    return try readComponent(expected, in: text)
  }

  /// The error for what stands where the closing parenthesis should.
  private func unclosed(
    _ arguments: ColorArguments,
    of name: String,
    in text: Span<UInt8>
  ) -> ColorSyntaxError {
    let separators: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "/")]
    if arguments.alpha == nil, let byte = text.byte(at: offset), separators.contains(byte) {
      return ColorSyntaxError(
        .mixedSeparators(function: name),
        at: SourceRange(offset, offset + 1)
      )
    }
    var ahead = self
    if ahead.readNumber(in: text) != nil {
      let count = arguments.alpha == nil ? 4 : 5
      return ColorSyntaxError(
        .valueCount(function: name, found: count),
        at: SourceRange(offset, ahead.offset)
      )
    }
    return unexpected("a closing parenthesis", in: text)
  }
}

extension ColorArguments {
  /// Throws if a value of the comma form is `none`.
  fileprivate func rejectNone(in name: String) throws(ColorSyntaxError) {
    for value in [components.0, components.1, components.2, alpha] {
      if let value, value.kind == .none {
        throw ColorSyntaxError(.noneWithCommas(function: name), at: value.range)
      }
    }
  }
}
