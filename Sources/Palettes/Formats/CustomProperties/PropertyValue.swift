import Documents

/// How the value of a custom property is written, as far as `var()` goes.
struct PropertyValue {
  /// The parts of a `var()`.
  struct Variable {
    let name: ExactText
    /// The tokens of the fallback, or nil when there is none; it may be empty.
    let fallback: Range<Int>?
  }

  /// The only `var()` of which the value consists, or nil.
  let alias: Variable?
  /// Every name in a `var()`, those in fallbacks among them.
  let references: [ExactText]
  /// Whether there is a `light-dark()`, which is another colour in each scheme.
  let hasSchemes: Bool

  init(_ value: Range<Int>, _ tokens: CSSTokens) {
    var references: [ExactText] = []
    hasSchemes = value.contains { PropertyValue.isLightDark(tokens[$0], tokens) }
    for index in value {
      if let variable = PropertyValue.variable(at: index, tokens) {
        references.append(variable.name)
      }
    }
    self.references = references
    let isWhole = !value.isEmpty && tokens.indexAfterValue(at: value.lowerBound) >= value.upperBound
    alias = isWhole ? PropertyValue.variable(at: value.lowerBound, tokens) : nil
  }

  /// The `var()` that begins at `index`, or nil.
  static func variable(at index: Int, _ tokens: CSSTokens) -> Variable? {
    guard tokens[index].kind == .function, tokens.matches(tokens[index], "var") else { return nil }
    let content = tokens.content(of: index)
    var position = content.lowerBound
    while position < content.upperBound, tokens[position].isBlank { position += 1 }
    guard position < content.upperBound, tokens[position].kind == .ident else { return nil }
    let name = ExactText(tokens.text(of: tokens[position]))
    position += 1
    while position < content.upperBound, tokens[position].isBlank { position += 1 }
    guard position < content.upperBound, tokens[position].kind == .comma else {
      return Variable(name: name, fallback: nil)
    }
    return Variable(name: name, fallback: tokens.trimmed(position + 1..<content.upperBound))
  }

  /// The arguments of the `light-dark()` that begins at `index`, or nil (CSS Color 5, section 7).
  static func schemes(
    at index: Int,
    _ tokens: CSSTokens
  ) -> (light: Range<Int>, dark: Range<Int>)? {
    guard isLightDark(tokens[index], tokens) else { return nil }
    let content = tokens.content(of: index)
    var commas: [Int] = []
    var position = content.lowerBound
    while position < content.upperBound {
      if tokens[position].kind == .comma { commas.append(position) }
      position = tokens.indexAfterValue(at: position)
    }
    guard commas.count == 1 else { return nil }
    return (
      tokens.trimmed(content.lowerBound..<commas[0]),
      tokens.trimmed((commas[0] + 1)..<content.upperBound)
    )
  }

  private static func isLightDark(_ token: CSSToken, _ tokens: CSSTokens) -> Bool {
    token.kind == .function && tokens.matches(token, "light-dark")
  }
}
