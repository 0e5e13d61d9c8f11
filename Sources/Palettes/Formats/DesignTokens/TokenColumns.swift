import Documents

/// What tokens are, mode by mode, gathered to swatches.
///
/// A value is made only when its swatch is, since there are very many of them.
struct TokenColumns {
  private var columns: [Column] = []
  private var names: [ExactText] = []
  /// The row of each name, once tokens of a second tree have to be found among those of the first.
  private var rows: [ExactText: Int] = [:]
  private var tree: TokenTree?
  /// The row of each token of the tree, or nil for one that has had no value in any mode.
  private var rowOfToken: [Int?] = []

  /// One mode, and the token of each row in it.
  private struct Column {
    let mode: Mode
    let outcomes: TokenOutcomes
    /// The position of the token of each row; nil, or missing at the end, where there is none.
    var tokens: [Int?]
  }

  /// The modes, light before dark.
  var modes: [Mode] { ordered.map(\.mode) }

  private var ordered: [Column] {
    columns.filter { !$0.mode.isDark } + columns.filter(\.mode.isDark)
  }

  /// Adds what the tokens of a tree are in a mode.
  mutating func add(_ outcomes: TokenOutcomes, of tree: TokenTree, in mode: Mode) {
    if self.tree !== tree {
      // The paths of one tree are unique, so that names need not be compared until there are two.
      if self.tree != nil, rows.isEmpty {
        for (row, name) in names.enumerated() { rows[name] = row }
      }
      rowOfToken = Array(repeating: nil, count: tree.tokens.count)
    }
    let isOnly = self.tree == nil || self.tree === tree && rows.isEmpty
    self.tree = tree
    var tokens: [Int?] = Array(repeating: nil, count: names.count)
    for index in tree.tokens.indices where outcomes.hasValue(index) {
      let row =
        rowOfToken[index] ?? (isOnly ? names.count : row(of: tree.tokens[index].path))
      if row == names.count {
        names.append(tree.tokens[index].path)
        tokens.append(nil)
      }
      rowOfToken[index] = row
      tokens[row] = index
    }
    columns.append(Column(mode: mode, outcomes: outcomes, tokens: tokens))
  }

  /// The row of a name, which is the next one if the name is new.
  private mutating func row(of name: ExactText) -> Int {
    if let row = rows[name] { return row }
    rows[name] = names.count
    return names.count
  }

  /// The swatches, each with its values in the order of the modes.
  var swatches: [Swatch] {
    let columns = ordered
    var swatches: [Swatch] = []
    swatches.reserveCapacity(names.count)
    for (row, name) in names.enumerated() {
      var values: [(mode: Mode, value: Swatch.Value)] = []
      values.reserveCapacity(columns.count)
      for column in columns where row < column.tokens.count {
        guard let token = column.tokens[row], let value = column.outcomes.value(of: token) else {
          continue
        }
        values.append((column.mode, value))
      }
      guard let first = values.first else { continue }
      swatches.append(Swatch(name: name, place: first.value.place, values: values))
    }
    return swatches
  }
}

extension Mode {
  /// Whether the scheme is dark, or a kind of dark such as `dark-dim`.
  var isDark: Bool { value(on: .scheme)?.utf8.starts(with: "dark".utf8) ?? false }
}
