import Colors
import Documents

/// What the text of a custom property means as a colour.
enum PropertyColor {
  /// A colour, or a value that has none by itself.
  case state(Swatch.State)
  /// Something else, such as a length.
  case other
  /// Something that begins like a colour and is none; the range is that within the text.
  case faulty(String, SourceRange)

  /// Reads a text without `var()`.
  init(_ text: String) {
    guard let first = text.utf8.first, PropertyColor.mayBegin(with: first) else {
      self = .other
      return
    }
    do {
      switch try CSSColor(parsing: text) {
      case .color(let color): self = .state(.color(color))
      // A property that is reset has no value at all (CSS Variables 1, section 2.2).
      case .undetermined(.wideKeyword): self = .other
      case .undetermined(let reason): self = .state(.undetermined(reason.description))
      case .lightDark: self = .state(.undetermined(UndeterminedColor.scheme.description))
      }
    } catch {
      switch error.reason {
      case .unsupportedFunction: self = .state(.undetermined(error.message))
      case .trailing, .empty, .unknownName, .unknownFunction, .missingHash, .spaceBeforeParenthesis:
        self = .other
      default:
        self =
          first == UInt8(ascii: "#") || PropertyColor.beginsFunction(text)
          ? .faulty(error.description, error.range) : .other
      }
    }
  }

  /// The functions of CSS that take the components of a colour.
  static let functions = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch",
  ]

  /// Whether a name, in any case, is that of a function whose value is a colour.
  static func isFunction(_ name: String) -> Bool {
    let name = name.lowercased()
    return functions.contains(name) || ["color", "color-mix", "light-dark"].contains(name)
  }

  /// Whether a text begins with a function whose value is a colour.
  static func beginsFunction(_ text: String) -> Bool {
    let name = text.utf8.prefix { $0 != UInt8(ascii: "(") }
    return name.endIndex < text.utf8.endIndex && isFunction(String(decoding: name, as: UTF8.self))
  }

  private static func mayBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}
