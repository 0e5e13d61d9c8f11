import Audits
import Colors
import Documents
import Palettes

/// The names of the swatches of palettes, as people half remember them.
struct SwatchNames {
  private let palettes: [Palette]

  /// Takes the names of palettes.
  init(of palettes: [Palette]) { self.palettes = palettes }

  /// Refuses a text that names no swatch and is no colour, but ends the names of some: those are told.
  ///
  /// A name is most often remembered without the groups that it stands in: `text.muted` for
  /// `color.text.muted`. A text that ends no name is left to others, who know what is spelt alike.
  ///
  /// - Throws: a usage error with the names; `part` is what the text is: "the foreground".
  func refuseEnding(_ text: String, as part: String) throws(UsageError) {
    guard !isColor(text), palettes.allSatisfy({ $0.swatch(named: text) == nil }) else { return }
    let meant = palettes.flatMap { Self.names(of: $0, endingIn: text) }
    guard let names = Self.list(meant) else { return }
    throw UsageError(
      input: "\(part): \(text) is neither a swatch nor a colour; did you mean \(names)?"
    )
  }

  /// What to tell of the palettes that have no swatch of that name, where others have one; nil when all
  /// have it, when none has, and for a colour.
  func remark(onPalettesWithout text: String) -> String? {
    let rest = palettes.filter { $0.swatch(named: text) == nil && !$0.swatches.isEmpty }
    guard !rest.isEmpty, rest.count < palettes.count, !isColor(text) else { return nil }
    let named = rest.prefix(Self.limit).map { palette in
      let near =
        Self.names(of: palette, endingIn: text).first ?? Self.nearest(to: text, in: palette)
      return palette.name + (near.map { " (did you mean \($0)?)" } ?? "")
    }
    let more = rest.count - named.count
    return "left out, having no \(text): \(named.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more" : "")
  }

  /// How many palettes or names one message lists.
  private static let limit = 6

  private func isColor(_ text: String) -> Bool {
    (try? CSSColor(parsing: text, options: .bareHex))?.color != nil
  }

  /// The names whose last words are those of the text, however they are joined.
  private static func names(of palette: Palette, endingIn text: String) -> [String] {
    let words = words(of: text)
    guard !words.isEmpty else { return [] }
    return palette.swatches.map(\.name.string).filter {
      Self.words(of: $0).suffix(words.count).elementsEqual(words)
    }
  }

  private static func nearest(to text: String, in palette: Palette) -> String? {
    let names = palette.swatches.map(\.name.string)
    return Spelling.nearest(to: text, among: names)
      ?? Spelling.nearest(to: "--" + text, among: names)
  }

  /// The words of a name, in lower case: `textMuted`, `text.muted` and `--Text-Muted` have two.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for letter in name {
      let isWord = letter.isLetter || letter.isNumber
      if !isWord || (letter.isUppercase && wasLower), !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if isWord { word.append(letter) }
      wasLower = letter.isLowercase || letter.isNumber
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  /// Some names, each once, for a question; nil for none.
  private static func list(_ names: [String]) -> String? {
    var each: [String] = []
    for name in names where !each.contains(name) { each.append(name) }
    guard let last = each.prefix(limit).last else { return nil }
    let rest = each.count > limit ? "\(last), or one of \(each.count - limit) more" : last
    let others = each.prefix(limit).dropLast()
    let comma = each.count > limit ? ", " : " or "
    return others.isEmpty ? rest : others.joined(separator: ", ") + comma + rest
  }
}
