public import Documents

/// Why a text is not a CSS colour, and where.
public struct ColorSyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let reason: Reason
  /// The faulty bytes: UTF-8 offsets from the start of the text that was parsed.
  public let range: SourceRange

  /// Makes an error about the bytes of `range`.
  init(_ reason: Reason, at range: SourceRange) {
    self.reason = reason
    self.range = range
  }

  /// What can be wrong; texts are short excerpts, fit to be printed.
  public enum Reason: Sendable, Hashable {
    /// Nothing but white space and comments.
    case empty
    /// A hexadecimal colour with another number of digits than 3, 4, 6 or 8.
    case digitCount(Int)
    /// Something else than a hexadecimal digit after `#`.
    case notHexadecimal(String)
    /// Hexadecimal digits without the `#`.
    case missingHash(String)
    /// A character beyond ASCII, which no colour has.
    case notASCII(Unicode.Scalar)
    /// A word that names no colour.
    case unknownName(String)
    /// A function that makes no colour.
    case unknownFunction(String)
    /// A function of CSS that has no colour without a device or a profile.
    case unsupportedFunction(String)
    /// White space between the name of a function and its parenthesis.
    case spaceBeforeParenthesis(String)
    /// Something else than what has to follow.
    case unexpected(found: String, expected: String)
    /// The text ends where more has to follow.
    case truncated(expected: String)
    /// Too few or too many values within a function.
    case valueCount(function: String, found: Int)
    /// Something that is no unit, or a unit that does not fit.
    case unit(String, expected: String)
    /// A number where the comma form takes a percentage.
    case percentageNeeded(function: String)
    /// Numbers and percentages in the comma form, which takes one kind.
    case mixedKinds(function: String)
    /// `none` in the comma form, which has none.
    case noneWithCommas(function: String)
    /// Commas in a function that has no comma form.
    case commas(function: String)
    /// A comma and a space, or a slash, as separators of one function.
    case mixedSeparators(function: String)
    /// Colours or calculations that lie too deep in one another.
    case tooDeep
    /// A plus or a minus within a calculation without white space on both sides.
    case unspacedOperator(String)
    /// A sum of what cannot be added, such as a number and a percentage.
    case mixedUnits
    /// A mathematical function that is unknown or not read.
    case unknownCalculation(String)
    /// A colour space that is not known.
    case unknownSpace(String)
    /// A way around the hue circle for a space without hue.
    case hueMethod(space: String)
    /// A percentage of a mixture outside 0 % to 100 %.
    case share(String)
    /// A mixture of nothing: all percentages are 0 %.
    case emptyMixture
    /// More stops than a gradient is read with.
    case stopCount(Int)
    /// Something after the end of the colour.
    case trailing(String)
  }

  /// What is wrong, in a sentence without a full stop.
  public var message: String { reason.message }
  /// What to do about it, or nil when the message says it all.
  public var hint: String? { reason.hint }
  /// The message and the hint.
  public var description: String { hint.map { "\(message): \($0)" } ?? message }
}

extension ColorSyntaxError.Reason {
  fileprivate var message: String {
    switch self {
    case .empty: "there is no colour here"
    case .digitCount(let count): "a hex colour has 3, 4, 6 or 8 digits; this has \(count)"
    case .notHexadecimal(let found): "'\(found)' is not a hexadecimal digit"
    case .missingHash: "a hex colour starts with #"
    case .notASCII(let scalar): "this is \(scalar.codePointAndName), not an ASCII character"
    case .unknownName(let name): "'\(name)' is not a colour name"
    case .unknownFunction(let name): "\(name)() is not a colour function"
    case .unsupportedFunction(let name): "\(name)() is valid CSS, but is not read here"
    case .spaceBeforeParenthesis(let name): "there is a space between \(name) and its parenthesis"
    case .unexpected(let found, let expected): "expected \(expected), found '\(found)'"
    case .truncated(let expected): "the colour ends too early: expected \(expected)"
    case .valueCount(let function, let found):
      "\(function)() takes three values and an alpha; this has \(found)"
    case .unit(let unit, let expected): "'\(unit)' does not fit here: expected \(expected)"
    case .percentageNeeded(let function):
      "in the comma form of \(function)() saturation and lightness are percentages"
    case .mixedKinds(let function):
      "the comma form of \(function)() takes three numbers or three percentages, not both"
    case .noneWithCommas(let function): "the comma form of \(function)() has no 'none'"
    case .commas(let function): "\(function)() has no comma form"
    case .mixedSeparators(let function): "\(function)() mixes the comma form and the space form"
    case .tooDeep: "this is more than \(ColorScanner.deepest) levels deep"
    case .unspacedOperator(let sign): "'\(sign)' has no white space on both sides"
    case .mixedUnits: "a calculation mixes numbers, percentages and angles"
    case .unknownCalculation(let name): "\(name)() is not a calculation that is read here"
    case .unknownSpace(let name): "'\(name)' is not a colour space"
    case .hueMethod(let space): "\(space) has no hue to go around"
    case .share(let share): "\(share) is not a share of 0% to 100%"
    case .emptyMixture: "this is a mixture of 0% of every colour"
    case .stopCount(let most): "a gradient is read with up to \(most) stops; this has more"
    case .trailing(let found): "the colour is followed by '\(found)'"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .missingHash(let digits): "write #\(digits)"
    case .notASCII: "retype it with a plain letter"
    case .spaceBeforeParenthesis(let name): "write \(name)("
    case .percentageNeeded: "add %"
    case .mixedKinds: "use one kind, or separate the values with spaces"
    case .noneWithCommas, .commas: "separate the values with spaces, and the alpha with /"
    case .mixedSeparators(let function):
      "write \(function)(1, 2, 3, alpha) or \(function)(1 2 3 / alpha)"
    case .unspacedOperator(let sign): "write 1 \(sign) 2"
    case .mixedUnits: "add only what has the same unit"
    case .unknownCalculation: "calc(), min(), max() and clamp() are"
    case .unknownSpace: "it is one of \(ColorSpace.all.map(\.id).joined(separator: ", "))"
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The code point and the name in the Unicode Character Database.
  fileprivate var codePointAndName: String {
    [codePoint, properties.name].compactMap(\.self).joined(separator: " ")
  }
}
