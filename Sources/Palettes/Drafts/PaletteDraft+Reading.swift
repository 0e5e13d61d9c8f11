import Documents

extension PaletteDraft {
  /// The most values that are resolved, counted once for each mode.
  private static let mostValues = 1 << 20
  /// The most modes that a palette may have.
  private static let mostModes = 256

  /// Follows all references, and makes the palette.
  ///
  /// - Throws: `.tooLarge` when swatches and modes multiply beyond reason.
  func reading(named name: String) throws(PaletteError) -> Reading {
    let modes = DraftModes(self).modes
    try Self.requireRoom(for: swatches.count, inModes: modes.count, of: name)
    var log = DraftLog(
      problems,
      names: swatches.map(\.name.string),
      hasModes: modes.count > 1
    )
    let (positions, kept) = uniqueNames(&log)
    var isTarget = Array(repeating: false, count: swatches.count)
    for (_, value) in swatches.lazy.flatMap(\.values) {
      for key in value.references { if let target = positions[key] { isTarget[target] = true } }
    }
    let columns = modes.map { mode in
      DraftResolution.values(of: swatches, at: positions, targets: isTarget, in: mode, &log)
    }
    var listed: [Swatch] = []
    for (index, draft) in swatches.enumerated() where !draft.isHidden && kept[index] {
      var values: [(mode: Mode, value: Swatch.Value)] = []
      for (mode, column) in zip(modes, columns) {
        if let value = column[index] { values.append((mode, value)) }
      }
      guard let place = values.first?.value.place else { continue }
      listed.append(
        Swatch(name: draft.name, place: place, values: values, purpose: draft.purpose)
      )
    }
    return Reading(
      Palette(name: name, modes: modes, swatches: listed, pairings: pairings),
      problems: log.problems.sorted { $0.place < $1.place },
      skipped: skipped,
      links: Reading.Links(
        files: files,
        declared: others.union(swatches.map(\.key)).subtracting(foreign),
        missing: missing.union(log.missing).union(foreign),
        isWhole: isWhole
      )
    )
  }

  /// Refuses colours and modes that multiply beyond reason, which readers may ask beforehand.
  static func requireRoom(
    for colors: Int,
    inModes modes: Int,
    of name: String
  ) throws(PaletteError) {
    guard modes <= mostModes, colors <= mostValues / max(modes, 1) else {
      throw PaletteError(
        .tooLarge,
        "\(name) has \(colors) colours in \(modes) modes; up to \(mostModes) modes and "
          + "\(mostValues) values are read, so split it"
      )
    }
  }

  /// Where each key stands, and which swatches are kept: the last of equal ones.
  ///
  /// Names that occur twice are reported.
  private func uniqueNames(_ log: inout DraftLog) -> ([ExactText: Int], kept: [Bool]) {
    var positions: [ExactText: Int] = [:]
    var names: [ExactText: Int] = [:]
    var kept = Array(repeating: true, count: swatches.count)
    for (index, swatch) in swatches.enumerated() {
      positions[swatch.key] = index
      guard !swatch.isHidden else { continue }
      guard let first = names.updateValue(index, forKey: swatch.name) else { continue }
      kept[first] = false
      guard let place = swatch.values.first?.value.place,
        let earlier = swatches[first].values.first?.value.place
      else { continue }
      log.addDuplicate(swatch.name, at: place, after: earlier)
    }
    return (positions, kept)
  }
}
