import Documents

/// Reads from a selector in which modes a rule sets the properties of the whole page.
struct SelectorConditions {
  private let tokens: CSSTokens

  init(_ tokens: CSSTokens) { self.tokens = tokens }

  /// The conditions of each selector of a list that stands for the whole page.
  ///
  /// `:root`, `html`, `body`, `*`, `:host` and `&` are the page; a class such as `.dark` or
  /// `.theme-zinc` and an attribute such as `[data-theme=dark]` choose a mode. Any other selector
  /// is that of a part of the page, and gives nothing.
  func callAsFunction(_ list: Range<Int>) -> [CSSConditions] {
    selectors(list).flatMap { selector($0) }
  }

  private func selectors(_ list: Range<Int>) -> [Range<Int>] {
    var selectors: [Range<Int>] = []
    var start = list.lowerBound
    var index = start
    while index < list.upperBound {
      if tokens[index].kind == .comma {
        selectors.append(start..<index)
        start = index + 1
      }
      index = tokens.indexAfterValue(at: index)
    }
    selectors.append(min(start, list.upperBound)..<list.upperBound)
    return selectors
  }

  /// The alternatives of one selector, more than one because of `:is()`; none for a part of a page.
  private func selector(_ range: Range<Int>) -> [CSSConditions] {
    let range = tokens.trimmed(range)
    guard !range.isEmpty else { return [] }
    var alternatives = [CSSConditions()]
    var index = range.lowerBound
    while index < range.upperBound {
      guard let step = part(at: &index, before: range.upperBound) else { return [] }
      // A handful of :is() lists could multiply without end.
      alternatives = alternatives.prefix(64).flatMap { outer in step.map { outer.adding($0) } }
    }
    return Array(alternatives.prefix(64))
  }

  /// The conditions of the part of a selector at `index`, or nil when it is that of a component.
  private func part(at index: inout Int, before end: Int) -> [CSSConditions]? {
    let start = index
    let token = tokens[start]
    index = tokens.indexAfterValue(at: start)
    switch token.kind {
    case .whitespace, .comment: return [CSSConditions()]
    case .delimiter where token.isDelimiter("*") || token.isDelimiter("&"): return [CSSConditions()]
    case .delimiter where token.isDelimiter(">"): return [CSSConditions()]
    case .delimiter where token.isDelimiter("."):
      guard index < end, tokens[index].kind == .ident else { return nil }
      let name = tokens.text(of: tokens[index])
      index += 1
      return SelectorConditions.choices(ofClass: name).map {
        [CSSConditions($0, of: Self.family(ofClass: name), specificity: 1_000)]
      }
    case .ident where tokens.matches(token, "html") || tokens.matches(token, "body"):
      return [CSSConditions(specificity: 1)]
    case .openSquare:
      return attribute(tokens.content(of: start)).map {
        [CSSConditions($0.choices, of: $0.family, specificity: 1_000)]
      }
    case .colon: return pseudo(&index, before: end)
    default: return nil
    }
  }

  private func pseudo(_ index: inout Int, before end: Int) -> [CSSConditions]? {
    guard index < end else { return nil }
    if tokens[index].kind == .colon {
      // ::before, ::after and ::backdrop are set together with the page.
      index = min(end, index + 2)
      return [CSSConditions(specificity: 1)]
    }
    let token = tokens[index]
    let content = tokens.content(of: index)
    index = tokens.indexAfterValue(at: index)
    if token.kind == .ident {
      let isPage = tokens.matches(token, "root") || tokens.matches(token, "host")
      return isPage ? [CSSConditions(specificity: 1_000)] : nil
    }
    guard token.kind == .function else { return nil }
    if tokens.matches(token, "not") {
      // Of .a.b, which excludes only both at once, a mode cannot speak.
      let excluded = self(content).filter { $0.choices.count == 1 }.flatMap(\.choices)
      return [CSSConditions(excluding: excluded, specificity: 1_000)]
    }
    guard ["where", "is", "host", "host-context"].contains(where: { tokens.matches(token, $0) })
    else { return nil }
    let inner = self(content)
    guard !inner.isEmpty else { return nil }
    guard tokens.matches(token, "where") else { return inner }
    return inner.map { conditions in
      var weightless = conditions
      weightless.specificity = 0
      return weightless
    }
  }

  private func attribute(
    _ content: Range<Int>
  ) -> (choices: [Mode.Choice], family: String?)? {
    let parts = content.filter { !tokens[$0].isBlank }
    guard let first = parts.first, tokens[first].kind == .ident else { return nil }
    let name = tokens.text(of: tokens[first]).lowercased()
    let value = parts.dropFirst().first {
      tokens[$0].kind == .ident || tokens[$0].kind == .string
    }.map { tokens.text(of: tokens[$0]) }
    if name == "class" {
      return value.flatMap(SelectorConditions.choices(ofClass:)).map { ($0, nil) }
    }
    let words = ["theme", "mode", "scheme", "color", "contrast", "appearance", "brand"]
    guard words.contains(where: { name.contains($0) }) else { return nil }
    return (value.map { ModeWords($0).choices } ?? [], "[\(name)]")
  }

  /// The classes of which one excludes another: those that begin with `theme-` or end with `-theme`.
  private static func family(ofClass name: String) -> String? {
    let lowercased = name.lowercased()
    if lowercased.hasPrefix("theme-") { return "theme-" }
    return lowercased.hasSuffix("-theme") ? "-theme" : nil
  }

  /// The choices that a class makes, or nil when it is no class of a mode.
  private static func choices(ofClass name: String) -> [Mode.Choice]? {
    let words = ModeWords(name)
    let lowercased = name.lowercased()
    let isTheme = lowercased.hasPrefix("theme-") || lowercased.hasSuffix("-theme")
    if isTheme { return words.choices }
    // A class such as .medium says nothing about modes unless it names what is medium.
    let namesMode =
      words.choices.contains { $0.axis == .scheme || $0.axis == .vision }
      || lowercased.contains("contrast")
    return words.areKnown && namesMode ? words.choices : nil
  }
}
