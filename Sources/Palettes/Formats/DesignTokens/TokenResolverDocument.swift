import Documents

/// A resolver document (DTCG 2025.10, Resolver module): sets and modifiers, and the order in which
/// they are merged.
struct TokenResolverDocument {
  /// The permutations: one for each combination of the contexts of the modifiers.
  let permutations: [TokenPermutation]

  /// Reads the document; nil when the root is none.
  ///
  /// A modifier whose contexts hold no colours, such as one of sizes, makes no modes.
  init?(_ root: JSONValue, from files: TokenFiles) throws(PaletteError) {
    guard let order = root["resolutionOrder"] else { return nil }
    let reader = TokenResolverReader(root, from: files)
    try reader.requireVersion()
    let steps = Self.ofColors(try reader.steps(order))
    let axes = steps.compactMap(\.axis)
    let count = axes.reduce(1) { min($0 * $1.contexts.count, TokenPermutation.most + 1) }
    guard count <= TokenPermutation.most else {
      let sizes = axes.map { "\($0.name) (\($0.contexts.count))" }.joined(separator: ", ")
      throw PaletteError(
        .tooLarge,
        "the modifiers multiply to more than \(TokenPermutation.most) modes: \(sizes); split the "
          + "document",
        at: order.place
      )
    }
    let modes = TokenContextModes(axes)
    permutations = Self.combinations(axes.map(\.contexts.count)).map { choice in
      var rest = choice[...]
      var roots: [JSONValue] = []
      for step in steps {
        switch step {
        case .set(let sources): roots += sources
        case .axis(let axis): roots += axis.contexts[rest.popFirst() ?? 0].sources
        }
      }
      return TokenPermutation(mode: modes.mode(choosing: choice), roots: roots.reversed())
    }
  }

  /// The steps in which modifiers that change no colour are sets of their first context.
  private static func ofColors(_ steps: [TokenResolverStep]) -> [TokenResolverStep] {
    let colors = TokenColorPaths(below: steps.flatMap(\.roots))
    return steps.map { step in
      guard case .axis(let modifier) = step,
        !modifier.contexts.contains(where: { $0.sources.contains(where: colors.touch) })
      else { return step }
      return .set(modifier.contexts.first?.sources ?? [])
    }
  }

  /// Every choice of one position for each count, the last one varying fastest.
  private static func combinations(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { found, count in
      found.flatMap { choice in (0..<count).map { choice + [$0] } }
    }
  }
}

/// One step of the order in which a resolver document merges tokens.
enum TokenResolverStep {
  /// The roots of a set, in the order of merging.
  case set([JSONValue])
  /// A modifier whose contexts are modes.
  case axis(TokenModifier)

  /// All roots that it may merge.
  var roots: [JSONValue] {
    switch self {
    case .set(let roots): roots
    case .axis(let modifier): modifier.contexts.flatMap(\.sources)
    }
  }

  /// The modifier, or nil for a set.
  var axis: TokenModifier? {
    if case .axis(let modifier) = self { modifier } else { nil }
  }
}

/// A modifier of a resolver document.
struct TokenModifier {
  /// Its name, such as `theme`.
  let name: String
  /// Its contexts with their roots, the default one first.
  let contexts: [(name: String, sources: [JSONValue])]
}
