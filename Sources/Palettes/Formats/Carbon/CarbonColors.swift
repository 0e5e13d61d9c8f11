import Documents

/// The tokens of Carbon with a value in each theme, and the pairings that their roles tell.
struct CarbonColors {
  /// What was read.
  private(set) var draft = PaletteDraft()
  private var swatches = DraftSwatches()
  private var modes = NamedModes()
  private var roles: [CarbonRoles.Token] = []

  init(_ root: JSONObject) {
    for group in draft.members(of: root) {
      guard let object = group.value.object else {
        draft.skipped += 1
        continue
      }
      for token in draft.members(of: object, at: group.name.string) { read(token) }
    }
    draft.swatches = swatches.all
    draft.problems += swatches.problems
    // The themes stand from light to dark.
    draft.modes = modes.all
    draft.pairings = CarbonRoles(roles).pairings
  }

  private mutating func read(_ token: JSONObject.Member) {
    guard token.name.isCarbonToken, let themes = token.value["value"] else {
      draft.skipped += 1
      return
    }
    guard let object = themes.object else {
      draft.problems.append(
        Reading.Problem(
          .unreadableColor,
          "\(token.name): the value of a token is an object of themes, not \(themes.kindName)",
          at: Place(themes.range, in: themes.file),
          swatch: token.name
        )
      )
      return
    }
    for theme in draft.members(of: object, at: token.name.string) {
      let hex = theme.value["hex"] ?? theme.value
      swatches.add(token.name, DraftValue(carbon: hex), in: modes.mode(theme.name))
    }
    let texts = token.value["role"]?.array ?? token.value["role"].map { [$0] } ?? []
    roles.append(CarbonRoles.Token(name: token.name, roles: texts.compactMap(\.string)))
  }
}
