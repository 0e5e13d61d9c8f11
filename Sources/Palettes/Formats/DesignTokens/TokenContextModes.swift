/// The modes that the contexts of modifiers are.
struct TokenContextModes {
  /// The choices of each context, by modifier.
  private let choices: [[[Mode.Choice]]]

  /// Reads the names of contexts: `dark` of `theme` is a scheme, `blue` of it a brand.
  init(_ modifiers: [TokenModifier]) {
    var taken: Set<Mode.Axis> = []
    choices = modifiers.map { modifier in
      let words = modifier.contexts.map { ModeWords($0.name) }
      let axes = Set(words.flatMap(\.choices).map(\.axis))
      // Names that say nothing by themselves are those of brands only if the modifier says so.
      let isTold = words.contains { $0.areKnown } || modifier.isOfBrands
      guard isTold, taken.isDisjoint(with: axes) else {
        return modifier.contexts.map { [Mode.Choice(.other, $0.name)] }
      }
      taken.formUnion(axes)
      return words.map(\.choices)
    }
  }

  /// The mode of a combination of contexts, given by their positions.
  func mode(choosing positions: [Int]) -> Mode {
    Mode(zip(choices, positions).flatMap { $0[$1] })
  }
}

extension TokenModifier {
  fileprivate var isOfBrands: Bool {
    let name = name.lowercased()
    return ["theme", "brand", "product", "tenant"].contains { name.contains($0) }
  }
}
