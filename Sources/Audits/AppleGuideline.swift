public import Colors
public import Palettes

/// What Apple's Human Interface Guidelines ask of a text, beside what WCAG asks.
///
/// Human Interface Guidelines, Accessibility, "Color and effects": text of up to 17 points needs
/// 4.5:1; text from 18 points on, and bold text of any size, needs 3:1.
public struct AppleGuideline: Sendable, Hashable {
  /// The name under which reports print it.
  public static let name = "Apple HIG"

  /// The least ratio, 3 or 4.5.
  public let required: Double
  /// Whether the contrast reaches it; nil when the colours alone do not tell.
  public let isMet: Bool?

  /// Judges text of a size; nil for uses that are no text.
  public init?(_ use: Use, _ size: TextSize?, contrast: Contrast?) {
    let ratio: Double
    switch use.requirement {
    case .text: ratio = (size ?? TextSize()).isLargeByAppleHIG ? 3 : 4.5
    case .largeText: ratio = 3
    case .nonText, .exempt: return nil
    }
    required = ratio
    switch contrast.map({ Verdict($0, needing: ratio) }) {
    case .pass?: isMet = true
    case .fail?: isMet = false
    default: isMet = nil
    }
  }
}

extension Measurement {
  /// What Apple's guidelines say of it, or nil when they do not speak of its use.
  public var appleGuideline: AppleGuideline? {
    AppleGuideline(pairing.use, pairing.textSize, contrast: contrast)
  }
}

extension PairCheck {
  /// What Apple's guidelines say of the pair; nil when nobody asks, or when they do not speak of it.
  public var appleGuideline: AppleGuideline? {
    question.largeText == .apple
      ? AppleGuideline(question.use, question.textSize, contrast: contrast) : nil
  }
}

extension Finding {
  /// The same finding, which says of text what Apple's guidelines make of it, when a policy asks.
  func besideAppleGuideline(under policy: Policy) -> Finding {
    guard policy.largeText == .apple, let measurement, measurement.verdict == .fail,
      let guideline = measurement.appleGuideline, let isMet = guideline.isMet
    else { return self }
    var finding = self
    let ratio = guideline.required == 3 ? "3" : "4.5"
    let said =
      "by the \(AppleGuideline.name) this text needs \(ratio):1 and \(isMet ? "has" : "misses") it; "
      + "the verdict is WCAG's"
    finding.advice = (advice.map { $0 + "; " } ?? "") + said
    return finding
  }
}
