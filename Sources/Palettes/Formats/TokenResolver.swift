import Colors
import Documents

/// Follows the references of tokens to their literals, in one mode.
///
/// Chains are followed one link after the other, so their length is no matter, and each token is
/// resolved once.
struct TokenResolver {
  private let tree: TokenTree
  private let values: TokenValues
  private var outcomes: [Outcome?]
  private var log: TokenLog

  /// What a token's value turned out to be, and the names that led there.
  private struct Outcome {
    var state: State
    var aliases: [ExactText] = []
  }

  private enum State {
    case color(Color, notes: [String])
    case undetermined(String)
    case faulty
    /// The token is part of a circle, or leads into it; the name is one of the circle.
    case circular(ExactText)
    /// A token of another type than color.
    case other
  }

  /// Resolves every token in one mode; what is wrong goes to `log`.
  ///
  /// A token that is no colour has no value.
  static func resolve(_ values: TokenValues, _ log: inout TokenLog) -> [Swatch.Value?] {
    let tokens = values.tree.tokens
    var resolver = TokenResolver(
      tree: values.tree,
      values: values,
      outcomes: Array(repeating: nil, count: tokens.count),
      log: log
    )
    for index in tokens.indices { resolver.resolve(index) }
    log = resolver.log
    return tokens.indices.map(resolver.value)
  }

  private func value(of index: Int) -> Swatch.Value? {
    guard let outcome = outcomes[index] else { return nil }
    let token = tree.tokens[index]
    let written = values.written(index)
    var notes = token.notes
    let state: Swatch.State
    switch outcome.state {
    case .color(let color, let remarks):
      notes += remarks
      state = .color(color)
    case .undetermined(let reason): state = .undetermined(reason)
    case .faulty, .circular: state = .faulty
    case .other: return nil
    }
    return Swatch.Value(
      state,
      source: written.string ?? written.sourceText,
      place: Place(written.range, in: tree.file),
      aliases: outcome.aliases,
      notes: notes
    )
  }

  /// Resolves a token and all that it leads through.
  private mutating func resolve(_ start: Int) {
    var chain: [Int] = []
    var positions: [Int: Int] = [:]
    var next = start
    while outcomes[next] == nil {
      if let first = positions[next] {
        close(chain[first...])
        break
      }
      positions[next] = chain.count
      chain.append(next)
      let value = values.written(next)
      guard case .token(let target)? = TokenReference(value, in: tree) else {
        outcomes[next] = Outcome(state: literal(value, of: next))
        break
      }
      next = target
    }
    for index in chain.reversed() where outcomes[index] == nil {
      outcomes[index] = outcome(of: index, before: next)
      next = index
    }
  }

  /// What becomes of a token that points at another one, whose outcome is known.
  private mutating func outcome(of index: Int, before next: Int) -> Outcome {
    let token = tree.tokens[index]
    guard let target = outcomes[next], token.ownType ?? "color" == "color" else {
      return Outcome(state: .other)
    }
    let aliases = target.aliases.prefixed(by: tree.tokens[next].path)
    switch target.state {
    case .color, .undetermined: return Outcome(state: target.state, aliases: aliases)
    case .other:
      guard token.ownType == "color" else { return target }
      report("\(token.path) is of type color, and what it points at is not", index)
      return Outcome(state: .faulty, aliases: aliases)
    case .faulty:
      // The type of the target counts before that of the groups, and is not known.
      return Outcome(state: token.isOfOtherType ? .other : .faulty, aliases: aliases)
    case .circular(let name):
      guard !token.isOfOtherType else { return Outcome(state: .other) }
      report("\(token.path) leads into the circle of \(name)", index)
      return Outcome(state: .circular(name), aliases: aliases)
    }
  }

  /// Gives their outcome to the tokens of a circle, and reports it once, from its first token on.
  private mutating func close(_ circle: ArraySlice<Int>) {
    let isOther = circle.allSatisfy { tree.tokens[$0].isOfOtherType }
    guard let first = circle.min(), let start = circle.firstIndex(of: first) else { return }
    let ordered = circle[start...] + circle[..<start]
    let names = ordered.map { tree.tokens[$0].path }
    for (offset, index) in ordered.enumerated() {
      outcomes[index] = Outcome(
        state: isOther ? .other : .circular(names[0]),
        aliases: [names[(offset + 1) % names.count]]
      )
    }
    guard !isOther else { return }
    let told = (names + [names[0]]).map(\.string)
    let shown = told.count <= 12 ? told : told.prefix(10) + ["..."] + told.suffix(1)
    report("\(shown.joined(separator: " -> ")) is a circle: give one of them a value", first)
  }

  /// Reads a value that is no alias of a token.
  private mutating func literal(_ value: JSONValue, of index: Int) -> State {
    let token = tree.tokens[index]
    guard !token.isOfOtherType else { return .other }
    do throws(TokenColor.Obstacle) {
      try requireValue(of: token)
      let literal = try values.literal(value)
      guard token.type != nil || literal.looksLikeColor else { return .other }
      let read = try TokenColor(literal, in: values)
      if let mismatch = read.mismatch {
        report(mismatch.message, index, .valueMismatch, at: mismatch.range)
      }
      let untyped = token.type == nil ? ["no $type says that this is a colour"] : []
      return .color(read.color, notes: read.notes + untyped)
    } catch {
      switch error {
      case .undetermined(let reason): return .undetermined(reason)
      case .fault(let kind, let message, let range): report(message, index, kind, at: range)
      case .missing(let path, let range):
        log.addMissing(path, at: range, of: token.path, in: values.modeWritten(index))
      }
      return .faulty
    }
  }

  private func requireValue(of token: Token) throws(TokenColor.Obstacle) {
    guard token.object["$value"] == nil, token.object["$ref"] == nil else { return }
    let message =
      token.object["value"] == nil
      ? "\(token.path) has a $type and no $value"
      : "\(token.path) has no $value: the name of a token's value begins with $"
    throw .fault(.unreadableColor, message, token.object.range)
  }

  private mutating func report(
    _ message: String,
    _ index: Int,
    _ kind: Reading.Problem.Kind = .unresolvedReference,
    at range: SourceRange? = nil
  ) {
    log.add(
      kind,
      message,
      at: range ?? values.written(index).range,
      of: tree.tokens[index].path,
      in: values.modeWritten(index)
    )
  }
}

extension Token {
  /// Whether a type is stated, by the token or its groups, and it is not color.
  fileprivate var isOfOtherType: Bool { type.map { $0 != "color" } ?? false }
}

extension [ExactText] {
  /// The chain of a name that refers to `name`, whose own chain this is; the nearest name is first.
  ///
  /// Of a long chain the first 31 names and the last are kept, so that memory grows with the names
  /// and not with their square.
  fileprivate func prefixed(by name: ExactText) -> [ExactText] {
    guard count >= 32, let last else { return [name] + self }
    return [name] + prefix(30) + [last]
  }
}

extension JSONValue {
  /// Whether a value without a type is plainly meant as a colour.
  fileprivate var looksLikeColor: Bool {
    guard let text = string else { return self["colorSpace"] != nil }
    return text.utf8.first == UInt8(ascii: "#") || text.isColorFunction
  }
}

extension String {
  /// Whether the text is a call of a function, and a colour: `rgb(0 0 0)`.
  fileprivate var isColorFunction: Bool {
    utf8.last == UInt8(ascii: ")") && (try? CSSColor(parsing: self))?.color != nil
  }
}
