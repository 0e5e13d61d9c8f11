import Documents

/// The themes by their groups, and which sets each of them selects.
struct StudioThemes {
  /// The groups, in the order of their first mention; empty when there are no themes.
  private(set) var groups: [Group] = []
  /// What is wrong with the themes.
  private(set) var problems: [Reading.Problem] = []
  private let sets: [ExactText: Int]
  private var positions: [ExactText?: Int] = [:]
  /// The sets that themes select and that there are not, and where the first of them is named.
  private var missing: [ExactText] = []
  private var isMissing: Set<ExactText> = []
  private var missingPlace: Place?

  /// Themes of which one is chosen at a time.
  struct Group {
    /// The name, or nil for themes that name no group.
    let name: String?
    /// The themes, in the order of the file; names are unique.
    fileprivate(set) var themes: [Theme]
    fileprivate var positions: [ExactText: Int] = [:]
  }

  /// One theme.
  struct Theme {
    /// The name.
    let name: String
    /// Where it is written.
    let place: Place
    /// For each set that it selects, whether its tokens are listed, and not only referred to.
    let selection: [Int: Bool]
  }

  init(_ source: StudioSource, _ catalogue: StudioCatalogue) {
    sets = Dictionary(
      catalogue.sets.enumerated().map { (ExactText($1.name), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for list in source.themes {
      guard let themes = list.array else {
        report("$themes is a list of themes, not \(list.kindName)", at: list)
        continue
      }
      for (index, theme) in themes.enumerated() { read(theme, number: index + 1) }
    }
    guard let missingPlace else { return }
    let shown = missing.prefix(6).map(\.string).joined(separator: ", ")
    let more = missing.count > 6 ? " and \(missing.count - 6) more" : ""
    problems.append(
      Reading.Problem(
        .unresolvedReference,
        "themes select sets that are not here: \(shown)\(more); add them, or take them out of "
          + "the themes",
        at: missingPlace
      )
    )
  }

  private mutating func read(_ value: JSONValue, number: Int) {
    guard value.object != nil else {
      return report("a theme is an object with name and selectedTokenSets", at: value)
    }
    let name = value["name"]?.string ?? "theme \(number)"
    let theme = Theme(
      name: name,
      place: value.place,
      selection: selection(of: value["selectedTokenSets"], in: name)
    )
    let group = value["group"]?.string.map { ExactText($0) }
    let position = positions[group] ?? groups.count
    if position == groups.count {
      positions[group] = position
      groups.append(Group(name: group?.string, themes: []))
    }
    guard let taken = groups[position].positions[ExactText(name)] else {
      groups[position].positions[ExactText(name)] = groups[position].themes.count
      groups[position].themes.append(theme)
      return
    }
    let first = groups[position].themes[taken].place
    problems.append(
      Reading.Problem(
        .duplicateSwatch,
        "the theme \(name) is given twice, on lines \(first.start.line) and "
          + "\(theme.place.start.line); the last one is measured: remove one of them",
        at: theme.place,
        notes: [("the theme \(name) is given here first", first)]
      )
    )
    groups[position].themes[taken] = theme
  }

  /// The sets of a theme: an object with a status for each, or, in older files, a list of names.
  private mutating func selection(of value: JSONValue?, in theme: String) -> [Int: Bool] {
    var selection: [Int: Bool] = [:]
    guard let value else { return selection }
    if let names = value.array {
      for name in names {
        if let text = name.string { select(ExactText(text), true, at: name, in: &selection) }
      }
      return selection
    }
    guard let members = value.object else {
      report("selectedTokenSets of the theme \(theme) is an object of sets", at: value)
      return selection
    }
    for member in members {
      switch member.value.string {
      case "disabled"?: continue
      case "enabled"?: select(member.name, true, at: member.value, in: &selection)
      case "source"?: select(member.name, false, at: member.value, in: &selection)
      default:
        report(
          "the set \(member.name) of the theme \(theme) is \"source\", \"enabled\" or "
            + "\"disabled\", not \(member.value.sourceText.excerpt)",
          at: member.value
        )
      }
    }
    return selection
  }

  private mutating func select(
    _ name: ExactText,
    _ isEnabled: Bool,
    at value: JSONValue,
    in selection: inout [Int: Bool]
  ) {
    if let set = sets[name] {
      selection[set] = isEnabled
    } else {
      if missingPlace == nil { missingPlace = value.place }
      if isMissing.insert(name).inserted { missing.append(name) }
    }
  }

  private mutating func report(_ message: String, at value: JSONValue) {
    problems.append(
      Reading.Problem(.unresolvedReference, message, at: value.place)
    )
  }
}
