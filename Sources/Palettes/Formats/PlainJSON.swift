import Documents

extension PaletteFormat {
  /// JSON that is a map or a list of colours, as teams write it without any format.
  public static let plainJSON = PaletteFormat(
    id: "plain-json",
    summary: "Plain JSON maps and lists of colours, Theo, shadcn/ui themes",
    marks: "names with texts such as #1f2328 or rgb(31, 35, 40); cssVars; aliases and props",
    mediaTypes: ["application/json"],
    endings: ["json"],
    recognizes: recognizesPlainJSON,
    joinsFiles: true,
    read: readPlainJSON
  )
}

@Sendable private func recognizesPlainJSON(_ outline: Outline) -> PaletteFormat.Recognition {
  guard let root = outline.json else { return .no }
  if RegistryVariables(root) != nil || TheoProperties(root) != nil { return .certain }
  guard !PlainShare.foreign.contains(where: outline.has) else { return .no }
  return PlainShare(of: root).isGood ? .likely : .no
}

@Sendable private func readPlainJSON(_ tree: SourceTree) throws(PaletteError) -> Reading {
  let roots = try tree.roots()
  var swatches = DraftSwatches()
  var draft = PaletteDraft()
  for root in roots {
    if let variables = RegistryVariables(root) {
      variables.read(into: &swatches, &draft)
    } else if let properties = TheoProperties(root) {
      properties.read(into: &swatches, &draft)
    } else {
      let file = roots.count > 1 ? Mode(ofFileAt: root.file.name) : .default
      var colors = PlainColors(of: root, draft)
      PlainModes(of: root).add(colors.found, fileMode: file, to: &swatches)
      colors.draft.skipped = colors.skipped
      draft = colors.draft
    }
  }
  draft.problems += swatches.problems
  draft.swatches += swatches.all
  draft.modes = swatches.modes
  guard !draft.swatches.isEmpty || !draft.problems.isEmpty else {
    let file = roots[0].file
    throw PaletteError(
      .unknownFormat,
      "no colour was found: a palette in plain JSON is a map such as {\"ink\": \"#1f2328\"} or a "
        + "list such as [{\"name\": \"ink\", \"hex\": \"#1f2328\"}]",
      at: Place(roots[0].range, in: file)
    )
  }
  return try draft.reading(named: tree.paletteName)
}
