extension NutritionLabel {
  /// The labels that colours say something of; VoiceOver, captions and others are not among them.
  public static let all: [NutritionLabel] = [
    .sufficientContrast, .darkInterface, .differentiateWithoutColorAlone, .largerText,
  ]
}
