/// What the words of a mode's name say: `dark-high-contrast` is a scheme and a contrast.
struct ModeWords {
  /// The choices, at most one on each axis.
  let choices: [Mode.Choice]
  /// Whether every word was a known one.
  let areKnown: Bool

  /// Reads a name such as `dark`, `light-high-contrast`, `theme-dark`, `Dark HC`.
  init(_ name: String) {
    let words = ModeWords.words(of: name).filter { !neutralWords.contains($0) }
    var values: [Mode.Axis: [String]] = [:]
    for word in words {
      if let choice = choiceByWord[word] {
        if values[choice.axis]?.contains(choice.value) != true {
          values[choice.axis, default: []].append(choice.value)
        }
      } else {
        values[.brand, default: []].append(word)
      }
    }
    areKnown = values[.brand] == nil && !values.isEmpty
    choices = values.map { axis, values in Mode.Choice(axis, values.joined(separator: "-")) }
  }

  /// The words of a name in lower case, joined by hyphens: `Acme Bold` is `acme-bold`.
  static func joined(_ name: String) -> String { words(of: name).joined(separator: "-") }

  private static func words(of name: String) -> [String] {
    name.utf8.split(whereSeparator: { !$0.isLetterOrDigit }).map {
      String(decoding: $0, as: UTF8.self).lowercased()
    }
  }
}

/// Words that say only that the name is one of a mode.
private let neutralWords: Set<String> = [
  "theme", "mode", "color", "colour", "scheme", "is", "standard", "default", "contrast", "normal",
]

private let choiceByWord: [String: Mode.Choice] = [
  "light": Mode.Choice(.scheme, "light"), "day": Mode.Choice(.scheme, "light"),
  "dark": Mode.Choice(.scheme, "dark"), "night": Mode.Choice(.scheme, "dark"),
  "dim": Mode.Choice(.scheme, "dim"), "dimmed": Mode.Choice(.scheme, "dim"),
  "high": Mode.Choice(.contrast, "high-contrast"), "more": Mode.Choice(.contrast, "high-contrast"),
  "hc": Mode.Choice(.contrast, "high-contrast"),
  "highcontrast": Mode.Choice(.contrast, "high-contrast"),
  "low": Mode.Choice(.contrast, "low-contrast"), "less": Mode.Choice(.contrast, "low-contrast"),
  "medium": Mode.Choice(.contrast, "medium-contrast"),
  "colorblind": Mode.Choice(.vision, "colorblind"),
  "colourblind": Mode.Choice(.vision, "colorblind"),
  "protanopia": Mode.Choice(.vision, "protanopia"),
  "deuteranopia": Mode.Choice(.vision, "deuteranopia"),
  "tritanopia": Mode.Choice(.vision, "tritanopia"),
]

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 || self >= 0x80
  }
}
