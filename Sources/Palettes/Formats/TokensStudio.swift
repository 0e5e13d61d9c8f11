import Documents

extension PaletteFormat {
  /// Tokens of Tokens Studio: one file of sets, a folder with a file for each set, or tokens that use
  /// its modifiers.
  public static let tokensStudio = PaletteFormat(
    id: "tokens-studio",
    summary: "Tokens Studio: sets of tokens, with modes by themes or by the names of sets",
    marks: "$themes; $metadata with tokenSetOrder; $extensions[\"studio.tokens\"]",
    mediaTypes: ["application/json"],
    endings: ["json"],
    recognizes: recognizesTokensStudio,
    gathers: gatheringsOfTokensStudio,
    joinsFiles: true,
    read: readTokensStudio
  )
}

@Sendable private func recognizesTokensStudio(_ outline: Outline) -> PaletteFormat.Recognition {
  if outline.tree.files.contains(where: \.isAboutSets) { return .certain }
  guard let root = outline.json else { return .no }
  if root["$themes"]?.array != nil || root["$metadata"]?["tokenSetOrder"] != nil {
    return .certain
  }
  guard outline.has("studio.tokens") else { return .no }
  // Tokens Studio writes colours as texts; colour objects are better read as plain design tokens.
  return outline.has("components") ? .possible : .certain
}

/// Every folder with a file about its sets, with all that lies below it.
@Sendable private func gatheringsOfTokensStudio(_ paths: [String]) -> [Gathering] {
  let folders = Set(paths.filter(isAboutSets).map(parent))
  guard !folders.isEmpty else { return [] }
  var members: [String: [String]] = [:]
  for path in paths where path.hasSuffix(".json") {
    var folder = parent(of: path)
    while !folders.contains(folder), !folder.isEmpty { folder = parent(of: folder) }
    if folders.contains(folder) { members[folder, default: []].append(path) }
  }
  return members.keys.sorted().map { folder in
    Gathering(name: folder.isEmpty ? "." : folder, paths: members[folder]?.sorted() ?? [])
  }
}

@Sendable private func readTokensStudio(_ tree: SourceTree) throws(PaletteError) -> Reading {
  let source = try StudioSource(tree)
  let catalogue = StudioCatalogue(source.sets)
  guard !catalogue.tokens.isEmpty || !source.problems.isEmpty else {
    throw PaletteError(
      .unknownFormat,
      "\(tree.name) holds no token of Tokens Studio: a set is an object of tokens, such as "
        + "{\"global\": {\"ink\": {\"value\": \"#1f2328\", \"type\": \"color\"}}, \"$themes\": []}",
      at: tree.files.first.map { Place(SourceRange(0, 0), in: $0) }
    )
  }
  let themes = StudioThemes(source, catalogue)
  let modes = try StudioModes(themes, catalogue, of: tree.name)
  var palette = try StudioPalette(catalogue, modes, named: tree.name)
  palette.draft.problems += source.problems + themes.problems
  palette.draft.skipped += source.strays
  palette.draft.isWhole = source.isWhole
  return try palette.draft.reading(named: tree.paletteName)
}

extension SourceFile {
  /// Whether the file holds themes or the order of sets, and no tokens.
  fileprivate var isAboutSets: Bool { Palettes.isAboutSets(name) }
}

private func isAboutSets(_ path: String) -> Bool {
  let name = path.split(separator: "/").last
  return name == "$themes.json" || name == "$metadata.json"
}

/// The folder of a path, empty when it names none.
private func parent(of path: String) -> String {
  path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
}
