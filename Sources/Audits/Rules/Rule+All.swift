extension Rule {
  /// Every rule, in the order in which they are listed and run.
  public static let all: [Rule] = [
    .textContrast, .enhancedTextContrast, .nonTextContrast, .undeterminedContrast,
    .unreadableColor, .unresolvedReference, .faultyPairing, .duplicateSwatch, .valueMismatch,
    .missingMode, .identicalModes, .unpairedSwatch, .expiredWaiver, .unusedWaiver, .staleBaseline,
    .redOnDark, .colorAlone, .increasedContrastParity, .nearly, .viewingContrast, .similarColors,
    .outOfGamut,
  ]
}
