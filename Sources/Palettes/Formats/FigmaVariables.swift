import Documents

extension PaletteFormat {
  /// Variables of Figma, as its REST API answers for the local variables of a file.
  public static let figmaVariables = PaletteFormat(
    id: "figma-variables",
    summary: "Figma variables (the REST API's local variables)",
    marks: "an object with variables and variableCollections, mostly in meta",
    mediaTypes: ["application/json"],
    endings: ["json"],
    recognizes: recognizesFigmaVariables,
    read: readFigmaVariables
  )
}

@Sendable private func recognizesFigmaVariables(
  _ outline: Outline
) -> PaletteFormat.Recognition {
  outline.json.flatMap(FigmaDocument.body) == nil ? .no : .certain
}

@Sendable private func readFigmaVariables(_ tree: SourceTree) throws(PaletteError) -> Reading {
  guard let file = tree.files.first else {
    throw PaletteError(.unknownFormat, "\(tree.name) holds no file")
  }
  let root = try tree.json(file)
  guard let body = FigmaDocument.body(of: root) else {
    throw PaletteError(
      .unknownFormat,
      "Figma variables are an object such as {\"meta\": {\"variables\": {...}, "
        + "\"variableCollections\": {...}}}, as GET /v1/files/KEY/variables/local answers",
      at: root.place
    )
  }
  let document = FigmaDocument(body)
  guard document.holdsValues else {
    throw PaletteError(
      .malformed,
      "these variables have no valuesByMode, as published ones; ask for the local variables, "
        + "GET /v1/files/KEY/variables/local",
      at: body.place
    )
  }
  return try FigmaPalette(document).draft.reading(named: tree.paletteName)
}
