import Documents

/// The values of tokens in one mode, and what references within them lead to.
struct TokenValues {
  let tree: TokenTree
  let modes: TokenModes
  let mode: TokenModes.Entry

  /// How many references may follow one another below one value.
  private static let longestChain = 64

  /// The value of the token at a position, as it is written.
  func written(_ index: Int) -> JSONValue {
    modes.value(of: tree.tokens[index], in: mode) ?? tree.tokens[index].value
  }

  /// The mode in which the token's value is written, or nil when it is the same in all.
  func modeWritten(_ index: Int) -> Mode? {
    modes.value(of: tree.tokens[index], in: mode) == nil ? nil : mode.mode
  }

  /// The literal that a value is or leads to.
  ///
  /// - Throws: `.fault` or `.missing` when it leads nowhere.
  func literal(_ value: JSONValue) throws(TokenColor.Obstacle) -> JSONValue {
    // Numbers refer to nothing, and are most of what is asked for.
    guard value.object != nil || value.string != nil else { return value }
    var budget = TokenValues.longestChain
    return try follow(value, from: value.range, &budget)
  }

  private func follow(
    _ value: JSONValue,
    from range: SourceRange,
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
          range
        )
      }
      switch reference {
      case .token(let index): value = written(index)
      case .value(let found): value = found
      case .missing(let path): throw .missing(path, range)
      case .broken(let message): throw .fault(.unresolvedReference, message, range)
      case .part(let index, let pointer):
        var part = try follow(written(index), from: range, &budget)
        for step in pointer.steps {
          guard let next = part[step: step] else {
            let message = "the value of \(tree.tokens[index].path) has no part \(pointer)"
            throw .fault(.unresolvedReference, message, range)
          }
          part = try follow(next, from: range, &budget)
        }
        value = part
      }
    }
    return value
  }
}
