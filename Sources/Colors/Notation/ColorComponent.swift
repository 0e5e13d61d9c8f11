internal import Documents

/// One value within a colour function, as it is written.
struct ColorComponent: Sendable {
  /// The kind of value.
  enum Kind: Sendable {
    /// A plain number.
    case number
    /// A percentage; 50 % is 50.
    case percentage
    /// An angle, in degrees.
    case angle
    /// The keyword `none`, with the value 0.
    case none
  }

  /// The kind of value.
  let kind: Kind
  /// The value; it is finite.
  let value: Double
  /// Where it is written.
  let range: SourceRange
}

extension ColorScanner {
  /// Reads the value of a channel or of alpha; a relative colour has an origin.
  mutating func readComponent(
    _ expected: @autoclosure () -> String,
    from origin: RelativeOrigin? = nil,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> ColorComponent {
    let start = offset
    guard let number = readNumber(in: text) else {
      return try readWord(expected(), from: origin, in: text)
    }
    return try component(readUnit(of: number, in: text), expected(), from: start, in: text)
  }

  /// Reads `none`, a calculation, or a word that stands for a channel of the origin.
  private mutating func readWord(
    _ expected: @autoclosure () -> String,
    from origin: RelativeOrigin?,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> ColorComponent {
    let start = offset
    let word = skipIdentifier(in: text)
    if word.count > 0, let keyword = Keyword(text, word) {
      if skip("(", in: text) {
        let function = try mathFunction(word, keyword, in: text)
        let quantity = try readMath(function, from: origin, in: text)
        return try component(quantity, expected(), from: start, in: text)
      }
      if keyword == none { return missing(from: start) }
      if let value = origin?.value(of: keyword) {
        if value.isMissing { return missing(from: start) }
        return try component(.number(value.number), expected(), from: start, in: text)
      }
    }
    offset = start
    throw unexpected(expected(), in: text)
  }

  private func component(
    _ quantity: CalculatedQuantity,
    _ expected: @autoclosure () -> String,
    from start: Int,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> ColorComponent {
    let range = SourceRange(start, offset)
    guard let kind = quantity.kind else {
      throw ColorSyntaxError(.unit(text.excerpt(range), expected: expected()), at: range)
    }
    return ColorComponent(kind: kind, value: quantity.value.finite, range: range)
  }

  private func missing(from start: Int) -> ColorComponent {
    ColorComponent(kind: .none, value: 0, range: SourceRange(start, offset))
  }

  /// The error that says what was expected at this place.
  func unexpected(_ expected: String, in text: Span<UInt8>) -> ColorSyntaxError {
    guard let byte = text.byte(at: offset) else {
      return ColorSyntaxError(.truncated(expected: expected), at: SourceRange(offset, offset))
    }
    if byte >= 0x80 {
      let (scalar, range) = text.scalar(at: offset)
      return ColorSyntaxError(.notASCII(scalar), at: range)
    }
    var ahead = self
    let word = ahead.skipIdentifier(in: text)
    let range = word.count > 0 ? word : SourceRange(offset, offset + 1)
    return ColorSyntaxError(
      .unexpected(found: text.excerpt(range), expected: expected),
      at: range
    )
  }
}

private let none = Keyword("none")
