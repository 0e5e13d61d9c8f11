import Documents

/// Whether styles are themes of the app, by their names and those of which they are kinds.
struct AndroidStyleNames {
  private let styles: [ExactText: AndroidResource]
  private let parents: [ExactText: ExactText]
  private var words: [ExactText: Words] = [:]

  /// What the names of a style and of those above it hold.
  private struct Words: OptionSet {
    let rawValue: UInt8
    static let theme = Words(rawValue: 1)
    static let overlay = Words(rawValue: 2)
  }

  init(_ styles: [ExactText: AndroidResource], _ parents: [ExactText: ExactText]) {
    self.styles = styles
    self.parents = parents
  }

  /// Whether a style is a theme of the app: it is called so, or it is a kind of one.
  ///
  /// Overlays change a theme in parts of the screen, and the items of a widget's style are no
  /// attributes of a theme.
  mutating func areOfTheme(_ style: ExactText) -> Bool {
    let words = allWords(of: style)
    return words.contains(.theme) && !words.contains(.overlay)
  }

  /// What a style's own names and those of all above it hold; each style is looked at once.
  private mutating func allWords(of style: ExactText) -> Words {
    var way: [ExactText] = []
    var positions: [ExactText: Int] = [:]
    var next: ExactText? = style
    while let name = next, words[name] == nil, positions[name] == nil {
      positions[name] = way.count
      way.append(name)
      next = parents[name]
    }
    var found = next.flatMap { words[$0] } ?? []
    // The styles of a circle are kinds of one another.
    if let start = next.flatMap({ positions[$0] }) {
      found = way[start...].reduce([]) { $0.union(ownWords(of: $1)) }
    }
    for name in way.reversed() {
      found.formUnion(ownWords(of: name))
      words[name] = found
    }
    return words[style] ?? found
  }

  private func ownWords(of name: ExactText) -> Words {
    var words: Words = []
    for text in [name.string, styles[name]?.parent ?? ""] {
      let text = text.lowercased()
      if text.contains("theme") { words.insert(.theme) }
      if text.contains("themeoverlay") { words.insert(.overlay) }
    }
    return words
  }
}
