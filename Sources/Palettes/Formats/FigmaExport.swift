import Documents

extension PaletteFormat {
  /// Variables of Figma as its plug-ins export them: a group for each collection, modes in tokens.
  public static let figmaExport = PaletteFormat(
    id: "figma-export",
    summary: "Figma variables as plug-ins export them",
    marks: "groups such as @color; modes in $extensions or $variable_metadata",
    mediaTypes: ["application/json"],
    endings: ["json"],
    recognizes: recognizesFigmaExport,
    read: readFigmaExport
  )
}

@Sendable private func recognizesFigmaExport(_ outline: Outline) -> PaletteFormat.Recognition {
  guard let root = outline.json?.object else { return .no }
  if outline.has("$collection_metadata") || outline.has("$variable_metadata") { return .certain }
  let hasCollections = root.contains { member in
    member.name.string.utf8.starts(with: "@".utf8) && member.name.string.utf8.count > 1
      && member.value.object != nil
  }
  guard hasCollections else { return .no }
  return outline.has("figmaId") ? .certain : .possible
}

@Sendable private func readFigmaExport(_ tree: SourceTree) throws(PaletteError) -> Reading {
  guard let file = tree.files.first else {
    throw PaletteError(.unknownFormat, "\(tree.name) holds no file")
  }
  let root = try tree.json(file)
  let listed = FigmaExportTree(root)
  guard !listed.tokens.isEmpty || !listed.draft.problems.isEmpty else {
    throw PaletteError(
      .unknownFormat,
      "an export of Figma variables is an object such as {\"@color\": {\"ink\": {\"$type\": "
        + "\"color\", \"$value\": \"#1e1e1e\"}}}",
      at: root.place
    )
  }
  return try FigmaExportPalette(listed).draft.reading(named: tree.paletteName)
}
