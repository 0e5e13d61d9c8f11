import Documents

extension PaletteFormat {
  /// Variables and maps of SCSS whose values are colours.
  public static let scss = PaletteFormat(
    id: "scss",
    summary: "SCSS variables and maps, as far as no Sass compiler is needed",
    marks: "variables such as $ink: #1f2328;",
    mediaTypes: ["text/x-scss"],
    endings: ["scss", "sass"],
    recognizes: { outline in
      outline.isNamed("sass") ? .certain : VariableSyntax.scss.recognition(of: outline)
    },
    joinsFiles: true,
    read: readSCSS
  )
}

extension VariableSyntax {
  /// The syntax of SCSS.
  static let scss = VariableSyntax(
    language: "Sass",
    sigil: "$",
    endings: ["scss"],
    foldsUnderscores: true,
    functions: SassFormulas.all
  )
}

@Sendable private func readSCSS(_ tree: SourceTree) throws(PaletteError) -> Reading {
  for file in tree.files where file.name.hasSuffix(".sass") {
    throw PaletteError(
      .unknownFormat,
      "\(file.name) is written in the indented syntax of Sass, which is not read; write it as SCSS, "
        + "such as $ink: #1f2328; in a file that ends in .scss"
    )
  }
  let draft = try SassEvaluation.draft(of: tree, .scss)
  guard
    !draft.swatches.isEmpty || !draft.problems.isEmpty || !draft.others.isEmpty
      || tree.files.contains(where: { $0.name.hasSuffix(".scss") })
  else {
    throw PaletteError(
      .unknownFormat,
      "there is no variable here; SCSS writes $ink: #1f2328; at the start of a line"
    )
  }
  return try draft.reading(named: tree.paletteName)
}
