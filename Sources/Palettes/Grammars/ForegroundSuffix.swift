import Documents

extension PairingGrammar {
  /// `X-foreground` over `X`, and `foreground` over `background`: shadcn/ui and its kin.
  static let foregroundSuffix = PairingGrammar(
    id: "foreground-suffix",
    summary: "X-foreground is text on X or X-background; foreground is text on background",
    read: readForegroundSuffix
  )
}

private func readForegroundSuffix(_ index: SwatchIndex) -> [Pairing] {
  var found: [Pairing] = []
  for entry in index.entries {
    let words = entry.words.words
    guard let last = words.indices.last, words[last] == "foreground" || words[last] == "fg" else {
      continue
    }
    let background = words[last] == "fg" ? "bg" : "background"
    let stem = entry.words.removing(at: last)
    let grounds =
      index.entries(named: entry.words.replacing(at: last, with: background))
      + (stem.words.isEmpty ? [] : index.entries(named: stem))
    for ground in grounds {
      found.append(
        Pairing(
          entry.name,
          on: ground.name,
          origin: .inferred(grammar: "foreground-suffix", confidence: .high)
        )
      )
    }
  }
  return found
}
