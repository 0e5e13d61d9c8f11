import Documents

/// The statements about variables of one stylesheet, in the order of the text.
///
/// Rules, mixins and properties are stepped over; blocks are bounded in depth by the tokens.
struct VariableSheet {
  /// The tokens of the file.
  let tokens: CSSTokens
  /// The statements.
  private(set) var statements: [VariableStatement] = []
  /// The names of the functions that the file itself defines.
  private(set) var routines: Set<String> = []
  /// Whether there is anything else than variables.
  private(set) var hasOthers = false
  /// Where each variable is declared first, as its offset.
  private(set) var firstOffsets: [ExactText: Int] = [:]
  private let syntax: VariableSyntax

  /// The file.
  var file: SourceFile { tokens.file }

  /// Reads the statements of a file.
  ///
  /// - Throws: An error when a bracket is not closed, or stands too deep: no compiler would go on.
  init(_ file: SourceFile, _ syntax: VariableSyntax) throws(PaletteError) {
    self.syntax = syntax
    do throws(DocumentError) {
      tokens = try CSSTokens(file, dialect: .preprocessed)
    } catch {
      throw PaletteError(error, in: file)
    }
    if let open = tokens.unclosed {
      throw PaletteError(
        .malformed,
        "the bracket in \(file.text(in: open.range)) is never closed; close it",
        at: Place(open.range, in: file)
      )
    }
    read(0..<tokens.tokens.count - 1, in: Block())
  }

  /// Where statements stand.
  private struct Block {
    /// Whether their variables are not those of the file.
    var isLocal = false
    /// Whether it cannot be told how often they run.
    var isConditional = false
    /// When its rule applies to the whole page; none for a rule of a part of it.
    var conditions = [CSSConditions()]
    /// The variables that are known only here.
    var locals: Set<ExactText> = []
  }

  private mutating func read(_ range: Range<Int>, in outer: Block) {
    var block = outer
    var index = range.lowerBound
    while index < range.upperBound {
      let kind = tokens[index].kind
      if tokens[index].isBlank || kind == .semicolon {
        index += 1
      } else if let behind = readAssignment(at: index, before: range.upperBound, in: &block) {
        index = behind
      } else {
        index = readOther(at: index, before: range.upperBound, in: block)
      }
    }
  }

  /// Reads an assignment; gives the index behind it, or nil when something else stands here.
  private mutating func readAssignment(
    at start: Int,
    before end: Int,
    in block: inout Block
  ) -> Int? {
    guard let (name, behind) = variable(at: start), behind < end else { return nil }
    var colon = behind
    while colon < end, tokens[colon].isBlank { colon += 1 }
    guard colon < end, tokens[colon].kind == .colon else { return nil }
    let first = tokens.trimmed(colon + 1..<end).lowerBound
    var (stop, opensBlock) = endOfStatement(from: first, before: end)
    if opensBlock {
      // A block right behind the colon is a map of Less; behind anything else it is a rule.
      guard stop == first else { return nil }
      stop = tokens.indexAfterValue(at: stop)
    }
    let nameRange = tokens.sourceRange(of: start..<behind)
    var value = tokens.trimmed(colon + 1..<stop)
    var flags: Set<String> = []
    while let flag = removeFlag(from: &value) { flags.insert(flag) }
    let key = ExactText(syntax.sigil + syntax.key(name))
    guard !block.isLocal || flags.contains("global") else {
      hasOthers = true
      block.locals.insert(key)
      return min(end, stop + 1)
    }
    statements.append(
      .assignment(
        VariableAssignment(
          name: syntax.sigil + name,
          key: key,
          nameRange: nameRange,
          value: value,
          isDefault: flags.contains("default"),
          isConditional: block.isConditional
        )
      )
    )
    if firstOffsets[key] == nil { firstOffsets[key] = nameRange.lowerBound }
    return tokens[stop].kind == .semicolon ? min(end, stop + 1) : max(start + 1, stop)
  }

  /// The name of the variable at an index, without its sigil, and the index behind it.
  func variable(at index: Int) -> (name: String, behind: Int)? {
    if syntax.sigil == "@" {
      guard tokens[index].kind == .atKeyword else { return nil }
      return (tokens.text(of: tokens[index]), index + 1)
    }
    let name = tokens[index + 1]
    guard tokens[index].isDelimiter("$"), name.kind == .ident,
      name.range.lowerBound == tokens[index].range.upperBound
    else { return nil }
    return (tokens.text(of: name), index + 2)
  }

  /// Whether a `#{` or `@{` begins at an index.
  func isInterpolation(at index: Int) -> Bool {
    (tokens[index].isDelimiter("#") || tokens[index].isDelimiter("@"))
      && tokens[index + 1].kind == .openBrace
      && tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
  }

  /// The index of the semicolon that ends a statement, or of the brace that opens its block.
  private func endOfStatement(from start: Int, before end: Int) -> (index: Int, opensBlock: Bool) {
    var index = start
    while index < end {
      if isInterpolation(at: index) {
        index += 1
      } else {
        if tokens[index].kind == .semicolon { return (index, false) }
        if tokens[index].kind == .openBrace { return (index, true) }
      }
      index = tokens.indexAfterValue(at: index)
    }
    return (min(index, end), false)
  }

  /// Takes a flag such as `!default` away from the end of a value.
  private func removeFlag(from value: inout Range<Int>) -> String? {
    guard let last = value.last, tokens[last].kind == .ident else { return nil }
    let flag = tokens.text(of: tokens[last])
    guard ["default", "global", "important"].contains(flag) else { return nil }
    let before = tokens.trimmed(value.lowerBound..<last)
    guard let mark = before.last, tokens[mark].isDelimiter("!") else { return nil }
    value = tokens.trimmed(value.lowerBound..<mark)
    return flag
  }

  // MARK: Rules and other statements

  private mutating func readOther(at start: Int, before end: Int, in block: Block) -> Int {
    let (stop, opensBlock) = endOfStatement(from: start, before: end)
    let keyword =
      tokens[start].kind == .atKeyword ? tokens.text(of: tokens[start]).lowercased() : ""
    let words = min(start + 1, stop)..<stop
    if !block.isLocal, !block.isConditional, readLink(keyword, in: words) {
      return min(end, stop + 1)
    }
    if !opensBlock, let property = property(start..<stop, in: block) {
      statements.append(.property(property))
      return min(end, stop + 1)
    }
    hasOthers = true
    if keyword == "function",
      let name = words.first(where: { tokens[$0].kind == .function })
    {
      routines.insert(syntax.key(tokens.text(of: tokens[name])))
    }
    guard opensBlock else { return max(start + 1, min(end, stop + 1)) }
    var inner = block
    switch keyword {
    case "if", "else", "each", "for", "while":
      inner.isConditional = true
      inner.conditions = []
    case "mixin", "function", "include":
      inner = Block(isLocal: true, isConditional: true, conditions: [])
    default:
      inner.isLocal = true
      let prelude = keyword.isEmpty ? start..<stop : words
      inner.conditions = conditions(keyword, prelude, within: block.conditions)
    }
    // Only Sass can set a variable of the file from within a block.
    if syntax.sigil == "$" { read(tokens.content(of: stop), in: inner) }
    return max(start + 1, tokens.indexAfterValue(at: stop))
  }

  /// When the rules of a block apply to the whole page.
  private func conditions(
    _ keyword: String,
    _ prelude: Range<Int>,
    within outer: [CSSConditions]
  ) -> [CSSConditions] {
    let own: [CSSConditions]
    switch keyword {
    case "": own = SelectorConditions(tokens)(tokens.trimmed(prelude))
    case "media": own = MediaConditions(tokens).media(prelude)
    case "layer", "at-root": return outer
    default: own = []
    }
    // Nested lists of selectors could multiply without end.
    return Array(outer.lazy.flatMap { outer in own.lazy.map { outer.adding($0) } }.prefix(64))
  }

  /// The custom property that is declared, or nil when another statement stands here.
  private func property(_ range: Range<Int>, in block: Block) -> EmittedProperty? {
    let start = range.lowerBound
    guard block.isLocal, !block.conditions.isEmpty, syntax.sigil == "$", !range.isEmpty,
      tokens[start].kind == .ident,
      tokens.file.bytes[tokens[start].range.lowerBound...].starts(with: "--".utf8)
    else { return nil }
    var colon = start + 1
    while colon < range.upperBound, tokens[colon].kind != .colon {
      colon = isInterpolation(at: colon) ? colon + 1 : tokens.indexAfterValue(at: colon)
    }
    guard colon < range.upperBound else { return nil }
    return EmittedProperty(
      name: tokens.trimmed(start..<colon),
      value: tokens.trimmed(colon + 1..<range.upperBound),
      conditions: block.conditions,
      locals: block.locals
    )
  }

  /// Reads `@use`, `@forward` or `@import`; false when it is none of them.
  private mutating func readLink(_ keyword: String, in range: Range<Int>) -> Bool {
    switch keyword {
    case "import":
      for index in range where tokens[index].kind == .string { add(.import, index) }
    case "use" where syntax.sigil == "$", "forward" where syntax.sigil == "$":
      guard let path = range.first(where: { !tokens[$0].isBlank }), tokens[path].kind == .string
      else { return true }
      var name: String?
      var configuration: Range<Int>?
      let words = (path + 1..<range.upperBound).filter { !tokens[$0].isBlank }
      for (index, next) in zip(words, words.dropFirst()) {
        if name == nil, tokens[index].kind == .ident, tokens.matches(tokens[index], "as") {
          name = tokens[next].isDelimiter("*") ? "*" : syntax.key(tokens.text(of: tokens[next]))
        }
      }
      for (index, next) in zip(words, words.dropFirst()) where tokens.matches(tokens[index], "with")
      {
        let isCall = tokens[index].kind == .function
        configuration = configuration ?? tokens.content(of: isCall ? index : next)
      }
      add(keyword == "use" ? .use : .forward, path, name: name, configuration: configuration)
    default: return false
    }
    return true
  }

  private mutating func add(
    _ kind: StylesheetLink.Kind,
    _ index: Int,
    name: String? = nil,
    configuration: Range<Int>? = nil
  ) {
    let path = tokens.text(of: tokens[index])
    // What a browser fetches is none of the compiler's files.
    guard !path.hasSuffix(".css"), !path.contains("//") else { return }
    statements.append(
      .link(
        StylesheetLink(
          kind: kind,
          path: path,
          range: tokens[index].range,
          name: name,
          configuration: configuration
        )
      )
    )
  }
}
