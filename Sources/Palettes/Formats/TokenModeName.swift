extension Mode {
  /// Reads the choices from the words of a name such as `dark-high-contrast` or `darkHighContrast`.
  ///
  /// Light, dark and dim are schemes; of two, the first is the scheme, so that `dark-dimmed` is a
  /// kind of dark. Words that are not known make one choice on the axis `other`.
  init(words name: String) {
    var choices: [Choice] = []
    var others: [String] = []
    for word in Mode.words(of: name) {
      guard let choice = Mode.choice(of: word) else {
        if !neutralWords.contains(word) { others.append(word) }
        continue
      }
      if !choices.contains(where: { $0.axis == choice.axis }) {
        choices.append(choice)
      } else if !choices.contains(choice) {
        others.append(word)
      }
    }
    if !others.isEmpty || choices.isEmpty {
      choices.append(Choice(.other, others.isEmpty ? name : others.joined(separator: "-")))
    }
    self.init(choices)
  }

  private static func words(of name: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var previousIsLower = false
    for byte in name.utf8 {
      let isUpper = byte &- 0x41 < 26
      let isPart = isUpper || byte &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
      if !isPart || isUpper && previousIsLower { words.append([]) }
      if isPart { words[words.count - 1].append(isUpper ? byte | 0x20 : byte) }
      previousIsLower = isPart && !isUpper
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func choice(of word: String) -> Choice? {
    switch word {
    case "light", "dark": Choice(.scheme, word)
    case "dim", "dimmed": Choice(.scheme, "dim")
    case "high", "hc", "highcontrast", "more": Choice(.contrast, "high-contrast")
    case "low", "less": Choice(.contrast, "low-contrast")
    case "medium": Choice(.contrast, "medium-contrast")
    case "colorblind", "colourblind", "protanopia", "deuteranopia", "tritanopia":
      Choice(.vision, word)
    default: nil
    }
  }
}

/// Words that say only that a mode follows, or stand beside one that says more.
private let neutralWords: Set<String> = ["theme", "mode", "scheme", "contrast"]
