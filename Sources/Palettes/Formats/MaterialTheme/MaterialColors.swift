import Documents

/// The colours of an export: roles by scheme, tones of palettes, and the colours they come from.
///
/// The tones are computed by another method than the schemes, so a role and the tone that it is
/// named for may differ; both are listed as they stand.
struct MaterialColors {
  /// What was read.
  private(set) var draft = PaletteDraft()
  private var swatches = DraftSwatches()

  init(_ root: JSONObject) {
    for member in draft.members(of: root) {
      switch member.name {
      case "schemes": readSchemes(member.value)
      case "palettes", "coreColors", "core-colors":
        readColors(member.value, at: member.name.string, depth: member.name == "palettes" ? 1 : 0)
      case "extendedColors", "extended-colors": readExtended(member.value, at: member.name.string)
      case "seed": swatches.add(member.name, DraftValue(colorText: member.value))
      default: draft.skipped += 1
      }
    }
    draft.swatches = swatches.all
    draft.problems += swatches.problems
    draft.pairings = MaterialPairings.pairings(of: swatches.all.map(\.name))
  }

  private mutating func readSchemes(_ schemes: JSONValue) {
    var modes = NamedModes()
    for scheme in members(of: schemes, at: "schemes") {
      let mode = modes.mode(scheme.name)
      for role in members(of: scheme.value, at: "schemes.\(scheme.name)") {
        swatches.add(role.name, DraftValue(colorText: role.value), in: mode)
      }
    }
    // Light before dark, the plain scheme before those of more contrast.
    draft.modes = modes.all.isEmpty ? [.default] : modes.all.sorted()
  }

  /// Reads a map of colours, or a map of such maps.
  private mutating func readColors(_ colors: JSONValue, at path: String, depth: Int) {
    for member in members(of: colors, at: path) {
      let path = "\(path).\(member.name)"
      if depth > 0 {
        readColors(member.value, at: path, depth: depth - 1)
      } else {
        swatches.add(ExactText(path), DraftValue(colorText: member.value))
      }
    }
  }

  private mutating func readExtended(_ colors: JSONValue, at path: String) {
    guard let elements = colors.array else {
      return report("\(path) is a list of colours, not \(colors.kindName)", at: colors)
    }
    for (index, element) in elements.enumerated() {
      guard let color = element["color"] else {
        report("an extended colour needs a name and a color", at: element)
        continue
      }
      let name = element["name"]?.string ?? String(index)
      swatches.add(ExactText("\(path).\(name)"), DraftValue(colorText: color))
    }
  }

  private mutating func members(of value: JSONValue, at path: String) -> [JSONObject.Member] {
    if let object = value.object { return draft.members(of: object, at: path) }
    report("\(path) is an object of colours, not \(value.kindName)", at: value)
    return []
  }

  private mutating func report(_ message: String, at value: JSONValue) {
    draft.problems.append(
      Reading.Problem(.unreadableColor, message, at: Place(value.range, in: value.file))
    )
  }
}
