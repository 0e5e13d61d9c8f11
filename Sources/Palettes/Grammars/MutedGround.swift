extension PairingGrammar {
  /// `fgColor.X` over `bgColor.X.muted`: Primer and its kin.
  static let mutedGround = PairingGrammar(
    id: "muted-ground",
    summary: "fgColor.X lies on bgColor.X.muted",
    read: readMutedGround
  )
}

private func readMutedGround(_ index: SwatchIndex) -> [Pairing] {
  var found: [Pairing] = []
  for entry in index.entries {
    guard let position = entry.words.words.lastIndex(of: "fg"),
      position + 1 < entry.words.words.count, !entry.words.words.contains("on")
    else { continue }
    // A group's own value may stand under `@`, which is no word.
    let named = entry.words.replacing(at: position, with: "bg").words + ["muted"]
    for ground in index.entries(named: SwatchWords(named)) {
      found.append(PairingGrammar.pairing(entry, on: ground, by: "muted-ground", .medium))
    }
  }
  return found
}
