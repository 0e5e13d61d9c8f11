import Documents

/// The tokens of all sets by their paths, and what they refer to.
struct StudioCatalogue {
  /// The sets, in the order in which later ones win.
  let sets: [StudioSet]
  /// The tokens of all sets.
  private(set) var tokens: [StudioToken] = []
  /// For each set, the positions of its tokens.
  private(set) var tokensOfSet: [Range<Int>] = []
  /// For each token, the number of its path.
  private(set) var pathOfToken: [Int] = []
  /// The paths, in the order of their first mention.
  private(set) var paths: [ExactText] = []
  /// Which paths are those of colours.
  private(set) var isColor: [Bool] = []
  /// Which paths are those of colours, and of what colours are made of.
  private(set) var isTelling: [Bool] = []
  private var numbers: [ExactText: Int] = [:]

  init(_ sets: [StudioSet]) {
    self.sets = sets
    for set in sets {
      let start = tokens.count
      for token in set.tokens {
        let number = numbers[token.path] ?? paths.count
        if number == paths.count {
          numbers[token.path] = number
          paths.append(token.path)
        }
        pathOfToken.append(number)
      }
      tokens += set.tokens
      tokensOfSet.append(start..<tokens.count)
    }
    findColors()
    findWhatColorsAreMadeOf()
  }

  /// The number of the path that a reference means, or nil when there is none.
  ///
  /// `.value` at its end is dropped, as older files have it.
  func number(of reference: ExactText) -> Int? {
    if let number = numbers[reference] { return number }
    for ending in [".value", ".$value"] where reference.string.hasSuffix(ending) {
      return numbers[ExactText(String(reference.string.dropLast(ending.count)))]
    }
    return nil
  }

  /// Marks paths that have the type of a colour, are written like one, or lead to one.
  private mutating func findColors() {
    isColor = Array(repeating: false, count: paths.count)
    var users: [[Int]] = Array(repeating: [], count: paths.count)
    for (token, number) in zip(tokens, pathOfToken) {
      if token.type == "color" || token.type == nil && token.isWrittenLikeColor {
        isColor[number] = true
      } else if token.type == nil, let alias = token.text?.alias,
        let target = self.number(of: alias)
      {
        users[target].append(number)
      }
    }
    var waiting = paths.indices.filter { isColor[$0] }
    while let number = waiting.popLast() {
      for user in users[number] where !isColor[user] {
        isColor[user] = true
        waiting.append(user)
      }
    }
  }

  private mutating func findWhatColorsAreMadeOf() {
    isTelling = isColor
    var tokensOfPath: [[Int]] = Array(repeating: [], count: paths.count)
    for (token, number) in pathOfToken.enumerated() { tokensOfPath[number].append(token) }
    var waiting = paths.indices.filter { isColor[$0] }
    while let number = waiting.popLast() {
      for token in tokensOfPath[number] {
        for reference in tokens[token].references {
          guard let target = self.number(of: reference), !isTelling[target] else { continue }
          isTelling[target] = true
          waiting.append(target)
        }
      }
    }
  }

  /// Whether a set holds a colour, or something that colours are made of.
  func isTelling(set: Int) -> Bool {
    tokensOfSet[set].contains { isTelling[pathOfToken[$0]] }
  }
}

extension StudioToken {
  /// The value with its references, or nil when it is no text.
  var text: BracedText? { value.string.map { BracedText(studio: $0) } }

  /// Whether a value without a type is plainly a colour.
  var isWrittenLikeColor: Bool {
    guard let bytes = value.string?.utf8 else { return false }
    if bytes.first == UInt8(ascii: "#") { return true }
    let word = String(decoding: bytes.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
    return word.utf8.count < bytes.count && colorFunctions.contains(word.lowercased())
  }

  /// Whether the value is a gradient, which no single colour stands for.
  var isGradient: Bool {
    guard let text = value.string, text.utf8.contains(UInt8(ascii: "(")) else { return false }
    return text.lowercased().contains("gradient(")
  }

  /// All that the value and the modifier refer to.
  fileprivate var references: [ExactText] {
    let parts =
      [value, modifier].compactMap { $0 }
      + [value, modifier].flatMap { part in
        part?.object?.map(\.value) ?? []
      }
    return parts.compactMap(\.string).flatMap { BracedText(studio: $0).references }
  }
}

private let colorFunctions: Set<String> = [
  "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
]

extension BracedText {
  /// Splits a text of Tokens Studio, in which `$color.ink` is an older way to write `{color.ink}`.
  init(studio text: String) {
    guard text.utf8.contains(UInt8(ascii: "$")) else {
      self.init(text)
      return
    }
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    var isWithinBraces = false
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "{") { isWithinBraces = true }
      if byte == UInt8(ascii: "}") { isWithinBraces = false }
      let isMarked = byte == UInt8(ascii: "$") && !isWithinBraces
      let path = isMarked ? rest.prefix { $0.isReferenceByte } : rest.prefix(0)
      guard !path.isEmpty else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(ascii: "{"))
      bytes += path
      bytes.append(UInt8(ascii: "}"))
      rest = rest.dropFirst(path.count)
    }
    self.init(String(decoding: bytes, as: UTF8.self))
  }
}

extension UInt8 {
  fileprivate var isReferenceByte: Bool {
    self &- 0x30 < 10 || (self | 0x20) &- 0x61 < 26 || self >= 0x80
      || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(self)
  }
}
