import Colors
import Documents

/// The swatches of a palette by the words of their names.
struct SwatchIndex {
  /// A swatch's name, its words, its group, and its role.
  struct Entry {
    let name: ExactText
    let words: SwatchWords
    let group: SwatchGroup
    let role: SwatchRole?
    /// Whether what lies below shows through, in any mode.
    let isTranslucent: Bool

    /// The words of the name without those of its outermost groups.
    func words(below depth: Int) -> SwatchWords {
      guard depth > 0 else { return words }
      let parts = name.string.utf8.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
      let rest = parts.dropFirst(depth).map { String(decoding: $0, as: UTF8.self) }
      return SwatchWords(ExactText(rest.joined(separator: ".")))
    }
  }

  /// Two names, to tell pairings apart.
  struct Pair: Hashable {
    let foreground: ExactText
    let background: ExactText

    init(_ foreground: ExactText, _ background: ExactText) {
      self.foreground = foreground
      self.background = background
    }
  }

  /// The swatches, in the order of the palette.
  let entries: [Entry]
  private let positions: [SwatchWords: [Int]]

  init(_ palette: Palette) {
    entries = palette.swatches.filter { !$0.isRepetition }.map { swatch in
      let words = SwatchWords(swatch.name)
      return Entry(
        name: swatch.name,
        words: words,
        group: SwatchGroup(of: swatch.name),
        role: SwatchRole(words, purpose: swatch.purpose),
        isTranslucent: swatch.values.contains { $0.value.color.map { $0.alpha < 1 } ?? false }
      )
    }
    positions = Dictionary(grouping: entries.indices) { [entries] in entries[$0].words }
  }

  /// The swatches whose names have exactly these words.
  func entries(named words: SwatchWords) -> [Entry] {
    (positions[words] ?? []).map { entries[$0] }
  }
}

extension Swatch {
  /// Whether it says again what another one of the same words says, as Tailwind's
  /// `--color-muted: var(--muted)` does; what is told of both would be told twice.
  public var isRepetition: Bool {
    guard let first = values.first?.value.aliases.first else { return false }
    return values.allSatisfy { $0.value.aliases.first == first }
      && SwatchWords(first) == SwatchWords(name)
  }
}
