import Documents

extension PaletteFormat {
  /// Tokens of Style Dictionary, in one file or in many that are merged.
  public static let styleDictionary = PaletteFormat(
    id: "style-dictionary",
    summary: "Style Dictionary tokens, with references over several files",
    marks: "objects with value",
    mediaTypes: ["application/json"],
    endings: ["json", "json5", "jsonc"],
    recognizes: { StyleShape.recognition(of: $0) },
    joinsFiles: true,
    read: readStyleDictionary
  )
}

@Sendable private func readStyleDictionary(_ tree: SourceTree) throws(PaletteError) -> Reading {
  guard let first = tree.files.first else {
    throw PaletteError(.unknownFormat, "\(tree.name) holds no file")
  }
  var files: [StyleTree.File] = []
  for (json, mode) in zip(try tree.objects("a file of Style Dictionary"), modes(of: tree)) {
    files.append(StyleTree.File(root: json.object, mode: mode))
  }
  let dictionary = StyleTree(files)
  guard dictionary.isPlausible else {
    throw PaletteError(
      .unknownFormat,
      "no token was found: a token of Style Dictionary is an object with value, such as "
        + "{\"ink\": {\"value\": \"#1f2328\", \"type\": \"color\"}}",
      at: Place(SourceRange(0, 0), in: first)
    )
  }
  var swatches = try StyleSwatches(of: dictionary, named: tree.name)
  return try swatches.draft().reading(named: tree.paletteName)
}

/// The modes that the files of a tree name, by their paths below it.
///
/// What all of them name says nothing; nor does what a file by itself is called.
private func modes(of tree: SourceTree) -> [Mode] {
  let modes = tree.files.map { file in
    let isBelow = file.name.utf8.starts(with: (tree.name + "/").utf8)
    return Mode(
      ofFileAt: isBelow ? String(file.name.dropFirst(tree.name.count + 1)) : file.name
    )
  }
  return Set(modes).count > 1 ? modes : modes.map { _ in .default }
}
