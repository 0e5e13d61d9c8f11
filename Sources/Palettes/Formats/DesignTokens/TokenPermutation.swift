import Documents

/// The roots that are merged to the tokens of one mode.
struct TokenPermutation {
  /// The mode.
  let mode: Mode
  /// The roots, the one that wins first.
  let roots: [JSONValue]

  /// The most permutations that are read.
  static let most = 256
}

extension TokenPermutation {
  /// The permutations of files that lie side by side: one for each mode that a file has.
  ///
  /// The mode of a file is what Figma's export notes in it, or what its path says. In a mode count
  /// the files of it and those of fewer of the same choices, so that a file without a mode counts in
  /// all; of two that have the same token, the one with more choices wins, then the later one.
  static func permutations(of roots: [JSONValue]) -> [TokenPermutation] {
    guard roots.count > 1 else { return [TokenPermutation(mode: .default, roots: roots)] }
    let files = roots.map { (mode: Mode(ofTokensBelow: $0), root: $0) }
    let named = Set(files.map(\.mode)).subtracting([.default]).sorted()
    return (named.isEmpty ? [.default] : named).map { mode in
      let counting = files.enumerated().filter { mode.covers($0.element.mode) }
      let ordered = counting.sorted { left, right in
        let depths = (left.element.mode.depth, right.element.mode.depth)
        return depths.0 == depths.1 ? left.offset > right.offset : depths.0 > depths.1
      }
      return TokenPermutation(mode: mode, roots: ordered.map(\.element.root))
    }
  }
}

extension Mode {
  /// The mode of a token file: the one that Figma's export names, else that of the path.
  init(ofTokensBelow root: JSONValue) {
    if let name = root["$extensions"]?["com.figma.modeName"]?.string {
      self.init(ModeWords(name).choices)
    } else {
      self.init(ofFileAt: root.file.name)
    }
  }

  /// How much a mode asks for: its choices, and the grades within them, such as `dark-dim`.
  fileprivate var depth: Int {
    choices.reduce(0) { $0 + $1.value.utf8.split(separator: UInt8(ascii: "-")).count }
  }
}
