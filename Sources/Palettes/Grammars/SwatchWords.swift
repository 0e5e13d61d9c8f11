public import Documents

/// The words of a swatch's name, in lower case: the form in which names of all formats compare.
///
/// `--muted-foreground`, `muted.foreground` and `mutedForeground` all read *muted foreground*.
public struct SwatchWords: Sendable, Hashable {
  /// The words, in order.
  public let words: [String]

  /// Makes words of their list.
  init(_ words: some Sequence<String>) { self.words = Array(words) }

  /// Splits a name at `.`, `/`, `-`, `_`, `:`, `$`, blanks, and where lower case turns to upper case.
  public init(_ name: ExactText) {
    var words: [String] = []
    var word = ""
    var previousIsLower = false
    for character in name.string.unicodeScalars {
      let isSeparator = "./-_:$@ \t".unicodeScalars.contains(character)
      let isUpper = ("A"..."Z").contains(character)
      if isSeparator || (isUpper && previousIsLower), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !isSeparator { word.unicodeScalars.append(character.asciiLowercase) }
      previousIsLower = !isSeparator && !isUpper
    }
    if !word.isEmpty { words.append(word) }
    self.words = words.filter { !Self.prefixes.contains($0) || words.count == 1 }
  }

  /// The words without the one at `index`.
  func removing(at index: Int) -> SwatchWords {
    var rest = words
    rest.remove(at: index)
    return SwatchWords(rest)
  }

  /// The words with the one at `index` replaced.
  func replacing(at index: Int, with word: String) -> SwatchWords {
    var changed = words
    changed[index] = word
    return SwatchWords(changed)
  }

  /// Tells whether any of `others` is among the words.
  func contains(anyOf others: Set<String>) -> Bool {
    words.contains { others.contains($0) }
  }

  /// Words that say only that a colour follows.
  private static let prefixes: Set<String> = ["color", "colors", "colour", "clr"]
}

extension Unicode.Scalar {
  fileprivate var asciiLowercase: Unicode.Scalar {
    ("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self
  }
}
