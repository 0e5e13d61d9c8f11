import Documents

/// What the words of a property's name say of its kind, where its value says nothing.
///
/// `--danger: var(--red-500)` is meant to be a colour even if `--red-500` is missing;
/// `--header-height: var(--bar)` is not. A word of colours is needed, and none of sizes or fonts.
struct PropertyWords {
  private let words: [Substring]

  init(_ name: ExactText) {
    words = SwatchWords(name).words.map { Substring($0.lowercased()) }
  }

  /// Whether the name sounds like that of a colour.
  var soundLikeColor: Bool { words.contains(where: Self.areOfColors) && !soundLikeOther }

  /// Whether the name sounds like that of something else, such as a length.
  var soundLikeOther: Bool { words.contains { wordsOfOtherThings.contains(String($0)) } }

  private static func areOfColors(_ word: Substring) -> Bool {
    let stem = word.hasSuffix("s") ? word.dropLast() : word
    return wordsOfColors.contains(String(word)) || wordsOfColors.contains(String(stem))
  }
}

/// Words in names of properties that are colours: parts of pages, roles, states, hues.
private let wordsOfColors: Set<String> = [
  "color", "colour", "background", "bg", "foreground", "fg", "text", "ink", "label", "link", "icon",
  "surface", "canvas", "paper", "page", "card", "popover", "sidebar", "ground", "fill", "stroke",
  "border", "outline", "ring", "divider", "input", "placeholder", "overlay", "scrim", "focus",
  "primary", "secondary", "tertiary", "accent", "brand", "muted", "subtle", "neutral", "inverse",
  "emphasis", "highlight", "selection", "destructive", "danger", "error", "critical", "negative",
  "warning", "caution", "success", "positive", "info", "tint", "shade", "chart", "white", "black",
  "gray", "grey", "slate", "zinc", "stone", "sand", "red", "rose", "pink", "crimson", "ruby",
  "orange", "amber", "yellow", "gold", "lime", "green", "emerald", "mint", "teal", "cyan", "aqua",
  "sky", "blue", "navy", "indigo", "violet", "purple", "magenta", "fuchsia", "brown",
]

/// Words in names of properties that are no colours.
private let wordsOfOtherThings: Set<String> = [
  "font", "fonts", "family", "weight", "size", "width", "height", "w", "h", "x", "y", "radius",
  "rounded", "space", "spacing", "gap", "padding", "margin", "inset", "leading", "tracking", "line",
  "letter", "shadow", "blur", "filter", "opacity", "alpha", "duration", "delay", "ease", "easing",
  "transition", "animate", "animation", "breakpoint", "container", "columns", "grid", "aspect",
  "ratio", "z", "index", "gradient", "image", "url", "transform", "translate", "rotate", "scale",
  "perspective", "content", "display", "position", "offset", "style", "xs", "sm", "md", "lg", "xl",
]
