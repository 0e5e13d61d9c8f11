/// Which part of a page a ground is, by the words of its name.
enum PageGround {
  /// The page itself.
  case main
  /// Another ground of pages, such as a raised or a hovered surface.
  case other

  /// Reads the words of a name; nil for grounds of components and of coloured areas.
  ///
  /// `background.default` is the page, `surface-hover` is another ground; `tooltip-background` and
  /// `background.danger` are none on which just any text lies.
  init?(_ words: SwatchWords) {
    let words = words.words
    guard let last = words.lastIndex(where: SwatchRole.grounds.contains) else {
      guard hues.isDisjoint(with: words) else { return nil }
      self = .other
      return
    }
    let rest = words[(last + 1)...]
    guard words[..<last].allSatisfy(neutral.contains), hues.isDisjoint(with: rest) else {
      return nil
    }
    // A `light surface` may be the page of the light scheme, or one that is light in both.
    let isFixed = words[..<last].contains { $0 == "light" || $0 == "dark" }
    self = !isFixed && rest.allSatisfy(mainQualifiers.contains) ? .main : .other
  }
}

/// Words behind a ground's own that leave it the page's main ground.
private let mainQualifiers: Set<String> = ["default", "primary", "base", "page", "1"]

/// Words before a ground's own that leave it a ground of pages.
private let neutral: Set<String> = SwatchRole.grounds.union([
  "light", "dark", "high", "contrast", "normal", "app", "body", "main", "root", "site", "system",
  "sys", "grouped", "base", "default", "primary", "secondary", "tertiary", "md", "theme", "ui",
  "global", "semantic", "functional", "template", "window", "alias", "core", "widget",
])

/// Words of grounds that are coloured to say something.
private let hues: Set<String> = [
  "accent", "brand", "danger", "error", "negative", "positive", "success", "warning", "caution",
  "info", "informative", "notice", "critical", "attention", "severe", "open", "closed", "done",
  "sponsors", "upsell", "draft", "neutral", "white", "black", "red",
  "orange", "amber", "yellow", "lime", "green", "emerald", "teal", "cyan", "sky", "blue", "indigo",
  "violet", "purple", "fuchsia", "magenta", "pink", "rose", "brown", "maroon", "gray", "grey",
]
