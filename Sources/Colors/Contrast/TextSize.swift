/// The size and the weight of a text, as far as they are known.
public struct TextSize: Sendable, Hashable {
  /// The size in CSS pixels, or in points of an Apple platform, above 0, or nil when not known.
  public var pixels: Double?
  /// The weight, 1 to 1000, or nil when it is not known.
  public var weight: Double?
  /// From which size on it is large; that of CSS unless a platform has another.
  public var scale: LargeTextScale

  /// Makes a text size; nil stands for what is not known.
  public init(pixels: Double? = nil, weight: Double? = nil, scale: LargeTextScale = .css) {
    self.pixels = pixels
    self.weight = weight
    self.scale = scale
  }

  /// Whether it is large text by WCAG: 24 px, or 18.66 px and a weight of at least 700, on the scale
  /// of CSS.
  ///
  /// Text of unknown size is not large.
  public var isLarge: Bool {
    guard let pixels else { return false }
    return pixels >= scale.size || pixels >= scale.boldSize && (weight ?? 400) >= 700
  }

  /// Whether it is large text by Apple's rule: 18 platform points, or bold at any size.
  ///
  /// Human Interface Guidelines, Accessibility: text of up to 17 points needs 4.5:1, from 18 points on
  /// 3:1, and bold text of any size 3:1. It stands beside WCAG's rule, never in place of it.
  public var isLargeByAppleHIG: Bool {
    (pixels ?? 0) >= 18 || (weight ?? 400) >= 700
  }
}
