import Documents

extension PairingGrammar {
  /// `on-X`, `onX` over `X`: Material Design and its kin.
  static let onPrefix = PairingGrammar(
    id: "on-prefix",
    summary: "on-X or onX is text on X",
    read: readOnPrefix
  )
}

private func readOnPrefix(_ index: SwatchIndex) -> [Pairing] {
  var found: [Pairing] = []
  for entry in index.entries {
    let words = entry.words.words
    guard let on = words.lastIndex(of: "on"), on + 1 < words.count else { continue }
    let named = index.entries(named: entry.words.removing(at: on))
    for ground in named {
      found.append(inferred(entry.name, on: ground.name, .high))
    }
    guard named.isEmpty, let first = words.first, ["fg", "text"].contains(first) else { continue }
    // `fg.onEmphasis` has no ground of its own name: it lies on every `bg.….emphasis`.
    let suffix = words[(on + 1)...]
    for ground in index.entries
    where ["bg", "background"].contains(ground.words.words.first ?? "")
      && ground.words.words.ends(with: suffix)
    {
      found.append(inferred(entry.name, on: ground.name, .medium))
    }
  }
  return found
}

private func inferred(
  _ foreground: ExactText,
  on background: ExactText,
  _ confidence: Pairing.Confidence
) -> Pairing {
  Pairing(
    foreground,
    on: background,
    origin: .inferred(grammar: "on-prefix", confidence: confidence)
  )
}

extension [String] {
  fileprivate func ends(with suffix: ArraySlice<String>) -> Bool {
    count > suffix.count && self[(count - suffix.count)...] == suffix
  }
}
