import Documents

extension PairingGrammar {
  /// `X-text` over `X-background`, `text-X` over `background-X`, `Icon/X` over `Background/X`.
  static let textAndBackground = PairingGrammar(
    id: "text-and-background",
    summary: "X-text or X-icon lies on X-background, where all other words are equal",
    read: readTextAndBackground
  )
}

/// Words that rank colours within one role; equal ranks of two roles do not make a pair.
private let ranks: Set<String> = [
  "primary", "secondary", "tertiary", "quaternary", "accent", "brand", "default", "base", "main",
  "muted", "subtle", "light", "dark", "white", "black", "inverse",
]

private let fronts: [(word: String, confidence: Pairing.Confidence)] = [
  ("text", .high), ("fg", .high), ("foreground", .high), ("label", .high), ("icon", .medium),
  ("icons", .medium),
]

private func readTextAndBackground(_ index: SwatchIndex) -> [Pairing] {
  // Where `on-X` is written for a ground, `text.X` is meant for the page.
  let taken = Set(PairingGrammar.onPrefix.read(index).map(\.background))
  var found: [Pairing] = []
  for entry in index.entries where !entry.words.contains(anyOf: ["on", "border"]) {
    for (word, confidence) in fronts {
      guard let position = entry.words.words.lastIndex(of: word) else { continue }
      let rest = entry.words.removing(at: position).words
      guard !rest.isEmpty, !ranks.isSuperset(of: rest) else { continue }
      for background in ["background", "bg", "surface"] {
        let named = entry.words.replacing(at: position, with: background)
        for ground in index.entries(named: named) where !taken.contains(ground.name) {
          found.append(
            PairingGrammar.pairing(entry, on: ground, by: "text-and-background", confidence)
          )
        }
      }
    }
  }
  // Bootstrap and others write `--body-color` for the text on `--body-bg`.
  for entry in index.entries where entry.name.string.lowercased().hasSuffix("-color") {
    guard !entry.words.words.isEmpty, entry.role == nil else { continue }
    for background in ["bg", "background"] {
      let named = SwatchWords(entry.words.words + [background])
      for ground in index.entries(named: named) where !taken.contains(ground.name) {
        found.append(
          PairingGrammar.pairing(entry, on: ground, by: "text-and-background", .medium)
        )
      }
    }
  }
  return found
}
