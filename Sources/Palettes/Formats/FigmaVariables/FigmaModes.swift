import Documents

/// The modes of a palette that the modes of Figma's collections mean.
struct FigmaModes {
  /// One mode of a collection, and of those that extend it.
  struct Column {
    /// The mode of the palette.
    let mode: Mode
    /// The collection that has it.
    let collection: FigmaCollection
    /// Its identifier there.
    let id: ExactText
  }

  /// The columns of each collection, its own first, then those of the collections that extend it.
  private(set) var columns: [ExactText: [Column]] = [:]
  /// The collection that a collection extends in the end; itself when it extends none.
  private(set) var roots: [ExactText: ExactText] = [:]
  /// The columns of each collection without those of the collections that extend it.
  private var own: [ExactText: [Column]] = [:]
  /// The collections that extend one another in a circle, or beyond all reason.
  private(set) var circular: [FigmaCollection] = []
  /// The words that name a mode by nothing but a word, of all collections so far.
  private var brands: Set<String> = []

  init(_ document: FigmaDocument) {
    var children: [ExactText: [FigmaCollection]] = [:]
    var origins: [FigmaCollection] = []
    for collection in document.collections {
      if let parent = collection.parent, document.collection(parent) != nil {
        children[parent, default: []].append(collection)
      } else {
        origins.append(collection)
      }
    }
    var reached: Set<ExactText> = []
    for root in origins {
      // Each collection with those that it extends, the root first.
      var open: [(collection: FigmaCollection, line: [ExactText])] = [(root, [])]
      while let (collection, line) = open.popLast() {
        guard reached.insert(collection.id).inserted else { continue }
        let listed = line.last.map { extended(collection, of: own[$0] ?? []) } ?? rooted(collection)
        own[collection.id] = listed
        columns[collection.id] = listed
        roots[collection.id] = root.id
        for ancestor in line { columns[ancestor, default: []] += listed }
        // The line of a hostile file could be as long as the file.
        guard line.count < 32 else { continue }
        for child in children[collection.id] ?? [] { open.append((child, line + [collection.id])) }
      }
    }
    circular = document.collections.filter { !reached.contains($0.id) }
  }

  private mutating func rooted(_ collection: FigmaCollection) -> [Column] {
    let named = Mode.modes(named: collection.modes.map(\.name))
    let words = Set(named.compactMap { $0.value(on: .brand) })
    // Words that mean nothing to us are one decision in each collection, and not all the same one.
    let isFurther = !words.isEmpty && !brands.isEmpty && brands.isDisjoint(with: words)
    if !isFurther { brands.formUnion(words) }
    return zip(collection.modes, named).map { column, mode in
      let choices = mode.choices.map { choice in
        isFurther && choice.axis == .brand ? Mode.Choice(.other, choice.value) : choice
      }
      return Column(mode: Mode(choices), collection: collection, id: column.id)
    }
  }

  /// The columns of a collection that extends another: those of the parent, under its own name.
  private func extended(_ collection: FigmaCollection, of parent: [Column]) -> [Column] {
    collection.modes.map { column in
      let base = parent.first { $0.id == column.parent }?.mode ?? .default
      let axis: Mode.Axis = base.value(on: .brand) == nil ? .brand : .other
      let name = ModeWords.joined(collection.name)
      return Column(
        mode: Mode(base.choices + [Mode.Choice(axis, name)]),
        collection: collection,
        id: column.id
      )
    }
  }

  /// The mode whose values stand in where a collection lacks a mode; nil when it has only one.
  func standIn(of collection: FigmaCollection) -> Mode? {
    guard let own = own[collection.id], columns[collection.id]?.count ?? 0 > 1 else { return nil }
    return (own.first { $0.id == collection.defaultMode } ?? own.first)?.mode
  }
}
