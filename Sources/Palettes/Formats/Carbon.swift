import Documents

extension PaletteFormat {
  /// The colour tokens of IBM's Carbon, with the four themes and the roles of each token.
  public static let carbon = PaletteFormat(
    id: "carbon",
    summary: "Carbon colour tokens with roles and themes",
    marks: "tokens such as $text-primary with role and value {white, g10, g90, g100}",
    mediaTypes: ["application/json"],
    endings: ["json"],
    recognizes: recognizesCarbon,
    read: readCarbon
  )
}

@Sendable private func recognizesCarbon(_ outline: Outline) -> PaletteFormat.Recognition {
  guard let groups = outline.json?.object else { return .no }
  let hasTokens = groups.prefix(8).contains { group in
    group.value.object?.prefix(8).contains { token in
      token.name.isCarbonToken
        && token.value["value"]?.object?.prefix(8).contains { $0.value["hex"] != nil } == true
    } == true
  }
  return hasTokens ? .certain : .no
}

@Sendable private func readCarbon(_ tree: SourceTree) throws(PaletteError) -> Reading {
  let root = try tree.roots()[0]
  let colors = root.object.map { CarbonColors($0) }
  guard let draft = colors?.draft, !draft.swatches.isEmpty || !draft.problems.isEmpty else {
    throw PaletteError(
      .unknownFormat,
      "no Carbon token was found: one is written {\"text-tokens\": {\"$text-primary\": {\"role\": "
        + "[\"Primary text\"], \"value\": {\"white\": {\"hex\": \"#161616\"}}}}}",
      at: Place(root.range, in: root.file)
    )
  }
  return try draft.reading(named: tree.paletteName)
}

extension ExactText {
  /// Whether the name begins with `$`, as those of Carbon's tokens do.
  var isCarbonToken: Bool { string.utf8.first == UInt8(ascii: "$") }
}
