import Colors
import HTTP

extension Schema {
  /// A colour of CSS.
  static let color = Schema.named("Color")
  /// A colour that lets nothing through.
  static let opaqueColor = Schema.named("OpaqueColor")
  /// A colour, or a gradient of them.
  static let paint = Schema.named("Paint")

  /// A colour of CSS.
  static let anyColor = Schema.described(
    "A color of CSS Color 4 or 5; a hex color may leave out its #. The pattern has the plain "
      + "notations; calc(), color-mix(), light-dark() and relative colors are read as well.",
    .either([.text(pattern: "^(\(hex)|\(functions))$"), colorName, .words(["transparent"])])
  )

  /// A colour that lets nothing through.
  static let solidColor = Schema.described(
    "An opaque color of CSS; a hex color may leave out its #. The pattern has the plain notations; "
      + "others are read as well.",
    .either([.text(pattern: "^\(opaqueHex)$"), colorName])
  )

  /// A colour, or a gradient of them.
  static let anyPaint = Schema.described(
    "A color or a gradient of CSS; a hex color may leave out its #. The pattern has the plain "
      + "notations; calc(), color-mix(), light-dark(), relative colors and all gradients are read "
      + "as well.",
    .either([
      .text(pattern: "^(\(hex)|\(functions)|\(gradient))$"),
      colorName, .words(["transparent"]),
    ])
  )

  /// A colour as answers write it: `#rrggbb`, or `#rrggbbaa` when it lets something through.
  static let hexColor = Schema.text(pattern: "^#[0-9a-f]{6}([0-9a-f]{2})?$")

  /// A name of CSS.
  static let namedColor = Schema.words(CSSColor.names)
  private static let colorName = Schema.named("ColorName")

  private static let digit = "[0-9a-fA-F]"
  private static let hex =
    "#?(\(digit){3}|\(digit){4}|\(digit){6}|\(digit){8})"
  private static let opaqueHex = "#?(\(digit){3}|\(digit){6})"
  private static let gradient =
    "(repeating-)?linear-gradient\\(#\(digit){6}(, ?#\(digit){6}){1,4}\\)"

  private static let number = "[+-]?([0-9]{1,4}(\\.[0-9]{1,6})?|\\.[0-9]{1,6})"
  private static let share = "(\(number)%?|none)"
  private static let angle = "(\(number)(deg|grad|rad|turn)?|none)"
  private static let alpha = "( ?/ ?\(share))?"
  /// The spaces of `color()` (CSS Color 4, section 10.1).
  private static let spaces =
    "(srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)"
  /// The functions of CSS Color 4 with numbers in them.
  private static let functions = [
    "rgba?\\(\(share) \(share) \(share)\(alpha)\\)",
    "rgba?\\(\(number), ?\(number), ?\(number)(, ?\(number)%?)?\\)",
    "hsla?\\(\(angle) \(share) \(share)\(alpha)\\)",
    "hwb\\(\(angle) \(share) \(share)\(alpha)\\)",
    "(ok)?lab\\(\(share) \(share) \(share)\(alpha)\\)",
    "(ok)?lch\\(\(share) \(share) \(angle)\(alpha)\\)",
    "color\\(\(spaces) \(share) \(share) \(share)\(alpha)\\)",
  ].joined(separator: "|")
}
