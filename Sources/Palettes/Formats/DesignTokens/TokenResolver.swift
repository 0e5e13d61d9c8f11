import Colors
import Documents

/// Follows the references of tokens to their literals, in one mode; each token is resolved once.
struct TokenResolver {
  private let tree: TokenTree
  private let values: TokenValues
  private let tokens: [Token]
  /// What changes the colours of tokens, by their positions.
  private let modifications: [Int: TokenModification]
  private var outcomes: [TokenOutcome?]
  private var log: TokenLog

  /// Resolves every token in one mode; what is wrong goes to `log`.
  static func resolve(_ values: TokenValues, _ log: inout TokenLog) -> TokenOutcomes {
    let tokens = values.tree.tokens
    let modifications = modifications(values, &log)
    var resolver = TokenResolver(
      tree: values.tree,
      values: values,
      tokens: tokens,
      modifications: modifications,
      outcomes: Array(repeating: nil, count: tokens.count),
      log: log
    )
    var links = ReferenceGraph.Links(reserving: tokens.count)
    for index in tokens.indices {
      let mixed = modifications[index]?.mix.flatMap {
        TokenReference($0.color, in: values.tree)?.token
      }
      links.add(values.form(index).target, mixed)
    }
    let graph = ReferenceGraph(links)
    for cycle in graph.cycles { resolver.close(cycle) }
    for index in graph.order where resolver.outcomes[index] == nil {
      var outcome =
        values.form(index).target.map { resolver.outcome(of: index, before: $0) }
        ?? TokenOutcome(state: resolver.literal(of: index))
      if let modification = modifications[index] {
        outcome.state = resolver.modified(outcome.state, by: modification, at: index)
      }
      resolver.outcomes[index] = outcome
    }
    log = resolver.log
    return TokenOutcomes(values: values, all: resolver.outcomes)
  }

  /// What is written beside the values of tokens; faults are reported.
  private static func modifications(
    _ values: TokenValues,
    _ log: inout TokenLog
  ) -> [Int: TokenModification] {
    var found: [Int: TokenModification] = [:]
    for (index, token) in values.tree.tokens.enumerated() where !token.isOfOtherType {
      let layers = values.siblings(index)
      guard !layers.isEmpty else { continue }
      do throws(TokenColor.Obstacle) {
        found[index] = try TokenModification(of: layers)
      } catch {
        guard case .fault(let kind, let message, let place) = error else { continue }
        log.add(kind, message, at: place, of: token.path, in: values.modeWritten(index))
      }
    }
    return found
  }

  /// A colour after what is written beside its token.
  private mutating func modified(
    _ state: TokenOutcome.State,
    by modification: TokenModification,
    at index: Int
  ) -> TokenOutcome.State {
    guard case .color(let color, let notes) = state else { return state }
    var other: Color?
    if let mix = modification.mix {
      let mixed = mixedColor(mix.color, index)
      guard case .color(let color, _) = mixed else { return mixed }
      other = color
    }
    return .color(modification(color, mixedWith: other), notes: notes + [modification.note])
  }

  /// The colour that is mixed in: that of a token, which is resolved already, or a literal.
  private mutating func mixedColor(_ value: JSONValue, _ index: Int) -> TokenOutcome.State {
    if let target = TokenReference(value, in: tree)?.token, let outcome = outcomes[target] {
      return outcome.state
    }
    do throws(TokenColor.Obstacle) {
      return .color(try TokenColor(try values.literal(value), in: values).color, notes: [])
    } catch {
      return state(of: error, at: index)
    }
  }

  /// What becomes of a token that points at another one, whose outcome is known.
  private mutating func outcome(of index: Int, before next: Int) -> TokenOutcome {
    let token = tokens[index]
    guard let target = outcomes[next], token.ownType ?? "color" == "color" else {
      return TokenOutcome(state: .other)
    }
    let aliases = target.aliases.prefixed(by: tokens[next].path)
    switch target.state {
    case .color, .undetermined:
      return TokenOutcome(
        state: target.state,
        aliases: aliases,
        literal: target.literal ?? values.written(next).place
      )
    case .other:
      guard token.ownType == "color" else { return target }
      report("\(token.path) is of type color, and what it points at is not", index)
      return TokenOutcome(state: .faulty, aliases: aliases)
    case .faulty:
      // The type of the target counts before that of the groups, and is not known.
      return TokenOutcome(state: token.isOfOtherType ? .other : .faulty, aliases: aliases)
    case .circular(let name):
      guard !token.isOfOtherType else { return TokenOutcome(state: .other) }
      report("\(token.path) leads into the circle of \(name)", index)
      return TokenOutcome(state: .circular(name), aliases: aliases)
    }
  }

  /// Gives their outcome to the tokens of a circle, and reports it once.
  private mutating func close(_ circle: [Int]) {
    let names = circle.map { tokens[$0].path }
    let isOther = circle.allSatisfy { tokens[$0].isOfOtherType }
    for (offset, index) in circle.enumerated() {
      outcomes[index] = TokenOutcome(
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
  private mutating func literal(of index: Int) -> TokenOutcome.State {
    let token = tokens[index]
    guard !token.isOfOtherType else {
      guard let type = token.type, type.isMisspelledColor else { return .other }
      report("there is no type \(type.excerpt): write color", index, .unreadableColor)
      return .faulty
    }
    do throws(TokenColor.Obstacle) {
      try requireValue(of: token)
      if case .hex(let hex) = values.form(index) {
        return .color(hex.color, notes: token.type == nil ? [untyped] : [])
      }
      let literal = try values.literal(values.written(index))
      guard token.type != nil || literal.looksLikeColor else { return .other }
      let read = try TokenColor(literal, in: values)
      if let mismatch = read.mismatch {
        report(mismatch.message, index, .valueMismatch, at: mismatch.place)
      }
      guard token.type == nil else { return .color(read.color, notes: read.notes) }
      return .color(read.color, notes: read.notes + [untyped])
    } catch {
      return state(of: error, at: index)
    }
  }

  /// What becomes of a token whose value cannot be read; faults are reported.
  private mutating func state(of obstacle: TokenColor.Obstacle, at index: Int) -> TokenOutcome.State
  {
    switch obstacle {
    case .undetermined(let reason): return .undetermined(reason)
    case .fault(let kind, let message, let place): report(message, index, kind, at: place)
    case .missing(let path, let place):
      let token = tokens[index]
      // An alias without a type that sounds like one of a size is none of a colour.
      let names = [token.path, path].map { PropertyWords($0) }
      if token.type == nil, names.contains(where: \.soundLikeOther) { return .other }
      log.addMissing(
        path,
        in: tree,
        at: place,
        of: token.path,
        in: values.modeWritten(index)
      )
    }
    return .faulty
  }

  private func requireValue(of token: Token) throws(TokenColor.Obstacle) {
    guard !token.hasValue else { return }
    let message =
      token.object["value"] == nil
      ? "\(token.path) has a $type and no $value"
      : "\(token.path) has no $value: the name of a token's value begins with $"
    throw .fault(.unreadableColor, message, token.object.place)
  }

  private mutating func report(
    _ message: String,
    _ index: Int,
    _ kind: Reading.Problem.Kind = .unresolvedReference,
    at place: Place? = nil
  ) {
    log.add(
      kind,
      message,
      at: place ?? values.written(index).place,
      of: tokens[index].path,
      in: values.modeWritten(index)
    )
  }
}

/// The remark on a colour without a type.
private let untyped = "no $type says that this is a colour"

extension TokenValue.Form {
  /// The position of the token that it points at, or nil.
  fileprivate var target: Int? {
    if case .alias(let token) = self { token } else { nil }
  }
}

extension JSONValue {
  /// Whether a value without a type is plainly meant as a colour.
  var looksLikeColor: Bool {
    string?.looksLikeColor ?? (self["colorSpace"] != nil)
  }
}

extension String {
  /// Whether the name of a type is that of colours in another spelling; types differ by case.
  fileprivate var isMisspelledColor: Bool {
    ["color", "colour", "colors", "colours"].contains(lowercased())
  }

  /// Whether a text is plainly meant as a colour: `#222`, `rgb(0 0 0)`.
  var looksLikeColor: Bool { utf8.first == UInt8(ascii: "#") || isColorFunction }

  /// Whether the text is a call of a function, and a colour: `rgb(0 0 0)`.
  private var isColorFunction: Bool {
    utf8.last == UInt8(ascii: ")") && (try? CSSColor(parsing: self))?.color != nil
  }
}
