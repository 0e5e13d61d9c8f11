/// What a name says of how its swatch is used.
enum SwatchRole {
  /// Text, or a graphic, in front.
  case foreground(Use)
  /// A ground; of which part of a page, its words say.
  case ground

  /// Reads the role from the words of a name and from what the format says, or nil for none.
  init?(_ words: SwatchWords, purpose: Swatch.Purpose? = nil) {
    if words.contains(anyOf: Self.neither) { return nil }
    switch purpose {
    case .text: self = .foreground(Self.use(of: words))
    case .ground where !words.contains(anyOf: Self.inactive): self = .ground
    case .stroke: return nil
    case .ground, nil: self.init(named: words)
    }
  }

  private init?(named words: SwatchWords) {
    if let index = words.words.firstIndex(where: Self.foregrounds.contains) {
      let before = words.words[..<index]
      // `background.text` is a ground; `text.on.background` and `on-text` are other grammars' matter.
      if before.contains(where: Self.grounds.contains) { return nil }
      // The label of a button lies on the button, and fixed colours on whatever they were fixed for.
      if words.contains(anyOf: Self.ofComponents) { return nil }
      self = .foreground(Self.use(of: words))
    } else if words.contains(anyOf: Self.grounds), !words.contains(anyOf: Self.inactive),
      words.words.last != "foreground"
    {
      self = .ground
    } else {
      return nil
    }
  }

  /// What text of that name is used for.
  static func use(of words: SwatchWords) -> Use {
    if words.contains(anyOf: inactive) { return .disabled }
    if words.contains(anyOf: ["placeholder"]) { return .placeholder }
    if words.contains(anyOf: ["icon", "icons"]) { return .graphic }
    if words.contains(anyOf: ["link", "links"]) { return .link }
    return .text
  }

  /// Words of inactive controls: their text is exempt, and no other text lies on their grounds.
  private static let inactive: Set<String> = ["disabled", "inactive"]

  private static let foregrounds: Set<String> = ["fg", "text", "label", "link", "ink", "content"]

  /// Words that name a ground.
  static let grounds: Set<String> = [
    "bg", "background", "surface", "canvas", "page", "paper", "card", "ground", "layer",
  ]

  private static let ofComponents: Set<String> = [
    "button", "btn", "tooltip", "snackbar", "toast", "badge", "chip", "tag", "avatar", "switch",
    "checkbox", "table", "syntax", "terminal", "white", "black", "static", "fixed",
  ]

  /// Words that make a swatch neither text nor ground by itself.
  private static let neither: Set<String> = [
    "on", "inverse", "inverted", "border", "outline", "divider", "separator", "ring", "stroke",
    "shadow", "scrim", "overlay", "tint", "fill", "emphasis", "gradient", "series", "chart",
  ]
}
