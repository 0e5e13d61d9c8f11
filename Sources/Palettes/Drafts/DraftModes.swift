import Documents

/// Which written value counts in which mode of a palette.
struct DraftModes {
  /// The modes of the palette, light before dark.
  let modes: [Mode]

  /// The modes that swatches mention, or those given.
  init(_ draft: PaletteDraft) {
    guard draft.modes.isEmpty else {
      modes = draft.modes
      return
    }
    var mentioned: [Mode] = []
    var seen: Set<Mode> = []
    for swatch in draft.swatches {
      for (mode, _) in swatch.values where seen.insert(mode).inserted { mentioned.append(mode) }
    }
    modes = mentioned.isEmpty ? [.default] : mentioned.sorted()
  }

  /// The value that counts in a mode, of those that are written for the modes given: its position,
  /// and whether it only stands in.
  static func position(
    of mode: Mode,
    among written: some Sequence<Mode>,
    standIn: Mode?,
    isExact: Bool = false
  ) -> (position: Int, isStandIn: Bool)? {
    var best: (position: Int, score: (Int, Int, Int))?
    for (position, entry) in written.enumerated() {
      guard isExact ? entry == mode || entry == .default : mode.covers(entry) else { continue }
      // More choices are nearer; of as many, the axis that comes first decides, then whether a choice
      // is the same one or is refined.
      let choices = entry.choices
      let first = choices.first.map { Mode.Axis.allCases.firstIndex(of: $0.axis) ?? 0 }
      let score = (choices.count, -(first ?? 0), choices.filter(mode.choices.contains).count)
      if best.map({ score > $0.score }) ?? true { best = (position, score) }
    }
    if let best { return (best.position, false) }
    guard let standIn,
      let position = written.enumerated().first(where: { $0.element == standIn })?.offset
    else {
      return nil
    }
    return (position, true)
  }
}
