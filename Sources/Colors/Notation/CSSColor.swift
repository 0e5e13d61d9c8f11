internal import Documents

/// What a text means as a CSS colour.
public enum CSSColor: Sendable, Hashable {
  /// A colour.
  case color(Color)
  /// A valid value that has no colour by itself.
  case undetermined(UndeterminedColor)

  /// What else than CSS is accepted.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Hexadecimal digits without `#`, as in command-line arguments and query strings.
    public static let bareHex = Options(rawValue: 1)
  }

  /// Parses a CSS colour, with white space and comments around it.
  ///
  /// Values are clamped as CSS Color 4 does at parse time; every component is finite. Time is linear
  /// in the length of the text.
  ///
  /// - Throws: A ``ColorSyntaxError`` with the place and the reason.
  public init(parsing text: String, options: Options = []) throws(ColorSyntaxError) {
    try self.init(parsing: text.utf8.span, options: options)
  }

  /// Parses a CSS colour of UTF-8 bytes.
  ///
  /// - Throws: A ``ColorSyntaxError`` with the place and the reason.
  public init(parsing text: Span<UInt8>, options: Options = []) throws(ColorSyntaxError) {
    var scanner = ColorScanner()
    do throws(ColorSyntaxError) {
      self = try scanner.readColor(options, in: text)
      scanner.skipSpaces(in: text)
      if scanner.offset < text.count {
        let rest = SourceRange(scanner.offset, text.count)
        throw ColorSyntaxError(.trailing(text.excerpt(rest)), at: rest)
      }
    } catch {
      // A value with var() is valid until it has been substituted (CSS Variables 1, section 3).
      guard text.hasSubstitution else { throw error }
      self = .undetermined(.substitution)
    }
  }

  /// The colour, or nil when it is undetermined.
  public var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }
}

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
        return .color(try notation.read(&self, text))
      }
      throw unknownFunction(word, keyword, in: text)
    }
    if word.count > 0, let keyword {
      if let color = NamedColors.byName[keyword] { return .color(color) }
      if let color = UndeterminedColor.named(keyword) { return .undetermined(color) }
    }
    offset = start
    if options.contains(.bareHex), let color = try readBareHex(in: text) { return .color(color) }
    throw unknownWord(word, keyword, in: text)
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

  /// Whether one of the functions occurs that stand for another text.
  fileprivate var hasSubstitution: Bool {
    var scanner = ColorScanner()
    while scanner.offset < count {
      let word = scanner.skipIdentifier(in: self)
      if word.count == 0 {
        scanner.offset += 1
      } else if byte(at: scanner.offset) == UInt8(ascii: "("), word.count <= 4,
        let keyword = Keyword(self, word), substitutions.contains(keyword)
      {
        return true
      }
    }
    return false
  }
}

private let substitutions = Set(["var", "env", "attr"].map(Keyword.init))

private let unsupported = Set(
  ["lab", "lch", "oklab", "oklch", "color", "color-mix", "light-dark"].map(Keyword.init)
)
