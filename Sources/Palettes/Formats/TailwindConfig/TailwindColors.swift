import Documents

/// The colours of a Tailwind configuration, named as the utilities name them: `primary`, `blue-500`.
struct TailwindColors {
  /// What was read.
  private(set) var draft = PaletteDraft()
  private var swatches = DraftSwatches()
  /// The names of colours that have a `foreground` of their own.
  private var grounds: [(foreground: ExactText, background: ExactText)] = []

  /// The colours of the theme, and those that extend them, as far as there are any.
  static func layers(of root: JSONValue) -> [JSONObject] {
    let theme = root["theme"]
    return [theme?["colors"], theme?["extend"]?["colors"]].compactMap { $0?.object }
  }

  /// Reads colours, of which later layers extend and replace earlier ones.
  init(_ layers: [JSONObject], of root: JSONValue) {
    for members in [root["theme"]?.object, root["theme"]?["extend"]?.object] {
      // Other parts of a theme, such as spacing, are no colours.
      draft.skipped += members?.count { $0.name != "colors" && $0.name != "extend" } ?? 0
    }
    read(layers, at: "")
    draft.swatches = swatches.all
    draft.problems += swatches.problems
    draft.pairings = grounds.filter { swatches.contains($0.background) }.map { pair in
      Pairing(
        pair.foreground,
        on: pair.background,
        origin: .inferred(grammar: "tailwind-foreground", confidence: .high)
      )
    }
  }

  private mutating func read(_ layers: [JSONObject], at path: String) {
    var names: [ExactText] = []
    var values: [ExactText: [JSONValue]] = [:]
    for layer in layers {
      for member in draft.members(of: layer, at: path, joinedBy: "-") {
        if values[member.name] == nil { names.append(member.name) }
        values[member.name, default: []].append(member.value)
      }
    }
    for name in names {
      guard let layers = values[name], let value = layers.last else { continue }
      let utility = self.name(name, within: path)
      if value.object != nil {
        // A scale extends the scale below it, and replaces a single colour.
        let scales = layers.reversed().prefix { $0.object != nil }.reversed()
        read(scales.compactMap(\.object), at: utility)
      } else {
        if name == "foreground", !path.isEmpty {
          grounds.append((ExactText(utility), ExactText(path)))
        }
        swatches.add(ExactText(utility), DraftValue(tailwind: value))
      }
    }
  }

  /// The name that utilities use: `DEFAULT` is the colour of its scale itself.
  private func name(_ name: ExactText, within path: String) -> String {
    if path.isEmpty { return name.string }
    return name == "DEFAULT" ? path : "\(path)-\(name)"
  }
}
