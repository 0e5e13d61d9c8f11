import Documents
import Palettes
import Testing

/// Themes, groups of themes and sets as modes.
@Suite struct TokensStudioThemesTests {
  private let sets = """
    "core": {"white": {"value": "#fff", "type": "color"}, "black": {"value": "#000", "type": "color"}},
    "light": {"ground": {"value": "{white}", "type": "color"}},
    "dark": {"ground": {"value": "{black}", "type": "color"}},
    "use": {"page": {"value": "{ground}", "type": "color"}},
    "a": {"brand": {"value": "#00f", "type": "color"}},
    "b": {"brand": {"value": "#f00", "type": "color"}},
    "small": {"gap": {"value": 4, "type": "spacing"}}, "large": {"gap": {"value": 8, "type": "spacing"}}
    """

  private func themes(_ text: String) throws(PaletteError) -> Reading {
    try read("{\(sets),\n\"$themes\": [\(text)]}", as: "tokens.json")
  }

  @Test func `themes are modes, and what is only a source is not listed`() throws {
    let reading = try themes(
      """
      {"name": "Dark", "selectedTokenSets": {"dark": "enabled", "core": "source", "use": "enabled"}},
      {"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled", "use": "enabled",
        "dark": "disabled"}}
      """
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.palette.swatches.map(\.name) == ["ground", "page"])
    #expect(reading.color("page", in: "light") == "#ffffff")
    #expect(reading.color("page", in: "dark") == "#000000")
    #expect(reading.aliases("page") == ["ground", "white"])
    #expect(reading.problems.isEmpty)
  }

  @Test func `groups multiply, and only those that change colours`() throws {
    let reading = try themes(
      """
      {"group": "Color scheme", "name": "Dark", "selectedTokenSets": {"core": "enabled", "dark": "enabled"}},
      {"group": "Color scheme", "name": "Light", "selectedTokenSets": {"core": "enabled", "light": "enabled"}},
      {"group": "Brand", "name": "Acme", "selectedTokenSets": {"a": "enabled", "use": "enabled"}},
      {"group": "Brand", "name": "Bolt", "selectedTokenSets": {"b": "enabled", "use": "enabled"}},
      {"group": "Size", "name": "medium", "selectedTokenSets": {"small": "enabled"}},
      {"group": "Size", "name": "large", "selectedTokenSets": {"large": "enabled"}}
      """
    )
    #expect(reading.modeNames == ["light/acme", "light/bolt", "dark/acme", "dark/bolt"])
    #expect(reading.palette.modes[0].value(on: .brand) == "acme")
    #expect(reading.color("brand", in: "dark/bolt") == "#ff0000")
    #expect(reading.color("page", in: "dark/bolt") == "#000000")
    #expect(reading.color("page", in: "light/acme") == "#ffffff")
    #expect(reading.skipped == 1)
  }

  @Test func `a number that colours are made of makes its group an axis`() throws {
    let reading = try read(
      """
      {"core": {"ink": {"value": "rgba(#000000, {fade})", "type": "color"}},
       "low": {"fade": {"value": "25%", "type": "opacity"}},
       "high": {"fade": {"value": "75%", "type": "opacity"}},
       "$themes": [
         {"group": "Contrast", "name": "Low", "selectedTokenSets": {"core": "enabled", "low": "source"}},
         {"group": "Contrast", "name": "High", "selectedTokenSets": {"core": "enabled", "high": "source"}}]}
      """,
      as: "tokens.json"
    )
    #expect(reading.modeNames == ["high-contrast", "low-contrast"])
    #expect(reading.color("ink", in: "low-contrast") == "#000000/0.25")
    #expect(reading.color("ink", in: "high-contrast") == "#000000/0.75")
  }

  @Test func `sources come before what is enabled, whatever the order of the sets`() throws {
    let reading = try themes(
      """
      {"name": "One", "selectedTokenSets": {"a": "enabled", "b": "source"}},
      {"name": "Two", "selectedTokenSets": {"a": "enabled", "b": "enabled"}}
      """
    )
    #expect(reading.color("brand", in: "one") == "#0000ff")
    #expect(reading.color("brand", in: "two") == "#ff0000")
  }

  @Test func `a colour that one theme lacks is not taken from another`() throws {
    let reading = try themes(
      """
      {"name": "Light", "selectedTokenSets": {"core": "enabled", "light": "enabled", "a": "enabled"}},
      {"name": "Light HC",
       "selectedTokenSets": {"core": "enabled", "light": "enabled", "use": "enabled"}},
      {"name": "Bare", "selectedTokenSets": {"use": "enabled"}}
      """
    )
    #expect(reading.modeNames == ["bare", "light", "light/high-contrast"])
    let brand = try #require(reading.palette.swatch("brand"))
    #expect(brand.values.map(\.mode.name) == ["light"])
    #expect(reading.color("page", in: "light/high-contrast") == "#ffffff")
    #expect(reading.color("page", in: "bare") == "faulty")
    #expect(reading.faults == ["unresolved-reference 4"])
    #expect(reading.problems[0].message.contains("ground has no value in mode bare"))
  }

  @Test func `sets that are not here are told once`() throws {
    let reading = try themes(
      """
      {"name": "Light", "selectedTokenSets": {"core": "enabled", "font": "source",
        "size": "enabled"}},
      {"name": "Dark", "selectedTokenSets": {"core": "enabled", "dark": "enabled", "font": "source"}}
      """
    )
    #expect(reading.faults == ["unresolved-reference 8"])
    #expect(reading.problems[0].message.contains("not here: font, size;"))
    #expect(reading.color("white", in: "dark") == "#ffffff")
  }

  @Test func `what is no theme is told with its line`() throws {
    let reading = try themes(
      """
      4,
      {"name": "Light", "selectedTokenSets": 4},
      {"name": "Dark", "selectedTokenSets": {"core": "on"}},
      {"name": "Dark", "selectedTokenSets": ["core", "dark"]},
      {"selectedTokenSets": {"core": "enabled"}}
      """
    )
    #expect(
      reading.faults == [
        "unresolved-reference 8", "unresolved-reference 9", "unresolved-reference 10",
        "duplicate-swatch 11",
      ]
    )
    #expect(reading.problems[3].message.contains("lines 10 and 11"))
    #expect(reading.modeNames == ["5", "light", "dark"])
    #expect(reading.color("ground", in: "dark") == "#000000")
    let list = try read(
      "{\(sets), \"$themes\": {}, \"$metadata\": {\"tokenSetOrder\": 4}}",
      as: "a.json"
    )
    #expect(list.faults == ["unresolved-reference 7", "unresolved-reference 7"])
  }

  @Test func `groups that use the same words stay apart`() throws {
    let reading = try themes(
      """
      {"group": "Scheme", "name": "Light", "selectedTokenSets": {"core": "enabled", "light": "enabled"}},
      {"group": "Scheme", "name": "Dark", "selectedTokenSets": {"core": "enabled", "dark": "enabled"}},
      {"group": "Accent", "name": "Light", "selectedTokenSets": {"a": "enabled"}},
      {"group": "Accent", "name": "Dark", "selectedTokenSets": {"b": "enabled"}}
      """
    )
    #expect(
      reading.modeNames == [
        "light/accent dark", "light/accent light", "dark/accent dark", "dark/accent light",
      ]
    )
    #expect(reading.color("brand", in: "dark/accent light") == "#0000ff")
  }

  @Test func `one theme is one mode, named after its scheme if it has one`() throws {
    let dark = try themes(
      ##"{"group": "Mode", "name": "Acme dark", "selectedTokenSets": {"core": "enabled"}}"##
    )
    #expect(dark.modeNames == ["dark"])
    let plain = try themes(##"{"name": "Acme", "selectedTokenSets": {"core": "source"}}"##)
    #expect(plain.modeNames == ["default"])
    // Nothing is enabled, so what is referred to is listed.
    #expect(plain.palette.swatches.count == 2)
  }

  @Test func `groups that multiply beyond reason are refused with their sizes`() {
    let groups = (0..<6).flatMap { group in
      (0..<3).map { index in
        let set = ["a", "b", "core"][index]
        return "{\"group\": \"G\(group)\", \"name\": \"\(index)\", \"selectedTokenSets\": "
          + "{\"\(set)\": \"enabled\"}}"
      }
    }
    let error = #expect(throws: PaletteError.self) {
      try themes(groups.joined(separator: ","))
    }
    #expect(error?.reason == .tooLarge)
    #expect(error?.message.contains("G0 (3) x G1 (3)") == true)
  }

  @Test func `without themes, sets for light and dark are modes, and the others are merged`()
    throws
  {
    let reading = try read("{\(sets), \"$metadata\": {\"tokenSetOrder\": []}}", as: "tokens.json")
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("page", in: "light") == "#ffffff")
    #expect(reading.color("page", in: "dark") == "#000000")
    #expect(reading.color("brand", in: "dark") == "#ff0000")
    #expect(reading.palette.swatches.count == 5)
  }

  @Test(arguments: [
    (["core", "semantic-dark"], ["default", "dark"]),
    (["theme/light", "theme/dark/hc", "theme/dark"], ["light", "dark", "dark/high-contrast"]),
    (
      ["light", "dark", "high-contrast"],
      ["light", "light/high-contrast", "dark", "dark/high-contrast"]
    ),
    (["core", "highlight", "light-blue"], ["default"]),
  ])
  func `the names of sets tell modes`(names: [String], modes: [String]) throws {
    let sets = names.enumerated().map { index, name in
      "\"\(name)\": {\"ink\": {\"value\": \"#00000\(index)\", \"type\": \"color\"}}"
    }
    let reading = try read("{\(sets.joined(separator: ",")), \"$themes\": []}", as: "tokens.json")
    #expect(Set(reading.modeNames) == Set(modes))
    #expect(reading.color("ink", in: modes.last) == "#00000\(names.count - 1)" || names.count == 3)
  }

  @Test func `a set that only has such a name is merged with the others`() throws {
    let reading = try read(
      """
      {"tints/light": {"red": {"value": "#fcc", "type": "color"}},
       "tints/dark": {"blue": {"value": "#006", "type": "color"}}, "$themes": []}
      """,
      as: "tokens.json"
    )
    #expect(reading.modeNames == ["default"])
    #expect(reading.palette.swatches.count == 2)
  }

  private let files = [
    (
      "design/$themes.json",
      """
      [{"name": "Light", "group": "Mode",
        "selectedTokenSets": {"base/colors": "source", "use": "enabled", "mode/light": "enabled"}},
       {"name": "Dark", "group": "Mode",
        "selectedTokenSets": {"base/colors": "source", "use": "enabled", "mode/dark": "enabled"}}]
      """
    ), ("design/$metadata.json", ##"{"tokenSetOrder": ["base/colors", "gone"]}"##),
    ("design/base/colors.json", ##"{"white": {"$value": "#fff", "$type": "color"}}"##),
    ("design/mode/dark.json", ##"{"ground": {"$value": "#000", "$type": "color"}}"##),
    ("design/mode/light.json", ##"{"ground": {"$value": "{white}", "$type": "color"}}"##),
    (
      "design/use.json",
      "{\"page\": {\"$value\": \"{ground}\", \"$type\": \"color\"},\n \"x\": {\"$value\": \"{y}\", \"$type\": \"color\"}}"
    ),
  ].map { SourceFile(name: $0, text: $1) }

  @Test func `a folder with a file for each set is one palette`() throws {
    let paths = files.map(\.name) + ["other/tokens.json", "design/readme.md", "theme.css"]
    let (gatherings, rest) = PaletteFolder.gathered(paths, as: nil)
    #expect(gatherings == [Gathering(name: "design", paths: files.map(\.name).sorted())])
    #expect(rest == ["other/tokens.json", "design/readme.md", "theme.css"])
    let tree = SourceTree(name: "design", files: files.sorted { $0.name < $1.name })
    let reading = try PaletteFormat.reading(of: tree, as: nil)
    #expect(reading.palette.name == "design")
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.palette.swatches.map(\.name) == ["ground", "page", "x"])
    #expect(reading.color("page", in: "light") == "#ffffff")
    let page = try #require(reading.palette.swatch("page")?.values.last?.value)
    #expect(page.place.file == "design/use.json")
    #expect(page.literal.file == "design/mode/dark.json")
    #expect(reading.problems.map(\.place.file) == ["design/use.json"])
    #expect(reading.problems.map(\.place.start.line) == [2])
  }

  @Test func `folders within folders and the folder itself are gathered apart`() {
    let paths = ["$themes.json", "a.json", "b/$metadata.json", "b/c/d.json", "e/f.json"]
    let gathered = PaletteFolder.gathered(paths, as: .tokensStudio).gatherings
    #expect(
      gathered == [
        Gathering(name: ".", paths: ["$themes.json", "a.json", "e/f.json"]),
        Gathering(name: "b", paths: ["b/$metadata.json", "b/c/d.json"]),
      ]
    )
  }

  @Test func `a broken file of a folder is told, and the other sets are read`() throws {
    let reading = try PaletteFormat.reading(
      of: SourceTree(
        name: "tokens",
        files: [
          SourceFile(name: "tokens/$metadata.json", text: #"{"tokenSetOrder": ["a", "b"]}"#),
          SourceFile(
            name: "tokens/a.json",
            text: ##"{"ink": {"value": "#111", "type": "color"}}"##
          ),
          SourceFile(name: "tokens/b.json", text: #"{"x":"#),
        ]
      ),
      as: nil
    )
    #expect(reading.color("ink") == "#111111")
    #expect(reading.faults == ["unreadable-color 1"])
    #expect(reading.problems.first?.place.file == "tokens/b.json")
  }
}
