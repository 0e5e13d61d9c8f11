import Documents

/// What the attributes of themes are on one device.
struct AndroidTheme {
  private let styles: [ExactText: AndroidResource]
  /// The items of each style, by the attribute that they set.
  private var items: [ExactText: [String: ExactText]] = [:]
  /// The swatches that set an attribute of the app's themes.
  private var setters: [String: [ExactText]] = [:]

  init(_ table: AndroidTable, on device: AndroidDevice) {
    var styles: [ExactText: AndroidResource] = [:]
    for (index, key) in table.keys.enumerated() where key.kind == .style {
      styles[key.name] = device.resource(index, of: table)
    }
    self.styles = styles
    for (name, style) in styles {
      for color in style.colors { items[name, default: [:]][color.attribute ?? ""] = color.name }
    }
    // In the order of the table, so that messages are the same each time.
    for key in table.keys where key.kind == .style {
      guard let style = styles[key.name], isTheme(style) else { continue }
      for color in style.colors { setters[color.attribute ?? "", default: []].append(color.name) }
    }
  }

  /// Why an attribute has no one value.
  struct Openness: Error {
    let text: String
  }

  /// The swatch that an attribute means in a resource: an item of the same style or of those of
  /// which it is a kind, else that of the only theme that sets it.
  func target(
    of attribute: String,
    for color: AndroidColor,
    in resource: AndroidResource
  ) -> Result<ExactText, Openness> {
    if resource.kind == .style {
      for style in kinds(of: resource) {
        // An item that names its own attribute means that of the theme around it.
        if let item = items[ExactText(style.name)]?[attribute], item != color.name {
          return .success(item)
        }
      }
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

  /// Whether a style is a theme of the app: it is called so, or it is a kind of one.
  ///
  /// Overlays change a theme in parts of the screen, and the items of a widget's style are no
  /// attributes of a theme.
  private func isTheme(_ style: AndroidResource) -> Bool {
    let names = kinds(of: style).flatMap { [$0.name, $0.parent ?? ""] }.map { $0.lowercased() }
    return names.contains { $0.contains("theme") }
      && !names.contains { $0.contains("themeoverlay") }
  }

  /// How far parents are followed, which also ends the walk around a circle.
  private static let mostKinds = 32

  /// A style and those of which it is a kind, nearest first, as far as they are here.
  private func kinds(of style: AndroidResource) -> [AndroidResource] {
    var kinds = [style]
    while let parent = kinds.last?.parentName.flatMap({ styles[ExactText($0)] }),
      kinds.count < Self.mostKinds
    {
      kinds.append(parent)
    }
    return kinds
  }
}
