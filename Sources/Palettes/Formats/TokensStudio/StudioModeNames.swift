import Documents

/// What the names of a group's themes say of the modes that they stand for.
struct StudioModeNames {
  /// The choices of each theme; no two are the same.
  private(set) var choices: [[Mode.Choice]] = []

  init(_ group: StudioThemes.Group) {
    let axis = Self.axis(of: group.name)
    var taken: Set<Mode> = []
    for theme in group.themes {
      var own = Self.choices(of: theme.name, on: axis)
      // `Night` and `Dark` are two themes, and would be one mode.
      if !taken.insert(Mode(own)).inserted {
        own = [Mode.Choice(.other, theme.name)]
        taken.insert(Mode(own))
      }
      choices.append(own)
    }
  }

  /// The axis that the words of a group's name speak of.
  private static func axis(of group: String?) -> Mode.Axis {
    guard let group = group?.lowercased() else { return .brand }
    if group.contains("contrast") { return .contrast }
    if ["scheme", "mode", "appearance", "light", "dark"].contains(where: group.contains) {
      return .scheme
    }
    return group.contains("theme") || group.contains("brand") ? .brand : .other
  }

  /// The choices of a theme: known words on their own axes, the rest on that of the group.
  private static func choices(of name: String, on axis: Mode.Axis) -> [Mode.Choice] {
    // `high` and `medium` could mean anything, unless they grade contrast.
    var choices = Mode(ofFileAt: axis == .contrast ? "contrast \(name)" : name).choices
    let rest = ModeWords(name).choices.first { $0.axis == .brand }?.value
    if let rest {
      let isTaken = choices.contains { $0.axis == axis }
      choices.append(Mode.Choice(isTaken ? .other : axis, rest))
    }
    return choices.isEmpty ? [Mode.Choice(axis, name.lowercased())] : choices
  }
}
