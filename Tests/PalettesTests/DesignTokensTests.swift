import Colors
import Documents
import Palettes
import Testing

private func tokens(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "sample.tokens.json")
}

@Suite struct DesignTokensTests {
  @Test func `aliases resolve, and a circle is named once with its path`() throws {
    let reading = try tokens(
      """
      {"color": {"$type": "color",
        "a": {"$value": "{color.b}"},
        "b": {"$value": "{color.c}"},
        "c": {"$value": "{color.a}"},
        "self": {"$value": "{color.self}"},
        "victim": {"$value": "{color.a}"},
        "base": {"$value": "#1f6f4a"},
        "left": {"$value": "{color.base}"},
        "right": {"$value": "{color.base}"},
        "basement": {"$value": "{color.base}"},
        "base-2": {"$value": "{color.basement}"}}}
      """
    )
    for name in ["left", "right", "basement", "base-2"] {
      #expect(reading.color("color.\(name)") == "#1f6f4a")
    }
    #expect(reading.aliases("color.base-2") == ["color.basement", "color.base"])
    #expect(reading.color("color.victim") == "faulty")
    #expect(
      reading.faults == [
        "unresolved-reference 2", "unresolved-reference 5", "unresolved-reference 6",
      ]
    )
    #expect(
      reading.problems[0].message.contains("color.a -> color.b -> color.c -> color.a")
    )
    #expect(reading.problems[2].message.contains("leads into"))
  }

  @Test func `a chain of 20000 aliases resolves`() throws {
    var text = "{\"$type\":\"color\""
    for index in 0..<19_999 { text += ",\"t\(index)\":{\"$value\":\"{t\(index + 1)}\"}" }
    let reading = try tokens(text + ",\"t19999\":{\"$value\":\"#1f6f4a\"}}")
    #expect(reading.color("t0") == "#1f6f4a")
    #expect(reading.aliases("t0")?.first == "t1")
    #expect(reading.aliases("t0")?.last == "t19999")
    #expect(reading.problems.isEmpty)
  }

  @Test func `a circle of 5000 aliases is one problem`() throws {
    var text = "{\"$type\":\"color\""
    for index in 0..<5_000 { text += ",\"t\(index)\":{\"$value\":\"{t\((index + 1) % 5_000)}\"}" }
    #expect(try tokens(text + "}").problems.count == 1)
  }

  @Test func `20000 nested groups are one plain error`() {
    let text = String(repeating: "{\"a\":", count: 20_000) + "{\"$value\":\"#fff\"}"
    #expect(throws: PaletteError.self) { try tokens(text) }
  }

  @Test func `blanks within the braces belong to no name`() throws {
    let reading = try tokens(
      "{\"$type\":\"color\",\"a b\":{\"$value\":\"#123456\"},\"c\":{\"$value\":\"{ a b }\"}}"
    )
    #expect(reading.color("c") == "#123456")
  }

  @Test func `a name that is given twice is a problem with both lines, and the last counts`() throws
  {
    let reading = try tokens(
      """
      {"color": {
        "ink": {"$value": "#1b1b1f", "$type": "color"},
        "muted": {"$value": "#6a6a72", "$type": "color"},
        "muted": {"$value": "#b9b9c2", "$type": "color"}}}
      """
    )
    #expect(reading.color("color.muted") == "#b9b9c2")
    #expect(reading.faults == ["duplicate-swatch 4"])
    #expect(reading.problems[0].message.contains("3") && reading.problems[0].message.contains("4"))
    #expect(reading.problems[0].notes.first?.place.start.line == 3)
  }

  @Test func `composed and decomposed names are two tokens`() throws {
    let reading = try tokens(
      """
      {"brand": {"$type": "color",
        "caf\\u00e9": {"$value": "#6f4e37"}, "cafe\\u0301": {"$value": "#d8c3a5"},
        "label": {"$value": "{brand.cafe\\u0301}"}}}
      """
    )
    #expect(reading.palette.swatches.count == 3)
    #expect(reading.color("brand.label") == "#d8c3a5")
    #expect(reading.problems.isEmpty)
  }

  @Test func `lines end at CR LF, and a byte-order mark is no column`() throws {
    let reading = try tokens(
      "\u{FEFF}{\r\n \"ink\": {\"$type\": \"color\", \"$value\": \"#767b80\"},\r\n"
        + " \"fog\": {\"$type\": \"color\", \"$value\": \"#9aa0a6\"}\r\n}\r\n"
    )
    #expect(reading.palette.swatch("ink")?.place.start == SourceLocation(line: 2, column: 38))
    #expect(reading.palette.swatch("fog")?.place.start.line == 3)
  }

  @Test func `a number as a text is neither 0 nor 1, and the rest is still read`() throws {
    let reading = try tokens(
      """
      {"c": {"$type": "color",
      "x": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.3, 0.4], "alpha": "0.5"}},
      "y": {"$value": {"colorSpace": "srgb", "components": ["0.2", "0.3", "0.4"]}},
      "z": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.3, 0.4], "alpha": 0.5}},
      "w": {"$value": {"colorSpace": "srgb", "components": [0.2, 0.3]}}}}
      """
    )
    #expect(reading.color("c.z") == "#334d66/0.5")
    for name in ["c.x", "c.y", "c.w"] { #expect(reading.color(name) == "faulty") }
    #expect(
      reading.faults == ["unreadable-color 2", "unreadable-color 3", "unreadable-color 5"]
    )
  }

  @Test func `components are the value, and a hex of another colour is a mismatch`() throws {
    let reading = try tokens(
      """
      {"c": {"$type": "color", "$value":
        {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "alpha": 0.4, "hex": "#ff0000"}},
       "d": {"$type": "color", "$value":
        {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6], "hex": "#346699"}}}
      """
    )
    #expect(reading.color("c") == "#336699/0.4")
    #expect(reading.faults == ["value-mismatch 2"])
  }

  @Test func `a missing target is named, with the nearest name`() throws {
    let reading = try tokens(
      """
      {"$type": "color", "paper": {"$value": "#fff"}, "sheet": {"$value": "{papre}"},
       "size": {"$type": "dimension", "$value": "{space.medium}"}}
      """
    )
    #expect(reading.faults == ["unresolved-reference 1"])
    #expect(reading.problems[0].message.contains("paper"))
    #expect(reading.color("sheet") == "faulty")
  }

  @Test func `a reference to a group names its root token`() throws {
    let reading = try tokens(
      """
      {"accent": {"$type": "color", "$root": {"$value": "#c00"}, "soft": {"$value": "#fcc"}},
       "a": {"$type": "color", "$value": "{accent}"},
       "b": {"$type": "color", "$value": "{accent.$root}"}}
      """
    )
    #expect(reading.color("b") == "#cc0000")
    #expect(reading.faults == ["unresolved-reference 2"])
    #expect(reading.problems[0].message.contains("accent.$root"))
  }

  @Test func `pointers lead to tokens, values and parts of values`() throws {
    let reading = try tokens(
      """
      {"$type": "color", "a/b": {"$value": "#102030"}, "c~d": {"$ref": "#/a~1b"},
       "e": {"$value": {"$ref": "#/c~0d"}}, "f": {"$value": {"$ref": "#/a~1b/$value"}},
       "g": {"$value": {"colorSpace": "srgb", "components": [0, 0.5, 1]}},
       "h": {"$value": {"colorSpace": "srgb",
          "components": [{"$ref": "#/g/$value/components/2"}, 0, 0]}},
       "i": {"$value": {"$ref": "#/nothing"}},
       "j": {"$value": {"$ref": "#/j/$value"}}}
      """
    )
    #expect(reading.color("c~d") == "#102030")
    #expect(reading.color("e") == "#102030")
    #expect(reading.color("f") == "#102030")
    #expect(reading.color("h") == "#ff0000")
    #expect(reading.color("i") == "faulty")
    #expect(reading.color("j") == "faulty")
    #expect(reading.problems.count == 2)
  }

  @Test func `a group takes over the tokens of the one it extends, and keeps its own`() throws {
    let reading = try tokens(
      """
      {"light": {"$type": "color", "ink": {"$value": "#111"}, "paper": {"$value": "#fff"}},
       "dark": {"$type": "color", "$extends": "{light}", "paper": {"$value": "#222"}},
       "loop": {"$extends": "#/pool"}, "pool": {"$extends": "{loop}"}}
      """
    )
    #expect(reading.color("dark.ink") == "#111111")
    #expect(reading.color("dark.paper") == "#222222")
    #expect(reading.problems.allSatisfy { $0.kind == .unresolvedReference })
    #expect(!reading.problems.isEmpty)
  }

  @Test func `types are inherited, and other types are left out`() throws {
    let reading = try tokens(
      """
      {"g": {"$type": "color", "a": {"$value": "#111"},
        "size": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
        "h": {"b": {"$value": "#222"}}},
       "weight": {"$type": "fontWeight", "$value": 700},
       "alias": {"$value": "{g.h.b}"}}
      """
    )
    #expect(reading.palette.swatches.map(\.name.string) == ["g.a", "g.h.b", "alias"])
    #expect(reading.problems.isEmpty)
  }

  @Test func `a deprecation is inherited and taken back`() throws {
    let reading = try tokens(
      """
      {"g": {"$type": "color", "$deprecated": "use h", "a": {"$value": "#111"},
        "b": {"$value": "#222", "$deprecated": false}}}
      """
    )
    #expect(
      reading.palette.swatch("g.a")?.values[0].value.notes.contains("deprecated: use h") == true
    )
    #expect(reading.palette.swatch("g.b")?.values[0].value.notes.isEmpty == true)
  }

  @Test func `requirements of tokens and of groups become pairings`() throws {
    let reading = try tokens(
      """
      {"$extensions": {"legible": {"pairs": [
          {"foreground": "c.ink", "background": "c.card", "use": "graphic", "layers": ["c.page"]}]}},
       "c": {"$type": "color", "page": {"$value": "#fff"}, "card": {"$value": "#eee"},
        "ink": {"$value": "#111", "$extensions": {"legible":
          {"background": ["c.page", "c.card"], "size": "14pt", "weight": "bold", "level": "AAA"}}},
        "bad": {"$value": "#222", "$extensions": {"legible": {"background": "c.pge"}}},
        "odd": {"$value": "#333", "$extensions": {"legible": {"on": "c.page", "use": "txt"}}}}}
      """
    )
    #expect(reading.palette.pairings.count == 3)
    let graphic = reading.palette.pairings.first { $0.use == .graphic }
    #expect(graphic?.layers == ["c.page"] && graphic?.foreground == "c.ink")
    let text = reading.palette.pairings.filter { $0.use == .text }
    #expect(text.map(\.background.string) == ["c.page", "c.card"])
    #expect(text.first?.level == .aaa && text.first?.textSize?.weight == 700)
    #expect(reading.faults == ["unresolved-reference 6", "faulty-pairing 7"])
  }

  @Test func `values by mode are read, and a broken alias is told once`() throws {
    let reading = try tokens(
      """
      {"$type": "color", "ink": {"$value": "#111",
         "$extensions": {"mode": {"light": "#111", "dark": "#eee", "dark-high-contrast": "#fff"}}},
       "text": {"$value": "{ink}"}, "lost": {"$value": "{nowhere}"}}
      """
    )
    #expect(reading.modeNames == ["light", "dark", "dark/high-contrast"])
    #expect(reading.color("text", in: "dark") == "#eeeeee")
    #expect(reading.color("text", in: "dark/high-contrast") == "#ffffff")
    #expect(reading.faults == ["unresolved-reference 3"])
  }

  @Test(arguments: [
    "[1]", "{\"version\":\"2025.10\",\"resolutionOrder\":[]}", "{",
    "\"a\"",
    "{\"a\":{\"$value\":}}",
  ])
  func `what is no token file gets a message`(text: String) throws {
    let error = #expect(throws: PaletteError.self) { try tokens(text) }
    #expect(error?.message.isEmpty == false)
  }

  @Test(arguments: [
    ("\"#12345\"", "unreadable-color"), ("\"\"", "unreadable-color"), ("12", "unreadable-color"),
    ("null", "unreadable-color"), ("[1, 2, 3]", "unreadable-color"),
    ("{\"components\": [0, 0, 0]}", "unreadable-color"),
    ("{\"colorSpace\": \"srgb\"}", "unreadable-color"),
    ("{\"colorSpace\": \"sgrb\", \"components\": [0, 0, 0]}", "unreadable-color"),
    ("{\"colorSpace\": \"srgb\", \"components\": [0, 0, 1e400]}", "unreadable-color"),
    ("{\"colorSpace\": \"srgb\", \"components\": [0, 0, 0, 0]}", "unreadable-color"),
    ("{\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"alpha\": 2}", "unreadable-color"),
    ("\"{a.b\"", "unreadable-color"),
  ])
  func `a value that is no colour is a problem of its token`(value: String, kind: String) throws {
    let reading = try tokens(
      "{\"good\": {\"$type\": \"color\", \"$value\": \"#fff\"},\n"
        + "\"bad\": {\"$type\": \"color\", \"$value\": \(value)}}"
    )
    #expect(reading.color("good") == "#ffffff")
    #expect(reading.color("bad") == "faulty")
    #expect(reading.faults == ["\(kind) 2"])
  }
}
