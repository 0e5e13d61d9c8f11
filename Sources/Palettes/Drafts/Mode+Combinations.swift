extension Mode {
  /// The modes in which a palette is seen whose authors decide more than one thing.
  ///
  /// Each group is one decision: `light` or `dark`, and beside it `acme` or `bolt`, give four modes.
  /// Modes that contradict each other do not go together, and one that goes with no other stands
  /// alone. When the decisions multiply beyond `limit`, they are listed one after the other.
  static func combinations(of groups: [[Mode]], atMost limit: Int = 64) -> [Mode] {
    var combined: [Mode] = []
    for group in groups {
      var seen: Set<Mode> = []
      var next: [Mode] = []
      var partnered: Set<Mode> = []
      if combined.count * group.count <= limit {
        for mode in combined {
          let both = group.compactMap { other in mode.joined(with: other).map { (other, $0) } }
          partnered.formUnion(both.map(\.0))
          for mode in both.isEmpty ? [mode] : both.map(\.1) where seen.insert(mode).inserted {
            next.append(mode)
          }
        }
      } else {
        next = combined
        seen = Set(combined)
      }
      next += group.filter { !partnered.contains($0) && seen.insert($0).inserted }
      combined = next
    }
    return combined.sorted()
  }

  /// The mode that makes the choices of both, or nil when they contradict each other.
  ///
  /// Of `dark` and `dark-dim` the finer one counts. On the axis `other` nothing contradicts.
  func joined(with other: Mode) -> Mode? {
    var choices = self.choices
    for choice in other.choices where !choices.contains(choice) {
      guard choice.axis != .other,
        let index = choices.firstIndex(where: { $0.axis == choice.axis })
      else {
        choices.append(choice)
        continue
      }
      if Mode([choices[index]]).covers(Mode([choice])) { continue }
      guard Mode([choice]).covers(Mode([choices[index]])) else { return nil }
      choices[index] = choice
    }
    return Mode(choices)
  }

  /// The modes that the free names of one list mean, each a different one.
  ///
  /// The only name of a list says nothing, whatever it is: `Mode 1`, `Value`, `light`.
  static func modes(named names: [String]) -> [Mode] {
    guard names.count > 1 else { return names.map { _ in .default } }
    var taken: Set<Mode> = []
    return names.enumerated().map { position, name in
      var mode = Mode(
        ModeWords(name).choices.map { choice in
          // `Mode 1` is named by more than its number.
          let isNumber = choice.axis == .brand && choice.value.utf8.allSatisfy { $0 &- 0x30 < 10 }
          return isNumber ? Choice(.brand, "mode-" + choice.value) : choice
        }
      )
      // `Dark` and `dark` are two names, and would be one mode.
      if taken.contains(mode) { mode = Mode(mode.choices + [Choice(.other, name)]) }
      if taken.contains(mode) { mode = Mode([Choice(.other, "\(name) \(position + 1)")]) }
      taken.insert(mode)
      return mode
    }
  }
}
