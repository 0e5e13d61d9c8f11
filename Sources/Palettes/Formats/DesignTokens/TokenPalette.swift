import Colors
import Documents

/// Makes a palette of tokens: follows references, reads literals, collects what is wrong.
struct TokenPalette {
  /// What came of it.
  let reading: Reading

  init(_ tree: TokenTree) {
    let modes = TokenModes(tree)
    var log = TokenLog(of: tree)
    let columns = modes.all.map { entry in
      TokenResolver.resolve(TokenValues(tree: tree, modes: modes, mode: entry), &log)
    }
    var swatches: [Swatch] = []
    for (index, token) in tree.tokens.enumerated() {
      var values: [(mode: Mode, value: Swatch.Value)] = []
      for (entry, column) in zip(modes.all, columns) {
        if let value = column[index] { values.append((entry.mode, value)) }
      }
      guard let place = values.first?.value.place else { continue }
      swatches.append(Swatch(name: token.path, place: place, values: values))
    }
    let name = tree.file.paletteName
    let palette = Palette(name: name, modes: modes.all.map(\.mode), swatches: swatches)
    var pairings = TokenPairings(of: palette, in: tree.file, log)
    for declaration in tree.declarations { pairings.read(declaration) }
    reading = Reading(
      Palette(
        name: name,
        modes: palette.modes,
        swatches: swatches,
        pairings: pairings.pairings
      ),
      problems: pairings.log.problems.sorted { $0.place < $1.place }
    )
  }
}
