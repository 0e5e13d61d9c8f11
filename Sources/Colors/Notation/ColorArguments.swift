internal import Documents

/// What stands within the parentheses of a colour function: three values and perhaps an alpha.
struct ColorArguments: Sendable {
  /// The three values, in the order in which they are written.
  let components: (ColorComponent, ColorComponent, ColorComponent)
  /// The alpha, or nil when none is written.
  let alpha: ColorComponent?
  /// Whether commas separate them: the legacy form (CSS Color 4, section 5.2).
  let isLegacy: Bool

  /// The colour in `space` of values on the scale of its channels.
  ///
  /// Alpha is clamped to 0...1 (CSS Color 4, section 4.2); where none is written, it is that of the
  /// origin (CSS Color 5, section 4.1), or 1.
  func color(
    in space: ColorSpace,
    _ values: SIMD3<Double>,
    from origin: RelativeOrigin?
  ) -> Color {
    var missing: MissingComponents = []
    if components.0.kind == .none { missing.insert(MissingComponents(channel: 0)) }
    if components.1.kind == .none { missing.insert(MissingComponents(channel: 1)) }
    if components.2.kind == .none { missing.insert(MissingComponents(channel: 2)) }
    guard let alpha else {
      if let origin { missing.formUnion(origin.color.missing.intersection(.alpha)) }
      return Color(space, values, alpha: origin?.color.alpha ?? 1, missing: missing)
    }
    if alpha.kind == .none { missing.insert(.alpha) }
    let opacity = alpha.kind == .percentage ? alpha.value / 100 : alpha.value
    return Color(space, values, alpha: opacity, missing: missing)
  }
}

extension ColorScanner {
  /// Reads the values of a function and its closing parenthesis.
  mutating func readArguments(
    of function: ChannelFunction,
    from origin: RelativeOrigin?,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> ColorArguments {
    skipSpaces(in: text)
    let first = try readValue(0, of: function, from: origin, in: text)
    skipSpaces(in: text)
    let isLegacy = text.byte(at: offset) == UInt8(ascii: ",")
    if isLegacy, function.legacy == nil || origin != nil {
      throw ColorSyntaxError(
        .commas(function: function.name),
        at: SourceRange(offset, offset + 1)
      )
    }
    try skipSeparator(isLegacy, of: function, in: text)
    let second = try readValue(1, of: function, from: origin, in: text)
    try skipSeparator(isLegacy, of: function, in: text)
    let third = try readValue(2, of: function, from: origin, in: text)
    skipSpaces(in: text)
    var alpha: ColorComponent?
    if skip(isLegacy ? "," : "/", in: text) {
      skipSpaces(in: text)
      let value = try readComponent("an alpha of 0 to 1 or of 0% to 100%", from: origin, in: text)
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
    guard skip(")", in: text) else { throw unclosed(arguments, of: function.name, in: text) }
    if isLegacy, let form = function.legacy { try arguments.check(form, in: function.name) }
    return arguments
  }

  /// Steps over what has to stand between two values.
  private mutating func skipSeparator(
    _ isLegacy: Bool,
    of function: ChannelFunction,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) {
    skipSpaces(in: text)
    let hasComma = skip(",", in: text)
    guard hasComma == isLegacy || text.byte(at: offset) == UInt8(ascii: ")") else {
      let range = SourceRange(hasComma ? offset - 1 : offset, min(offset + 1, text.count))
      if !hasComma, text.byte(at: offset) == nil { throw unexpected("a comma", in: text) }
      throw ColorSyntaxError(.mixedSeparators(function: function.name), at: range)
    }
    skipSpaces(in: text)
  }

  /// Reads the value at `index`; a parenthesis in its place means that values are missing.
  private mutating func readValue(
    _ index: Int,
    of function: ChannelFunction,
    from origin: RelativeOrigin?,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> ColorComponent {
    if text.byte(at: offset) == UInt8(ascii: ")") {
      throw ColorSyntaxError(
        .valueCount(function: function.name, found: index),
        at: SourceRange(offset, offset + 1)
      )
    }
    return try readComponent(function.expected[index], from: origin, in: text)
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
  /// Throws if a value does not fit the comma form.
  fileprivate func check(
    _ form: ChannelFunction.LegacyForm,
    in name: String
  ) throws(ColorSyntaxError) {
    if let alpha, alpha.kind == .none { throw noneWithCommas(name, alpha) }
    try check(form, components.0, isFirst: true, in: name)
    try check(form, components.1, isFirst: false, in: name)
    try check(form, components.2, isFirst: false, in: name)
  }

  private func check(
    _ form: ChannelFunction.LegacyForm,
    _ value: ColorComponent,
    isFirst: Bool,
    in name: String
  ) throws(ColorSyntaxError) {
    if value.kind == .none { throw noneWithCommas(name, value) }
    switch form {
    case .oneKind:
      if value.kind != components.0.kind {
        throw ColorSyntaxError(.mixedKinds(function: name), at: value.range)
      }
    case .huePercentages:
      if !isFirst, value.kind != .percentage {
        throw ColorSyntaxError(.percentageNeeded(function: name), at: value.range)
      }
    }
  }

  private func noneWithCommas(_ name: String, _ value: ColorComponent) -> ColorSyntaxError {
    ColorSyntaxError(.noneWithCommas(function: name), at: value.range)
  }
}
