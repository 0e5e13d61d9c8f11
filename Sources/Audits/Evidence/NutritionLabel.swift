/// One of Apple's Accessibility Nutrition Labels that depends on colours or sizes of text.
public struct NutritionLabel: Sendable {
  /// The name in reports for programs: kebab-case.
  public let id: String
  /// The name as the App Store shows it.
  public let name: String
  /// What colours cannot show of it, and how it is tried, in sentences.
  public let limits: String
  /// What the colours of a palette say of it.
  let examine: @Sendable (EvidenceGround) -> (LabelEvidence.Outcome, statement: String)
}
