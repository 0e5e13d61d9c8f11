internal import Documents

extension ColorNotation {
  /// `color-mix()` (CSS Color 5, section 3).
  static let colorMix = ColorNotation(names: ["color-mix"], read: readColorMix)
}

@Sendable private func readColorMix(
  _ scanner: inout ColorScanner,
  _ text: Span<UInt8>
) throws(ColorSyntaxError) -> CSSColor {
  let start = scanner.offset
  let interpolation = try scanner.readInterpolation(in: text)
  var mixture = Mixture()
  repeat {
    var share = try scanner.readShare(in: text)
    let color = try scanner.readNestedColor(in: text)
    if share == nil { share = try scanner.readShare(in: text) }
    mixture.add(color, share: share)
    scanner.skipSpaces(in: text)
  } while scanner.skip(",", in: text)
  guard scanner.skip(")", in: text) else {
    throw scanner.unexpected("a comma or a closing parenthesis", in: text)
  }
  guard let color = mixture.mixed(along: interpolation) else {
    throw ColorSyntaxError(.emptyMixture, at: SourceRange(start, scanner.offset))
  }
  return color
}

/// The colours of a mixture, with the percentages that were written.
private struct Mixture {
  private var parts: [(color: CSSColor, share: Double?)] = []

  mutating func add(_ color: CSSColor, share: Double?) { parts.append((color, share)) }

  /// The mixture; nil when there is nothing of any colour.
  ///
  /// Colours without a percentage share what the others leave of 100 %. More than 100 % is scaled down;
  /// less leaves the rest transparent (section 3.1).
  func mixed(along interpolation: Interpolation) -> CSSColor? {
    let written = parts.reduce(0) { $0 + ($1.share ?? 0) }
    let open = parts.count { $0.share == nil }
    let rest = open > 0 ? max(100 - written, 0) / Double(open) : 0
    let total = open > 0 ? max(written, 100) : written
    guard total > 0 else { return nil }
    var mixed: CSSColor?
    var weight = 0.0
    for part in parts {
      let share = part.share ?? rest
      weight += share
      guard let first = mixed else {
        mixed = part.color
        continue
      }
      // While nothing of the first colours is there, the way to this one is gone to its end or not at
      // all.
      let progress = weight > 0 ? share / weight : 0
      mixed = first.combined(with: part.color) {
        interpolation.color(from: $0, to: $1, at: progress)
      }
    }
    return mixed?.map { color in
      let converted = color.converted(to: interpolation.space)
      return total < 100 ? converted.faded(to: total / 100) : converted
    }
  }
}

extension Color {
  /// This colour with its alpha multiplied.
  fileprivate func faded(to opacity: Double) -> Color {
    Color(space, components, alpha: alpha * opacity, missing: missing)
  }
}

extension ColorScanner {
  /// Reads the space and the way around the hue circle, with the comma after them; Oklab by default.
  fileprivate mutating func readInterpolation(
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> Interpolation {
    guard let interpolation = try readInterpolationMethod(in: text) else {
      return Interpolation(in: .oklab)
    }
    guard skip(",", in: text) else { throw unexpected("a comma", in: text) }
    return interpolation
  }

  /// Reads a percentage of 0 % to 100 %, or gives nil when something else comes next.
  ///
  /// A calculation is clamped, as CSS Values 4 (section 10.12) asks.
  fileprivate mutating func readShare(in text: Span<UInt8>) throws(ColorSyntaxError) -> Double? {
    skipSpaces(in: text)
    var ahead = self
    if ahead.readNumber(in: text) == nil {
      let word = ahead.skipIdentifier(in: text)
      guard ahead.skip("(", in: text), let keyword = Keyword(text, word),
        MathFunction.byName[keyword] != nil
      else { return nil }
    }
    let isWritten = text.byte(at: offset).map { $0 < UInt8(ascii: "A") } ?? false
    let value = try readComponent("a percentage", in: text)
    guard value.kind == .percentage else {
      throw ColorSyntaxError(
        .unit(text.excerpt(value.range), expected: "a percentage"),
        at: value.range
      )
    }
    if isWritten, !(0...100).contains(value.value) {
      throw ColorSyntaxError(.share(text.excerpt(value.range)), at: value.range)
    }
    return min(max(value.value, 0), 100)
  }
}
