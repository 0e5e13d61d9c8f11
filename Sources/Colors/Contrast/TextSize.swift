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
}
