import Documents
import Palettes

/// Which names of two palettes mean the same swatch, however their formats write them.
///
/// Equal names come first; then names of the same words, such as `--text-muted` and `text.muted`;
/// then those that are the same without words that all names of a palette begin with, such as
/// `polaris_`. Names that could mean several are not matched by their words.
struct NameMatching {
  /// The name in the old palette of each name in the new one that has a partner.
  let oldNames: [ExactText: ExactText]

  init(of old: Palette, and new: Palette) {
    var pairs: [ExactText: ExactText] = [:]
    var restOfOld = old.swatches.map(\.name)
    var restOfNew = new.swatches.map(\.name)
    for key in [Self.exactly, Self.byWords, Self.byWordsWithoutPrefix] {
      let (olds, news) = (key(restOfOld), key(restOfNew))
      for (words, name) in news {
        if let partner = olds[words] { pairs[name] = partner }
      }
      let taken = Set(pairs.values)
      restOfOld.removeAll(where: taken.contains)
      restOfNew.removeAll { pairs[$0] != nil }
    }
    oldNames = pairs
  }

  /// Names by a key; keys that several names have are left out.
  private typealias Keys = @Sendable ([ExactText]) -> [[ExactText]: ExactText]

  private static let exactly: Keys = { names in
    unique(names.map { ([$0], $0) })
  }

  private static let byWords: Keys = { names in
    unique(names.map { (SwatchWords($0).words.map { ExactText($0) }, $0) })
  }

  private static let byWordsWithoutPrefix: Keys = { names in
    let words = names.map { SwatchWords($0).words.map { ExactText($0) } }
    let prefix = words.dropFirst().reduce(words.first ?? []) { common, words in
      Array(zip(common, words).prefix { $0 == $1 }.map(\.0))
    }
    return unique(
      zip(words, names).map { words, name in
        (words.count > prefix.count ? Array(words.dropFirst(prefix.count)) : words, name)
      }
    )
  }

  private static func unique(_ keyed: [([ExactText], ExactText)]) -> [[ExactText]: ExactText] {
    Dictionary(grouping: keyed, by: \.0).compactMapValues { $0.count == 1 ? $0[0].1 : nil }
  }
}
