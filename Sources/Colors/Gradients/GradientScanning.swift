internal import Documents

/// A place along a gradient, as it is written.
enum GradientPosition {
  /// A part of the line; 50 % is 0.5.
  case share(Double)
  /// A length: where it lies depends on the size of the box.
  case length

  /// The part of the line, or nil for a length.
  var share: Double? {
    if case .share(let share) = self { share } else { nil }
  }

  /// Whether it is a length.
  var isLength: Bool {
    if case .length = self { true } else { false }
  }
}

/// What stands between two commas of a gradient: a colour with up to two places, or one place alone,
/// which is a hint.
struct GradientPart {
  /// The colour, or nil for a hint.
  var color: CSSColor?
  /// The places.
  var positions: [GradientPosition] = []
  /// Whether the colour is written in a notation that is older than CSS Color 4.
  var isLegacy = true
}

extension ColorScanner {
  /// Reads what stands before the first colour, with its comma, and gives the interpolation if one is
  /// written there.
  mutating func readPrelude(
    of kind: CSSGradient.Kind,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> Interpolation? {
    guard startsPrelude(of: kind, in: text) else { return nil }
    var interpolation: Interpolation?
    while true {
      skipSpaces(in: text)
      if skip(",", in: text) { return interpolation }
      let start = offset
      if let method = try readInterpolationMethod(in: text) {
        guard interpolation == nil else {
          throw ColorSyntaxError(
            .unexpected(found: "in", expected: "a comma: a space is already given"),
            at: SourceRange(start, start + 2)
          )
        }
        interpolation = method
      } else if try readQuantity(in: text) == nil {
        let word = skipIdentifier(in: text)
        guard word.count > 0, Keyword(text, word).map(kind.preludeWords.contains) == true else {
          offset = start
          throw unexpected("a comma and a colour", in: text)
        }
      }
    }
  }

  private func startsPrelude(of kind: CSSGradient.Kind, in text: Span<UInt8>) -> Bool {
    var ahead = self
    ahead.skipSpaces(in: text)
    if ahead.readNumber(in: text) != nil {
      // A place may stand before its colour; only the sizes of an ellipse are percentages as well.
      return kind == .radial || !ahead.skip("%", in: text)
    }
    let word = ahead.skipIdentifier(in: text)
    guard let keyword = Keyword(text, word) else { return false }
    if ahead.skip("(", in: text) { return MathFunction.byName[keyword] != nil }
    return keyword == Keyword("in") || kind.preludeWords.contains(keyword)
  }

  /// Reads a colour with its places, or a hint.
  mutating func readStop(
    of kind: CSSGradient.Kind,
    mayBeHint: Bool,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> GradientPart {
    var part = GradientPart()
    try readPositions(of: kind, into: &part, in: text)
    if mayBeHint, part.positions.count == 1, text.byte(at: offset) == UInt8(ascii: ",") {
      return part
    }
    skipSpaces(in: text)
    part.isLegacy = isLegacyColor(in: text)
    part.color = try readNestedColor(in: text)
    if part.positions.isEmpty { try readPositions(of: kind, into: &part, in: text) }
    skipSpaces(in: text)
    return part
  }

  /// Reads up to two places, with the white space after them.
  private mutating func readPositions(
    of kind: CSSGradient.Kind,
    into part: inout GradientPart,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) {
    while part.positions.count < 2 {
      skipSpaces(in: text)
      let start = offset
      guard let quantity = try readQuantity(in: text) else { return }
      let range = SourceRange(start, offset)
      func refused(_ expected: String) -> ColorSyntaxError {
        ColorSyntaxError(.unit(text.excerpt(range), expected: expected), at: range)
      }
      switch quantity {
      case .percentage(let percent): part.positions.append(.share(percent / 100))
      case .number(let number) where number == 0: part.positions.append(.share(0))
      case .angle(let degrees) where kind == .conic:
        part.positions.append(.share(degrees / 360))
      case .length where kind != .conic: part.positions.append(.length)
      default:
        throw refused(kind == .conic ? "a percentage or an angle" : "a percentage or a length")
      }
    }
    skipSpaces(in: text)
  }

  private enum Quantity {
    case number(Double)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    case length
  }

  /// Reads a number with its unit or a calculation, or gives nil when something else comes next.
  private mutating func readQuantity(in text: Span<UInt8>) throws(ColorSyntaxError) -> Quantity? {
    var ahead = self
    if let number = ahead.readNumber(in: text) {
      let unit = ahead.skipIdentifier(in: text)
      if unit.count > 0, let keyword = Keyword(text, unit), lengths.contains(keyword) {
        offset = ahead.offset
        return number == 0 ? .percentage(0) : .length
      }
    } else {
      let word = ahead.skipIdentifier(in: text)
      guard ahead.skip("(", in: text), let keyword = Keyword(text, word),
        MathFunction.byName[keyword] != nil
      else { return nil }
    }
    let component = try readComponent("a percentage", in: text)
    switch component.kind {
    case .number: return .number(component.value)
    case .percentage: return .percentage(component.value)
    case .angle: return .angle(component.value)
    case .none: return nil
    }
  }

  /// Whether the colour that comes next is in a notation that is older than CSS Color 4: a hex
  /// colour, a name, or `rgb()`, `hsl()` or `hwb()` of numbers.
  private func isLegacyColor(in text: Span<UInt8>) -> Bool {
    var ahead = self
    let word = ahead.skipIdentifier(in: text)
    guard word.count > 0, ahead.skip("(", in: text) else { return true }
    guard let keyword = Keyword(text, word), legacy.contains(keyword) else { return false }
    return !ahead.skipWord(Keyword("from"), in: text)
  }
}

extension CSSGradient.Kind {
  /// The words that may stand before the first colour (CSS Images 4, sections 3.1 to 3.3).
  fileprivate var preludeWords: Set<Keyword> {
    switch self {
    case .linear: linearWords
    case .radial: radialWords
    case .conic: conicWords
    }
  }
}

private let sides = Set(["left", "right", "top", "bottom"].map(Keyword.init))
private let linearWords = sides.union([Keyword("to")])
private let conicWords = sides.union(["from", "at", "center"].map(Keyword.init))
private let radialWords = sides.union(
  [
    "at", "center", "circle", "ellipse", "closest-side", "closest-corner", "farthest-side",
    "farthest-corner",
  ].map(Keyword.init)
)

private let legacy = Set(["rgb", "rgba", "hsl", "hsla", "hwb", "light-dark"].map(Keyword.init))

/// The units of length (CSS Values 4, section 6, and CSS Conditional 5 for those of containers).
private let lengths = Set(
  [
    "px", "cm", "mm", "q", "in", "pc", "pt", "em", "rem", "ex", "rex", "cap", "rcap", "ch", "rch",
    "ic", "ric", "lh", "rlh", "vw", "svw", "lvw", "dvw", "vh", "svh", "lvh", "dvh", "vi", "svi",
    "lvi", "dvi", "vb", "svb", "lvb", "dvb", "vmin", "svmin", "lvmin", "dvmin", "vmax", "svmax",
    "lvmax", "dvmax", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax",
  ].map(Keyword.init)
)
