import Documents

extension PaletteFormat {
  /// Custom properties of CSS whose values are colours, Tailwind's `@theme` among them.
  public static let cssCustomProperties = PaletteFormat(
    id: "css",
    summary: "CSS custom properties, with modes by selector, media query and class",
    marks: "custom properties such as --ink: #1f2328",
    mediaTypes: ["text/css"],
    endings: ["css", "pcss"],
    recognizes: recognizeCustomProperties,
    joinsFiles: true,
    read: readCustomProperties
  )
}

@Sendable private func recognizeCustomProperties(
  _ outline: Outline
) -> PaletteFormat.Recognition {
  guard let file = outline.file else { return .no }
  if PaletteFormat.cssCustomProperties.endings.contains(where: { file.name.hasSuffix("." + $0) }) {
    return .certain
  }
  // A web page holds custom properties too, but is no stylesheet.
  let first = file.firstLetter
  guard first != UInt8(ascii: "{"), first != UInt8(ascii: "<") else { return .no }
  return file.holds("--") && file.holds("{") && file.holds(":") ? .possible : .no
}

@Sendable private func readCustomProperties(_ tree: SourceTree) throws(PaletteError) -> Reading {
  let joined = try StylesheetParts(of: tree)
  guard let first = joined.parts.first else {
    throw PaletteError(.unknownFormat, "\(tree.name) holds no file")
  }
  let file =
    joined.parts.count == 1 && first.before.isEmpty
    ? first.file : SourceFile(joining: joined.parts, named: tree.name)
  let stylesheet: CSSStylesheet
  do {
    stylesheet = try CSSStylesheet(parsing: file)
  } catch {
    throw PaletteError(error, in: file)
  }
  let sheet = PropertySheet(stylesheet)
  let reading = try PropertyReading(sheet)
  let syntax = stylesheet.problems.compactMap { problem -> Reading.Problem? in
    // Other properties are not ours; `--color-*: initial` is Tailwind's way to empty a namespace.
    guard let name = problem.property, name.string.utf8.starts(with: "--".utf8),
      !file.text(in: problem.range).utf8.starts(with: (name.string + "*").utf8)
    else { return nil }
    return Reading.Problem(
      .unreadableColor,
      problem.message,
      at: Place(problem.range, in: file),
      swatch: name
    )
  }
  let declared = PropertyPairings(stylesheet.tokens, swatches: reading.swatches)
  var palette = Palette(
    name: tree.paletteName,
    modes: reading.modes,
    swatches: reading.swatches,
    pairings: declared.pairings
  )
  palette.waivers = declared.waivers
  return Reading(
    palette,
    problems: (sheet.problems + reading.problems + declared.problems + syntax)
      .sorted { $0.place < $1.place },
    skipped: reading.skipped,
    links: Reading.Links(
      files: joined.loaded,
      declared: Set(sheet.names),
      missing: reading.undeclared
    )
  )
}
