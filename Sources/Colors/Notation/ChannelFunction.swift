internal import Documents

/// A function of CSS whose arguments are the channels of one space.
///
/// It is one immutable object, so that handing it on costs nothing.
final class ChannelFunction: Sendable {
  /// The name, for messages.
  let name: String
  /// The space of the channels, and of the colour.
  let space: ColorSpace
  /// What each argument may be, for messages.
  let expected: [String]
  /// The plain number that stands for a component of 1.
  let scale: Double
  /// What the comma form takes, or nil when there is none.
  let legacy: LegacyForm?
  /// Whether the limits hold for a relative colour as well.
  private let limitsRelative: Bool
  /// Where components are clamped when they are read, on the scale of the channels.
  private let lowest: SIMD3<Double>
  private let highest: SIMD3<Double>
  /// The components that 100 % stands for.
  private let full: SIMD3<Double>
  /// The index of the hue, or nil.
  private let hue: Int?

  /// The rule of a comma form (CSS Color 4, sections 5.1 and 7.1).
  enum LegacyForm {
    /// Three numbers or three percentages.
    case oneKind
    /// A hue and two percentages.
    case huePercentages
  }

  /// No limit at all.
  static let unlimited = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
  /// No negative values.
  static let positive = 0...Double.greatestFiniteMagnitude

  init(
    name: String,
    space: ColorSpace,
    expected: [String],
    limits: [ClosedRange<Double>],
    limitsRelative: Bool = true,
    scale: Double = 1,
    legacy: LegacyForm? = nil
  ) {
    self.name = name
    self.space = space
    self.expected = expected
    self.scale = scale
    self.legacy = legacy
    self.limitsRelative = limitsRelative
    lowest = SIMD3(limits.map(\.lowerBound))
    highest = SIMD3(limits.map(\.upperBound))
    full = SIMD3(space.channels.map(\.reference.upperBound))
    hue = space.channels.firstIndex { $0.kind == .hue }
  }

  /// The component at `index` that a value stands for, on the scale of the channel.
  func component(
    _ index: Int,
    _ value: ColorComponent,
    isRelative: Bool,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> Double {
    let isHue = index == hue
    if value.kind == (isHue ? .percentage : .angle) {
      throw ColorSyntaxError(
        .unit(text.excerpt(value.range), expected: expected[index]),
        at: value.range
      )
    }
    if isHue { return value.value.wrappedDegrees }
    let level: Double
    if value.kind == .percentage {
      // Multiplied first, as 62 % is to be the double nearest to 0.62.
      level = full[index] == 100 ? value.value : (value.value * full[index] / 100).finite
    } else {
      // Division by 255 keeps a byte exact, where a multiplication by its inverse would not.
      level = value.value / scale
    }
    return isRelative && !limitsRelative
      ? level : min(max(level, lowest[index]), highest[index])
  }

  /// Whether components survive being written and read.
  func holds(_ components: SIMD3<Double>) -> Bool {
    (0..<3).allSatisfy { index in
      let component = components[index]
      return index == hue
        ? component == component.wrappedDegrees
        : component >= lowest[index] && component <= highest[index]
    }
  }
}

extension ColorScanner {
  /// Reads the arguments of a function and its closing parenthesis, perhaps after an origin.
  mutating func readChannels(
    of function: ChannelFunction,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> CSSColor {
    guard skipWord(from, in: text) else {
      return .color(try readChannels(of: function, relativeTo: nil, in: text))
    }
    return try readRelative(to: try readNestedColor(in: text), function, in: text)
  }

  /// Reads the word `from` and a colour, or gives nil when something else comes next.
  mutating func readOrigin(in text: Span<UInt8>) throws(ColorSyntaxError) -> CSSColor? {
    skipWord(from, in: text) ? try readNestedColor(in: text) : nil
  }

  /// Reads the arguments of a relative colour, once for each colour that the origin may be.
  ///
  /// No colour lies within them, so that reading them twice takes no more than twice the time.
  mutating func readRelative(
    to origin: CSSColor,
    _ function: ChannelFunction,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> CSSColor {
    switch origin {
    case .color(let color):
      return .color(try readChannels(of: function, relativeTo: color, in: text))
    case .undetermined:
      _ = try readChannels(of: function, relativeTo: Color(.srgb, .zero), in: text)
      return origin
    case .lightDark(let light, let dark):
      let start = offset
      let lightColor = try readRelative(to: light, function, in: text)
      offset = start
      let darkColor = try readRelative(to: dark, function, in: text)
      return .lightDark(light: lightColor, dark: darkColor)
    }
  }

  private mutating func readChannels(
    of function: ChannelFunction,
    relativeTo color: Color?,
    in text: Span<UInt8>
  ) throws(ColorSyntaxError) -> Color {
    let origin = color.map { RelativeOrigin($0, in: function.space, scale: function.scale) }
    let arguments = try readArguments(of: function, from: origin, in: text)
    let isRelative = color != nil
    let components = SIMD3(
      try function.component(0, arguments.components.0, isRelative: isRelative, in: text),
      try function.component(1, arguments.components.1, isRelative: isRelative, in: text),
      try function.component(2, arguments.components.2, isRelative: isRelative, in: text)
    )
    return arguments.color(in: function.space, components, from: origin)
  }
}

private let from = Keyword("from")
