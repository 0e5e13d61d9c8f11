import Audits
import Colors

extension Option {
  /// The options that say how large text is and who says what is large.
  static let text: [Option] = [
    Option(
      "text-style",
      "NAME",
      "a text style of an Apple platform, such as body, in place of a size",
      .suggestions(textStyles)
    ),
    Option(
      "platform",
      "NAME",
      "where text is read: points of Apple's platforms, or web",
      .words(Policy.platforms.map(\.word))
    ),
    Option("large-text", "wcag|apple", "apple tells Apple's rule for large text beside WCAG's"),
  ]

  /// The names of the styles of all platforms, each once.
  private static var textStyles: [String] {
    var names: [String] = []
    for style in TextStyle.all where !names.contains(style.id) { names.append(style.id) }
    return names
  }
}
