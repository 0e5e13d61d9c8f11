extension PairingGrammar {
  /// Every grammar, the surest first: of two that read the same pair, the first one counts.
  public static let all: [PairingGrammar] = [
    .onPrefix,
    .foregroundSuffix,
    .textAndBackground,
    .contrastWord,
    .mutedGround,
    .onColor,
    .scaleSteps,
    .textOnGround,
    .lineOnGround,
    .gradeDistance,
  ]
}
