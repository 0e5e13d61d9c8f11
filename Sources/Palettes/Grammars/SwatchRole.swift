/// What a name says of how its swatch is used.
enum SwatchRole {
  /// Text, or a graphic, in front.
  case foreground(Use)
  /// A ground on which a page or a part of it lies; the page's own is a main one.
  case ground(isMain: Bool)

  /// Reads the role from the words of a name and from what the format says, or nil for none.
  init?(_ words: SwatchWords, purpose: Swatch.Purpose? = nil) {
    if words.contains(anyOf: Self.neither) { return nil }
    switch purpose {
    case .text: self = .foreground(Self.use(of: words))
    case .ground where !words.contains(anyOf: Self.inactive):
      let last = words.words.lastIndex(where: Self.grounds.contains)
      let isMain = last.map { words.words[($0 + 1)...].allSatisfy(Self.mainQualifiers.contains) }
      self = .ground(isMain: isMain ?? false)
    case .stroke: return nil
    case .ground, nil: self.init(named: words)
    }
  }

  private init?(named words: SwatchWords) {
    if let index = words.words.firstIndex(where: Self.foregrounds.contains) {
      let before = words.words[..<index]
      // `background.text` is a ground; `text.on.background` and `on-text` are other grammars' matter.
      if before.contains(where: Self.grounds.contains) { return nil }
      self = .foreground(Self.use(of: words))
    } else if let index = words.words.lastIndex(where: Self.grounds.contains),
      !words.contains(anyOf: Self.inactive)
    {
      let rest = words.words[(index + 1)...]
      self = .ground(isMain: rest.allSatisfy(Self.mainQualifiers.contains))
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

  private static let grounds: Set<String> = [
    "bg", "background", "surface", "canvas", "page", "paper", "card", "ground", "layer",
  ]

  /// Words behind a ground's own that leave it the page's main ground.
  private static let mainQualifiers: Set<String> = ["default", "primary", "base", "page", "1"]

  /// Words that make a swatch neither text nor ground by itself.
  private static let neither: Set<String> = [
    "on", "inverse", "inverted", "border", "outline", "divider", "separator", "ring", "stroke",
    "shadow", "scrim", "overlay", "tint", "fill", "emphasis", "gradient", "series", "chart",
  ]
}
