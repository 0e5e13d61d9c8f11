import Colors
import Testing

@Suite struct TextStyleTests {
  @Test(arguments: iOSTextStyleRows.split(separator: "\n").map(String.init))
  func `iOS has the published sizes, and large is what both rules say`(row: String) throws {
    let words = row.split(separator: " ").map(String.init)
    let style = try TextStyle.named(words[1])
    let category = try #require(ContentSizeCategory(rawValue: words[2]))
    let size = try #require(style.textSize(in: category))
    #expect(size.pixels == Double(words[3]))
    #expect(style.weight == Double(words[4]))
    #expect(style.emphasizedWeight == Double(words[5]))
    var emphasized = size
    emphasized.weight = style.emphasizedWeight
    #expect(size.isLarge == (words[6] == "yes"))
    #expect(emphasized.isLarge == (words[7] == "yes"))
    #expect(size.isLargeByAppleHIG == (words[8] == "yes"))
    #expect(emphasized.isLargeByAppleHIG == (words[9] == "yes"))
  }

  @Test(arguments: otherTextStyleRows.split(separator: "\n").map(String.init))
  func `other platforms have the sizes that are published`(row: String) throws {
    let words = row.split(separator: " ").map(String.init)
    let style = try TextStyle.named(words[1], on: ApplePlatform.named(words[0]))
    let category = try #require(ContentSizeCategory(rawValue: words[2]))
    #expect(style.textSize(in: category)?.pixels == Double(words[3]))
    #expect(style.weight == Double(words[4]))
    #expect(style.emphasizedWeight == Double(words[5]))
  }

  @Test func `every size in the tables is one of the published ones, once`() {
    let rows = (iOSTextStyleRows + "\n" + otherTextStyleRows).split(separator: "\n").map { row in
      row.split(separator: " ").prefix(3).joined(separator: " ")
    }
    let sizes = TextStyle.all.flatMap { style in
      style.sizes.map { "\(style.platform.id) \(style.id) \($0.category)" }
    }
    #expect(sizes.sorted() == rows.sorted())
  }

  @Test func `the size that counts is that of the standard category`() throws {
    #expect(try TextStyle.named("body").textSize == TextSize(pixels: 17, weight: 400))
    #expect(try TextStyle.named("largeTitle").textSize.isLarge)
    #expect(try !TextStyle.named("title2").textSize.isLarge)
  }

  @Test func `SwiftUI's names and iPadOS are known`() throws {
    #expect(try TextStyle.named("title") == TextStyle.named("title1"))
    #expect(try TextStyle.named("caption") == TextStyle.named("caption1"))
    #expect(try ApplePlatform.named("ipados") == .iOS)
  }

  /// WCAG 2.2, "large scale", note 2: 150 %, or 120 % and bold, of the size of body text.
  @Test(arguments: [
    ("43.5pt", "400", "tvos", true), ("43.4pt", "400", "tvos", false),
    ("34.8pt", "700", "tvos", true), ("34.7pt", "700", "tvos", false),
    ("29pt", "500", "tvos", false), ("24pt", "400", "watchos", true),
    ("19.2pt", "700", "watchos", true), ("19.1pt", "700", "watchos", false),
    ("25.5pt", "400", "visionos", true), ("25pt", "400", "visionos", false),
    ("20.4pt", "700", "visionos", true), ("150%", "400", "tvos", true),
    ("1.49em", "400", "tvos", false),
  ])
  func `large text grows with the body text of a platform`(
    size: String,
    weight: String,
    platform: String,
    isLarge: Bool
  ) throws {
    let text = try TextSize(size: size, weight: weight, on: ApplePlatform.named(platform))
    #expect(text.isLarge == isLarge)
  }

  /// WCAG2ICT, "CSS pixels": a point of iOS and macOS counts as a CSS pixel.
  @Test(arguments: ["ios", "macos"])
  func `18 pt are 24 px in style sheets, and 18 of them on iOS and macOS`(platform: String) throws {
    let apple = try ApplePlatform.named(platform)
    #expect(try TextSize.pixels(parsing: "18pt") == 24)
    #expect(try TextSize.pixels(parsing: "18pt", on: apple) == 18)
    #expect(try !TextSize(size: "18pt", weight: "400", on: apple).isLarge)
    #expect(try TextSize(size: "24pt", weight: "400", on: apple).isLarge)
    #expect(try TextSize(size: "19pt", weight: "700", on: apple).isLarge)
  }

  @Test(arguments: [
    ("heading", "ios", "did you mean headline?"), ("title1", "visionos", "extraLargeTitle"),
    ("footnote", "tvos", "tvOS has no text style 'footnote' whose size is published"),
    ("\u{1B}[2J", "ios", "\\u{1b}"), ("", "ios", "it has largeTitle, title1"),
  ])
  func `a style that a platform does not have is an error that lists those it has`(
    name: String,
    platform: String,
    part: String
  ) throws {
    let apple = try ApplePlatform.named(platform)
    let error = #expect(throws: TextStyleError.self) { try TextStyle.named(name, on: apple) }
    #expect(error?.description.contains(part) == true, "\(String(describing: error))")
  }

  @Test func `a platform that does not exist is an error that lists those that do`() {
    let error = #expect(throws: TextStyleError.self) { try ApplePlatform.named("iso") }
    #expect(
      error?.description.hasSuffix("macos, tvos, watchos, visionos; did you mean ios?") == true
    )
  }
}
