/// Reads rules and declarations from tokens (CSS Syntax 3, section 5.5).
///
/// The brackets are matched beforehand, with a limit on their depth, which also bounds the
/// recursion here.
struct CSSParser {
  private let tokens: CSSTokens
  private(set) var problems: [CSSProblem] = []

  init(_ tokens: CSSTokens) { self.tokens = tokens }

  /// The outermost rules.
  mutating func rules() -> [CSSRule] {
    let range = 0..<tokens.tokens.count - 1
    return items(in: range, isNested: false).compactMap {
      if case .rule(let rule) = $0 { rule } else { nil }
    }
  }

  private mutating func items(in range: Range<Int>, isNested: Bool) -> [CSSItem] {
    var items: [CSSItem] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].kind {
      case .whitespace, .comment: index += 1
      case .commentOpenMark where !isNested, .commentCloseMark where !isNested: index += 1
      case .semicolon where isNested: index += 1
      case .atKeyword:
        items.append(.rule(atRule(&index, before: range.upperBound, isNested: isNested)))
      default:
        if isNested, beginsDeclaration(at: index, before: range.upperBound) {
          if let declaration = declaration(&index, before: range.upperBound) {
            items.append(.declaration(declaration))
          }
        } else if let rule = qualifiedRule(&index, before: range.upperBound, isNested: isNested) {
          items.append(.rule(rule))
        }
      }
    }
    return items
  }

  /// Section 5.5.2.
  private mutating func atRule(_ index: inout Int, before end: Int, isNested: Bool) -> CSSRule {
    let start = index
    let name = tokens.text(of: tokens[start]).asciiLowercased
    index = indexOfNext([.semicolon, .openBrace], from: start + 1, before: end)
    let prelude = tokens.trimmed(start + 1..<index)
    guard index < end, tokens[index].kind == .openBrace else {
      index = min(end, index + 1)
      return rule(name, prelude, from: start, before: index, hasBlock: false, items: [])
    }
    let items = items(in: tokens.content(of: index), isNested: true)
    index = tokens.indexAfterValue(at: index)
    return rule(name, prelude, from: start, before: index, hasBlock: true, items: items)
  }

  /// Section 5.5.3; nil when a block is missing.
  private mutating func qualifiedRule(
    _ index: inout Int,
    before end: Int,
    isNested: Bool
  ) -> CSSRule? {
    let start = index
    index = indexOfNext(
      isNested ? [.semicolon, .openBrace] : [.openBrace],
      from: start,
      before: end
    )
    let prelude = tokens.trimmed(start..<index)
    guard index < end, tokens[index].kind == .openBrace else {
      index = min(end, index + 1)
      problems.append(faultOfRemnant(prelude, isNested: isNested))
      return nil
    }
    if let stray = tokens.firstStray(in: prelude) {
      problems.append(
        CSSProblem(
          message: "a closing bracket without an opening one makes this rule invalid; remove it",
          range: tokens[stray].range,
          property: nil
        )
      )
      index = tokens.indexAfterValue(at: index)
      return nil
    }
    let items = items(in: tokens.content(of: index), isNested: true)
    index = tokens.indexAfterValue(at: index)
    return rule(nil, prelude, from: start, before: index, hasBlock: true, items: items)
  }

  /// Whether a name and a colon stand at `start`, and what follows is no nested rule.
  private func beginsDeclaration(at start: Int, before end: Int) -> Bool {
    guard tokens[start].kind == .ident else { return false }
    let colon = indexOfColon(behind: start, before: end)
    guard colon < end, tokens[colon].kind == .colon else { return false }
    if isCustomProperty(tokens[start]) { return true }
    // Braces beside anything else make it a rule, as in `a:hover { ... }` (section 5.5.6).
    let stop = indexOfNext([.semicolon, .openBrace], from: colon + 1, before: end)
    guard stop < end, tokens[stop].kind == .openBrace else { return true }
    guard tokens.trimmed(colon + 1..<stop).isEmpty else { return false }
    var behind = tokens.indexAfterValue(at: stop)
    while behind < end, tokens[behind].isBlank { behind += 1 }
    return behind >= end || tokens[behind].kind == .semicolon
  }

  /// Section 5.5.6; nil when the declaration is invalid.
  private mutating func declaration(_ index: inout Int, before end: Int) -> CSSDeclaration? {
    let start = index
    let colon = indexOfColon(behind: start, before: end)
    let semicolon = indexOfNext([.semicolon], from: colon + 1, before: end)
    index = min(end, semicolon + 1)
    var value = tokens.trimmed(colon + 1..<semicolon)
    let name = tokens.text(of: tokens[start])
    if let faulty = value.first(where: { tokens[$0].isBad }) ?? tokens.firstStray(in: value) {
      problems.append(faultOfValue(name, tokens[faulty]))
      return nil
    }
    let isImportant = removeImportant(from: &value)
    let valueRange =
      value.isEmpty
      ? SourceRange(tokens[colon].range.upperBound, tokens[colon].range.upperBound)
      : tokens.sourceRange(of: value)
    return CSSDeclaration(
      name: ExactText(name),
      nameRange: tokens[start].range,
      value: value,
      valueRange: valueRange,
      isImportant: isImportant
    )
  }

  private func indexOfColon(behind start: Int, before end: Int) -> Int {
    var colon = start + 1
    while colon < end, tokens[colon].isBlank { colon += 1 }
    return colon
  }

  private func isCustomProperty(_ token: CSSToken) -> Bool {
    let start = token.range.lowerBound
    return tokens.file.bytes[start..<token.range.upperBound].starts(with: "--".utf8)
  }

  private func removeImportant(from value: inout Range<Int>) -> Bool {
    guard let last = value.last, tokens[last].kind == .ident,
      tokens.matches(tokens[last], "important")
    else { return false }
    let before = tokens.trimmed(value.lowerBound..<last)
    guard let mark = before.last, tokens[mark].isDelimiter("!") else { return false }
    value = tokens.trimmed(value.lowerBound..<mark)
    return true
  }

  /// The index of the next of `kinds` that stands in no function or block, or `end`.
  private func indexOfNext(
    _ kinds: [CSSToken.Kind],
    from start: Int,
    before end: Int
  ) -> Int {
    var index = start
    while index < end, !kinds.contains(tokens[index].kind) {
      index = tokens.indexAfterValue(at: index)
    }
    return min(index, end)
  }

  private func rule(
    _ atName: String?,
    _ prelude: Range<Int>,
    from start: Int,
    before end: Int,
    hasBlock: Bool,
    items: [CSSItem]
  ) -> CSSRule {
    CSSRule(
      atName: atName,
      prelude: prelude,
      hasBlock: hasBlock,
      items: items,
      range: tokens.sourceRange(of: start..<end)
    )
  }

  private func faultOfRemnant(_ remnant: Range<Int>, isNested: Bool) -> CSSProblem {
    let name = remnant.first.map { tokens[$0] }
    return CSSProblem(
      message: isNested
        ? "this is neither a declaration nor a rule; write NAME: VALUE; or SELECTOR { ... }"
        : "a block in braces is missing behind this; write SELECTOR { NAME: VALUE; }",
      range: tokens.sourceRange(of: remnant),
      property: name?.kind == .ident ? name.map { ExactText(tokens.text(of: $0)) } : nil
    )
  }

  private func faultOfValue(_ name: String, _ token: CSSToken) -> CSSProblem {
    let reason =
      switch token.kind {
      case .badString: "a string is not closed on its line"
      case .badURL: "a url() holds what must stand in quotes"
      default: "a bracket closes nothing"
      }
    return CSSProblem(
      message: "the declaration of \(name) is invalid: \(reason)",
      range: token.range,
      property: ExactText(name)
    )
  }
}

extension CSSToken {
  /// Whether the token makes the value it stands in invalid.
  fileprivate var isBad: Bool { kind == .badString || kind == .badURL }
}

extension String {
  fileprivate var asciiLowercased: String {
    String(decoding: utf8.map(\.asciiLowercased), as: UTF8.self)
  }
}
