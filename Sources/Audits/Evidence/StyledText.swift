public import Colors
import Documents
public import Palettes

/// A text style that pairings name, with what becomes of it in each size that people choose.
public struct StyledText: Sendable {
  /// The style.
  public let style: TextStyle
  /// The weight, 1 to 1000, that the pairings give, or the style's own; nil where none is known.
  public let weight: Double?
  /// The pairings in that style, each once.
  public private(set) var pairings: [Pairing] = []
  private var names: Set<[ExactText]> = []

  init(style: TextStyle, weight: Double?) {
    self.style = style
    self.weight = weight
  }

  /// The size in each category that is published, smallest first.
  public var sizes: [(category: ContentSizeCategory, size: TextSize)] {
    style.sizes.compactMap { entry in
      style.textSize(in: entry.category).map { size in
        var size = size
        size.weight = weight
        return (entry.category, size)
      }
    }
  }

  /// The smallest category in which it is large text by WCAG, or nil when it is so in none.
  public var largeFrom: ContentSizeCategory? { sizes.first { $0.size.isLarge }?.category }

  mutating func add(_ pairing: Pairing) {
    if names.insert([pairing.foreground, pairing.background]).inserted { pairings.append(pairing) }
  }
}
