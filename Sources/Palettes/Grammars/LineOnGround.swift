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

private let lines: [(words: Set<String>, use: Use)] = [
  (["ring", "focus"], .focus),
  (["chart", "series"], .series),
  (["input"], .boundary),
  (["border", "outline", "divider", "separator", "stroke"], .decoration),
]

private func readLineOnGround(_ index: SwatchIndex) -> [Pairing] {
  let grounds = index.entries.filter { entry in
    if case .ground(isMain: true) = entry.role { true } else { false }
  }
  var found: [Pairing] = []
  for entry in index.entries where entry.isLine && !isGround(entry, index) {
    guard let use = lines.first(where: { entry.words.contains(anyOf: $0.words) })?.use else {
      continue
    }
    let nearest = grounds.map { entry.group.depthShared(with: $0.group) }.max() ?? 0
    for ground in grounds where entry.group.depthShared(with: ground.group) == nearest {
      found.append(
        PairingGrammar.pairing(entry, on: ground, use: use, by: "line-on-ground", .low)
      )
    }
  }
  return found
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
      ])
  }
}
