/// A size of text that people choose in the settings of a device: Dynamic Type.
///
/// SwiftUI's names (`DynamicTypeSize`), smallest first.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The category that devices are sold with.
  public static let standard = ContentSizeCategory.large

  /// Whether the left one is smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.order < right.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
