import Colors

/// What a text may use beside letters: nothing, the colours of the terminal, or any colour.
public enum TerminalStyle: Sendable {
  /// Letters only: for files, pipes and machines.
  case plain
  /// Bold and the terminal's own few colours (ECMA-48, SGR).
  case basic
  /// Any colour besides (ISO 8613-6, SGR 48;2).
  case trueColor

  /// A text in bold.
  func bold(_ text: String) -> String { styled(text, "1") }

  /// A text that steps back.
  func dim(_ text: String) -> String { styled(text, "2") }

  /// A word in the colour of its meaning; the word itself says the same.
  func marked(_ text: String, _ meaning: Meaning) -> String { styled(text, meaning.code) }

  /// What a word means.
  enum Meaning {
    case good, bad, doubtful, quiet

    fileprivate var code: String {
      switch self {
      case .good: "1;32"
      case .bad: "1;31"
      case .doubtful: "1;33"
      case .quiet: "2"
      }
    }
  }

  /// A small field of a colour with a blank behind it, or nothing where colours cannot be shown.
  func field(_ color: OpaqueColor) -> String {
    guard self == .trueColor else { return "" }
    let channels = color.bytes
    return "\u{1B}[48;2;\(channels.x);\(channels.y);\(channels.z)m  \u{1B}[0m "
  }

  private func styled(_ text: String, _ code: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
