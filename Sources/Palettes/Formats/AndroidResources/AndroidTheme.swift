import Documents

/// What the attributes of themes are on one device.
struct AndroidTheme {
  /// The style of which each style is a kind, as far as both are here.
  private var parents: [ExactText: ExactText] = [:]
  /// The items of each style, by the attribute that they set.
  private var items: [ExactText: [String: ExactText]] = [:]
  /// The swatches that set an attribute of the app's themes.
  private var setters: [String: [ExactText]] = [:]
  /// For each attribute that was asked for, what styles were found to take from those above them.
  private var known: [String: [ExactText: ExactText?]] = [:]

  init(_ table: AndroidTable, on device: AndroidDevice) {
    var styles: [ExactText: AndroidResource] = [:]
    for (index, key) in table.keys.enumerated() where key.kind == .style {
      styles[key.name] = device.resource(index, of: table)
    }
    for (name, style) in styles {
      for color in style.colors { items[name, default: [:]][color.attribute ?? ""] = color.name }
      if let parent = style.parentName.map({ ExactText($0) }), styles[parent] != nil {
        parents[name] = parent
      }
    }
    // In the order of the table, so that messages are the same each time.
    var names = AndroidStyleNames(styles, parents)
    for key in table.keys where key.kind == .style {
      guard let style = styles[key.name], names.areOfTheme(key.name) else { continue }
      for color in style.colors { setters[color.attribute ?? "", default: []].append(color.name) }
    }
  }

  /// Why an attribute has no one value.
  struct Openness: Error {
    let text: String
  }

  /// The swatch that an attribute means in a resource: an item of the same style or of those of
  /// which it is a kind, else that of the only theme that sets it.
  mutating func target(
    of attribute: String,
    for color: AndroidColor,
    in resource: AndroidResource
  ) -> Result<ExactText, Openness> {
    if resource.kind == .style {
      let style = ExactText(resource.name)
      // An item that names its own attribute means that of the theme around it.
      let own = items[style]?[attribute].flatMap { $0 == color.name ? nil : $0 }
      let above = own == nil ? parents[style].flatMap { item(setting: attribute, from: $0) } : nil
      if let item = own ?? above, item != color.name { return .success(item) }
    }
    let found = Array(
      (setters[attribute] ?? []).lazy.filter { $0 != color.name }.prefix(5).map(\.string)
    )
    switch found.count {
    case 1: return .success(ExactText(found[0]))
    case 0: return .failure(Openness(text: "no theme here sets ?\(attribute)"))
    default:
      let names = found.prefix(4).joined(separator: ", ") + (found.count > 4 ? ", ..." : "")
      return .failure(Openness(text: "the theme decides: ?\(attribute) is set by \(names)"))
    }
  }

  /// The item that sets an attribute in a style, or in the nearest of those of which it is a kind.
  ///
  /// What is found counts for all styles on the way, so that long chains are walked once.
  private mutating func item(setting attribute: String, from style: ExactText) -> ExactText? {
    var way: [ExactText] = []
    var seen: Set<ExactText> = []
    var found: ExactText?
    var next: ExactText? = style
    while let name = next, seen.insert(name).inserted {
      if let item = items[name]?[attribute] {
        found = item
        break
      }
      if let item = known[attribute]?[name] {
        found = item
        break
      }
      way.append(name)
      next = parents[name]
    }
    for name in way { known[attribute, default: [:]].updateValue(found, forKey: name) }
    return found
  }
}
