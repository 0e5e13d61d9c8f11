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

  /// The value on the scale of `channel`, where a plain number counts `unit`.
  func scaled(to channel: Channel, unit: Double = 1) -> Double {
    kind == .percentage ? value / 100 * channel.reference.upperBound : value * unit
  }
}

extension ColorScanner {
  /// Reads the value of a channel or of alpha.
  mutating func readComponent(
    _ expected: String,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> ColorComponent {
    let start = offset
    guard let number = readNumber(in: text) else {
      if try skipNone(in: text) {
        return ColorComponent(kind: .none, value: 0, range: SourceRange(start, offset))
      }
      throw unexpected(expected, in: text)
    }
    if skip("%", in: text) {
      return ColorComponent(kind: .percentage, value: number, range: SourceRange(start, offset))
    }
    let unit = skipIdentifier(in: text)
    guard unit.count > 0 else {
      return ColorComponent(kind: .number, value: number, range: SourceRange(start, offset))
    }
    guard let degrees = Keyword(text, unit).flatMap({ degreesByUnit[$0] }) else {
      throw ColorSyntaxError(.unit(text.excerpt(unit), expected: expected), at: unit)
    }
    let angle = min(max(number * degrees, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    return ColorComponent(kind: .angle, value: angle, range: SourceRange(start, offset))
  }

  /// Steps over the keyword `none`, and tells whether it was there.
  private mutating func skipNone(in text: Span<UInt8>) throws(ColorSyntaxError) -> Bool {
    let start = offset
    let word = skipIdentifier(in: text)
    defer { if Keyword(text, word) != none { offset = start } }
    guard text.byte(at: offset) == UInt8(ascii: "(") else { return Keyword(text, word) == none }
    throw ColorSyntaxError(.unsupportedFunction(text.excerpt(word)), at: word)
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

/// How many degrees one of each unit is (CSS Values 4, section 7.1).
private let degreesByUnit = [
  Keyword("deg"): 1, Keyword("grad"): 0.9, Keyword("rad"): 180 / .pi, Keyword("turn"): 360,
]
