import Documents

/// A reference to a colour of Apple's systems, such as `systemRedColor` of `ios`.
struct SystemColorReference {
  /// The name as Xcode writes it.
  let name: String
  /// `ios`, `osx` or `universal`; nil when the entry does not say.
  let platform: String?

  /// The colour by the table for its platform, with what there is to tell; undetermined when the
  /// table does not give it.
  func content(
    in variant: AssetVariant,
    by tables: [SystemColorTable]
  ) -> (DraftValue.Content, notes: [String]) {
    let system = platform ?? "universal"
    // A colour of all platforms looks on each as that platform has it; that of iOS is measured.
    let isUniversal = system == "universal"
    let owner = isUniversal ? "any platform" : system
    guard let table = tables.first(where: { $0.platform == (isUniversal ? "ios" : system) }) else {
      return (
        .undetermined("the system colour \(name) of \(owner) is in none of Legible's tables"),
        []
      )
    }
    guard let color = table.color(name, in: variant) else {
      return (
        .undetermined(
          "the system colour \(name) of \(owner) is not in Legible's table of \(table.edition)"
        ),
        []
      )
    }
    var notes = ["system colour, by the table of \(table.edition)"]
    if isUniversal { notes.append("as iOS has it; other platforms have their own") }
    if variant.scheme == nil { notes.append("in the light scheme; the dark one has its own") }
    return (.color(color), notes)
  }
}
