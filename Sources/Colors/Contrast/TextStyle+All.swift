extension TextStyle {
  /// Every text style whose size is published, by platform.
  public static let all: [TextStyle] =
    iOS.map { TextStyle($0, on: .iOS, in: ContentSizeCategory.allCases) }
    + macOS.map { TextStyle($0, on: .macOS, in: [.standard]) }
    + tvOS.map { TextStyle($0, on: .tvOS, in: [.standard]) }
    + watchOS.map { TextStyle($0, on: .watchOS, in: watchCategories) }
    + visionOS.map { TextStyle($0, on: .visionOS, in: [.standard]) }

  fileprivate typealias Row = (
    id: String, weight: Double?, emphasizedWeight: Double?, points: [Double]
  )

  private init(_ row: Row, on platform: ApplePlatform, in categories: [ContentSizeCategory]) {
    self.init(
      id: row.id,
      platform: platform,
      weight: row.weight,
      emphasizedWeight: row.emphasizedWeight,
      sizes: zip(categories, row.points).map { CategorySize(category: $0, points: $1) }
    )
  }
}

// Apple, Human Interface Guidelines, Typography, "Specifications", as of 2026-01: sizes in points.

/// The twelve categories of iOS and iPadOS.
private let iOS: [TextStyle.Row] = [
  ("largeTitle", 400, 700, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
  ("title1", 400, 700, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
  ("title2", 400, 700, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
  ("title3", 400, 600, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
  ("headline", 600, 600, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
  ("body", 400, 600, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
  ("callout", 400, 600, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
  ("subheadline", 400, 600, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
  ("footnote", 400, 600, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
  ("caption1", 400, 600, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
  // Simulators of iOS 13 give 41 points in the largest category; the guidelines say 40.
  ("caption2", 400, 600, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
]

/// macOS, which has no Dynamic Type.
private let macOS: [TextStyle.Row] = [
  ("largeTitle", 400, 700, [26]), ("title1", 400, 700, [22]), ("title2", 400, 700, [17]),
  ("title3", 400, 600, [15]), ("headline", 700, 800, [13]), ("body", 400, 600, [13]),
  ("callout", 400, 600, [12]), ("subheadline", 400, 600, [11]), ("footnote", 400, 600, [10]),
  ("caption1", 400, 500, [10]), ("caption2", 500, 600, [10]),
]

/// tvOS at its default size; a table for its other categories is not published.
private let tvOS: [TextStyle.Row] = [
  ("title1", 500, 700, [76]), ("title2", 500, 700, [57]), ("title3", 500, 700, [48]),
  ("headline", 500, 700, [38]), ("subtitle1", 400, 500, [38]), ("callout", 500, 700, [31]),
  ("body", 500, 700, [29]), ("caption1", 500, 700, [25]), ("caption2", 500, 700, [23]),
]

/// The nine categories of watchOS; the standard one is that of 40, 41 and 42 mm cases.
private let watchCategories: [ContentSizeCategory] = [
  .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
  .accessibility3,
]

private let watchOS: [TextStyle.Row] = [
  ("largeTitle", 400, nil, [30, 32, 36, 40, 41, 42, 44, 45, 46]),
  ("title1", 400, nil, [28, 30, 34, 38, 39, 40, 42, 43, 44]),
  ("title2", 400, nil, [24, 26, 27, 30, 31, 32, 34, 35, 36]),
  ("title3", 400, nil, [17, 18, 19, 20, 21, 22, 24, 25, 26]),
  ("headline", 600, nil, [14, 15, 16, 17, 18, 19, 21, 22, 23]),
  ("body", 400, nil, [14, 15, 16, 17, 18, 19, 21, 22, 23]),
  ("caption1", 400, nil, [13, 14, 15, 16, 17, 18, 18, 19, 20]),
  ("caption2", 400, nil, [12, 13, 14, 15, 15, 17, 17, 18, 19]),
  ("footnote1", 400, nil, [11, 12, 13, 14, 15, 16, 16, 17, 18]),
  ("footnote2", 400, nil, [10, 11, 12, 13, 14, 15, 15, 16, 17]),
]

/// What is published of visionOS: its default size, heavier than that of iOS, and two titles of its own.
private let visionOS: [TextStyle.Row] = [
  ("extraLargeTitle", 700, nil, [36]), ("extraLargeTitle2", 700, nil, [28]),
  ("body", nil, nil, [17]),
]
