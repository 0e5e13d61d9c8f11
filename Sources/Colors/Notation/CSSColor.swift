internal import Documents

/// What a text means as a CSS colour.
public enum CSSColor: Sendable, Hashable {
  /// A colour.
  case color(Color)
  /// A valid value that has no colour by itself.
  case undetermined(UndeterminedColor)
  /// A colour for each scheme, as `light-dark()` makes it; neither is such a pair itself.
  indirect case lightDark(light: CSSColor, dark: CSSColor)

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
  /// in the length of the text. Without surroundings nothing is guessed: `currentColor` and the system
  /// colours are undetermined.
  ///
  /// - Throws: A ``ColorSyntaxError`` with the place and the reason.
  public init(
    parsing text: String,
    options: Options = [],
    within surroundings: ColorSurroundings? = nil
  ) throws(ColorSyntaxError) {
    try self.init(parsing: text.utf8.span, options: options, within: surroundings)
  }

  /// Parses a CSS colour of UTF-8 bytes.
  ///
  /// - Throws: A ``ColorSyntaxError`` with the place and the reason.
  public init(
    parsing text: Span<UInt8>,
    options: Options = [],
    within surroundings: ColorSurroundings? = nil
  ) throws(ColorSyntaxError) {
    var scanner = ColorScanner(within: surroundings)
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

  /// The colour, or nil when it is undetermined or depends on the scheme.
  public var color: Color? {
    if case .color(let color) = self { color } else { nil }
  }

  /// Why there is no single colour, or nil when there is one.
  public var undetermined: UndeterminedColor? {
    switch self {
    case .color: nil
    case .undetermined(let reason): reason
    case .lightDark: .scheme
    }
  }

  /// What this is in one scheme; never a pair.
  public func resolved(in scheme: ColorScheme) -> CSSColor {
    guard case .lightDark(let light, let dark) = self else { return self }
    return scheme == .light ? light : dark
  }
}

/// A colour scheme of the page (CSS Color Adjustment 1, section 2).
public enum ColorScheme: String, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

extension Span where Element == UInt8 {
  /// Whether one of the functions occurs that stand for another text.
  fileprivate var hasSubstitution: Bool {
    // Most long texts have none: only a name that ends in r or v, or that is escaped, can be one.
    guard indices.contains(where: { mayCallSubstitution(at: $0) }) else { return false }
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

extension Span where Element == UInt8 {
  private func mayCallSubstitution(at offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "\\"): return true
    case UInt8(ascii: "("):
      let last = offset > 0 ? self[offset - 1] | 0x20 : 0
      return last == UInt8(ascii: "r") || last == UInt8(ascii: "v")
    default: return false
    }
  }
}

private let substitutions = Set(["var", "env", "attr"].map(Keyword.init))
