import Documents
import Palettes
import Testing

/// Reads files as one palette, or the first of them with the others beside it.
private func read(
  _ files: KeyValuePairs<String, String>,
  together: Bool = false
) throws(PaletteError) -> Reading {
  let sources = files.map { SourceFile(name: $0.key, text: $0.value) }
  let tree =
    together
    ? SourceTree(name: "tokens", files: sources)
    : SourceTree(sources[0]) { path in sources.first { $0.name == path } }
  return try PaletteFormat.reading(of: tree, as: .designTokens)
}

@Suite struct DesignTokenFilesTests {
  /// Two modifiers over one set, in the order set, theme, contrast.
  private static let resolver = """
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [{"$ref": "base/color.json"}]}},
      "modifiers": {
        "theme": {
          "default": "dark",
          "contexts": {"light": [], "dark": [{"$ref": "./theme/dark.json"}]}
        },
        "contrast": {
          "contexts": {"normal": [], "high": [{"ink": {"$type": "color", "$value": "{black}"}}]}
        },
        "density": {
          "contexts": {
            "cosy": [], "compact": [{"gap": {"$type": "dimension", "$value": "4px"}}],
            "loose": [{"gap": {"$value": "{size.8}"}}]
          }
        }
      },
      "resolutionOrder": [
        {"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/contrast"},
        {"$ref": "#/modifiers/density"}
      ]
    }
    """
  private static let base = """
    {
      "black": {"$type": "color", "$value": "#000000"},
      "size": {"8": {"$type": "dimension", "$value": "8px"}},
      "ink": {"$type": "color", "$value": "#222222"}
    }
    """
  private static let dark = """
    {
      "ink": {"$type": "color", "$value": "#dddddd"}
    }
    """

  @Test func `the contexts of modifiers multiply, and those without colours make no modes`() throws
  {
    let reading = try read([
      "resolver.json": Self.resolver, "base/color.json": Self.base, "theme/dark.json": Self.dark,
    ])
    #expect(
      Set(reading.modeNames) == [
        "light", "light/high-contrast", "dark", "dark/high-contrast",
      ]
    )
    #expect(reading.color("ink", in: "light") == "#222222")
    #expect(reading.color("ink", in: "dark") == "#dddddd")
    #expect(reading.color("ink", in: "dark/high-contrast") == "#000000")
    #expect(reading.problems.isEmpty)
    #expect(reading.links.files == ["base/color.json", "theme/dark.json"])
  }

  @Test func `each value has the place of the file that it is written in`() throws {
    let reading = try read([
      "resolver.json": Self.resolver, "base/color.json": Self.base, "theme/dark.json": Self.dark,
    ])
    let ink = try #require(reading.palette.swatch("ink"))
    let dark = try #require(ink.value(in: .dark))
    #expect(dark.place.file == "theme/dark.json")
    #expect(dark.place.start.line == 2)
    let mode = try #require(reading.palette.modes.first { $0.name == "dark/high-contrast" })
    let alias = try #require(ink.value(in: mode))
    #expect(alias.place.file == "resolver.json")
    #expect(alias.literal.file == "base/color.json")
    #expect(alias.literal.start.line == 2)
    #expect(alias.aliases == ["black"])
  }

  @Test func `a fragment names a part of another file, with or without a slash`() throws {
    for fragment in ["#/dark", "#dark"] {
      let reading = try read([
        "r.json": """
        {"resolutionOrder": [{"type": "set", "name": "a", "sources": [
          {"$ref": "all.json\(fragment)"}]}]}
        """,
        "all.json": """
        {"dark": {"ink": {"$type": "color", "$value": "#dddddd"}}, "light": {}}
        """,
      ])
      #expect(reading.color("ink") == "#dddddd")
    }
  }

  @Test func `a later set wins, and a token is replaced as a whole`() throws {
    let reading = try read([
      "r.json": """
      {"sets": {
         "a": {"sources": [{"ink": {"$type": "color", "$value": "#111111", "alpha": 0.5}}]},
         "b": {"sources": [{"$ref": "#/sets/a"}, {"ink": {"$type": "color", "$value": "#222222"}}]}},
       "resolutionOrder": [{"$ref": "#/sets/b"}]}
      """
    ])
    #expect(reading.color("ink") == "#222222")
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    (##"{"resolutionOrder": []}"##, "list of sets"),
    (##"{"version": "2024", "resolutionOrder": [{"$ref": "#/sets/a"}]}"##, "2025.10"),
    (##"{"sets": {"base": {}}, "resolutionOrder": [{"$ref": "#/sets/bade"}]}"##, "mean base"),
    (##"{"sets": {"a": {}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##, "has sources"),
    (
      ##"{"sets": {"a": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/sets/a"}]}"##,
      "twice"
    ),
    (
      ##"{"sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
      "circle"
    ),
    (
      ##"{"modifiers": {"m": {"context": {"a": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
      "it is written contexts"
    ),
    (
      ##"{"modifiers": {"m": {"contexts": {"a": []}, "default": "b"}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
      "one of the contexts (a)"
    ),
    (
      ##"{"sets": {"a": {"sources": [{"$ref": "gone.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
      "there is no file gone.json"
    ),
    (
      ##"{"sets": {"a": {"sources": [{"$ref": "/etc/tokens.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
      "there is no file"
    ),
    (
      ##"{"sets": {"a": {"sources": [{"$ref": "#/resolutionOrder/0"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
      "to sets and to tokens"
    ),
  ])
  func `a faulty resolver document says what is wrong`(text: String, part: String) {
    let error = #expect(throws: PaletteError.self) { try read(["r.resolver.json": text]) }
    #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
    #expect(error?.place != nil)
  }

  @Test func `contexts that multiply beyond reason are refused with their counts`() {
    let contexts = (0..<20).map {
      "\"c\($0)\": [{\"ink\": {\"$type\": \"color\", \"$value\": \"#111111\"}}]"
    }
    .joined(separator: ", ")
    let text = """
      {"modifiers": {"a": {"contexts": {\(contexts)}}, "b": {"contexts": {\(contexts)}}},
       "resolutionOrder": [{"$ref": "#/modifiers/a"}, {"$ref": "#/modifiers/b"}]}
      """
    let error = #expect(throws: PaletteError.self) { try read(["r.json": text]) }
    #expect(error?.reason == .tooLarge)
    #expect(error?.message.contains("a (20), b (20)") == true)
  }

  @Test func `a group of another file is extended, and what is written here wins`() throws {
    let reading = try read([
      "dark.json": """
      {"color": {
        "blue": {"$ref": "./base/light.json#/color/blue",
          "0": {"$type": "color", "$value": "#000011"}}}}
      """,
      "base/light.json": """
      {"color": {"blue": {
        "0": {"$type": "color", "$value": "#0000aa"},
        "1": {"$type": "color", "$value": "#0000bb"}}}}
      """,
    ])
    #expect(reading.color("color.blue.0") == "#000011")
    #expect(reading.color("color.blue.1") == "#0000bb")
    #expect(reading.palette.swatch("color.blue.1")?.place.file == "base/light.json")
  }

  @Test func `files that name their modes are read together`() throws {
    let reading = try read(
      [
        "base.json": ##"{"black": {"$type": "color", "$value": "#000000"}}"##,
        "dark.json": ##"{"ink": {"$type": "color", "$value": "#eeeeee"}}"##,
        "light.json": ##"{"ink": {"$type": "color", "$value": "{black}"}}"##,
      ],
      together: true
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("ink", in: "light") == "#000000")
    #expect(reading.color("ink", in: "dark") == "#eeeeee")
    #expect(reading.color("black", in: "dark") == "#000000")
  }

  @Test func `the mode that Figma notes in a file counts before its name`() throws {
    let reading = try read(
      [
        "a.tokens.json": """
        {"Text": {"$type": "color", "$value": "#1d1d1d"},
         "$extensions": {"com.figma.modeName": "Light"}}
        """,
        "b.tokens.json": """
        {"Text": {"$type": "color", "$value": "#f8f8f8"},
         "$extensions": {"com.figma.modeName": "Dark"}}
        """,
      ],
      together: true
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("Text", in: "dark") == "#f8f8f8")
  }

  // The vectors are those of Primer's own tests of its mixing, rounded to 8 bits there.
  @Test(arguments: [
    ("#567", "#000", 0.5, "#2b333c"),
    ("#556677", "#000", 0.2, "#44525f"),
  ])
  func `Primer's mix is that of Sass`(
    value: String,
    other: String,
    weight: Double,
    mixed: String
  )
    throws
  {
    let reading = try read([
      "t.json": """
      {"c": {"$type": "color", "$value": "\(value)", "mix": {"color": "\(other)", "weight": \(weight)}}}
      """
    ])
    #expect(reading.color("c") == mixed)
    #expect(
      reading.palette.swatches[0].values[0].value.notes == [
        "mix beside $value, as Primer writes it"
      ]
    )
  }

  @Test func `an alpha beside the value replaces that of the colour`() throws {
    let reading = try read([
      "t.json": """
      {"base": {"$type": "color", "$value": "#343434"},
       "a": {"$type": "color", "$value": "{base}", "alpha": 0.6},
       "b": {"$type": "color", "$value": "#34343466", "alpha": null},
       "c": {"$type": "color", "$value": "{a}", "mix": {"color": "{base}", "weight": 0.5}, "alpha": 1},
       "d": {"$type": "color", "$value": "{base}", "alpha": "0.6"},
       "e": {"$type": "color", "$value": "{base}", "mix": {"color": "{gone}", "weight": 0.5}}}
      """
    ])
    #expect(reading.color("a") == "#343434/0.6")
    #expect(reading.color("b") == "#343434/0.4")
    #expect(reading.color("c") == "#343434")
    #expect(reading.faults == ["unreadable-color 5", "unresolved-reference 6"])
  }

  @Test func `what stands beside a value is kept when a file of a mode overrides it`() throws {
    let reading = try read(
      [
        "dark.json": """
        {"ink": {"$type": "color", "$value": "#dddddd"}, "faint": {"$type": "color", "$value": "#dddddd", "alpha": null}}
        """,
        "base.json": """
        {"ink": {"$type": "color", "$value": "#222222", "alpha": 0.5},
         "faint": {"$type": "color", "$value": "#222222", "alpha": 0.5}}
        """,
      ],
      together: true
    )
    #expect(reading.color("ink", in: "dark") == "#dddddd/0.5")
    #expect(reading.color("faint", in: "dark") == "#dddddd")
  }

  @Test func `Primer's overrides fall back to the mode that they refine`() throws {
    let reading = try read([
      "t.json": """
      {"base": {"$type": "color", "$value": "#ffffff"},
       "ink": {"$type": "color", "$value": "#111111", "$extensions": {"org.primer.overrides": {
          "dark": "#dddddd", "dark-high-contrast": {"$value": "{base}", "alpha": 0.5}}}},
       "line": {"$type": "color", "$value": "#222222", "$extensions": {"org.primer.overrides": {
          "dark": "#cccccc"}}}}
      """
    ])
    #expect(reading.modeNames == ["light", "dark", "dark/high-contrast"])
    #expect(reading.color("ink", in: "dark/high-contrast") == "#ffffff/0.5")
    #expect(reading.color("line", in: "dark/high-contrast") == "#cccccc")
    #expect(reading.color("line", in: "light") == "#222222")
  }

  @Test func `a group's own value may stand under @`() throws {
    let reading = try read([
      "t.json": """
      {"accent": {"@": {"$type": "color", "$value": "#0969da"}, "muted": {"$type": "color", "$value": "#ddf4ff"}},
       "link": {"$type": "color", "$value": "{accent}"}}
      """
    ])
    #expect(reading.color("link") == "#0969da")
    #expect(reading.aliases("link") == ["accent.@"])
  }

  @Test func `sets that name the next one twice are merged once`() throws {
    let sets = (0..<40).map {
      "\"s\($0)\": {\"sources\": [{\"$ref\": \"#/sets/s\($0 + 1)\"}, {\"$ref\": \"#/sets/s\($0 + 1)\"}]}"
    }
    let reading = try read([
      "r.json": """
      {"sets": {\(sets.joined(separator: ", ")),
        "s40": {"sources": [{"ink": {"$type": "color", "$value": "#222222"}}]}},
       "resolutionOrder": [{"$ref": "#/sets/s0"}]}
      """
    ])
    #expect(reading.color("ink") == "#222222")
  }

  @Test(arguments: [
    (##"{"a": {"$type": "Color", "$value": "#fff"}}"##, "there is no type Color"),
    (
      ##"{"a": {"value": "#f00"}, "b": {"$type": "color", "$value": "#00f"}}"##,
      "a has value and no $value"
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, -0.1, 30]}}}"##,
      "must not be negative"
    ),
  ])
  func `what would vanish is told`(text: String, message: String) throws {
    let reading = try read(["t.json": text])
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.message.contains(message) == true, "\(reading.problems)")
  }

  @Test func `an alias without a type that sounds like a size is no colour`() throws {
    let reading = try read([
      "t.json": """
      {"size": {"a": {"$value": "{space.missing}"}}, "ink": {"$type": "color", "$value": "#222"}}
      """
    ])
    #expect(reading.problems.isEmpty)
    #expect(reading.palette.swatches.count == 1)
  }
}
