import Documents

extension PairingGrammar {
  /// `text.*`, `fg.*`, `label` over the grounds of the same part of the palette.
  ///
  /// Which text lies on which ground is a guess, so it is a cross product: with medium confidence
  /// on the main ground of a page, with low confidence on its other grounds.
  static let textOnGround = PairingGrammar(
    id: "text-on-ground",
    summary: "text.*, fg.* and label lie on background, surface, canvas, card ...",
    read: readTextOnGround
  )
}

private func readTextOnGround(_ index: SwatchIndex) -> [Pairing] {
  let grounds = PageGrounds(of: index)
  var found: [Pairing] = []
  for entry in index.entries {
    guard case .foreground(let use) = entry.role else { continue }
    for (ground, kind) in grounds.nearest(to: entry) {
      found.append(
        PairingGrammar.pairing(
          entry,
          on: ground,
          use: use,
          by: "text-on-ground",
          kind == .main ? .medium : .low
        )
      )
    }
  }
  return found
}
