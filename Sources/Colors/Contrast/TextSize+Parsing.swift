internal import Documents

extension TextSize {
  /// Parses a size, such as `14px`, `18pt` or `1.5rem`, and a weight, such as `600` or `semi-bold`.
  ///
  /// On a platform of Apple, `pt` is a point of that platform, and its scale says what is large.
  ///
  /// - Throws: A ``TextSizeError`` that says what is accepted.
  public init(
    size: String?,
    weight: String?,
    on platform: ApplePlatform? = nil
  ) throws(TextSizeError) {
    self.init(scale: platform?.largeText ?? .css)
    if let size { pixels = try Self.pixels(parsing: size, on: platform) }
    if let weight { self.weight = try Self.weight(parsing: weight) }
  }

  /// The CSS pixels of a length; rem, em and % count against 16 px.
  ///
  /// On a platform of Apple a point counts as a pixel (WCAG2ICT, "CSS pixels"), and rem, em and %
  /// count against the size of its body text.
  ///
  /// - Throws: A ``TextSizeError`` when it is no length above 0.
  public static func pixels(
    parsing text: String,
    on platform: ApplePlatform? = nil
  ) throws(TextSizeError) -> Double {
    let span = text.utf8.span
    var scanner = ColorScanner()
    scanner.skipSpaces(in: span)
    guard let number = scanner.readNumber(in: span), number > 0, number < 1e9 else {
      throw TextSizeError(.size, text)
    }
    let start = scanner.offset
    if !scanner.skip("%", in: span) { _ = scanner.skipIdentifier(in: span) }
    let unit = span.string(from: start, to: scanner.offset).lowercased()
    scanner.skipSpaces(in: span)
    guard var scale = scaleByUnit[unit], scanner.offset == span.count else {
      throw TextSizeError(.size, text)
    }
    if let platform {
      switch unit {
      case "pt": scale = (1, 1)
      case "rem", "em", "%": scale.multiplier = platform.bodySize
      default: break
      }
    }
    // Multiplied before divided: 18 pt are 24 px, and 6.35 mm are 24 px, to the last bit.
    return min(number * scale.multiplier, .greatestFiniteMagnitude) / scale.divisor
  }

  /// The weight, 1 to 1000, of a number or of a keyword of CSS or of design tokens.
  ///
  /// - Throws: A ``TextSizeError`` when it is neither.
  public static func weight(parsing text: String) throws(TextSizeError) -> Double {
    let span = text.utf8.span
    var scanner = ColorScanner()
    scanner.skipSpaces(in: span)
    if let number = scanner.readNumber(in: span) {
      scanner.skipSpaces(in: span)
      guard scanner.offset == span.count, (1...1000).contains(number) else {
        throw TextSizeError(.weight, text)
      }
      return number
    }
    let start = scanner.offset
    _ = scanner.skipIdentifier(in: span)
    let word = span.string(from: start, to: scanner.offset).lowercased()
    scanner.skipSpaces(in: span)
    guard let weight = weightByName[word], scanner.offset == span.count else {
      throw TextSizeError(.weight, text)
    }
    return weight
  }
}

/// Why a text is not a size or a weight of text.
public struct TextSizeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was to be read.
  public enum Quantity: Sendable, Hashable {
    /// A font size.
    case size
    /// A font weight.
    case weight
  }

  /// What was to be read.
  public let quantity: Quantity
  /// A short piece of the faulty text.
  public let found: String

  init(_ quantity: Quantity, _ text: String) {
    let span = text.utf8.span
    self.quantity = quantity
    self.found = span.excerpt(SourceRange(0, span.count))
  }

  /// What is wrong and what is accepted.
  public var description: String {
    switch quantity {
    case .size:
      "'\(found)' is not a text size: write a number above 0 and a unit, one of px, pt, pc, in, cm, "
        + "mm, q, rem, em and %, such as 14px"
    case .weight:
      "'\(found)' is not a font weight: write a number of 1 to 1000 or a name, such as 600, bold or "
        + "semi-bold"
    }
  }
}

/// The pixels in each unit (CSS Values 4, section 6.2), relative ones against the initial 16 px.
private let scaleByUnit: [String: (multiplier: Double, divisor: Double)] = [
  "px": (1, 1), "pt": (4, 3), "pc": (16, 1), "in": (96, 1), "cm": (4800, 127), "mm": (480, 127),
  "q": (120, 127), "rem": (16, 1), "em": (16, 1), "%": (16, 100),
]

/// The keywords of CSS Fonts 4 (section 2.2) and of the Design Tokens format 2025.10 (fontWeight).
///
/// `bolder` and `lighter` depend on the surrounding text and are not accepted.
private let weightByName: [String: Double] = [
  "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300,
  "normal": 400, "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600,
  "bold": 700, "extra-bold": 800, "ultra-bold": 800, "black": 900, "heavy": 900,
  "extra-black": 950, "ultra-black": 950,
]
