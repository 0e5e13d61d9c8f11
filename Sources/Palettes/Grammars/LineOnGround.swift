extension PairingGrammar {
  /// Borders, rings, inputs and series over the main grounds: what to review, not what to fail.
  ///
  /// Which lines are needed to know a control is not in their names (WCAG 2.2, 1.4.11), so borders
  /// and dividers count as decoration, and all of them have low confidence.
  static let lineOnGround = PairingGrammar(
    id: "line-on-ground",
    summary: "border, divider, ring, focus, input and chart colours lie on the main ground",
    read: readLineOnGround
  )
}

private func readLineOnGround(_ index: SwatchIndex) -> [Pairing] {
  let grounds = PageGrounds(of: index)
  var found: [Pairing] = []
  for entry in index.entries where entry.isLine && !isGround(entry, index) {
    guard let use = use(of: entry.words.words) else { continue }
    for (ground, kind) in grounds.nearest(to: entry) where kind == .main {
      found.append(
        PairingGrammar.pairing(entry, on: ground, use: use, by: "line-on-ground", .low)
      )
    }
  }
  return found
}

/// What a line of that name is used for, or nil when it is none.
private func use(of words: [String]) -> Use? {
  let borders: Set<String> = ["border", "outline", "divider", "separator", "stroke"]
  let first = words.first { borders.contains($0) || ["ring", "focus"].contains($0) }
  switch first {
  // `focus.outline` is an indicator of focus; `border.focus` is a border in that state.
  case "ring", "focus": return .focus
  case .some: return .decoration
  case nil: break
  }
  if words.contains("chart") || words.contains("series") { return .series }
  return words.contains("input") ? .boundary : nil
}

/// Whether a text of its own lies on the swatch, as on GOV.UK's yellow `focus` its `focus-text`.
private func isGround(_ entry: SwatchIndex.Entry, _ index: SwatchIndex) -> Bool {
  let words = entry.words.words
  let names = ["text", "foreground", "fg"].map { words + [$0] } + [["on"] + words]
  return names.contains { !index.entries(named: SwatchWords($0)).isEmpty }
}

extension SwatchIndex.Entry {
  /// Whether the name is one of a line or an area that carries meaning, and of no text or ground.
  fileprivate var isLine: Bool {
    role == nil
      && !words.contains(anyOf: [
        "foreground", "text", "background", "bg", "shadow", "offset", "on", "width", "disabled",
        "inner",
        "inset", "inverse", "white", "black",
      ])
  }
}
