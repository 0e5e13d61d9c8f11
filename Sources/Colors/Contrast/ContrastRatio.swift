internal import Documents

extension OpaqueColor {
  /// The contrast ratio to `other`, from 1 to 21; the order of the two does not matter.
  ///
  /// WCAG 2.2, "contrast ratio". It is not rounded, so that 4.4999 stays below 4.5.
  public func contrastRatio(to other: OpaqueColor) -> Double {
    Colors.contrastRatio(relativeLuminance, other.relativeLuminance)
  }
}

/// The contrast ratio of two relative luminances, in any order.
func contrastRatio(_ first: Double, _ second: Double) -> Double {
  let ratio = (max(first, second) + flare) / (min(first, second) + flare)
  return min(max(ratio, 1), 21)
}

/// The light that WCAG 2.2 adds to both luminances for the reflection of a screen.
let flare = 0.05

/// A contrast ratio as people read it.
public struct ContrastRatio: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The ratio, from 1 to 21, not rounded.
  public let value: Double

  /// Makes a ratio of an unrounded value.
  public init(_ value: Double) { self.value = value }

  /// The ratio cut off after two decimal places, so that a failing one never reads as its threshold.
  public var description: String { DecimalText.truncated(value, places: 2) }

  /// Orders by the unrounded value.
  public static func < (left: ContrastRatio, right: ContrastRatio) -> Bool {
    left.value < right.value
  }
}
