internal import Documents

extension ColorScanner {
  /// Reads a colour, after white space and comments.
  mutating func readColor(
    _ options: CSSColor.Options,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> CSSColor {
    skipSpaces(in: text)
    let start = offset
    if skip("#", in: text) { return .color(try readHex(in: text)) }
    let word = skipIdentifier(in: text)
    let keyword = Keyword(text, word)
    if word.count > 0, skip("(", in: text) {
      if let keyword, let notation = ColorNotation.byName[keyword] {
        return try notation.read(&self, text)
      }
      throw unknownFunction(word, keyword, in: text)
    }
    if word.count > 0, let keyword {
      if let color = NamedColors.byName[keyword] { return .color(color) }
      if let word = UndeterminedColor.named(keyword) {
        return surroundings?.color(of: word).map(CSSColor.color) ?? .undetermined(word)
      }
    }
    offset = start
    if options.contains(.bareHex), let color = try readBareHex(in: text) { return .color(color) }
    throw unknownWord(word, keyword, in: text)
  }

  /// Reads a colour within a function.
  mutating func readNestedColor(in text: Span<UInt8>) throws(ColorSyntaxError) -> CSSColor {
    try enter()
    defer { exit() }
    return try readColor([], in: text)
  }

  private func unknownFunction(
    _ name: SourceRange,
    _ keyword: Keyword?,
    in text: Span<UInt8>
  ) -> ColorSyntaxError {
    if let error = text.notASCII(in: name) { return error }
    let excerpt = text.excerpt(name)
    return ColorSyntaxError(
      keyword.map(unsupported.contains) == true
        ? .unsupportedFunction(excerpt) : .unknownFunction(excerpt),
      at: name
    )
  }

  private func unknownWord(
    _ word: SourceRange,
    _ keyword: Keyword?,
    in text: Span<UInt8>
  ) -> ColorSyntaxError {
    if let error = text.notASCII(in: word) { return error }
    if offset == text.count {
      return ColorSyntaxError(.empty, at: SourceRange(0, text.count))
    }
    var ahead = self
    if let digits = ahead.skipHexDigits(in: text), [3, 4, 6, 8].contains(digits.count) {
      return ColorSyntaxError(.missingHash(text.excerpt(digits)), at: digits)
    }
    guard word.count > 0 else { return unexpected("a colour", in: text) }
    ahead.offset = word.upperBound
    ahead.skipSpaces(in: text)
    if let keyword, ColorNotation.byName[keyword] != nil, ahead.skip("(", in: text) {
      return ColorSyntaxError(
        .spaceBeforeParenthesis(text.excerpt(word)),
        at: SourceRange(offset, ahead.offset)
      )
    }
    return ColorSyntaxError(.unknownName(text.excerpt(word)), at: word)
  }
}

extension Span where Element == UInt8 {
  /// The error about the first character of `range` that is not ASCII, or nil when all are.
  fileprivate func notASCII(in range: SourceRange) -> ColorSyntaxError? {
    for offset in range.lowerBound..<range.upperBound where self[offset] >= 0x80 {
      let (scalar, range) = scalar(at: offset)
      return ColorSyntaxError(.notASCII(scalar), at: range)
    }
    return nil
  }
}

/// Functions of CSS Color 5 whose colour depends on a profile, or on what lies around.
private let unsupported = Set(["device-cmyk", "contrast-color"].map(Keyword.init))
