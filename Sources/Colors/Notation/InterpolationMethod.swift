internal import Documents

extension ColorScanner {
  /// Reads `in`, a space and a way around the hue circle (CSS Color 4, section 12), with the white
  /// space after them, or gives nil when something else comes next.
  mutating func readInterpolationMethod(
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> Interpolation? {
    guard skipWord(within, in: text) else { return nil }
    skipSpaces(in: text)
    let name = skipIdentifier(in: text)
    guard name.count > 0 else { throw unexpected("a colour space", in: text) }
    guard let space = Keyword(text, name).flatMap({ spaces[$0] }) else {
      throw ColorSyntaxError(.unknownSpace(text.excerpt(name)), at: name)
    }
    skipSpaces(in: text)
    let start = offset
    let word = skipIdentifier(in: text)
    guard word.count > 0, let method = Keyword(text, word).flatMap({ methods[$0] }) else {
      offset = start
      return Interpolation(in: space)
    }
    guard skipWord(hue, in: text) else { throw unexpected("the word hue", in: text) }
    guard space.channels.contains(where: { $0.kind == .hue }) else {
      throw ColorSyntaxError(.hueMethod(space: space.id), at: word)
    }
    skipSpaces(in: text)
    return Interpolation(in: space, hue: method)
  }
}

private let within = Keyword("in")
private let hue = Keyword("hue")

/// The spaces by their names in CSS.
private let spaces: [Keyword: ColorSpace] = {
  var spaces = [Keyword("xyz"): ColorSpace.xyzD65]
  for space in ColorSpace.all { spaces[Keyword(space.id)] = space }
  return spaces
}()

private let methods: [Keyword: HueInterpolation] = Dictionary(
  uniqueKeysWithValues: HueInterpolation.allCases.map { (Keyword($0.rawValue), $0) }
)
