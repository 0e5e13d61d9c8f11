/// A habit of naming from which pairings can be read.
public struct PairingGrammar: Sendable {
  /// The name that `--explain-pairs` prints: kebab-case, stable.
  public let id: String
  /// The habit, for people: "on-X is text on X".
  public let summary: String
  /// Reads pairings from the names of a palette.
  let read: @Sendable (SwatchIndex) -> [Pairing]

  init(
    id: String,
    summary: String,
    read: @escaping @Sendable (SwatchIndex) -> [Pairing]
  ) {
    self.id = id
    self.summary = summary
    self.read = read
  }
}

extension Palette {
  /// The pairings that the names of the swatches suggest, each pair once, by the surest grammar.
  public var inferredPairings: [Pairing] {
    let index = SwatchIndex(self)
    var taken: Set<SwatchIndex.Pair> = []
    var pairings: [Pairing] = []
    for grammar in PairingGrammar.all {
      for pairing in grammar.read(index)
      where pairing.foreground != pairing.background
        && taken.insert(.init(pairing.foreground, pairing.background)).inserted
      {
        pairings.append(pairing)
      }
    }
    return pairings
  }
}
