import Colors
import Documents

/// Makes a palette of tokens: follows references, reads literals, collects what is wrong.
struct TokenPalette {
  /// What came of it.
  let reading: Reading
  /// Whether there was any token, of whatever type, or anything wrong with one.
  let holdsTokens: Bool

  /// Reads the tokens of each permutation in each of its modes.
  ///
  /// A whole palette, such as that of a resolver document, needs no further files.
  init(
    _ permutations: [TokenPermutation],
    from files: TokenFiles,
    named name: String,
    isWhole: Bool
  ) {
    let trees = permutations.map { TokenTree($0.roots, from: files, inheritsSiblings: !isWhole) }
    var paths: Set<ExactText> = []
    for tree in trees { paths.formUnion(tree.tokens.map(\.path)) }
    var log = TokenLog(guessingAmong: (trees.first?.tokens ?? []).map(\.path.string))
    var columns = TokenColumns()
    for (permutation, tree) in zip(permutations, trees) {
      for problem in tree.problems { log.add(problem) }
      let modes = TokenModes(tree)
      for entry in modes.all {
        let values = TokenValues(tree: tree, modes: modes, mode: entry)
        let mode = Mode(permutation.mode.choices + entry.mode.choices)
        columns.add(TokenResolver.resolve(values, &log), of: tree, in: mode)
      }
    }
    let palette = Palette(name: name, modes: columns.modes, swatches: columns.swatches)
    var pairings = TokenPairings(of: palette, log)
    var declared: Set<JSONValue.ID> = []
    for declaration in trees.flatMap(\.declarations)
    where declared.insert(declaration.value.id).inserted {
      pairings.read(declaration)
    }
    holdsTokens = !paths.isEmpty || !pairings.log.problems.isEmpty
    reading = Reading(
      Palette(
        name: name,
        modes: palette.modes,
        swatches: palette.swatches,
        pairings: pairings.pairings
      ),
      problems: pairings.log.problems.sorted { $0.place < $1.place },
      skipped: paths.count - palette.swatches.count,
      links: Reading.Links(
        files: files.loaded,
        declared: paths,
        missing: pairings.log.missing,
        isWhole: isWhole
      )
    )
  }
}

/// The values of tokens, mode by mode, gathered to swatches.
struct TokenColumns {
  /// The modes, light before dark.
  var modes: [Mode] {
    order.filter { !$0.isDark } + order.filter(\.isDark)
  }

  private var order: [Mode] = []
  private var names: [ExactText] = []
  private var positions: [ExactText: Int] = [:]
  private var values: [[(mode: Mode, value: Swatch.Value)]] = []

  /// Adds what the tokens of a tree are in a mode.
  mutating func add(_ column: [Swatch.Value?], of tree: TokenTree, in mode: Mode) {
    order.append(mode)
    for (token, value) in zip(tree.tokens, column) {
      guard let value else { continue }
      if let position = positions[token.path] {
        values[position].append((mode, value))
      } else {
        positions[token.path] = names.count
        names.append(token.path)
        values.append([(mode, value)])
      }
    }
  }

  /// The swatches, each with its values in the order of the modes.
  var swatches: [Swatch] {
    let isOrdered = modes == order
    let ranks = Dictionary(modes.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    return zip(names, values).compactMap { name, values in
      // Modes mostly come in their order already.
      let sorted =
        values.count < 2 || isOrdered
        ? values : values.sorted { ranks[$0.mode] ?? 0 < ranks[$1.mode] ?? 0 }
      return sorted.first.map { Swatch(name: name, place: $0.value.place, values: sorted) }
    }
  }
}

extension Mode {
  /// Whether the scheme is dark, or a kind of dark such as `dark-dim`.
  var isDark: Bool { value(on: .scheme)?.utf8.starts(with: "dark".utf8) ?? false }
}
