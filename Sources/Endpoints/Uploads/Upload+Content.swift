import HTTP
import Palettes

extension Upload {
  /// What the content of an audit may be: every media type of a format, and a form.
  static let content = RequestContent(
    "A palette in any of the formats that /v1/formats lists, or a form of files and a policy. "
      + "Without a type, or as text/plain or application/octet-stream, the content tells its format.",
    kinds + [.init(.form, .named("UploadForm"))],
    untold: untold
  )

  /// Types that say nothing; the last is what curl sends unless it is told otherwise.
  private static let untold: [MediaType] =
    [.plainText, .bytes]
    + [MediaType("application/x-www-form-urlencoded")].compactMap(\.self)

  private static let kinds: [RequestContent.Kind] = {
    var names: [String] = []
    for name in PaletteFormat.all.flatMap(\.mediaTypes) where !names.contains(name) {
      names.append(name)
    }
    return names.compactMap { name in
      MediaType(name).map { RequestContent.Kind($0, schema(of: name), example: examples[name]) }
    }
  }()

  private static func schema(of name: String) -> Schema {
    switch name {
    case "application/design-tokens+json": .object([], isOpen: true)
    case "application/json": .named("PaletteFile")
    // An empty content is none.
    default: .text(pattern: "[\\s\\S]")
    }
  }

  private static let examples = [
    "application/json": ##"{"background": "#ffffff", "foreground": "#777777"}"##,
    "application/design-tokens+json":
      ##"{"$type": "color", "background": {"$value": "#ffffff"}, "foreground": {"$value": "#777777"}}"##,
    "text/css": ":root { --background: #fff; --foreground: #777; }",
    "text/x-scss": "$background: #fff; $foreground: #777;",
    "text/x-less": "@background: #fff; @foreground: #777;",
    "application/xml":
      "<resources><color name=\"background\">#fff</color><color name=\"text\">#777</color></resources>",
    "text/xml":
      "<resources><color name=\"background\">#fff</color><color name=\"text\">#777</color></resources>",
  ]
}
