extension PairingGrammar {
  /// `text-on-color` over the coloured grounds: Carbon's buttons, Spectrum's accents.
  static let onColor = PairingGrammar(
    id: "on-color",
    summary: "text-on-color and static-white text lie on coloured buttons and backgrounds",
    read: readOnColor
  )
}

/// Words of grounds that are coloured.
private let hues: Set<String> = ["accent", "negative", "danger", "informative", "info"]

private func readOnColor(_ index: SwatchIndex) -> [Pairing] {
  var found: [Pairing] = []
  let fronts = index.entries.filter(\.isOnColor)
  guard !fronts.isEmpty else { return [] }
  for ground in index.entries
  where !ground.words.contains(anyOf: ["disabled", "subtle", "subdued", "tertiary", "ghost"]) {
    let words = ground.words.words
    let isButton = words.first == "button" && !words.contains("separator")
    let isAccent = words.contains("background") && ground.words.contains(anyOf: hues)
    guard isButton || isAccent else { continue }
    for front in fronts where !front.isSame(as: ground) {
      found.append(PairingGrammar.pairing(front, on: ground, by: "on-color", .medium))
    }
  }
  return found
}

extension SwatchIndex.Entry {
  /// Whether the name says that it lies on colours; the word `color` itself is no word of a name.
  fileprivate var isOnColor: Bool {
    let words = words.words
    if words.contains("disabled") { return false }
    if words == ["text", "on"] || words == ["icon", "on"] { return true }
    return words.starts(with: ["static", "white"]) && words.contains("text")
  }

  /// Whether both names are of the same swatch.
  fileprivate func isSame(as other: SwatchIndex.Entry) -> Bool { name == other.name }
}
