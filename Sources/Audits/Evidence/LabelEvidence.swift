public import Colors
import Palettes

/// What the colours of a palette for Apple's platforms show for Accessibility Nutrition Labels.
///
/// A label is a claim about an app, which people make who have tried its common tasks; colours are a
/// part of what it takes, and each label says what they cannot show.
public struct LabelEvidence: Sendable {
  /// The name of the palette.
  public let palette: String
  /// The platform.
  public let platform: ApplePlatform
  /// What the colours show for each label, in the order of ``NutritionLabel/all``.
  public let claims: [Claim]
  /// Whether any pair was measured that a label asks for.
  public let hasPairs: Bool
  /// The text styles that pairings name, each with its pairings, in order of their first mention.
  public let textStyles: [StyledText]

  /// What the colours show for one label.
  public struct Claim: Sendable {
    /// The label.
    public let label: NutritionLabel
    /// What the colours say of it, in one word.
    public let outcome: Outcome
    /// What they show, in sentences, for people.
    public let statement: String
  }

  /// What colours say of a label.
  public enum Outcome: String, Sendable {
    /// They are as the label asks.
    case supports
    /// They are as the label asks with Increase Contrast, and fail WCAG without it.
    case supportsWithIncreasedContrast = "supports-with-increased-contrast"
    /// They are not as the label asks.
    case contradicts
    /// What they depend on is not told.
    case undetermined
    /// They say nothing of it.
    case silent
  }

  /// Collects the evidence of a palette, or nothing when it is not for a platform of Apple.
  ///
  /// It is when it is an asset catalog, which counts as for iOS unless the policy denies that, or
  /// when the policy names a platform.
  init?(of palette: PaletteAudit, under policy: Policy) {
    let isCatalog = palette.reading.format == PaletteFormat.assetCatalog.id
    guard
      let platform = policy.platform ?? (isCatalog && policy.impliesPlatform ? .iOS : nil)
    else { return nil }
    let ground = EvidenceGround(
      palette: palette.reading.palette,
      policy: policy,
      platform: platform,
      measurements: palette.measurements
    )
    self.palette = ground.palette.name
    self.platform = platform
    self.claims = NutritionLabel.all.map { label in
      let (outcome, statement) = label.examine(ground)
      return Claim(label: label, outcome: outcome, statement: statement)
    }
    self.hasPairs = !ground.cells.isEmpty
    self.textStyles = ground.textStyles
  }
}

extension Audit {
  /// The evidence for Accessibility Nutrition Labels; empty when no palette is Apple's.
  public var evidence: [LabelEvidence] {
    palettes.compactMap { LabelEvidence(of: $0, under: policy) }
  }
}
