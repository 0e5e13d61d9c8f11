import HTTP

extension Schema {
  /// The schemas that the description of the service holds under names.
  static let components: [(name: String, schema: Schema)] = [
    ("Problem", problem), ("Color", anyColor), ("OpaqueColor", solidColor), ("Paint", anyPaint),
    ("ColorName", namedColor), ("Pair", PairBody.pair), ("PairAnswer", pairAnswer),
    ("PairAnswers", .object([.init("pairs", .list(.named("PairAnswer")))])),
    ("Suggestion", suggestion), ("Suggestions", suggestions), ("ColorAnswer", colorAnswer),
    ("ColorAnswers", colorAnswers), ("Palettes", palettes), ("Palette", palette),
    ("SimulatedPalette", simulatedPalette), ("Swatch", swatch), ("Audit", audit),
    ("Measurement", measurement), ("Finding", finding), ("Matrix", matrix),
    ("RuleSummary", ruleSummary), ("Rule", rule), ("Formats", formats),
    ("PaletteFile", paletteFile), ("UploadForm", uploadForm),
  ]

  /// A problem (RFC 9457).
  private static let problem = Schema.object([
    .init("type", .text()), .init("title", .text()), .init("status", .integer(from: 400)),
    .init("detail", .text(), isRequired: false),
    .init(
      "pointer",
      .described(
        "The part at fault (RFC 6901): of the JSON content, or the parameter of that name.",
        .text(pattern: "^(/|$)")
      ),
      isRequired: false
    ),
  ])
}
