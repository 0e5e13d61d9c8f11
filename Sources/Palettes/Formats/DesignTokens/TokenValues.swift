import Documents

/// The values of tokens in one mode, and what references within them lead to.
struct TokenValues {
  let tree: TokenTree
  private let mode: Mode
  /// What each token lists for the mode, by position; nil where its plain value counts.
  private let overrides: [JSONValue?]

  /// How many references may follow one another below one value.
  private static let longestChain = 64

  init(tree: TokenTree, modes: TokenModes, mode entry: TokenModes.Entry) {
    self.tree = tree
    mode = entry.mode
    overrides = modes.overrides(of: tree, in: entry)
  }

  /// The value of the token at a position, as it is written.
  func written(_ index: Int) -> JSONValue {
    overrides[index].map { $0["$value"] ?? $0 } ?? tree.tokens[index].value
  }

  /// The mode in which the token's value is written, or nil when it is the same in all.
  func modeWritten(_ index: Int) -> Mode? { overrides[index] == nil ? nil : mode }

  /// The objects whose `alpha` and `mix` change the colour of the token at a position.
  func siblings(_ index: Int) -> [JSONValue] {
    let token = tree.tokens[index]
    guard let own = overrides[index], own.object != nil else { return token.siblings }
    return [own] + token.siblings
  }

  /// The literal that a value is or leads to.
  ///
  /// - Throws: `.fault` or `.missing` when it leads nowhere.
  func literal(_ value: JSONValue) throws(TokenColor.Obstacle) -> JSONValue {
    // Numbers refer to nothing, and are most of what is asked for.
    guard value.object != nil || value.string != nil else { return value }
    var budget = TokenValues.longestChain
    return try follow(value, from: value.place, &budget)
  }

  private func follow(
    _ value: JSONValue,
    from place: Place,
    _ budget: inout Int
  ) throws(TokenColor.Obstacle) -> JSONValue {
    var value = value
    while let reference = TokenReference(value, in: tree) {
      budget -= 1
      guard budget >= 0 else {
        throw .fault(
          .unresolvedReference,
          "these references lead round in a circle, or through more than "
            + "\(TokenValues.longestChain) links",
          place
        )
      }
      switch reference {
      case .token(let index): value = written(index)
      case .value(let found): value = found
      case .missing(let path): throw .missing(path, place)
      case .broken(let message): throw .fault(.unresolvedReference, message, place)
      case .part(let index, let pointer):
        var part = try follow(written(index), from: place, &budget)
        for step in pointer.steps {
          guard let next = part[step: step] else {
            let message = "the value of \(tree.tokens[index].path) has no part \(pointer)"
            throw .fault(.unresolvedReference, message, place)
          }
          part = try follow(next, from: place, &budget)
        }
        value = part
      }
    }
    return value
  }
}
