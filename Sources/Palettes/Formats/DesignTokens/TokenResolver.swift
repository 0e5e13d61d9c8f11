import Colors
import Documents

/// Follows the references of tokens to their literals, in one mode; each token is resolved once.
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
    let targets = tokens.indices.map { index in
      TokenReference(values.written(index), in: values.tree)?.token
    }
    let graph = ReferenceGraph(targets.map { $0.map { [$0] } ?? [] })
    for cycle in graph.cycles { resolver.close(cycle) }
    for index in graph.order where resolver.outcomes[index] == nil {
      if let target = targets[index] {
        resolver.outcomes[index] = resolver.outcome(of: index, before: target)
      } else {
        resolver.outcomes[index] = Outcome(state: resolver.literal(of: index))
      }
    }
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

  /// Gives their outcome to the tokens of a circle, and reports it once.
  private mutating func close(_ circle: [Int]) {
    let names = circle.map { tree.tokens[$0].path }
    let isOther = circle.allSatisfy { tree.tokens[$0].isOfOtherType }
    for (offset, index) in circle.enumerated() {
      outcomes[index] = Outcome(
        state: isOther ? .other : .circular(names[0]),
        aliases: [names[(offset + 1) % names.count]]
      )
    }
    guard !isOther else { return }
    let told = names.map(\.string) + [names[0].string]
    let shown = told.count <= 12 ? told : told.prefix(10) + ["..."] + told.suffix(1)
    report("\(shown.joined(separator: " -> ")) is a circle: give one of them a value", circle[0])
  }

  /// Reads a value that is no alias of a token.
  private mutating func literal(of index: Int) -> State {
    let token = tree.tokens[index]
    guard !token.isOfOtherType else { return .other }
    do throws(TokenColor.Obstacle) {
      try requireValue(of: token)
      let literal = try values.literal(values.written(index))
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
