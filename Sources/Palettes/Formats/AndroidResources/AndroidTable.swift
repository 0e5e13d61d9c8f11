import Documents

/// The resources of a tree, each with what its files define for different devices.
struct AndroidTable {
  /// What a resource is called, among those of its kind.
  struct Key: Hashable {
    let kind: AndroidResource.Kind
    let name: ExactText
  }

  /// The resources, in the order of the first mention, those for all devices first.
  private(set) var keys: [Key] = []
  /// For each resource, its definitions, at most one for each configuration.
  private(set) var definitions: [[AndroidResource]] = []
  /// Names that are given twice for the same devices.
  private(set) var problems: [Reading.Problem] = []
  private(set) var positions: [Key: Int] = [:]

  init(_ resources: [AndroidResource]) {
    // Most numbers are no opacities, and make no difference to a palette.
    let opacities = Set(resources.flatMap(\.colors).compactMap(\.opacity.dimension))
    let resources = resources.filter { $0.kind != .number || opacities.contains($0.name) }
    let configurations = Set(resources.map(\.configuration))
    let ordered = configurations.sorted { $1.isNearer(than: $0) }
    let rank = Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1, $0) })
    for resource in resources.stablySorted(by: { rank[$0.configuration] ?? 0 }) { add(resource) }
  }

  /// The position of the style of which a style is a kind, or nil when it is not here.
  func parent(of style: AndroidResource?) -> Int? {
    guard style?.kind == .style, let name = style?.parentName else { return nil }
    return positions[Key(kind: .style, name: ExactText(name))]
  }

  private mutating func add(_ resource: AndroidResource) {
    let key = Key(kind: resource.kind, name: ExactText(resource.name))
    guard let position = positions[key] else {
      positions[key] = keys.count
      keys.append(key)
      definitions.append([resource])
      return
    }
    // Definitions of one configuration follow one another, since the resources are sorted by it.
    guard let last = definitions[position].last, last.configuration == resource.configuration else {
      definitions[position].append(resource)
      return
    }
    definitions[position][definitions[position].count - 1] = resource
    // A library may bring what the app brings as well; only a difference matters.
    let isElsewhere = AndroidPath(last.place.file)?.root != AndroidPath(resource.place.file)?.root
    if isElsewhere, last.says(theSameAs: resource) { return }
    let name = resource.kind == .macro ? ExactText("@macro/\(resource.name)") : key.name
    problems.append(.givenTwice(name, at: resource.place, after: last.place))
  }
}

extension [AndroidResource] {
  /// The elements ordered by a number, those with the same number in the order they had.
  fileprivate func stablySorted(by number: (AndroidResource) -> Int) -> [AndroidResource] {
    enumerated().sorted { (number($0.element), $0.offset) < (number($1.element), $1.offset) }
      .map(\.element)
  }
}

extension AndroidColor.Opacity {
  /// The name of the number that is referred to, or nil.
  fileprivate var dimension: String? { if case .dimension(let name) = self { name } else { nil } }
}
