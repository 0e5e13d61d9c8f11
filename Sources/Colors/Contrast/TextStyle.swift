internal import Documents

/// A text style of an Apple platform, such as `body`, with its sizes.
public struct TextStyle: Sendable, Hashable, CustomStringConvertible {
  /// The name, as SwiftUI and UIKit write it: `caption1`.
  public let id: String
  /// The platform.
  public let platform: ApplePlatform
  /// The weight, 1 to 1000, or nil where none is published.
  public let weight: Double?
  /// The weight of the emphasized variant, or nil where none is published.
  public let emphasizedWeight: Double?
  /// The size in platform points in each category that the platform has, smallest first.
  ///
  /// One alone, the standard category, where no others are published or the platform has none.
  public let sizes: [CategorySize]

  /// The size of a style in a category.
  public struct CategorySize: Sendable, Hashable {
    /// The category.
    public let category: ContentSizeCategory
    /// The size in platform points.
    public let points: Double
  }

  /// The name.
  public var description: String { id }

  /// The size and the weight in the standard category, by which WCAG judges.
  ///
  /// WCAG counts the size that is delivered; the other categories are what users make of it.
  public var textSize: TextSize {
    textSize(in: .standard) ?? TextSize(weight: weight, scale: platform.largeText)
  }

  /// The size and the weight in a category, or nil where the platform's table has none.
  public func textSize(in category: ContentSizeCategory) -> TextSize? {
    sizes.first { $0.category == category }.map {
      TextSize(pixels: $0.points, weight: weight, scale: platform.largeText)
    }
  }

  /// The style of that name; `title` and `caption` are `title1` and `caption1`, as in SwiftUI.
  ///
  /// - Throws: A ``TextStyleError`` when the platform has none, or when its size is not published.
  public static func named(
    _ name: String,
    on platform: ApplePlatform = .iOS
  ) throws(TextStyleError) -> TextStyle {
    let id = synonyms[name] ?? name
    guard let style = all.first(where: { $0.id == id && $0.platform == platform }) else {
      throw TextStyleError.unknownStyle(name, platform)
    }
    return style
  }
}

/// Why there is no text style or platform of a name.
public enum TextStyleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is no platform of that name.
  case unknownPlatform(String)
  /// The platform has no style of that name, or none whose size is published.
  case unknownStyle(String, ApplePlatform)

  /// What is wrong and what is accepted.
  public var description: String {
    switch self {
    case .unknownPlatform(let name):
      let known = ApplePlatform.all.map(\.id)
      return "there is no platform \(Self.shown(name)); there are \(known.joined(separator: ", "))"
        + Self.guess(name, among: known)
    case .unknownStyle(let name, let platform):
      let known = TextStyle.all.filter { $0.platform == platform }.map(\.id)
      return "\(platform) has no text style \(Self.shown(name)) whose size is published; it has "
        + known.joined(separator: ", ") + Self.guess(name, among: known)
    }
  }

  private static func shown(_ name: String) -> String {
    let span = name.utf8.span
    return "'\(span.excerpt(SourceRange(0, span.count)))'"
  }

  private static func guess(_ name: String, among known: [String]) -> String {
    Spelling.nearest(to: name, among: known).map { "; did you mean \($0)?" } ?? ""
  }
}

/// SwiftUI's names beside UIKit's.
private let synonyms = ["title": "title1", "caption": "caption1"]
