import Documents

extension PaletteFormat {
  /// Variables and maps of Less whose values are colours.
  public static let less = PaletteFormat(
    id: "less",
    summary: "Less variables and maps, as far as no Less compiler is needed",
    marks: "variables such as @ink: #1f2328;",
    mediaTypes: ["text/x-less"],
    endings: ["less"],
    recognizes: { VariableSyntax.less.recognition(of: $0) },
    joinsFiles: true,
    read: readLess
  )
}

extension VariableSyntax {
  /// The syntax of Less.
  static let less = VariableSyntax(
    language: "Less",
    sigil: "@",
    endings: ["less"],
    foldsUnderscores: false,
    functions: LessFormulas.all
  )
}

@Sendable private func readLess(_ tree: SourceTree) throws(PaletteError) -> Reading {
  let draft = try LessEvaluation.draft(of: tree, .less)
  guard
    !draft.swatches.isEmpty || !draft.problems.isEmpty || !draft.others.isEmpty
      || tree.files.contains(where: { $0.name.hasSuffix(".less") })
  else {
    throw PaletteError(
      .unknownFormat,
      "there is no variable here; Less writes @ink: #1f2328; at the start of a line"
    )
  }
  return try draft.reading(named: tree.paletteName)
}
