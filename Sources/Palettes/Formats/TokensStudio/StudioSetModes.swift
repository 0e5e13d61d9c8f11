import Documents

/// The modes of sets without themes: sets such as `light` and `dark` are alternatives, and all
/// others are merged.
struct StudioSetModes {
  /// The modes, light before dark; at least one.
  let all: [StudioMode]

  /// Goes by the names of sets, and by what they define.
  ///
  /// - Throws: `.tooLarge` when the names multiply beyond reason.
  init(_ catalogue: StudioCatalogue, named name: String) throws(PaletteError) {
    let modes = Self.modes(of: catalogue)
    var products: [[Mode.Choice]] = [[]]
    let written = Set(modes.flatMap(\.choices)).sorted { $0.value < $1.value }
    for axis in Mode.Axis.allCases {
      let values = written.filter { $0.axis == axis }.map { [$0] }
      guard !values.isEmpty else { continue }
      // A set for the dark alone changes what the others say; light and dark exclude each other.
      let options = (axis == .scheme && values.count > 1 ? [] : [[]]) + values
      products = products.flatMap { product in options.map { product + $0 } }
      try PaletteDraft.requireRoom(for: 0, inModes: products.count, of: name)
    }
    var seen: Set<[Int]> = []
    all = products.sorted { $0.count < $1.count }.compactMap { choices in
      let sets = modes.indices.filter { Mode(choices).covers(modes[$0]) }
      return seen.insert(sets).inserted ? StudioMode(Mode(choices), sets: sets) : nil
    }.sorted { $0.mode < $1.mode }
  }

  /// For each set the mode that it is for; the default for those that are always merged.
  ///
  /// A word in a name is not enough: at least half of the set's colours must be those of sets for
  /// other modes too, so that light tints in a set `light` stay beside the others.
  private static func modes(of catalogue: StudioCatalogue) -> [Mode] {
    let named = catalogue.sets.map { Mode(ofSetNamed: $0.name) }
    // Of the modes in which a colour is defined, two are enough to know.
    var modesOfPath: [[Mode]] = Array(repeating: [], count: catalogue.paths.count)
    for (set, tokens) in catalogue.tokensOfSet.enumerated() {
      for token in tokens {
        let path = catalogue.pathOfToken[token]
        if modesOfPath[path].count < 2, !modesOfPath[path].contains(named[set]) {
          modesOfPath[path].append(named[set])
        }
      }
    }
    return zip(named, catalogue.tokensOfSet).map { mode, tokens in
      guard mode != .default else { return .default }
      let colors = tokens.map { catalogue.pathOfToken[$0] }.filter { catalogue.isColor[$0] }
      let shared = colors.count { path in modesOfPath[path].contains { $0 != mode } }
      return shared * 2 >= max(1, colors.count) ? mode : .default
    }
  }
}

extension Mode {
  /// The mode that a set's name ends with, or that one of its folders is named after.
  fileprivate init(ofSetNamed name: String) {
    let parts = name.split(separator: "/").map(String.init)
    let folders = parts.filter { ModeWords($0).areKnown }
    let choices = Mode(ofFileAt: folders.joined(separator: "/")).choices
    if choices.isEmpty, let last = parts.last {
      let words = last.split { " -_.".contains($0) }
      self.init(Mode(ofFileAt: words.last.map(String.init) ?? "").choices)
    } else {
      self.init(choices)
    }
  }
}
