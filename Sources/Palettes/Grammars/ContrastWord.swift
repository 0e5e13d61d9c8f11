extension PairingGrammar {
  /// `X-contrast` and `X-inverse` over `X`: Designsystemet, Pico, Material UI and their kin.
  static let contrastWord = PairingGrammar(
    id: "contrast-word",
    summary: "X-contrast, X-contrast-subtle, X-inverse and X-contrastText lie on X",
    read: readContrastWord
  )
}

private func readContrastWord(_ index: SwatchIndex) -> [Pairing] {
  var found: [Pairing] = []
  for entry in index.entries {
    for (grounds, confidence) in grounds(of: entry.words) {
      for ground in index.entries(named: grounds) where ground.name != entry.name {
        found.append(PairingGrammar.pairing(entry, on: ground, by: "contrast-word", confidence))
      }
    }
  }
  return found
}

/// The names on which a swatch of that name lies.
private func grounds(of words: SwatchWords) -> [(words: SwatchWords, Pairing.Confidence)] {
  let all = words.words
  guard let position = all.lastIndex(where: ["contrast", "inverse"].contains), position > 0,
    !["high", "low", "medium", "more", "less", "text", "fg"].contains(all[position - 1])
  else { return [] }
  let stem = Array(all[..<position])
  let rest = Array(all[(position + 1)...]).filter { $0 != "text" }
  guard all[position] == "contrast" else {
    // Pico's `primary-inverse` lies on `primary-background`; of `text-inverse` nothing follows.
    return rest.isEmpty ? [(SwatchWords(stem + ["background"]), .medium)] : []
  }
  switch rest {
  case []:
    return [(SwatchWords(stem), .high), (SwatchWords(stem + ["main"]), .high)]
  case ["default"], ["subtle"]: return [(SwatchWords(stem + ["default"]), .high)]
  case ["hover"], ["active"]: return [(SwatchWords(stem + rest), .high)]
  default: return []
  }
}
