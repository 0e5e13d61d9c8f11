extension PaletteFormat {
  /// Every format that is read, in the order in which they are tried and listed.
  public static let all: [PaletteFormat] = [
    .designTokens,
    .styleDictionary,
    .tokensStudio,
    .cssCustomProperties,
    .assetCatalog,
    .androidResources,
    .materialTheme,
    .carbon,
    .tailwindConfig,
    .plainJSON,
    .scss,
    .less,
    .figmaVariables,
    .figmaExport,
    .spectrum,
  ]
}
