import Documents

/// Joins the files, and the gathered trees, of a folder that are one palette only together.
struct PaletteJoining {
  /// What came of the files and of the joined ones.
  private(set) var outcomes: [PaletteFolder.Outcome] = []
  private let alone: [PaletteFolder.Outcome]
  /// For each file, one of the files that it is joined with; its own position for none.
  private var parents: [Int]

  init(_ alone: [PaletteFolder.Outcome]) {
    self.alone = alone
    parents = Array(alone.indices)
    guard alone.count > 1 else {
      outcomes = alone
      return
    }
    let groups = Dictionary(grouping: alone.indices) { index -> String? in
      guard alone[index].reading?.links.isWhole == false, let format = alone[index].format else {
        return nil
      }
      return format.joinsFiles ? format.id : nil
    }
    for (format, group) in groups where format != nil {
      joinByReference(group)
      // A gathered tree says by itself which modes its files are of.
      joinByMode(group.filter { alone[$0].tree.isFile })
    }
    let members = Dictionary(grouping: alone.indices) { root(of: $0) }
    for index in alone.indices where root(of: index) == index {
      let group = members[index] ?? [index]
      outcomes += joined(group).map { [$0] } ?? group.map { alone[$0] }
    }
  }

  private func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index { index = parents[index] }
    return index
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (root(of: left), root(of: right))
    parents[max(left, right)] = min(left, right)
  }

  /// Joins a file or a tree with those that declare what it refers to and lacks.
  private mutating func joinByReference(_ group: [Int]) {
    var declaring: [ExactText: [Int]] = [:]
    for index in group {
      for name in alone[index].reading?.links.declared ?? [] {
        declaring[name, default: []].append(index)
      }
    }
    for index in group {
      for name in alone[index].reading?.links.missing ?? [] {
        for other in nearest(to: index, among: declaring[name] ?? []) { join(index, other) }
      }
    }
  }

  /// The files that share the most folders with one: those of its own package, not of others.
  private func nearest(to index: Int, among others: [Int]) -> [Int] {
    let own = folders(of: index)
    let depths = others.map { other in
      other == index ? -1 : zip(own, folders(of: other)).prefix { $0 == $1 }.count
    }
    guard let deepest = depths.max(), deepest >= 0 else { return [] }
    return zip(others, depths).filter { $1 == deepest }.map(\.0)
  }

  private func folders(of index: Int) -> ArraySlice<Substring> {
    alone[index].tree.name.split(separator: "/").dropLast()
  }

  /// Joins files whose paths differ in words for modes only, and that mostly declare the same names.
  private mutating func joinByMode(_ group: [Int]) {
    let stems = Dictionary(grouping: group) { Mode.stem(ofFileAt: alone[$0].tree.name) }
    for (_, alike) in stems {
      guard let first = alike.first, alike.count > 1 else { continue }
      for other in alike.dropFirst() {
        guard mode(of: first) != mode(of: other), shared(first, other) * 2 >= least(first, other)
        else { continue }
        join(first, other)
      }
    }
  }

  private func mode(of index: Int) -> Mode { Mode(ofFileAt: alone[index].tree.name) }

  private func declared(_ index: Int) -> Set<ExactText> {
    alone[index].reading?.links.declared ?? []
  }

  private func shared(_ left: Int, _ right: Int) -> Int {
    declared(left).intersection(declared(right)).count
  }

  private func least(_ left: Int, _ right: Int) -> Int {
    max(1, min(declared(left).count, declared(right).count))
  }

  /// The files of a group read as one palette, or nil when they do not go together.
  private func joined(_ group: [Int]) -> PaletteFolder.Outcome? {
    guard group.count > 1, let first = group.first, isUnambiguous(group) else { return nil }
    let files = group.flatMap { alone[$0].tree.files }
    let trees = group.map { alone[$0].tree }
    let joined = SourceTree(name: PaletteJoining.folder(of: files.map(\.name)), files: files) {
      path in trees.lazy.compactMap { $0.file(at: path) }.first
    }
    let outcome = PaletteFolder.Outcome(joined, as: alone[first].format)
    return outcome.reading == nil ? nil : outcome
  }

  /// Whether no two files of the same mode mostly declare the same names.
  ///
  /// Two brands that define the same tokens are two palettes, and which of them is meant is unknown.
  private func isUnambiguous(_ group: [Int]) -> Bool {
    for (position, left) in group.enumerated() {
      for right in group[(position + 1)...] where mode(of: left) == mode(of: right) {
        if shared(left, right) * 2 > least(left, right) { return false }
      }
    }
    return true
  }

  /// The innermost folder that holds all the paths.
  static func folder(of paths: [String]) -> String {
    let folders = paths.map {
      $0.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }
    guard var common = folders.first else { return "." }
    for folder in folders.dropFirst() {
      common = common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? "." : common.joined(separator: "/")
  }
}
