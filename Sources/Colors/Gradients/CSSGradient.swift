internal import Documents

/// What a text means as a gradient of CSS (CSS Images 4, section 3).
///
/// Only what decides which colours are seen is kept: the stops, the interpolation, whether it repeats.
/// Angles, sides, shapes and sizes are read and passed over.
public struct CSSGradient: Sendable, Hashable {
  /// The shape along which the colours change.
  public let kind: Kind
  /// Whether the colours begin anew behind the last stop.
  public let isRepeating: Bool
  /// Whether a place is a length, which depends on the size of the box; such places count as open.
  public let hasLengths: Bool
  private let interpolation: Interpolation
  private var stops: [Stop]

  /// The shapes.
  public enum Kind: String, Sendable, CaseIterable {
    case linear, radial, conic
  }

  /// How many stops are read.
  private static let mostStops = 64

  private struct Stop: Hashable {
    let color: CSSColor
    let position: Double?
    var hint: Double?
  }

  /// Whether a text begins with the name of a gradient function and its parenthesis.
  public static func begins(_ text: String) -> Bool {
    let span = text.utf8.span
    var scanner = ColorScanner()
    scanner.skipSpaces(in: span)
    let name = scanner.skipIdentifier(in: span)
    return scanner.skip("(", in: span) && function(named: name, in: span) != nil
  }

  /// Parses a gradient, with white space and comments around it.
  ///
  /// - Throws: A ``ColorSyntaxError`` with the place and the reason.
  public init(
    parsing text: String,
    within surroundings: ColorSurroundings? = nil
  ) throws(ColorSyntaxError) {
    try self.init(parsing: text.utf8.span, within: surroundings)
  }

  private init(
    parsing text: Span<UInt8>,
    within surroundings: ColorSurroundings?
  ) throws(ColorSyntaxError) {
    var scanner = ColorScanner(within: surroundings)
    scanner.skipSpaces(in: text)
    let name = scanner.skipIdentifier(in: text)
    guard scanner.skip("(", in: text), let function = function(named: name, in: text) else {
      throw ColorSyntaxError(.unknownFunction(text.excerpt(name)), at: name)
    }
    kind = function.kind
    isRepeating = function.isRepeating
    let written = try scanner.readPrelude(of: function.kind, in: text)
    var stops: [Stop] = []
    var hasLengths = false
    var isLegacy = true
    var isAfterHint = false
    repeat {
      guard stops.count < Self.mostStops else {
        throw ColorSyntaxError(
          .stopCount(Self.mostStops),
          at: SourceRange(scanner.offset, scanner.offset)
        )
      }
      // A hint stands between two colours.
      let mayBeHint = !stops.isEmpty && !isAfterHint
      let part = try scanner.readStop(of: function.kind, mayBeHint: mayBeHint, in: text)
      isAfterHint = part.color == nil
      hasLengths = hasLengths || part.positions.contains(where: \.isLength)
      guard let color = part.color else {
        stops[stops.count - 1].hint = part.positions.first?.share
        continue
      }
      isLegacy = isLegacy && part.isLegacy
      stops.append(Stop(color: color, position: part.positions.first?.share))
      if part.positions.count > 1 {
        stops.append(Stop(color: color, position: part.positions[1].share))
      }
    } while scanner.skip(",", in: text)
    guard scanner.skip(")", in: text) else {
      throw scanner.unexpected("a comma or a closing parenthesis", in: text)
    }
    scanner.skipSpaces(in: text)
    if scanner.offset < text.count {
      let rest = SourceRange(scanner.offset, text.count)
      throw ColorSyntaxError(.trailing(text.excerpt(rest)), at: rest)
    }
    self.stops = stops
    self.hasLengths = hasLengths
    // Colours in the old notations are mixed as they always were (CSS Images 4, section 3.1).
    interpolation = written ?? Interpolation(in: isLegacy ? .srgb : .oklab)
  }

  /// Whether a colour is another one in each scheme.
  public var isSchemeDependent: Bool {
    stops.contains { if case .lightDark = $0.color { true } else { false } }
  }

  /// Why there are no colours, or nil when there are.
  public var undetermined: UndeterminedColor? { stops.lazy.compactMap(\.color.undetermined).first }

  /// This with the colours that it has in one scheme.
  public func resolved(in scheme: ColorScheme) -> CSSGradient {
    var resolved = self
    resolved.stops = stops.map { stop in
      Stop(color: stop.color.resolved(in: scheme), position: stop.position, hint: stop.hint)
    }
    return resolved
  }

  /// The gradient, or nil when a colour is undetermined or depends on the scheme.
  public var gradient: Gradient? {
    var drafts: [Gradient.Draft] = []
    for stop in stops {
      guard let color = stop.color.color else { return nil }
      drafts.append(Gradient.Draft(color, at: stop.position, hint: stop.hint))
    }
    let end = drafts.compactMap(\.position).max() ?? 1
    return Gradient(
      drafts,
      along: interpolation,
      extent: isRepeating && drafts.count > 1 ? nil : 0...(kind == .radial ? max(end, 1) : 1)
    )
  }
}

/// What the function of a name makes, or nil when it makes no gradient.
private func function(
  named name: SourceRange,
  in text: Span<UInt8>
) -> (kind: CSSGradient.Kind, isRepeating: Bool)? {
  guard name.count <= 25 else { return nil }
  var word = text.string(from: name.lowerBound, to: name.upperBound).lowercased()[...]
  let isRepeating = word.hasPrefix("repeating-")
  if isRepeating { word = word.dropFirst("repeating-".count) }
  return CSSGradient.Kind.allCases.first { word == "\($0.rawValue)-gradient" }
    .map { ($0, isRepeating) }
}
