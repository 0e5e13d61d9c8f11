import Documents

extension PaletteFormat {
  /// Design data of Adobe's Spectrum: flat tokens with sets of values.
  public static let spectrum = PaletteFormat(
    id: "spectrum",
    summary: "Adobe Spectrum tokens",
    marks: "objects with $schema, uuid, and a value or sets",
    mediaTypes: ["application/json"],
    endings: ["json"],
    recognizes: recognizesSpectrum,
    joinsFiles: true,
    read: readSpectrum
  )
}

@Sendable private func recognizesSpectrum(_ outline: Outline) -> PaletteFormat.Recognition {
  guard let object = outline.json?.object else { return .no }
  // A few members tell: files hold thousands of tokens of one shape.
  let tokens = object.prefix(64).filter { SpectrumToken.isToken($0.value) }
  guard let first = tokens.first else { return .no }
  let isMarked = first.value["$schema"]?.string?.contains("/token-types/") == true
  return isMarked ? .certain : .likely
}

@Sendable private func readSpectrum(_ tree: SourceTree) throws(PaletteError) -> Reading {
  var draft = PaletteDraft()
  var tokens: [SpectrumToken] = []
  for (_, object) in try tree.objects("a file of Spectrum tokens") {
    for member in draft.members(of: object, at: "") {
      if SpectrumToken.isToken(member.value) {
        tokens.append(SpectrumToken(member.name, member.value))
        _ = member.value.object.map { draft.members(of: $0, at: member.name.string) }
      } else if member.value.object != nil {
        draft.problems.append(
          Reading.Problem(
            .unreadableColor,
            "\(member.name) has neither a value nor sets",
            at: member.value.place,
            swatch: member.name
          )
        )
      } else if !member.name.string.utf8.starts(with: "$".utf8) {
        draft.skipped += 1
      }
    }
  }
  guard !tokens.isEmpty || !draft.problems.isEmpty else {
    throw PaletteError(
      .unknownFormat,
      "Spectrum tokens are objects such as {\"gray-100\": {\"$schema\": \".../color.json\", "
        + "\"uuid\": \"...\", \"value\": \"rgb(233, 233, 233)\"}}",
      at: tree.files.first.map { Place(SourceRange(0, 0), in: $0) }
    )
  }
  return try SpectrumPalette(tokens, draft).draft.reading(named: tree.paletteName)
}
