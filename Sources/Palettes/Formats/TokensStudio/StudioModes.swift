import Documents

/// The modes of a palette, and which sets are merged in each.
struct StudioModes {
  /// The modes, light before dark; at least one.
  private(set) var all: [StudioMode] = []
  /// The sets whose tokens are listed in some mode.
  private(set) var listed: Set<Int> = []

  /// The most modes that themes may multiply to.
  private static let most = 256

  /// Multiplies the groups of themes, or, without themes, goes by the names of sets.
  ///
  /// - Throws: `.tooLarge` when the groups multiply beyond reason.
  init(_ themes: StudioThemes, _ catalogue: StudioCatalogue, of name: String) throws(PaletteError) {
    guard !themes.groups.isEmpty else {
      all = try StudioSetModes(catalogue, named: name).all
      listed = Set(catalogue.sets.indices)
      return
    }
    for theme in themes.groups.flatMap(\.themes) {
      listed.formUnion(theme.selection.filter(\.value).keys)
    }
    // Where everything is only referred to, that is all there is to see.
    if listed.isEmpty { listed = Set(catalogue.sets.indices) }
    let isTelling = catalogue.sets.indices.map { catalogue.isTelling(set: $0) }
    let axes = themes.groups.filter { group in
      Set(group.themes.map { $0.selection.filter { isTelling[$0.key] } }).count > 1
    }
    try Self.requireReason(axes, of: name)
    // The themes of the other groups do not differ in colours, so the first one stands for all.
    var common: [Int: Bool] = [:]
    let others = themes.groups.filter { group in !axes.contains { $0.name == group.name } }
    for theme in others.compactMap(\.themes.first) {
      common.merge(theme.selection) { $0 || $1 }
    }
    guard !axes.isEmpty else {
      let names = others.filter { $0.themes.count == 1 }.map { $0.themes[0].name }
      all = [StudioMode(Mode(ofFileAt: names.joined(separator: " ")), common)]
      return
    }
    var products = [(choices: [Mode.Choice](), selection: common)]
    for options in Self.options(of: axes) {
      products = products.flatMap { product in
        options.map { option in
          (
            product.choices + option.choices,
            product.selection.merging(option.theme.selection) { $0 || $1 }
          )
        }
      }
    }
    all = products.map { StudioMode(Mode($0.choices), $0.selection) }
      .sorted { $0.mode < $1.mode }
  }

  private static func requireReason(
    _ axes: [StudioThemes.Group],
    of name: String
  ) throws(PaletteError) {
    var count = 1
    for axis in axes {
      count *= axis.themes.count
      guard count > most else { continue }
      let factors = axes.prefix(8).map { "\($0.name ?? "themes") (\($0.themes.count))" }
      throw PaletteError(
        .tooLarge,
        "the groups of themes of \(name) multiply beyond \(most) modes: "
          + factors.joined(separator: " x ") + "; measure fewer of them at a time"
      )
    }
  }

  /// A theme and the choices that it stands for.
  private typealias Option = (choices: [Mode.Choice], theme: StudioThemes.Theme)

  /// For each group the themes to choose from, with their names as modes.
  private static func options(of groups: [StudioThemes.Group]) -> [[Option]] {
    var taken: Set<Mode.Choice> = []
    return groups.map { group in
      var names = StudioModeNames(group).choices
      // Two groups that use the same word, such as `default`, must not become one mode.
      if names.contains(where: { $0.contains(where: taken.contains) }) {
        names = group.themes.map {
          [Mode.Choice(.other, "\(group.name ?? "theme") \($0.name)".lowercased())]
        }
      }
      taken.formUnion(names.joined())
      return zip(names, group.themes).map { ($0, $1) }
    }
  }
}

/// One mode, with the sets that are merged in it.
struct StudioMode {
  /// The mode.
  let mode: Mode
  /// The positions of the sets, in the order in which later ones win.
  let sets: [Int]

  /// Merges selected sets: those that are only referred to come first, and otherwise by their order.
  init(_ mode: Mode, _ selection: [Int: Bool]) {
    self.init(
      mode,
      sets: selection.filter { !$0.value }.keys.sorted() + selection.filter(\.value).keys.sorted()
    )
  }

  init(_ mode: Mode, sets: [Int]) {
    self.mode = mode
    self.sets = sets
  }
}
