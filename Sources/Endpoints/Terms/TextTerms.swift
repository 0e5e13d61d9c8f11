import Audits
import Colors
import HTTP

/// The words that say how large a text is; they depend on one another.
enum TextTerms {
  /// The size.
  static let size = Parameter(
    "size",
    "The size of the text: a number above 0 and a unit of CSS.",
    .text(pattern: "^[0-9]{0,3}[1-9](\\.[0-9]{1,3})?(px|pt|pc|in|cm|mm|q|rem|em|%)$"),
    example: "14px"
  )
  /// The weight.
  static let weight = Parameter(
    "weight",
    "The weight of the text: 1 to 1000, or a name such as bold.",
    .either([
      .number(from: 1, upTo: 1000), .words(["light", "normal", "medium", "semi-bold", "bold"]),
    ]),
    example: "600"
  )
  /// The text style.
  static let textStyle = Parameter(
    "textStyle",
    "A text style of an Apple platform, such as body, in place of a size.",
    .words(styles(of: ApplePlatform.all)),
    example: "body"
  )
  /// The platform.
  static let platform = Parameter(
    "platform",
    "Where the text is read: a platform of Apple, whose points count, or web.",
    .words(Policy.platforms.map(\.word)),
    example: "ios"
  )

  /// All of them.
  static let parameters = [size, weight, textStyle, platform]

  /// How they depend on one another: a style gives the size, and each platform has its own.
  static let group = ParameterGroup(
    "text",
    "How large the text is; a text style stands in place of a size, and each platform has its own.",
    of: parameters.map(\.name),
    alternatives: alternatives
  )

  /// What may stand beside what.
  static let alternatives: [Schema] =
    [.object([member("textStyle", .never)], isOpen: true)]
    + ApplePlatform.all.map { platform in
      .object(
        [
          member("size", .never),
          .init("textStyle", .words(styles(of: [platform]))),
          // A style is one of iOS unless told otherwise.
          .init("platform", .words([platform.id]), isRequired: platform != .iOS),
        ],
        isOpen: true
      )
    }

  private static func member(_ name: String, _ schema: Schema) -> Schema.Member {
    Schema.Member(name, schema, isRequired: false)
  }

  private static func styles(of platforms: [ApplePlatform]) -> [String] {
    var names: [String] = []
    for style in TextStyle.all where platforms.contains(style.platform) {
      if !names.contains(style.id) { names.append(style.id) }
    }
    return names
  }

  /// The size that words give.
  ///
  /// - Throws: 422 with a pointer to the word that means nothing.
  static func textSize(
    _ words: (Parameter) throws(Problem) -> String?
  ) throws(Problem) -> (words: TextWords, size: TextSize) {
    let text = TextWords(
      size: try words(size),
      weight: try words(weight),
      style: try words(textStyle),
      platform: try words(platform)
    )
    do throws(TextWords.Fault) {
      return (text, try text.textSize())
    } catch {
      throw .unprocessable(error.message, "/\(error.part)")
    }
  }
}
