/// A valid CSS colour that has no value by itself.
public enum UndeterminedColor: Sendable, Hashable, CustomStringConvertible {
  /// `currentColor`, the text colour of the element.
  case currentColor
  /// A CSS-wide keyword, such as `inherit`, in lower case.
  case wideKeyword(String)
  /// A system colour, such as `canvastext`, in lower case (CSS Color 4, section 6.2).
  case systemColor(String)
  /// `var()`, `env()` or `attr()`, which stand for a text that is not known here.
  case substitution
  /// `light-dark()`, which has a colour for each scheme, where one for both is asked for.
  case scheme

  /// Why there is no value, in a sentence without a full stop.
  public var description: String {
    switch self {
    case .currentColor: "currentColor is the text colour of the element, which is not known here"
    case .wideKeyword(let keyword): "'\(keyword)' takes its value from elsewhere"
    case .systemColor(let name): "'\(name)' is a system colour: its value depends on the device"
    case .substitution: "var(), env() and attr() have no value here"
    case .scheme: "light-dark() has one colour in the light scheme and another in the dark"
    }
  }

  /// The undetermined colour that a word stands for, or nil.
  static func named(_ word: Keyword) -> UndeterminedColor? { byName[word] }

  private static let byName: [Keyword: UndeterminedColor] = {
    var colors = [Keyword("currentcolor"): UndeterminedColor.currentColor]
    for word in wideKeywords { colors[Keyword(word)] = .wideKeyword(word) }
    for word in systemColors { colors[Keyword(word)] = .systemColor(word) }
    return colors
  }()
}

/// The CSS-wide keywords (CSS Cascade 5, section 7.3).
private let wideKeywords = ["inherit", "initial", "unset", "revert", "revert-layer"]

/// The system colours and, after the first nineteen, the deprecated ones (CSS Color 4, appendix A).
private let systemColors = [
  "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
  "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
  "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
  "activeborder", "activecaption", "appworkspace", "background", "buttonhighlight",
  "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
  "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow",
  "threedface", "threedhighlight", "threedlightshadow", "threedshadow", "window", "windowframe",
  "windowtext",
]
