import Documents

extension PaletteFormat {
  /// The colours of a Tailwind configuration, version 3, that is written as JSON.
  public static let tailwindConfig = PaletteFormat(
    id: "tailwind-config",
    summary: "Tailwind 3 configuration as JSON",
    marks: "theme.colors or theme.extend.colors",
    mediaTypes: ["application/json"],
    endings: ["tailwind.config.json", "json"],
    recognizes: recognizesTailwindConfig,
    read: readTailwindConfig
  )
}

@Sendable private func recognizesTailwindConfig(_ outline: Outline) -> PaletteFormat.Recognition {
  if outline.file?.name.hasSuffix("tailwind.config.json") == true { return .certain }
  guard let root = outline.json, !TailwindColors.layers(of: root).isEmpty else { return .no }
  return marks.contains { root[$0] != nil } ? .certain : .likely
}

/// Further members of a configuration.
private let marks: [ExactText] = [
  "content", "purge", "darkMode", "plugins", "presets", "prefix", "corePlugins", "safelist",
]

@Sendable private func readTailwindConfig(_ tree: SourceTree) throws(PaletteError) -> Reading {
  let root: JSONValue
  do throws(PaletteError) {
    root = try tree.roots()[0]
  } catch {
    guard let sign = tree.files.first?.signOfJavaScript else { throw error }
    throw PaletteError(
      .malformed,
      "this is JavaScript (\(sign)) and no JSON: write out the colours as JSON, for example with "
        + "node -p \"JSON.stringify(require('./tailwind.config.js'))\"",
      at: error.place
    )
  }
  let layers = TailwindColors.layers(of: root)
  guard !layers.isEmpty else {
    throw PaletteError(
      .unknownFormat,
      "a Tailwind configuration has its colours in theme.colors or theme.extend.colors, such as "
        + "{\"theme\": {\"extend\": {\"colors\": {\"brand\": \"#0f62fe\"}}}}",
      at: Place(root.range, in: root.file)
    )
  }
  return try TailwindColors(layers, of: root).draft.reading(named: tree.paletteName)
}

extension SourceFile {
  /// Words by which one sees that a text is a program, or nil.
  fileprivate var signOfJavaScript: String? {
    ["module.exports", "export default", "require(", "import ", "=>", "function"].first(
      where: holds
    )
  }
}
