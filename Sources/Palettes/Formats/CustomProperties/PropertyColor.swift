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

  private static func beginsFunction(_ text: String) -> Bool {
    (functions + ["color", "color-mix", "light-dark"]).contains { name in
      let head = text.utf8.prefix(name.utf8.count + 1)
      return head.last == UInt8(ascii: "(")
        && head.dropLast().elementsEqual(name.utf8, by: { $0 | 0x20 == $1 | 0x20 })
    }
  }

  private static func mayBegin(with byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}
