import Documents

/// Makes the swatches of a palette: of the tokens that are colours, and of all that is broken.
struct StyleSwatches {
  let tree: StyleTree
  private let resolutions: [StyleResolution]
  /// Guesses at the names that are missing.
  var spelling: NameSpelling
  /// The drafts of entries, at their positions.
  private var drafts: [DraftSwatch?]
  /// The positions of entries to which a draft refers.
  var needed: [Int] = []

  /// The most values that are followed, counted once for each mode.
  private static let mostValues = 1 << 20

  /// Follows all references in all modes.
  ///
  /// - Throws: `.tooLarge` when tokens and modes multiply beyond reason.
  init(of tree: StyleTree, named name: String) throws(PaletteError) {
    self.tree = tree
    let mentioned = Self.modes(of: tree.entries.lazy.flatMap { $0.values.map(\.mode) })
    let modes = mentioned.isEmpty ? [.default] : mentioned
    guard tree.entries.count <= Self.mostValues / modes.count else {
      throw PaletteError(
        .tooLarge,
        "\(name) has \(tree.entries.count) values in \(modes.count) modes; up to "
          + "\(Self.mostValues) are read, so split it"
      )
    }
    resolutions = modes.map { StyleResolution(tree.entries, in: $0) }
    spelling = NameSpelling(tree.entries.map(\.path.string))
    drafts = Array(repeating: nil, count: tree.entries.count)
  }

  /// The modes in which there are values; what counts in all is no mode where light is one.
  private static func modes(of mentioned: some Sequence<Mode>) -> [Mode] {
    let modes = Set(mentioned)
    let isLight = modes.contains { $0.value(on: .scheme) == "light" }
    return (isLight ? modes.subtracting([.default]) : modes).sorted()
  }

  /// The palette before the references between its colours are followed.
  mutating func draft() -> PaletteDraft {
    var draft = PaletteDraft()
    draft.problems = tree.problems
    for (index, entry) in tree.entries.enumerated() where entry.kind != .other {
      // Plain values are there for tokens; what is broken in them is told all the same.
      guard entry.isToken || isBroken(index) else { continue }
      let values = values(of: entry, at: index, &draft.problems)
      guard !values.isEmpty else { continue }
      let isColor = entry.kind == .color || outcomes(index).contains(where: \.isColor)
      drafts[index] = DraftSwatch(
        entry.path,
        values: values,
        isHidden: !(entry.isToken && isColor)
      )
    }
    while let index = needed.popLast() {
      guard drafts[index] == nil else { continue }
      let entry = tree.entries[index]
      let values = values(of: entry, at: index, &draft.problems)
      drafts[index] = DraftSwatch(entry.path, values: values, isHidden: true)
    }
    draft.swatches = drafts.compactMap(\.self)
    draft.modes = Self.modes(of: draft.swatches.lazy.flatMap { $0.values.map(\.mode) })
    draft.skipped = zip(tree.entries, drafts).count { $0.isToken && $1?.isHidden != false }
    draft.others = Set(tree.entries.map(\.path))
    draft.missing = tree.missing
    return draft
  }

  private func outcomes(_ index: Int) -> [StyleOutcome] {
    resolutions.compactMap { $0.outcomes[index] }
  }

  private func isBroken(_ index: Int) -> Bool {
    outcomes(index).contains(where: \.isBroken)
  }

  /// The values of an entry; none when it is no colour, and nothing is broken.
  private mutating func values(
    of entry: StyleEntry,
    at index: Int,
    _ problems: inout [Reading.Problem]
  ) -> [(mode: Mode, value: DraftValue)] {
    var values: [(mode: Mode, value: DraftValue)] = []
    var isColor = false
    for (position, (mode, value)) in entry.values.enumerated() {
      let counting = resolutions.filter { $0.chosen[index] == position }
      guard let first = counting.first else { continue }
      if let mismatch = first.outcomes[index]?.mismatch, let place = mismatch.place {
        problems.append(
          Reading.Problem(
            mismatch.kind,
            "\(entry.path): \(mismatch.message)",
            at: place,
            swatch: entry.path
          )
        )
      }
      // A text may say the same in all modes and mean another colour in each.
      let varies = value.form.isComposed && !isSame(index, in: counting)
      for resolution in varies ? counting : [first] {
        let draft = draft(of: value, entry, at: index, in: resolution)
        isColor = isColor || draft != nil
        let other = DraftFault("\(value.source.excerpt) is no colour")
        values.append(
          (
            varies ? resolution.mode : mode,
            draft ?? DraftValue(.fault(other), source: value.source, place: value.json.place)
          )
        )
      }
    }
    return isColor ? values : []
  }

  private func isSame(_ index: Int, in resolutions: [StyleResolution]) -> Bool {
    let texts = resolutions.map { $0.outcomes[index]?.content.text }
    return texts.dropFirst().allSatisfy { $0 == texts[0] }
  }
}

extension StyleForm {
  /// Whether references are parts of a text or an object.
  fileprivate var isComposed: Bool {
    switch self {
    case .literal, .alias: false
    case .text, .object: true
    }
  }
}
