import Colors
import Documents

/// Follows the references of tokens to their literals.
///
/// Chains are followed one link after the other, so their length is no matter; each token is
/// resolved once for each mode.
struct TokenResolver {
  /// What is wrong with single tokens.
  private(set) var problems: [Reading.Problem] = []

  private let tree: TokenTree
  private let root: JSONValue
  private let file: SourceFile
  private var known: [Key: Outcome] = [:]
  /// The names that lead from each token to its literal.
  private var aliases: [Key: [ExactText]] = [:]
  private var reported: Set<Report> = []

  /// One fault of one value.
  private struct Report: Hashable {
    let offset: Int
    let message: String
  }

  private struct Key: Hashable {
    let token: Int
    let mode: ExactText?
  }

  /// What a token's value turned out to be.
  private enum Outcome {
    case color(Color, notes: [String])
    case undetermined(String)
    case faulty
    /// A token that is part of the circle through the named token, or leads into it.
    case circular(ExactText)
    /// A token of another type than color.
    case other
  }

  init(_ tree: TokenTree, of root: JSONValue, in file: SourceFile) {
    self.tree = tree
    self.root = root
    self.file = file
  }

  /// The value of a token as a swatch has it; nil when the token is no colour.
  mutating func value(of index: Int, in mode: ExactText?) -> Swatch.Value? {
    let key = Key(token: index, mode: mode)
    if known[key] == nil { resolve(index, in: mode) }
    let token = tree.tokens[index]
    let written = TokenModes.value(of: token, under: mode)
    var notes = token.deprecation.map { ["deprecated: \($0)"] } ?? []
    let state: Swatch.State
    switch known[key] {
    case .color(let color, let remarks)?:
      notes += remarks
      state = .color(color)
    case .undetermined(let reason)?: state = .undetermined(reason)
    case .faulty?, .circular?: state = .faulty
    case .other?, nil: return nil
    }
    return Swatch.Value(
      state,
      source: written.string ?? written.sourceText,
      place: Place(written.range, in: file),
      aliases: aliases[key] ?? [],
      notes: notes
    )
  }

  /// Resolves a token that is not known yet, and all that it leads through.
  private mutating func resolve(_ start: Int, in mode: ExactText?) {
    var chain = [start]
    var positions = [start: 0]
    while true {
      let last = chain[chain.count - 1]
      let value = TokenModes.value(of: tree.tokens[last], under: mode)
      let reference = reference(value)
      guard case .token(let path)? = reference else {
        let outcome = literal(value, of: tree.tokens[last], reference)
        return settle(chain, before: nil, as: outcome, in: mode)
      }
      guard let next = position(of: path) else {
        let mayBeColor = tree.tokens[last].mayBeColor
        if mayBeColor { reportMissing(path, at: value, of: tree.tokens[last].path) }
        return settle(chain, before: nil, as: mayBeColor ? .faulty : .other, in: mode)
      }
      if let outcome = known[Key(token: next, mode: mode)] {
        return settle(chain, before: next, as: outcome, in: mode)
      }
      if let first = positions[next] {
        reportCircle(chain[first...], in: mode)
        return settle(chain, before: nil, as: .circular(tree.tokens[next].path), in: mode)
      }
      positions[next] = chain.count
      chain.append(next)
    }
  }

  /// Gives an outcome to every token of a chain, from its end to its start.
  ///
  /// The chain ends, or leads to the token `next`.
  private mutating func settle(
    _ chain: [Int],
    before next: Int?,
    as outcome: Outcome,
    in mode: ExactText?
  ) {
    var names: [ExactText] = []
    if let next {
      names = (aliases[Key(token: next, mode: mode)] ?? []).prefixed(by: tree.tokens[next].path)
    }
    for index in chain.reversed() {
      let token = tree.tokens[index]
      var own = outcome
      if case .circular(let circle) = outcome, !circular.contains(index) {
        report(
          .unresolvedReference,
          "\(token.path) leads into the circle of \(circle)",
          at: TokenModes.value(of: token, under: mode).range,
          token.path
        )
      }
      if case .other = outcome, token.object["$type"]?.string == "color" {
        report(
          .unresolvedReference,
          "\(token.path) is of type color, and what it points at is not",
          at: token.value.range,
          token.path
        )
        own = .faulty
      }
      let key = Key(token: index, mode: mode)
      known[key] = own
      aliases[key] = names
      names = names.prefixed(by: token.path)
    }
  }

  /// The tokens that are part of a circle, not those that lead into one.
  private var circular: Set<Int> = []

  private mutating func reportCircle(_ circle: ArraySlice<Int>, in mode: ExactText?) {
    circular.formUnion(circle)
    guard let first = circle.min(), let start = circle.firstIndex(of: first),
      tree.tokens[first].mayBeColor
    else { return }
    // The circle is told from its first token in the file on.
    let ordered = circle[start...] + circle[..<start] + [first]
    let names = ordered.map { tree.tokens[$0].path.string }
    let shown = names.count <= 12 ? names : Array(names.prefix(10)) + ["..."] + names.suffix(1)
    let token = tree.tokens[first]
    report(
      .unresolvedReference,
      "\(shown.joined(separator: " -> ")) is a circle: give one of them a value",
      at: TokenModes.value(of: token, under: mode).range,
      token.path
    )
  }

  private func reference(_ value: JSONValue) -> TokenReference? {
    TokenReference(value, in: root) { tree.positions[$0] != nil }
  }

  /// The token of that path; a final `.value`, as older tools write it, may be dropped.
  private func position(of path: ExactText) -> Int? {
    if let position = tree.positions[path] { return position }
    for ending in [".$value", ".value"] where path.string.hasSuffix(ending) {
      return tree.positions[ExactText(String(path.string.dropLast(ending.count)))]
    }
    return nil
  }

  private mutating func reportMissing(_ path: ExactText, at value: JSONValue, of token: ExactText) {
    let message: String
    if tree.groups.contains(path) {
      let root = ExactText(path.string + ".$root")
      message =
        tree.positions[root] != nil
        ? "\(path) is a group; write {\(root)} for its own value"
        : "\(path) is a group, and only a token has a value"
    } else {
      let near =
        problems.count < 100
        ? Spelling.nearest(to: path.string, among: tree.tokens.map(\.path.string)) : nil
      message = "there is no token \(path)" + (near.map { "; did you mean \($0)?" } ?? "")
    }
    report(.unresolvedReference, message, at: value.range, token)
  }

  /// Reads a value that is no alias of a token.
  private mutating func literal(
    _ value: JSONValue,
    of token: TokenTree.Token,
    _ reference: TokenReference?
  ) -> Outcome {
    guard token.type == "color" || (token.type == nil && value.looksLikeColor) else {
      return .other
    }
    if case .broken(let message)? = reference {
      report(.unresolvedReference, message, at: value.range, token.path)
      return .faulty
    }
    do throws(TokenColor.Obstacle) {
      let read = try TokenColor(try follow(value), resolve: follow)
      if let mismatch = read.mismatch {
        report(.valueMismatch, mismatch.message, at: mismatch.range, token.path)
      }
      let untyped = token.type == nil ? ["no $type says that this is a colour"] : []
      return .color(read.color, notes: read.notes + untyped)
    } catch {
      switch error {
      case .undetermined(let reason): return .undetermined(reason)
      case .fault(let fault):
        report(.unreadableColor, fault.message, at: fault.range, token.path)
        return .faulty
      }
    }
  }

  /// Follows `$ref` pointers to parts of the document; a dozen links is more than anybody writes.
  private func follow(_ value: JSONValue) throws(TokenColor.Obstacle) -> JSONValue {
    var value = value
    for _ in 0..<12 {
      switch reference(value) {
      case nil: return value
      case .part(let part)?: value = part
      case .token(let path)?:
        guard let position = position(of: path) else {
          throw .fault(.init(message: "there is no token \(path)", range: value.range))
        }
        value = tree.tokens[position].value
      case .broken(let message)?: throw .fault(.init(message: message, range: value.range))
      }
    }
    throw .fault(.init(message: "these pointers lead round in a circle", range: value.range))
  }

  private mutating func report(
    _ kind: Reading.Problem.Kind,
    _ message: String,
    at range: SourceRange,
    _ token: ExactText
  ) {
    // The same value is looked at once for each mode.
    let report = Report(offset: range.lowerBound, message: message)
    guard reported.insert(report).inserted else { return }
    problems.append(Reading.Problem(kind, message, at: Place(range, in: file), swatch: token))
  }
}

extension TokenTree.Token {
  /// Whether no type says that the token is something else than a colour.
  fileprivate var mayBeColor: Bool { type == nil || type == "color" }
}

extension JSONValue {
  /// Whether a value without a type is plainly meant as a colour.
  fileprivate var looksLikeColor: Bool {
    if let text = string { return text.utf8.first == UInt8(ascii: "#") }
    return self["colorSpace"] != nil
  }
}
