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

  /// What the values that refer to others were found to lead to.
  private var ends: [JSONValue.ID: End] = [:]

  /// Where references end.
  private enum End {
    case literal(JSONValue)
    case missing(ExactText)
    case fault(String)
  }

  init(tree: TokenTree, modes: TokenModes, mode entry: TokenModes.Entry) {
    self.tree = tree
    self.modes = modes
    mode = entry.mode
    chosen = modes.chosen(for: entry, in: tree)
  }

  /// The value of the token at a position, as it is written.
  func written(_ index: Int) -> JSONValue { modes.json(chosen[index]) }

  /// What the value of the token at a position is.
  func form(_ index: Int) -> TokenValue.Form { modes.form(chosen[index]) }

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
    switch end(of: value) {
    case .literal(let literal): return literal
    case .missing(let path): throw .missing(path, value.place)
    case .fault(let message): throw .fault(.unresolvedReference, message, value.place)
    }
  }

  /// The steps that are still to be taken from the value of a token.
  private struct Part {
    let token: Int
    let pointer: JSONPointer
    var taken = 0
  }

  /// Where a value leads to, without recursion, so that a chain may have any length.
  ///
  /// A reference is open until its literal is found, which is when all steps have been taken that came
  /// after it. One that is met while it is open leads back to itself; one that was closed is known.
  private func end(of value: JSONValue) -> End {
    var value = value
    var parts: [Part] = []
    var pending = 0
    var open: [(value: JSONValue, pending: Int)] = []
    var isOpen: Set<JSONValue.ID> = []
    func all(_ end: End) -> End {
      for (value, _) in open { ends[value.id] = end }
      return end
    }
    while true {
      if value.mayRefer, let known = ends[value.id] {
        guard case .literal(let literal) = known else { return all(known) }
        value = literal
      } else if let reference = TokenReference(value, in: tree) {
        guard isOpen.insert(value.id).inserted else {
          return all(.fault(circle(open.map(\.value).drop { $0.id != value.id })))
        }
        open.append((value, pending))
        switch reference {
        case .token(let index): value = written(index)
        case .value(let found): value = found
        case .missing(let path): return all(.missing(path))
        case .broken(let message): return all(.fault(message))
        case .part(let index, let pointer):
          value = written(index)
          parts.append(Part(token: index, pointer: pointer))
          pending += pointer.steps.count
        }
        continue
      }
      while let last = open.last, last.pending == pending {
        ends[last.value.id] = .literal(value)
        isOpen.remove(last.value.id)
        open.removeLast()
      }
      guard var part = parts.popLast() else { return .literal(value) }
      guard let next = tree.files.value(at: part.pointer.steps[part.taken], of: value) else {
        return all(
          .fault("the value of \(tree.tokens[part.token].path) has no part \(part.pointer)")
        )
      }
      value = next
      pending -= 1
      part.taken += 1
      if part.taken < part.pointer.steps.count { parts.append(part) }
    }
  }

  /// What is wrong with references that lead round in a circle.
  private func circle(_ members: some Sequence<JSONValue>) -> String {
    let names = members.map { ($0.string ?? $0["$ref"]?.string ?? $0.sourceText).excerpt }
    let told = names + names.prefix(1)
    let shown = told.count <= 12 ? told : told.prefix(10) + ["..."] + told.suffix(1)
    return "\(shown.joined(separator: " -> ")) is a circle: give one of them a value"
  }
}
