extension String {
  /// The text with its middle left out, so that it takes no more than `limit` columns; at least 3.
  ///
  /// Both ends stay, since names of one palette often differ at their end only.
  func shortened(to limit: Int) -> String {
    guard columns > limit else { return self }
    let limit = Swift.max(3, limit)
    var head = ""
    var tail = ""
    var room = limit - 1
    var front = makeIterator()
    for character in reversed() {
      guard tail.columns + character.columns <= (limit - 1) / 2 else { break }
      tail.insert(character, at: tail.startIndex)
    }
    room -= tail.columns
    while let character = front.next(), head.columns + character.columns <= room {
      head.append(character)
    }
    return head + "\u{2026}" + tail
  }

  /// How many columns of fixed width it takes: East Asian letters and pictures take two.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text in pieces that end behind `-`, `.`, `/`, `_`, `:` and blanks.
  var words: [String] {
    let signs = "-./_: "
    var words = [""]
    for character in self {
      // Signs stay with what stands before them, and those at the start with what follows.
      if let last = words.last, let end = last.last, signs.contains(end),
        !signs.contains(character),
        last.contains(where: { !signs.contains($0) })
      {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// The text in lines of `limit` columns, broken behind `-`, `.`, `/`, `_` and blanks where it can be.
  ///
  /// What does not fit in `lines` lines is shortened in its middle.
  func broken(to limit: Int, lines: Int) -> [String] {
    let text = shortened(to: limit * lines - (lines - 1) * 4)
    var broken: [String] = [""]
    func place(_ word: String, in broken: inout [String]) {
      let last = broken.count - 1
      if broken[last].columns + word.columns <= limit {
        broken[last] += word
        return
      }
      if !broken[last].isEmpty { broken.append("") }
      for character in word {
        if broken[broken.count - 1].columns + character.columns > limit { broken.append("") }
        broken[broken.count - 1].append(character)
      }
    }
    for word in text.words { place(word, in: &broken) }
    guard broken.count > lines else { return broken }
    let rest = broken[(lines - 1)...].joined().shortened(to: limit)
    return broken.prefix(lines - 1) + [rest]
  }
}

extension Character {
  /// How many columns of fixed width it takes, 1 or 2 (roughly Unicode Standard Annex 11).
  var columns: Int {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
