import Colors
import Documents

/// Makes a palette of tokens: follows references, reads literals, collects what is wrong.
struct TokenPalette {
  /// What came of it.
  let reading: Reading

  init(_ tree: TokenTree, of root: JSONValue, in file: SourceFile) {
    var resolver = TokenResolver(tree, of: root, in: file)
    let modes = TokenModes(tree)
    var swatches: [Swatch] = []
    for (index, token) in tree.tokens.enumerated() {
      var values: [(mode: Mode, value: Swatch.Value)] = []
      for (mode, key) in modes.all {
        guard let value = resolver.value(of: index, in: key) else { continue }
        values.append((mode, value))
      }
      guard let place = values.first?.value.place else { continue }
      swatches.append(Swatch(name: token.path, place: place, values: values))
    }
    let palette = Palette(name: file.paletteName, modes: modes.all.map(\.mode), swatches: swatches)
    var pairings = TokenPairings(in: file)
    for declaration in tree.declarations { pairings.read(declaration, in: palette) }
    let problems = tree.problems + resolver.problems + pairings.problems
    reading = Reading(
      Palette(
        name: palette.name,
        modes: palette.modes,
        swatches: swatches,
        pairings: pairings.pairings
      ),
      problems: problems.sorted { $0.place < $1.place }
    )
  }
}
