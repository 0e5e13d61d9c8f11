import Documents

extension PaletteFormat {
  /// Design tokens of the Design Tokens Community Group, format 2025.10 and the drafts before it.
  public static let designTokens = PaletteFormat(
    id: "design-tokens",
    summary: "Design tokens (DTCG 2025.10 and older drafts)",
    marks: "objects with $value; a resolver document with resolutionOrder",
    mediaTypes: ["application/design-tokens+json", "application/json"],
    endings: ["tokens.json", "tokens", "json"],
    recognizes: recognizesDesignTokens,
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
  guard let file = tree.files.first else {
    throw PaletteError(.unknownFormat, "\(tree.name) holds no file")
  }
  let root: JSONValue
  do throws(DocumentError) {
    root = try JSONValue(parsing: file, dialect: .commented)
  } catch {
    throw PaletteError(error, in: file)
  }
  guard let object = root.object else {
    throw PaletteError(
      .malformed,
      "a token file is an object, not \(root.kindName)",
      at: Place(root.range, in: file)
    )
  }
  let roots = try TokenResolverDocument(object, in: file)?.sets ?? [root]
  let tokens = TokenTree(roots, of: root, in: file)
  guard !tokens.tokens.isEmpty || !tokens.problems.isEmpty else {
    throw PaletteError(
      .unknownFormat,
      TokenDialect(of: root).explanation,
      at: Place(root.range, in: file)
    )
  }
  return TokenPalette(tokens).reading
}
