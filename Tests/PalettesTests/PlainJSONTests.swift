import Colors
import Documents
import Palettes
import Testing

private func plain(_ text: String) throws(PaletteError) -> Reading {
  try PaletteFormat.reading(
    of: SourceTree(SourceFile(name: "colors.json", text: text)),
    as: .plainJSON
  )
}

/// Maps and lists of colours.
@Suite struct PlainJSONTests {
  @Test func `names lead through maps to colours`() throws {
    let reading = try read(
      """
      {"name": "Ocean", "version": 2, "dark": false,
       "ink": "rgb(80, 73, 90)", "blue": {"50": "#eff6ff", "500": "oklch(0.6 0.2 260)"},
       "gray": ["#f8f9fa", "#212529"], "wide": "color(display-p3 0 0 0 / 0.5)"}
      """,
      as: "colors.json"
    )
    #expect(
      reading.palette.swatches.map(\.name.string) == [
        "ink", "blue.50", "blue.500", "gray.0", "gray.1", "wide",
      ]
    )
    #expect(reading.color("ink") == "#50495a")
    #expect(reading.color("gray.1") == "#212529")
    #expect(reading.problems.isEmpty && reading.skipped == 3)
    #expect(reading.palette.swatches[0].place.start.line == 2)
  }

  @Test func `words are colours only among colours, and never names`() throws {
    let reading = try plain(
      """
      {"base": {"white": "white", "clear": "transparent", "text": "currentColor", "ink": "#111"},
       "person": {"name": "red", "mood": "blue", "cap": "#fff", "size": 4},
       "hex": {"a": "ff0000", "b": "#general", "c": "#/a/b", "d": "#f00"}}
      """
    )
    #expect(
      reading.palette.swatches.map(\.name.string) == [
        "base.white", "base.clear", "base.text", "base.ink", "person.cap", "hex.d",
      ]
    )
    #expect(reading.color("base.text") == "undetermined")
    #expect(reading.skipped == 6 && reading.problems.isEmpty)
  }

  @Test(arguments: [
    ("#12345", "is no colour"), ("#12345g", "is no colour"), ("rgb(1, 2)", "is no colour"),
    ("hsl (1 2% 3%)", "is no colour"), ("#ffffffff0", "is no colour"),
  ])
  func `what looks like a colour and is none is a fault`(value: String, part: String) throws {
    let reading = try plain("{\"a\": \"#fff\",\n\"b\": \"\(value)\"}")
    #expect(reading.faults == ["unreadable-color 2"])
    #expect(reading.problems.first?.message.contains(part) == true)
    #expect(reading.color("b") == "faulty")
    #expect(reading.color("a") == "#ffffff")
  }

  @Test func `equal names are told with both lines`() throws {
    let reading = try plain(
      "\u{FEFF}{\"a\": {\"b\": \"#111\",\r\n\"b\": \"#222\"},\r\n\"a.b\": \"#333\"}"
    )
    #expect(reading.faults == ["duplicate-swatch 2", "duplicate-swatch 3"])
    #expect(reading.problems[0].message.contains("on lines 1 and 2"))
    #expect(reading.color("a.b") == "#333333")
  }

  @Test(arguments: ["{}", "[]", "{\"a\": 1}", "[null, true, \"x\"]", "\"red roses\""])
  func `a file without colours is refused with examples`(text: String) {
    let error = #expect(throws: PaletteError.self) { try plain(text) }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.message.contains("{\"ink\": \"#1f2328\"}") == true)
  }

  @Test func `broken text has its place`() {
    let error = #expect(throws: PaletteError.self) { try plain("{\"a\": \"#fff\"\n\"b\": 1}") }
    #expect(error?.reason == .malformed)
    #expect(error?.place?.start.line == 2)
  }

  @Test func `depth and odd kinds do no harm`() throws {
    let deep = String(repeating: "[", count: 500) + "\"#fff\"" + String(repeating: "]", count: 500)
    #expect(try plain(deep).palette.swatches.count == 1)
    let odd =
      "[{\"name\": 4, \"hex\": [], \"rgb\": null}, {\"rgba\": {}}, {\"rgb\": [1]}, \"#fff\"]"
    #expect(try plain(odd).color("3") == "#ffffff")
  }

  @Test(arguments: [
    ("package.json", "{\"name\": \"x\", \"dependencies\": {\"color\": \"#1\", \"b\": \"#fff\"}}"),
    ("composer.json", "{\"name\": \"a/b\", \"require\": {\"php\": \">=8\"}}"),
    ("map.geojson.json", "{\"type\": \"FeatureCollection\", \"features\": []}"),
    (
      "manifest.json",
      "{\"name\": \"x\", \"start_url\": \"/\", \"display\": \"browser\", \"theme_color\": \"#fff\", \"background_color\": \"#000\"}"
    ),
    ("channels.json", "[{\"name\": \"a\", \"channel\": \"#general\"}, {\"channel\": \"#random\"}]"),
    ("tokens.json", "{\"a\": {\"value\": \"#fff\"}, \"b\": {\"value\": \"#000\"}}"),
    ("dtcg.json", "{\"a\": {\"$value\": \"#fff\"}, \"b\": {\"$value\": \"#000\"}}"),
    ("theme.json", "{\"colors\": {\"a\": \"#fff\", \"b\": \"#000\"}, \"tokenColors\": []}"),
  ])
  func `other JSON is not claimed`(name: String, text: String) {
    let outline = Outline(SourceTree(SourceFile(name: name, text: text)))
    #expect(PaletteFormat.plainJSON.recognizes(outline) < .likely)
  }
}

/// Colours as objects: components and digits side by side.
@Suite struct ColorRecordTests {
  @Test func `a list of named colours is a palette`() throws {
    let reading = try read(
      """
      [{"name": "purpleText", "rgba": {"r": 0.3137254901960784, "g": 0.28627450980392155,
        "b": 0.35294117647058826, "a": 1}, "hex": "#50495aff"},
       {"name": "veil", "rgba": {"r": 0, "g": 0, "b": 1, "a": 0.5}, "hex": "#0000ff80"},
       {"title": "bare", "hex": "9c6ade"}, {"name": "list", "rgb": [0.2, 0.4, 0.6]},
       {"name": "text", "value": "hsl(0 100% 50%)"}, {"name": "word", "color": "teal"},
       {"name": "Ocean", "primary": "#111", "accent": "#222"},
       {"name": "pair", "hex": "#333333", "on": "#ffffff", "order": 1},
       {"name": "two", "color": "#444", "background": "#555"}, {"label": "#666", "id": "x"}]
      """,
      as: "colors.ios.json"
    )
    #expect(reading.color("purpleText") == "#50495a")
    #expect(reading.color("veil") == "#0000ff/0.5")
    #expect(reading.color("bare") == "#9c6ade")
    #expect(reading.color("list") == "#336699")
    #expect(reading.color("text") == "#ff0000")
    #expect(reading.color("word") == "#008080")
    #expect(reading.color("Ocean.accent") == "#222222")
    #expect(reading.color("pair") == "#333333" && reading.color("pair.on") == "#ffffff")
    #expect(reading.color("two.color") == "#444444" && reading.color("two") == nil)
    #expect(reading.color("x.label") == "#666666")
    #expect(reading.problems.isEmpty && reading.skipped == 0)
  }

  @Test func `components win over other notations, which have to agree`() throws {
    let reading = try plain(
      """
      {"a": {"name": "A", "hex": "#dc8a78", "rgb": {"r": 220, "g": 138, "b": 120},
             "hsl": {"h": 10.8, "s": 0.588, "l": 0.667}},
       "b": {"hex": "#ff0000", "rgb": "0, 0, 255"},
       "c": {"hex": "#ff000080", "rgba": {"r": 255, "g": 0, "b": 0, "a": 0.9}},
       "d": {"hex": "#12345", "rgb": "rgb(1 2 3)"},
       "e": {"hex": "#010203", "rgb": {"r": 1, "g": "2", "b": 3}},
       "f": {"hex": "#336699", "hsl": {"h": 30, "s": 50, "l": 40}}}
      """
    )
    #expect(reading.color("a") == "#dc8a78")
    #expect(reading.color("b") == "#0000ff")
    #expect(reading.color("c") == "#ff0000/0.9")
    #expect(reading.color("d") == "#010203")
    #expect(reading.color("e") == "#010203")
    #expect(reading.color("f") == "#336699")
    #expect(
      reading.faults == [
        "value-mismatch 3", "value-mismatch 4", "unreadable-color 5", "unreadable-color 6",
        "value-mismatch 7",
      ]
    )
    #expect(reading.problems[0].message.contains("hex #ff0000 is not the colour of rgb, #0000ff"))
    #expect(reading.problems[0].swatch == "b")
  }

  @Test func `bytes and fractions are told apart by the file`() throws {
    let bytes = try plain(
      "[{\"name\": \"a\", \"rgb\": {\"r\": 1, \"g\": 0, \"b\": 0}}, {\"name\": \"b\", \"r\": 80, \"g\": 73, \"b\": 90}]"
    )
    #expect(bytes.color("a") == "#010000")
    #expect(bytes.color("b") == "#50495a")
    let fractions = try plain("[{\"name\": \"a\", \"rgb\": {\"r\": 1, \"g\": 0, \"b\": 0}}]")
    #expect(fractions.color("a") == "#ff0000")
  }

  @Test(arguments: [
    "{\"r\": 256, \"g\": 0, \"b\": 0}", "{\"r\": -1, \"g\": 0, \"b\": 0}", "[1, 2]",
    "{\"r\": 1, \"g\": 1e999, \"b\": 0}", "{\"r\": 1, \"g\": 2, \"b\": 3, \"a\": 2}",
    "{\"r\": \"1\", \"g\": 2, \"b\": 3}", "{}",
  ])
  func `components out of range are a fault`(components: String) throws {
    let reading = try plain("{\"x\": \"#fff\",\n\"a\": {\"rgb\": \(components)}}")
    #expect(reading.color("a") == "faulty")
    #expect(reading.faults == ["unreadable-color 2"])
  }

  @Test func `a file may be a single colour, and color beside another one is a name`() throws {
    #expect(try plain("{\"name\": \"ink\", \"hex\": \"#111\"}").color("ink") == "#111111")
    #expect(try plain("\"#222\"").color("colors") == "#222222")
    let two = try plain("{\"name\": \"x\", \"color\": \"#111\", \"background\": \"#222\"}")
    #expect(two.palette.swatches.map(\.name) == ["color", "background"])
  }

  @Test func `scales that are called red, green and blue are scales`() throws {
    let reading = try read(
      "{\"red\": {\"1\": \"#f00\"}, \"green\": {\"1\": \"#0f0\"}, \"blue\": {\"1\": \"#00f\"}}",
      as: "a.json"
    )
    #expect(reading.color("green.1") == "#00ff00")
  }
}

/// Modes within a file and across files.
@Suite struct PlainModesTests {
  @Test(arguments: [
    "{\"light\": {\"ink\": \"#111\", \"page\": \"#fff\"}, \"dark\": {\"ink\": \"#eee\", \"page\": \"#000\"}, \"brand\": \"#00f\"}",
    "{\"colors\": {\"light\": {\"ink\": \"#111\", \"page\": \"#fff\"}, \"dark\": {\"ink\": \"#eee\", \"page\": \"#000\"}}}",
  ])
  func `maps of equal names called light and dark are modes`(text: String) throws {
    let reading = try read(text, as: "theme.json")
    let prefix = text.contains("colors") ? "colors." : ""
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("\(prefix)ink", in: "light") == "#111111")
    #expect(reading.color("\(prefix)ink", in: "dark") == "#eeeeee")
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    "{\"purple\": {\"light\": \"#e3d0ff\", \"dark\": \"#50248f\"}}",
    "{\"light\": {\"a\": \"#111\"}, \"dark\": {\"b\": \"#222\"}}",
    "{\"high\": {\"a\": \"#111\"}, \"low\": {\"a\": \"#222\"}}",
    "{\"button\": {\"light\": {\"a\": \"#111\"}, \"dark\": {\"a\": \"#222\"}}, \"x\": {\"a\": \"#333\"}}",
  ])
  func `shades and other maps are no modes`(text: String) throws {
    #expect(try read(text, as: "a.json").modeNames == ["default"])
  }

  @Test func `files that differ in their mode are one palette`() throws {
    let files = [
      (
        "colors/light.json",
        "{\"gray\": {\"gray1\": \"#fcfcfc\"}, \"grayA\": {\"grayA1\": \"#00000003\"}}"
      ),
      (
        "colors/dark.json",
        "{\"grayDark\": {\"gray1\": \"#111111\"}, \"grayDarkA\": {\"grayA1\": \"#fff0\"}}"
      ),
    ]
    let trees = files.map { SourceTree(SourceFile(name: $0.0, text: $0.1)) }
    let outcomes = PaletteFolder(trees, as: nil).outcomes
    #expect(outcomes.count == 1)
    let reading = try #require(try outcomes.first?.result.get())
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("gray.gray1", in: "light") == "#fcfcfc")
    #expect(reading.color("gray.gray1", in: "dark") == "#111111")
    #expect(reading.palette.swatches.count == 2)
    #expect(reading.palette.swatch("gray.gray1")?.values.map(\.value.place.file) == files.map(\.0))
  }

  @Test func `a file alone keeps its names`() throws {
    let reading = try read("{\"grayDark\": {\"a\": \"#111\", \"b\": \"#222\"}}", as: "dark.json")
    #expect(reading.palette.swatches.map(\.name) == ["grayDark.a", "grayDark.b"])
  }
}

/// Theo's `aliases` and `props`.
@Suite struct TheoPropertiesTests {
  @Test func `a property is the colour of its alias`() throws {
    let reading = try read(
      """
      {"aliases": {"blue": {"value": "#006fbb"}, "sky": "{!blue}", "gap": "4px"},
       "props": {
         "link": {"type": "color", "value": "rgb(0, 111, 187)", "originalValue": "{!sky}"},
         "veil": {"type": "color", "value": "rgba(0, 111, 187, 0.5)", "originalValue": "rgba({!blue}, 0.5)"},
         "gap": {"type": "spacing", "value": "4px", "originalValue": "{!gap}"},
         "lie": {"type": "color", "value": "#f00", "originalValue": "{!blue}"},
         "typo": {"type": "color", "value": "#f00", "originalValue": "{!bleu}"}}}
      """,
      as: "colors.raw.json"
    )
    #expect(reading.palette.swatches.map(\.name) == ["link", "veil", "lie", "typo"])
    #expect(reading.color("link") == "#006fbb")
    #expect(reading.aliases("link") == ["sky", "blue"])
    #expect(reading.color("veil") == "#006fbb/0.5")
    #expect(reading.color("lie") == "#006fbb")
    #expect(reading.color("typo") == "faulty")
    #expect(reading.faults == ["value-mismatch 6", "unresolved-reference 7"])
    #expect(reading.problems[1].message.contains("did you mean blue?"))
    #expect(reading.skipped == 1)
  }

  @Test func `circles and equal names are told`() throws {
    let reading = try plain(
      """
      {"global": {"type": "color"}, "aliases": {"a": "{!b}", "b": "{!a}", "c": "red", "c": "blue"},
       "props": [{"name": "x", "value": "{!a}"}, {"name": "y", "value": "{!c}"},
         {"name": "y", "value": 4}]}
      """
    )
    #expect(reading.color("x") == "faulty")
    #expect(
      reading.problems.map(\.kind.rawValue).sorted() == [
        "duplicate-swatch", "duplicate-swatch", "unreadable-color", "unresolved-reference",
        "unresolved-reference",
      ]
    )
  }
}

/// Themes of a registry of shadcn/ui.
@Suite struct RegistryVariablesTests {
  @Test func `components stand for hsl, and names begin with two hyphens`() throws {
    let reading = try read(
      """
      {"name": "theme-x", "type": "registry:theme", "cssVars": {
        "theme": {"font-sans": "Inter, sans-serif", "color-brand": "var(--brand)"},
        "light": {"background": "0 0% 100%", "muted": "240 5.9% 10% / 50%", "radius": "0.5rem",
          "brand": "oklch(0.6 0.2 260)", "ring": "var(--elsewhere)", "card": "24 24 27"},
        "dark": {"background": "240 10% 3.9%", "brand": "#f00"}}}
      """,
      as: "theme-x.json"
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("--background", in: "light") == "#ffffff")
    #expect(reading.color("--background", in: "dark") == "#09090b")
    #expect(reading.color("--muted", in: "light") == "#18181b/0.5")
    // The stylesheet has the light values for all, and the dark ones on top.
    #expect(reading.palette.swatch("--muted")?.values[1].value.standIn == .light)
    #expect(reading.color("--color-brand", in: "dark") == "#ff0000")
    #expect(reading.color("--ring") == "undetermined")
    #expect(reading.color("--card") == "undetermined")
    #expect(reading.palette.swatch("--radius") == nil)
    #expect(reading.problems.isEmpty && reading.skipped == 4)
  }

  @Test func `faults have their lines`() throws {
    let reading = try plain(
      """
      {"cssVars": {"light": {
        "a": "#12345", "b": "hsl(240 5.9)",
        "c": "var(--d)", "d": "var(--c)",
        "e": "#fff", "e": "#eee", "f": 4, "g": null}, "dark": 4}}
      """
    )
    #expect(
      reading.faults == [
        "unreadable-color 2", "unreadable-color 2", "unresolved-reference 3", "duplicate-swatch 4",
      ]
    )
    #expect(reading.skipped == 3)
  }
}
