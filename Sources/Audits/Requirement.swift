public import Colors
public import Palettes

/// A ratio that a pairing needs, and who asks for it.
public struct Requirement: Sendable, Hashable {
  /// The least ratio, 1 to 21.
  public let ratio: Double
  /// The success criterion that asks for it.
  public let criterion: Criterion

  /// Makes a requirement.
  public init(ratio: Double, criterion: Criterion) {
    self.ratio = ratio
    self.criterion = criterion
  }

  /// What a use needs at a level, the lowest ratio first; empty for what is exempt.
  ///
  /// Where the size is known it decides what is large, whatever the use is called.
  ///
  /// At level AAA, text needs what 1.4.3 asks for and what 1.4.6 asks for. Graphics and components
  /// have no criterion at AAA, so 1.4.11 stands for them at both levels.
  public static func requirements(
    of use: Use,
    textSize: TextSize?,
    level: ConformanceLevel
  ) -> [Requirement] {
    Criterion.all.filter { $0.level <= level }.compactMap { criterion in
      let ratio: Double? =
        switch use.requirement {
        case .exempt: nil
        case .nonText: criterion.nonText
        case .text: criterion.required(for: textSize ?? TextSize())
        case .largeText:
          textSize?.pixels == nil
            ? criterion.largeText : criterion.required(for: textSize ?? TextSize())
        }
      return ratio.map { Requirement(ratio: $0, criterion: criterion) }
    }
  }
}
