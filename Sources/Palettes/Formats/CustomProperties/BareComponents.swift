import Documents

/// Which properties hold the components of a colour without its function: `240 5.9% 10%`.
///
/// They are colours only where they stand within a function, so the file must show which.
struct BareComponents {
  private var functionByName: [ExactText: String] = [:]
  private var tripletBlocks: Set<Int> = []

  init(_ sheet: PropertySheet) {
    collectUses(sheet.tokens)
    collectBlocks(sheet)
  }

  /// The function within which a declaration's text is a colour, or nil when it is complete.
  func function(for declaration: PropertyDeclaration, _ sheet: PropertySheet) -> String? {
    guard let first = declaration.css.value.first,
      [.number, .percentage, .dimension].contains(sheet.tokens[first].kind)
    else { return nil }
    if let function = functionByName[sheet.names[declaration.name]] { return function }
    let isTriplet = BareComponents.isTriplet(declaration.css.value, sheet.tokens)
    return isTriplet && tripletBlocks.contains(declaration.block) ? "hsl" : nil
  }

  /// Collects the properties that are used as in `hsl(var(--x))`, anywhere in the file.
  private mutating func collectUses(_ tokens: CSSTokens) {
    for index in tokens.tokens.indices where tokens[index].kind == .function {
      let token = tokens[index]
      guard let function = PropertyColor.functions.first(where: { tokens.matches(token, $0) })
      else { continue }
      let first = tokens.trimmed(tokens.content(of: index)).lowerBound
      if let variable = PropertyValue.variable(at: first, tokens),
        functionByName[variable.name] == nil
      {
        functionByName[variable.name] = function
      }
    }
  }

  /// Collects the blocks that hold three triplets or more, and no colour that is complete.
  private mutating func collectBlocks(_ sheet: PropertySheet) {
    var counts: [Int: Int] = [:]
    var mixed: Set<Int> = []
    for declaration in sheet.declarations {
      if BareComponents.isTriplet(declaration.css.value, sheet.tokens) {
        counts[declaration.block, default: 0] += 1
      } else if let first = declaration.css.value.first {
        let token = sheet.tokens[first]
        let isColor =
          token.kind == .hash
          || PropertyColor.functions.contains { sheet.tokens.matches(token, $0) }
        if isColor { mixed.insert(declaration.block) }
      }
    }
    tripletBlocks = Set(counts.filter { $0.value >= 3 }.keys).subtracting(mixed)
  }

  /// Whether a value is a hue and two percentages, with or without an alpha.
  private static func isTriplet(_ value: Range<Int>, _ tokens: CSSTokens) -> Bool {
    var kinds: [CSSToken.Kind] = []
    for index in value where !tokens[index].isBlank {
      if kinds.count == 5 { return false }
      kinds.append(tokens[index].kind)
    }
    guard kinds.count == 3 || kinds.count == 5, kinds[0] == .number || kinds[0] == .dimension,
      kinds[1] == .percentage, kinds[2] == .percentage
    else { return false }
    return kinds.count == 3 || kinds[3] == .delimiter
  }
}
