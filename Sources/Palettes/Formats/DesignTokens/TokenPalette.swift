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
    var paths = Set(trees.first.map { $0.positions.keys } ?? [:].keys)
    for tree in trees.dropFirst() { paths.formUnion(tree.positions.keys) }
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
    var declaring = palette.declaring(pairings.pairings)
    declaring.waivers = pairings.waivers
    holdsTokens = !paths.isEmpty || !pairings.log.problems.isEmpty
    reading = Reading(
      declaring,
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
