import Documents

extension PairingGrammar {
  /// `on-X`, `onX` over `X`: Material Design and its kin.
  static let onPrefix = PairingGrammar(
    id: "on-prefix",
    summary: "on-X or onX is text on X",
    read: readOnPrefix
  )
}

private let fronts: Set<String> = ["text", "fg", "icon", "label"]

private func readOnPrefix(_ index: SwatchIndex) -> [Pairing] {
  var found: [Pairing] = []
  for entry in index.entries {
    let words = entry.words.words
    guard let on = words.lastIndex(of: "on"), on + 1 < words.count else { continue }
    // `on-X` lies on `X`, and so does `text-on-X`.
    let isText = on > 0 && fronts.contains(words[on - 1])
    var stem = words
    stem.removeSubrange((isText ? on - 1 : on)...on)
    var named = stem.isEmpty ? [] : index.entries(named: SwatchWords(stem))
    if named.isEmpty, stem.count > 1, stem.last == "variant" {
      // Material's `onSurfaceVariant` lies on `surface` as well.
      named = index.entries(named: SwatchWords(stem.dropLast()))
    }
    for ground in named {
      found.append(PairingGrammar.pairing(entry, on: ground, by: "on-prefix", .high))
    }
    for ground in grounds(ofTextNamed: words, on: on, index)
    where !named.contains(where: { $0.name == ground.name }) {
      found.append(PairingGrammar.pairing(entry, on: ground, by: "on-prefix", .medium))
    }
    guard named.isEmpty, isText else { continue }
    // `fg.onEmphasis` has no ground of its own name: it lies on every `bg.….emphasis`.
    let group = words[..<(on - 1)]
    let suffix = words[(on + 1)...]
    for ground in index.entries
    where isGround(ground.words.words, of: group, endingWith: suffix) {
      found.append(PairingGrammar.pairing(entry, on: ground, by: "on-prefix", .medium))
    }
  }
  return found
}

/// The grounds of text such as `text.brand.on-brand`, whose group is named like theirs:
/// `background.brand.default`, or `background.brand.secondary` for `on-brand-secondary`.
private func grounds(
  ofTextNamed words: [String],
  on position: Int,
  _ index: SwatchIndex
) -> [SwatchIndex.Entry] {
  let before = words[..<position]
  guard let front = before.firstIndex(where: ["text", "fg", "icon"].contains),
    let hue = before[(front + 1)...].last, words[position + 1] == hue
  else { return [] }
  let rank = Array(words[(position + 2)...])
  return ["background", "bg"].flatMap { background in
    let ground = before[..<front] + [background] + before[(front + 1)...]
    return index.entries(named: SwatchWords(Array(ground) + (rank.isEmpty ? ["default"] : rank)))
  }
}

private func isGround(
  _ words: [String],
  of group: ArraySlice<String>,
  endingWith suffix: ArraySlice<String>
) -> Bool {
  words.count > group.count + suffix.count
    && words.starts(with: group)
    && ["bg", "background"].contains(words[group.count])
    && words[(words.count - suffix.count)...].elementsEqual(suffix)
}
