import Documents

/// Gathers the values of swatches from the places in which a file has one for each mode.
struct DraftSwatches {
  /// The swatches, in the order of their first mention.
  private(set) var all: [DraftSwatch] = []
  /// The values that are given twice for one mode.
  private(set) var problems: [Reading.Problem] = []
  private var positions: [ExactText: Int] = [:]

  /// Adds a value of a swatch; of two for the same mode the last one counts, and both are told.
  mutating func add(
    _ name: ExactText,
    key: ExactText? = nil,
    _ value: DraftValue,
    in mode: Mode = .default,
    standIn: Mode? = nil
  ) {
    let key = key ?? name
    guard let position = positions[key] else {
      positions[key] = all.count
      all.append(DraftSwatch(name, key: key, values: [(mode, value)], standIn: standIn))
      return
    }
    guard let taken = all[position].values.firstIndex(where: { $0.mode == mode }) else {
      all[position].values.append((mode, value))
      return
    }
    let first = all[position].values[taken].value.place
    problems.append(.givenTwice(name, at: value.place, after: first))
    all[position].values[taken].value = value
  }

  /// The modes, light before dark; what stands beside a light scheme counts in all and is no mode.
  var modes: [Mode] {
    let mentioned = Set(all.flatMap { $0.values.map(\.mode) })
    let hasLight = mentioned.contains { $0.value(on: .scheme) == "light" }
    return mentioned.filter { $0 != .default || !hasLight }.sorted()
  }

  /// Tells whether there is a swatch of that name.
  func contains(_ name: ExactText) -> Bool { positions[name] != nil }
}
