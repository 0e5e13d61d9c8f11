extension PaletteFormat {
  /// Every format that is read, in the order in which they are tried and listed.
  public static let all: [PaletteFormat] = [
    .designTokens,
    .styleDictionary,
    .cssCustomProperties,
    .assetCatalog,
    .androidResources,
    .figmaVariables,
    .figmaExport,
    .spectrum,
  ]
}
