/// The size and the weight of a text, as far as they are known.
public struct TextSize: Sendable, Hashable {
  /// The size in CSS pixels, above 0, or nil when it is not known.
  public var pixels: Double?
  /// The weight, 1 to 1000, or nil when it is not known.
  public var weight: Double?

  /// Makes a text size; nil stands for what is not known.
  public init(pixels: Double? = nil, weight: Double? = nil) {
    self.pixels = pixels
    self.weight = weight
  }

  /// Whether it is large text: 24 px, or 18.66 px and a weight of at least 700.
  ///
  /// WCAG 2.2, "large scale": 18 pt, or 14 pt and bold, with 1 pt = 4/3 px. 14 pt are 18 2/3 px, which
  /// style sheets write as 18.66px. Text of unknown size is not large.
  public var isLarge: Bool {
    guard let pixels else { return false }
    return pixels >= 24 || pixels >= 18.66 && (weight ?? 400) >= 700
  }
}
