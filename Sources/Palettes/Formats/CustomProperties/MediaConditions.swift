import Documents

/// Reads from the condition of an at-rule which modes it makes.
struct MediaConditions {
  private let tokens: CSSTokens

  init(_ tokens: CSSTokens) { self.tokens = tokens }

  /// The conditions of each query of a `@media` list; none when all are for print or speech.
  ///
  /// The colour scheme, the contrast and the gamut are axes of their own; another feature is a
  /// mode on the axis `other`, named by its text.
  func media(_ prelude: Range<Int>) -> [CSSConditions] {
    var queries: [CSSConditions] = []
    var query: CSSConditions? = CSSConditions()
    var isNegated = false
    var index = prelude.lowerBound
    while index < prelude.upperBound {
      let token = tokens[index]
      switch token.kind {
      case .comma:
        query.map { queries.append($0) }
        query = CSSConditions()
        isNegated = false
      case .ident where tokens.matches(token, "print") || tokens.matches(token, "speech"):
        query = nil
      case .ident where tokens.matches(token, "not"): isNegated = true
      case .openParenthesis:
        let content = tokens.trimmed(tokens.content(of: index))
        let text = (isNegated ? "not " : "") + tokens.file.text(in: tokens.sourceRange(of: content))
        query?.add(isNegated ? [Mode.Choice(.other, text)] : feature(content, text))
      default: break
      }
      index = tokens.indexAfterValue(at: index)
    }
    query.map { queries.append($0) }
    return queries
  }

  private func feature(_ content: Range<Int>, _ text: String) -> [Mode.Choice] {
    let parts = content.filter { !tokens[$0].isBlank }
    guard parts.count == 3, tokens[parts[1]].kind == .colon else {
      return [Mode.Choice(.other, text)]
    }
    let name = tokens[parts[0]]
    let value = tokens.text(of: tokens[parts[2]]).lowercased()
    if value == "no-preference" { return [] }
    if tokens.matches(name, "prefers-color-scheme") { return [Mode.Choice(.scheme, value)] }
    if tokens.matches(name, "prefers-contrast") {
      return ModeWords(value).choices.filter { $0.axis == .contrast }
    }
    if tokens.matches(name, "color-gamut") {
      return value == "srgb" ? [] : [Mode.Choice(.gamut, value)]
    }
    return [Mode.Choice(.other, text)]
  }

  /// The condition of a `@supports`, or nil when it is for browsers that lack something.
  ///
  /// Browsers of today support what is asked for; a wider gamut is a mode all the same.
  func supports(_ prelude: Range<Int>) -> CSSConditions? {
    let first = prelude.first { !tokens[$0].isBlank }.map { tokens[$0] }
    if let first, first.kind == .ident, tokens.matches(first, "not") { return nil }
    var conditions = CSSConditions()
    if prelude.contains(where: { tokens.matches(tokens[$0], "display-p3") }) {
      conditions.add([Mode.Choice(.gamut, "p3")])
    }
    return conditions
  }
}
