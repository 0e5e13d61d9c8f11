/// The entry of a colour set that counts in a mode, and what there is to tell of the choice.
struct AssetChoice {
  /// The colour.
  let color: AssetColor
  /// Remarks for people: an empty place that was passed over, a choice that Apple does not document.
  let notes: [String]

  /// Chooses among the entries of a set; nil when none with a colour fits.
  init?(for asked: AssetVariant, among slots: [AssetColorSet.Slot]) {
    let fitting = slots.compactMap { slot in
      slot.variant.rank(for: asked).map { (slot: slot, rank: $0) }
    }.sorted { $0.rank > $1.rank }
    guard let best = fitting.first(where: { $0.slot.color != nil }), let color = best.slot.color
    else { return nil }
    self.color = color
    let chosen = best.slot.variant
    var notes = best.slot.notes
    if let empty = fitting.first, empty.rank > best.rank {
      notes.append(
        "the place for \(empty.slot.variant.words) is empty; the colour for \(chosen.words) counts"
      )
    }
    let rival = fitting.first { $0.slot.color != nil && $0.slot.variant.isNarrower(than: chosen) }
    if let rival {
      notes.append(
        "the colours for \(chosen.words) and for \(rival.slot.variant.words) both fit; Apple does not "
          + "say which counts, and that for \(chosen.words) is taken"
      )
    }
    self.notes = notes
  }
}
