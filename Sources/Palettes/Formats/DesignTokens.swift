import Documents

extension PaletteFormat {
  /// Design tokens of the Design Tokens Community Group, format 2025.10 and the drafts before it.
  public static let designTokens = PaletteFormat(
    id: "design-tokens",
    summary: "Design tokens (DTCG 2025.10 and older drafts)",
    marks: "objects with $value; a resolver document with resolutionOrder",
    mediaTypes: ["application/design-tokens+json", "application/json"],
    endings: ["resolver.json", "tokens.json", "tokens", "json", "json5", "jsonc"],
    recognizes: recognizesDesignTokens,
    joinsFiles: true,
    read: readDesignTokens
  )
}

@Sendable private func recognizesDesignTokens(
  _ outline: Outline
) -> PaletteFormat.Recognition {
  guard let file = outline.file else { return .no }
  let isObject = file.firstLetter == UInt8(ascii: "{")
  if isObject, outline.has("$value") || outline.has("resolutionOrder") { return .likely }
  return outline.isNamed("tokens.json", "tokens") || isObject ? .possible : .no
}

@Sendable private func readDesignTokens(_ tree: SourceTree) throws(PaletteError) -> Reading {
  let files = TokenFiles(of: tree)
  var roots: [JSONValue] = []
  for file in tree.files {
    let root = try files.object(file)
    files.register(root)
    roots.append(root)
  }
  guard let first = roots.first else {
    throw PaletteError(.unknownFormat, "\(tree.name) holds no file")
  }
  let resolver = roots.count == 1 ? try TokenResolverDocument(first, from: files) : nil
  let permutations = resolver?.permutations ?? TokenPermutation.permutations(of: roots)
  let palette = TokenPalette(
    permutations,
    from: files,
    named: tree.paletteName,
    isWhole: resolver != nil
  )
  guard palette.holdsTokens else {
    throw PaletteError(.unknownFormat, TokenDialect(of: first).explanation, at: first.place)
  }
  return palette.reading
}
