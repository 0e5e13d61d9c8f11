extension Use {
  /// Text of normal size, or of a size that is not known.
  public static let text = Use(id: "text", summary: "text of normal size", requirement: .text)
  /// Text of at least 18 pt, or 14 pt and bold.
  public static let largeText = Use(
    id: "large-text",
    summary: "text of 24 px, or 18.66 px in bold",
    requirement: .largeText
  )
  /// Placeholder text, which needs what text needs.
  public static let placeholder = Use(
    id: "placeholder",
    summary: "placeholder text; it needs what text needs",
    requirement: .text
  )
  /// A letter or glyph that is used as a sign.
  public static let symbol = Use(
    id: "symbol",
    summary: "a glyph used as a sign, such as x or >",
    requirement: .nonText
  )
  /// A graphic that is needed to understand the content.
  public static let graphic = Use(
    id: "graphic",
    summary: "an icon or another graphic that carries meaning",
    requirement: .nonText
  )
  /// A link within text.
  public static let link = Use(
    id: "link",
    summary: "a link within text",
    requirement: .text
  )
  /// An indicator of keyboard focus.
  public static let focus = Use(
    id: "focus",
    summary: "an indicator of keyboard focus",
    requirement: .nonText
  )
  /// The boundary of a control, its border or its fill.
  public static let boundary = Use(
    id: "boundary",
    summary: "the boundary of a control",
    requirement: .nonText
  )
  /// One series of a chart.
  public static let series = Use(
    id: "series",
    summary: "one series of a chart",
    requirement: .nonText
  )
  /// A part of an inactive control.
  public static let disabled = Use(
    id: "disabled",
    summary: "a part of an inactive control",
    requirement: .exempt("inactive controls are exempt if they cannot be operated")
  )
  /// A logotype.
  public static let logo = Use(
    id: "logo",
    summary: "a logotype",
    requirement: .exempt("logotypes are exempt")
  )
  /// Pure decoration, such as a divider.
  public static let decoration = Use(
    id: "decoration",
    summary: "pure decoration, such as a divider",
    requirement: .exempt("decoration is exempt")
  )

  /// Every use, in the order in which help lists them.
  public static let all: [Use] = [
    .text, .largeText, .placeholder, .symbol, .graphic, .link, .focus, .boundary, .series,
    .disabled, .logo, .decoration,
  ]
}
