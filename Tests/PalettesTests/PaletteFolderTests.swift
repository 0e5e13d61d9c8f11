import Documents
import Palettes
import Testing

/// What came of a folder's files: the name of each palette, with its modes and its swatches.
private func palettes(_ files: KeyValuePairs<String, String>) -> [String] {
  let sources = files.map { SourceFile(name: $0.key, text: $0.value) }
  let trees = sources.map { file in
    SourceTree(file) { path in sources.first { $0.name == path } }
  }
  return PaletteFolder(trees, as: nil).outcomes.map { outcome in
    switch outcome.result {
    case .failure(let error): return "\(outcome.tree.name): \(error.reason)"
    case .success(let reading):
      let names = reading.palette.swatches.map(\.name.string).joined(separator: " ")
      return "\(outcome.tree.name) \(reading.modeNames.joined(separator: ",")): \(names)"
    }
  }
}

private func token(_ name: String, _ value: String) -> String {
  "{\"\(name)\": {\"$type\": \"color\", \"$value\": \"\(value)\"}}"
}

@Suite struct PaletteFolderTests {
  @Test func `files that have nothing to do with one another are palettes of their own`() {
    #expect(
      palettes(["a.json": token("ink", "#111"), "b.json": token("paper", "#fff")])
        == ["a.json default: ink", "b.json default: paper"]
    )
  }

  @Test func `files that refer to one another are one palette`() {
    #expect(
      palettes([
        "t/base.json": token("black", "#000"), "t/other.json": token("red", "#f00"),
        "t/semantic.json": token("ink", "{black}"),
      ]) == ["t default: ink black", "t/other.json default: red"]
    )
  }

  @Test func `files that differ in their mode only are one palette`() {
    #expect(
      palettes([
        "t/Dark.tokens.json": token("ink", "#eee"), "t/Light.tokens.json": token("ink", "#111"),
      ])
        == ["t light,dark: ink"]
    )
  }

  @Test func `a mode is a grade of contrast only beside that word`() {
    #expect(
      palettes([
        "light.high-contrast.json": token("ink", "#000"), "light.json": token("ink", "#111"),
      ]) == [". light,light/high-contrast: ink"]
    )
    #expect(
      palettes(["high.json": token("ink", "#000"), "low.json": token("ink", "#111")]).count == 2
    )
  }

  @Test func `two brands that declare the same names stay two palettes`() {
    let found = palettes([
      "acme.json": token("black", "#000"), "other.json": token("black", "#010101"),
      "semantic.json": token("ink", "{black}"),
    ])
    #expect(found.count == 3)
  }

  @Test func `the files that a resolver document reads are no palettes of their own`() {
    let found = palettes([
      "dark.json": token("ink", "#eee"),
      "t.resolver.json": """
      {"modifiers": {"theme": {"contexts": {"light": [\(token("ink", "#111"))], "dark": [{"$ref": "dark.json"}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """,
      "unused.json": token("red", "#f00"),
    ])
    #expect(found == ["t.resolver.json light,dark: ink", "unused.json default: red"])
  }

  @Test func `a file that cannot be read is told, and the others are read`() {
    let found = palettes(["a.json": "{\"ink\": {\"$value\": ", "b.json": token("ink", "#111")])
    #expect(found == ["a.json: malformed", "b.json default: ink"])
  }

  @Test func `each package of a repository is joined by itself`() {
    let files = ["a", "b"].flatMap { package in
      [
        ("\(package)/base.json", token("black", "#000")),
        ("\(package)/dark.json", token("ink", "#fff")),
        ("\(package)/light.json", token("ink", "{black}")),
      ]
    }
    let sources = files.map { SourceFile(name: $0.0, text: $0.1) }
    let outcomes = PaletteFolder(sources.map { SourceTree($0) }, as: nil).outcomes
    let readings = outcomes.compactMap { try? $0.result.get() }
    #expect(readings.map(\.palette.name) == ["a", "b"])
    #expect(readings.allSatisfy { $0.problems.isEmpty })
  }

  @Test func `a token that two joined files have is a duplicate of both places`() throws {
    let outcomes = PaletteFolder(
      [
        SourceTree(
          SourceFile(
            name: "t/a.json",
            text: """
              {"$type": "color",
               "red": {"$value": "#f00"}, "x": {"$value": "{blue}"}, "y": {"$value": "#123"}}
              """
          )
        ),
        SourceTree(
          SourceFile(
            name: "t/b.json",
            text: """
              {"$type": "color",
               "blue": {"$value": "#00f"},
               "red": {"$value": "#e00"}, "z": {"$value": "#123"}}
              """
          )
        ),
      ],
      as: nil
    ).outcomes
    let reading = try #require(outcomes.first).result.get()
    #expect(outcomes.count == 1)
    #expect(reading.faults == ["duplicate-swatch 3"])
    #expect(reading.problems[0].message.contains("t/a.json on line 2"))
  }

  @Test func `stylesheets are joined by their imports and by what they refer to`() throws {
    let files: KeyValuePairs = [
      "css/index.css": "@import \"base.css\";\n@import url(\"dark.css\") screen;",
      "css/base.css": ":root {\n  --gray-0: #fff;\n  --paper: var(--gray-0);\n}",
      "css/dark.css": "[data-theme=dark] {\n  --paper: var(--gray-9);\n  --gray-9: #111;\n}",
      "css/card.css": ":root { --card: var(--gray-0) }",
    ]
    let sources = files.map { SourceFile(name: $0.key, text: $0.value) }
    let outcomes = PaletteFolder(
      sources.map { SourceTree($0) { path in sources.first { $0.name == path } } },
      as: nil
    ).outcomes
    #expect(outcomes.count == 1)
    let reading = try #require(outcomes.first).result.get()
    #expect(reading.problems.map(\.message) == [])
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("--card") == "#ffffff")
    let dark = try #require(reading.palette.swatch("--paper")?.value(in: .dark))
    #expect(dark.place.file == "css/dark.css")
    #expect(dark.place.start == SourceLocation(line: 2, column: 12))
  }

  @Test func `light and dark stylesheets of one shape are two modes`() throws {
    let outcomes = PaletteFolder(
      [
        SourceTree(SourceFile(name: "dark.css", text: ":root { --paper: #000; --ink: #fff }")),
        SourceTree(SourceFile(name: "light.css", text: ":root { --paper: #fff; --ink: #000 }")),
      ],
      as: nil
    ).outcomes
    let reading = try #require(outcomes.first).result.get()
    #expect(reading.color("--paper", in: "dark") == "#000000")
    #expect(reading.color("--paper", in: "light") == "#ffffff")
  }
}
