import Documents

/// Makes the draft of a palette from the slots of a run.
struct VariableDraft {
  private let slots: [VariableSlots.Slot]
  private let sheets: [VariableSheet]
  private var draft = PaletteDraft()
  private var keys: [ExactText] = []
  private var positions: [ExactText: Int] = [:]
  private var owners: [Owner: Int] = [:]
  private var mixesModes = false

  /// Fills a draft with the swatches of a run.
  static func filling(
    _ draft: PaletteDraft,
    _ slots: VariableSlots,
    _ sheets: [VariableSheet]
  ) -> PaletteDraft {
    var filling = VariableDraft(slots: slots.all, sheets: sheets)
    filling.draft = draft
    filling.draft.skipped += slots.skipped
    filling.fill()
    return filling.draft
  }

  private init(slots: [VariableSlots.Slot], sheets: [VariableSheet]) {
    self.slots = slots
    self.sheets = sheets
  }

  private mutating func fill() {
    let written = sheets.map { Mode(ofFileAt: $0.file.name) }
    let modes = Set(written).count > 1 ? written : written.map { _ in .default }
    var counts: [ExactText: Int] = [:]
    for slot in slots where slot.isLast { counts[slot.key, default: 0] += 1 }
    keys = slots.enumerated().map { index, slot in
      let isAlone =
        slot.isLast && counts[slot.key] == 1 && modes[slot.sheet] == .default && slot.modes == nil
      return isAlone ? slot.key : ExactText("\(slot.key) #\(index)")
    }
    var all = Set(modes)
    for (index, slot) in slots.enumerated() {
      // Others refer to this very value, whatever else has its name.
      if !slot.isLast || !slot.isCertain || keys[index] != slot.key {
        add(slot.name, keys[index], (.default, value(of: index)), isHidden: true)
      }
      guard slot.isLast else { continue }
      guard slot.isCertain else {
        draft.skipped += 1
        continue
      }
      for mode in slot.modes ?? [.default] {
        let mode = mode == .default ? modes[slot.sheet] : mode
        all.insert(mode)
        list(index, in: mode)
      }
    }
    chooseModes(all)
  }

  /// Lists a slot as the value of its name in a mode.
  private mutating func list(_ index: Int, in mode: Mode) {
    let slot = slots[index]
    let owner = owners.updateValue(index, forKey: Owner(key: slot.key, mode: mode))
    guard let position = positions[slot.key] else {
      positions[slot.key] = draft.swatches.count
      return add(slot.name, slot.key, (mode, value(of: index)), isHidden: false)
    }
    guard let owner else {
      let written = draft.swatches[position].values.map(\.mode) + [mode]
      mixesModes = mixesModes || written.contains(.default)
      draft.swatches[position].values.append((mode, value(of: index)))
      return
    }
    guard slots[owner].sheet == slot.sheet else {
      // Two files have variables of that name: this one is called by its file as well.
      let file = sheets[slot.sheet].file.paletteName.namespace
      let name = ExactText("\(file).\(slot.name)")
      return add(name, name, (mode, value(of: index)), isHidden: false)
    }
    if slot.modes == nil {
      // Two keys of one map, which Sass refuses; of a property, the last rule counts.
      draft.problems.append(
        .givenTwice(
          slot.name,
          at: slot.origin.place,
          after: slots[owner].origin.place
        )
      )
    }
    draft.swatches[position].values.removeAll { $0.mode == mode }
    draft.swatches[position].values.append((mode, value(of: index)))
  }

  /// Whose value of a name counts in a mode.
  private struct Owner: Hashable {
    let key: ExactText
    let mode: Mode
  }

  /// Lists the modes: what a file without one says is the light scheme where another is dark.
  private mutating func chooseModes(_ modes: Set<Mode>) {
    var chosen = modes.subtracting([.default])
    if mixesModes {
      let isLight = chosen.contains(.dark) && !chosen.contains(.light)
      chosen.insert(isLight ? .light : .default)
    }
    draft.modes = chosen.sorted()
  }

  private mutating func add(
    _ name: ExactText,
    _ key: ExactText,
    _ value: (mode: Mode, value: DraftValue),
    isHidden: Bool
  ) {
    draft.swatches.append(DraftSwatch(name, key: key, values: [value], isHidden: isHidden))
  }

  private func value(of index: Int) -> DraftValue {
    let slot = slots[index]
    var content = slot.expression.content { keys[$0] }
    if case .named(let key) = slot.expression, !slot.isCertain {
      // What has the name of a length is no colour that is lacking.
      content = .undetermined("\(key) is not known here")
    }
    return DraftValue(
      content,
      source: slot.origin.source,
      place: slot.origin.place
    )
  }
}

extension String {
  /// The namespace that Sass gives to a file of this name: without the underscore of a partial.
  var namespace: String { hasPrefix("_") ? String(dropFirst()) : self }
}
