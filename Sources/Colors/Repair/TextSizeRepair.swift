extension Criterion {
  /// The least sizes of text at which `ratio` is enough, where it is not at the size it has.
  ///
  /// They are 24 px at any weight, and 18.66 px when bold; empty when the ratio is enough for all
  /// text, or not even for large text, and for a criterion that does not ask about text.
  public func sufficientSizes(for ratio: Double) -> [TextSize] {
    guard let text, let largeText, ratio < text, ratio >= largeText else { return [] }
    return [TextSize(pixels: 24, weight: 400), TextSize(pixels: 18.66, weight: 700)]
  }
}
