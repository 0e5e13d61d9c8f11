import Documents

extension PaletteFormat {
  /// Design tokens of the Design Tokens Community Group, format 2025.10 and the drafts before it.
  public static let designTokens = PaletteFormat(
    id: "design-tokens",
    summary: "Design tokens (DTCG 2025.10 and older drafts)",
    mediaTypes: ["application/design-tokens+json", "application/json"],
    endings: ["tokens.json", "tokens", "json"],
    recognizes: recognizesDesignTokens,
    read: readDesignTokens
  )
}

@Sendable private func recognizesDesignTokens(_ tree: SourceTree) -> PaletteFormat.Recognition {
  guard tree.files.count == 1, let file = tree.files.first else { return .no }
  let isObject = file.firstLetter == UInt8(ascii: "{")
  if isObject, file.holds("\"$value\"") { return .certain }
  let isNamed = file.name.hasSuffix(".tokens.json") || file.name.hasSuffix(".tokens")
  return isNamed || isObject ? .possible : .no
}

@Sendable private func readDesignTokens(_ tree: SourceTree) throws(PaletteError) -> Reading {
  guard let file = tree.files.first else {
    throw PaletteError(.unknownFormat, "\(tree.name) holds no file")
  }
  let value: JSONValue
  do throws(DocumentError) {
    value = try JSONValue(parsing: file, dialect: .commented)
  } catch {
    throw PaletteError(error, in: file)
  }
  guard let root = value.object else {
    throw PaletteError(
      .malformed,
      "a token file is an object, not \(value.kindName)",
      at: Place(value.range, in: file)
    )
  }
  if let order = root["resolutionOrder"] {
    throw PaletteError(
      .malformed,
      "this is a resolver document, which joins token files; audit those one by one",
      at: Place(order.range, in: file)
    )
  }
  let tokens = TokenTree(root, in: file)
  guard !tokens.tokens.isEmpty || !tokens.problems.isEmpty else {
    throw PaletteError(
      .unknownFormat,
      "no design token was found: a token is an object with $value, such as "
        + "{\"ink\": {\"$type\": \"color\", \"$value\": \"#1f2328\"}}",
      at: Place(value.range, in: file)
    )
  }
  return TokenPalette(tokens, of: value, in: file).reading
}
