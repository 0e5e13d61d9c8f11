import Documents

/// Which properties hold the components of a colour without its function: `240 5.9% 10%`.
///
/// They are colours only where they stand within a function, so the file must show which.
struct BareComponents {
  /// For each declaration, by its index, the function within which its text is a colour.
  private(set) var functions: [Int: String] = [:]

  init(_ sheet: PropertySheet, _ values: [PropertyValue]) {
    let uses = BareComponents.uses(sheet, values)
    let triplets = sheet.declarations.map { BareComponents.components(of: $0, sheet.tokens) }
    let blocks = BareComponents.blocksOfTriplets(sheet, triplets)
    for (index, declaration) in sheet.declarations.enumerated() {
      switch triplets[index] {
      case .none: continue
      case .triplet where blocks.contains(declaration.block):
        functions[index] = uses[sheet.names[declaration.name]] ?? "hsl"
      case .triplet, .other: functions[index] = uses[sheet.names[declaration.name]]
      }
    }
  }

  /// The function within which each property is used, as in `hsl(var(--x) / 50%)`.
  ///
  /// What such a property itself refers to is used there too.
  private static func uses(
    _ sheet: PropertySheet,
    _ values: [PropertyValue]
  ) -> [ExactText: String] {
    let tokens = sheet.tokens
    var uses: [ExactText: String] = [:]
    for index in tokens.tokens.indices where tokens[index].kind == .function {
      let token = tokens[index]
      guard let function = PropertyColor.functions.first(where: { tokens.matches(token, $0) })
      else { continue }
      let first = tokens.trimmed(tokens.content(of: index)).lowerBound
      if let variable = PropertyValue.variable(at: first, tokens), uses[variable.name] == nil {
        uses[variable.name] = function
      }
    }
    guard !uses.isEmpty else { return uses }
    var targets: [ExactText: [ExactText]] = [:]
    for (declaration, value) in zip(sheet.declarations, values) {
      guard let alias = value.alias else { continue }
      targets[sheet.names[declaration.name], default: []].append(alias.name)
    }
    var waiting = Array(uses.keys)
    while let name = waiting.popLast() {
      for target in targets[name] ?? [] where uses[target] == nil {
        uses[target] = uses[name]
        waiting.append(target)
      }
    }
    return uses
  }

  /// The blocks that hold three triplets or more, and no colour that is complete.
  private static func blocksOfTriplets(
    _ sheet: PropertySheet,
    _ triplets: [Components]
  ) -> Set<Int> {
    var counts: [Int: Int] = [:]
    var mixed: Set<Int> = []
    for (declaration, components) in zip(sheet.declarations, triplets) {
      if components == .triplet {
        counts[declaration.block, default: 0] += 1
      } else if let first = declaration.css.value.first {
        let token = sheet.tokens[first]
        let isColor =
          token.kind == .hash
          || PropertyColor.functions.contains { sheet.tokens.matches(token, $0) }
        if isColor { mixed.insert(declaration.block) }
      }
    }
    return Set(counts.filter { $0.value >= 3 }.keys).subtracting(mixed)
  }

  private enum Components {
    case none
    /// A hue and two percentages, with or without an alpha.
    case triplet
    /// Three numbers of another kind, as `rgb()` has them; one alone, a hue, is no colour.
    case other
  }

  private static func components(
    of declaration: PropertyDeclaration,
    _ tokens: CSSTokens
  ) -> Components {
    var kinds: [CSSToken.Kind] = []
    for index in declaration.css.value where !tokens[index].isBlank {
      // Commas are those of the old notation.
      if tokens[index].kind == .comma { continue }
      if kinds.count == 5 { return .none }
      kinds.append(tokens[index].kind)
    }
    let numbers: [CSSToken.Kind] = [.number, .percentage, .dimension]
    guard kinds.count >= 3, kinds.prefix(3).allSatisfy(numbers.contains) else { return .none }
    guard kinds.count == 3 || kinds.count == 5 && kinds[3] == .delimiter else { return .other }
    let isHue = kinds[0] == .number || kinds[0] == .dimension
    return isHue && kinds[1] == .percentage && kinds[2] == .percentage ? .triplet : .other
  }
}
