import Documents

/// The values of tokens in one mode, and what references within them lead to.
///
/// It is an object, since all that follows references holds it.
final class TokenValues {
  let tree: TokenTree
  private let mode: Mode
  private let modes: TokenModes
  /// Which value of each token counts, by position.
  private let chosen: [Int]

  /// How many references may follow one another below one value.
  private static let longestChain = 64

  init(tree: TokenTree, modes: TokenModes, mode entry: TokenModes.Entry) {
    self.tree = tree
    self.modes = modes
    mode = entry.mode
    chosen = modes.chosen(for: entry, in: tree)
  }

  /// The value of the token at a position, as it is written.
  func written(_ index: Int) -> JSONValue { modes[chosen[index]].json }

  /// What the value of the token at a position is.
  func form(_ index: Int) -> TokenValue.Form { modes[chosen[index]].form }

  /// The mode in which the token's value is written, or nil when it is the same in all.
  func modeWritten(_ index: Int) -> Mode? {
    modes.isPlain(chosen[index], of: index) ? nil : mode
  }

  /// The objects whose `alpha` and `mix` change the colour of the token at a position.
  func siblings(_ index: Int) -> [JSONValue] {
    let siblings = tree.tokens[index].siblings
    // A list may hold the value itself, whose own alpha is no sibling of it.
    return modes.holder(of: chosen[index]).map { [$0] + siblings } ?? siblings
  }

  /// The literal that a value is or leads to.
  ///
  /// - Throws: `.fault` or `.missing` when it leads nowhere.
  func literal(_ value: JSONValue) throws(TokenColor.Obstacle) -> JSONValue {
    guard value.mayRefer else { return value }
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
