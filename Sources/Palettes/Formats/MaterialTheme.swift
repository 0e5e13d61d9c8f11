import Documents

extension PaletteFormat {
  /// The JSON that Material Theme Builder exports, and copies of it converted by hand.
  public static let materialTheme = PaletteFormat(
    id: "material-theme",
    summary: "Material Theme Builder exports",
    marks: "schemes with roles such as onPrimary, palettes of tones",
    mediaTypes: ["application/json"],
    endings: ["json"],
    recognizes: recognizesMaterialTheme,
    read: readMaterialTheme
  )
}

@Sendable private func recognizesMaterialTheme(_ outline: Outline) -> PaletteFormat.Recognition {
  guard let schemes = outline.json?["schemes"]?.object else { return .no }
  let hasRoles = schemes.prefix(16).contains { scheme in
    scheme.value["onPrimary"] != nil || scheme.value["on-primary"] != nil
  }
  return hasRoles ? .certain : .no
}

@Sendable private func readMaterialTheme(_ tree: SourceTree) throws(PaletteError) -> Reading {
  let root = try tree.roots()[0]
  guard let object = root.object, let schemes = root["schemes"], schemes.object != nil else {
    throw PaletteError(
      .unknownFormat,
      "an export of Material Theme Builder has schemes, such as "
        + "{\"schemes\": {\"light\": {\"primary\": \"#6750a4\", \"onPrimary\": \"#ffffff\"}}}",
      at: Place(root.range, in: root.file)
    )
  }
  return try MaterialColors(object).draft.reading(named: tree.paletteName)
}
