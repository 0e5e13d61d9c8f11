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
    var query = MediaQuery()
    var index = prelude.lowerBound
    while index < prelude.upperBound {
      let token = tokens[index]
      switch token.kind {
      case _ where token.kind == .comma || tokens.matches(token, "or"):
        queries += query.conditions.map { [$0] } ?? []
        query = MediaQuery()
      case .ident where tokens.matches(token, "print") || tokens.matches(token, "speech"):
        query.isForPaper = true
      case .ident where tokens.matches(token, "not"): query.isNegated = true
      case .openParenthesis:
        let content = tokens.trimmed(tokens.content(of: index))
        query.features.append(feature(content))
        query.texts.append(tokens.file.text(in: tokens.sourceRange(of: content)))
      default: break
      }
      index = tokens.indexAfterValue(at: index)
    }
    return queries + (query.conditions.map { [$0] } ?? [])
  }

  /// One query of a list.
  private struct MediaQuery {
    var isForPaper = false
    var isNegated = false
    var features: [[Mode.Choice]] = []
    var texts: [String] = []

    /// When it holds on a screen, or nil for never.
    var conditions: CSSConditions? {
      guard isNegated else { return isForPaper ? nil : CSSConditions(features.flatMap { $0 }) }
      if isForPaper || features.isEmpty { return isForPaper ? CSSConditions() : nil }
      if features.count == 1, let choice = features[0].first, choice.axis != .other {
        return CSSConditions(excluding: [choice])
      }
      return CSSConditions([Mode.Choice(.other, "not " + texts.joined(separator: " and "))])
    }
  }

  private func feature(_ content: Range<Int>) -> [Mode.Choice] {
    let text = tokens.file.text(in: tokens.sourceRange(of: content))
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
    let isWide = prelude.contains { tokens.matches(tokens[$0], "display-p3") }
    return CSSConditions(isWide ? [Mode.Choice(.gamut, "p3")] : [])
  }
}
