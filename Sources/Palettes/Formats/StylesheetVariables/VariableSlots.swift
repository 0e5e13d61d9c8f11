import Documents

/// The places for colours that the variables of a run have: one for each colour of each assignment.
struct VariableSlots {
  /// One colour, as a variable or an entry of a map holds it.
  struct Slot {
    /// The form in which names compare.
    let key: ExactText
    /// The name as people write it: `$brand`, `$palette.blue.primary`.
    let name: ExactText
    /// What is written.
    var expression: ColorExpression
    /// Where it is written.
    let origin: ValueOrigin
    /// The index of the file in which the assignment stands.
    let sheet: Int
    /// In which modes it counts; nil for those of its file.
    var modes: [Mode]?
    /// Whether it is surely a colour or meant to be one.
    let isCertain: Bool
    /// Whether no later assignment of the same variable took its place.
    var isLast = true
  }

  /// All slots, in the order of their assignments.
  private(set) var all: [Slot] = []
  /// How many variables and entries are no colours.
  private(set) var skipped = 0
  /// Whether there are more than can be read.
  private(set) var isFull = false

  private static let most = 1 << 15

  /// Gives slots to the colours of a value; gives the value that refers to them.
  mutating func assign(
    _ value: VariableValue,
    key: ExactText,
    name: ExactText,
    origin: ValueOrigin,
    sheet: Int
  ) -> VariableValue {
    // Maps that hold one another double at each step.
    guard !isFull else { return value }
    switch value {
    case .color(let expression):
      guard all.count < Self.most else {
        isFull = true
        return value
      }
      all.append(
        Slot(
          key: key,
          name: name,
          expression: expression,
          origin: origin,
          sheet: sheet,
          isCertain: isCertain(expression, key)
        )
      )
      return .color(.slot(all.count - 1))
    case .map(let map):
      return .map(VariableMap(assign(map.entries, key, name, origin, sheet)))
    case .list(let list):
      // A list of one is its element: `( rgb(80, 73, 90), )`.
      if list.count == 1 {
        return assign(
          list[0].value,
          key: key,
          name: name,
          origin: list[0].origin ?? origin,
          sheet: sheet
        )
      }
      let areColors = list.allSatisfy { entry in
        if case .color = entry.value { true } else { false }
      }
      guard areColors, !list.isEmpty else {
        if !list.isEmpty { skipped += 1 }
        return value
      }
      return .list(assign(list, key, name, origin, sheet))
    case .number, .text, .other:
      skipped += 1
      return value
    }
  }

  private mutating func assign(
    _ entries: [VariableEntry],
    _ key: ExactText,
    _ name: ExactText,
    _ origin: ValueOrigin,
    _ sheet: Int
  ) -> [VariableEntry] {
    entries.map { entry in
      VariableEntry(
        key: entry.key,
        value: assign(
          entry.value,
          key: ExactText("\(key).\(entry.key)"),
          name: ExactText("\(name).\(entry.key)"),
          origin: entry.origin ?? origin,
          sheet: sheet
        ),
        origin: nil
      )
    }
  }

  /// Whether a value is surely a colour, or may be one and has no name of something else.
  private func isCertain(_ expression: ColorExpression, _ key: ExactText) -> Bool {
    switch expression {
    case .literal, .fault: true
    case .slot(let slot): all[slot].isCertain
    case .computed: true
    case .undetermined, .named:
      !PropertyWords(ExactText(String(key.string.dropFirst()))).soundLikeOther
    }
  }

  /// Tells that a later assignment took the place of these slots.
  mutating func supersede(_ slots: Range<Int>) {
    for slot in slots { all[slot].isLast = false }
  }

  /// Tells in which modes slots count.
  mutating func limit(_ slots: Range<Int>, to modes: [Mode]) {
    for slot in slots { all[slot].modes = modes }
  }

  /// Counts something that is no colour.
  mutating func skip() { skipped += 1 }

  /// Gives another expression to a slot.
  mutating func replace(_ slot: Int, with expression: ColorExpression) {
    all[slot].expression = expression
  }
}
