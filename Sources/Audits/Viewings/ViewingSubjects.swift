import Colors
import Documents
import Palettes

/// What the two sides of pairings are to a display, by which forced colours are given out.
struct ViewingSubjects {
  private var grounds: [ExactText: Viewing.Role] = [:]

  /// The two sides of a pairing in a mode.
  mutating func subjects(
    of pairing: Pairing,
    in mode: Mode
  ) -> (foreground: Viewing.Subject, background: Viewing.Subject) {
    let ground = role(ofGround: pairing.background)
    // A mode of a dark scheme is the author's own dark interface, which smart inversion leaves alone.
    let scheme = mode.value(on: .scheme)
    let isDark = scheme == "dark" || scheme?.hasPrefix("dark-") ?? false
    return (
      Viewing.Subject(
        pairing.use.role(on: ground),
        isMedia: pairing.use == .logo,
        isDark: isDark
      ),
      Viewing.Subject(ground, isDark: isDark)
    )
  }

  /// The role of a ground, which its name tells: the face of a button, a selection, or else a page.
  private mutating func role(ofGround name: ExactText) -> Viewing.Role {
    if let role = grounds[name] { return role }
    let words = SwatchWords(name).words
    let role: Viewing.Role =
      if words.contains(where: { $0 == "button" || $0 == "btn" }) {
        .button
      } else if words.contains(where: { $0 == "selection" || $0 == "selected" }) {
        .selection
      } else {
        .background
      }
    grounds[name] = role
    return role
  }
}

extension Use {
  /// What a display of forced colours takes a foreground for on such a ground.
  ///
  /// Borders and outlines are forced to the colour of text (CSS Color Adjustment 1, section 3.1);
  /// pictures keep theirs, and a glyph used as a sign is text.
  fileprivate func role(on ground: Viewing.Role) -> Viewing.Role {
    switch self {
    case .link: .link
    case .disabled: .disabledText
    case .graphic, .series, .logo, .decoration: .graphic
    default:
      switch ground {
      case .button: .buttonText
      case .selection: .selectedText
      default: .text
      }
    }
  }
}
