import Documents

extension PairingGrammar {
  /// `text.*`, `fg.*`, `label` over the grounds of the same part of the palette.
  ///
  /// Which text lies on which ground is a guess, so it is a cross product: with medium confidence
  /// on the main ground of a page, with low confidence on all others.
  static let textOnGround = PairingGrammar(
    id: "text-on-ground",
    summary: "text.*, fg.* and label lie on background, surface, canvas, card ...",
    read: readTextOnGround
  )
}

private func readTextOnGround(_ index: SwatchIndex) -> [Pairing] {
  var grounds: [(entry: SwatchIndex.Entry, isMain: Bool)] = []
  for entry in index.entries {
    if case .ground(let isMain) = entry.role { grounds.append((entry, isMain)) }
  }
  var found: [Pairing] = []
  for entry in index.entries {
    guard case .foreground(let use) = entry.role else { continue }
    // `dark.text` lies on `dark.background`, not on `light.background`: the grounds of its group.
    let nearest = grounds.map { entry.group.depthShared(with: $0.entry.group) }.max() ?? 0
    for (ground, isMain) in grounds where entry.group.depthShared(with: ground.group) == nearest {
      found.append(
        Pairing(
          entry.name,
          on: ground.name,
          use: use,
          origin: .inferred(grammar: "text-on-ground", confidence: isMain ? .medium : .low)
        )
      )
    }
  }
  return found
}
