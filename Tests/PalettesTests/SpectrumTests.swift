import Documents
import Palettes
import Testing

private let schemas = "https://example.com/schemas/token-types"

private func token(_ name: String, _ schema: String, _ rest: String) -> String {
  "\"\(name)\": {\"$schema\": \"\(schemas)/\(schema).json\", \"uuid\": \"id-\(name)\", \(rest)}"
}

private func color(_ name: String, _ value: String) -> String {
  token(name, "color", "\"value\": \(value)")
}

private func alias(_ name: String, _ value: String, _ more: String = "") -> String {
  token(name, "alias", "\"value\": \"\(value)\"\(more)")
}

private func sets(_ name: String, _ values: [(String, String)]) -> String {
  let listed = values.map { set, value in
    let schema = value.hasPrefix("{") ? "alias" : "color"
    return """
      "\(set)": {"$schema": "\(schemas)/\(schema).json", "uuid": "\(name)-\(set)", "value": "\(value)"}
      """
  }
  return token(name, "color-set", "\"sets\": {\(listed.joined(separator: ",\n"))}")
}

private func spectrum(_ tokens: String...) throws(PaletteError) -> Reading {
  try read("{\n" + tokens.joined(separator: ",\n") + "\n}", as: "color-palette.json")
}

@Suite struct SpectrumTests {
  @Test func `sets are modes, and a value without sets counts in all`() throws {
    let reading = try spectrum(
      sets(
        "blue-900",
        [("light", "rgb(59, 99, 251)"), ("dark", "rgb(1, 2, 3)"), ("wireframe", "#fff")]
      ),
      color("white", "\"rgb(255, 255, 255)\""),
      color("veil", "\"rgba(0, 0, 0, 0.12)\"")
    )
    #expect(reading.modeNames == ["light", "dark", "wireframe"])
    #expect(reading.color("blue-900", in: "light") == "#3b63fb")
    #expect(reading.color("blue-900", in: "wireframe") == "#ffffff")
    #expect(reading.color("white", in: "dark") == "#ffffff")
    #expect(reading.color("veil") == "#000000/0.12")
    #expect(reading.faults == [])
  }

  @Test func `aliases lead by name, and by identifier`() throws {
    let reading = try spectrum(
      sets("blue-900", [("light", "rgb(0, 0, 1)"), ("dark", "rgb(0, 0, 2)")]),
      sets("accent", [("light", "{blue-900}"), ("dark", "{white}")]),
      alias("content", "{accent}"),
      token("by-reference", "alias", "\"$ref\": \"id-accent\""),
      token("by-value", "alias", "\"value\": {\"$ref\": \"id-white\"}"),
      color("white", "\"rgb(255, 255, 255)\"")
    )
    #expect(reading.color("content", in: "light") == "#000001")
    #expect(reading.color("content", in: "dark") == "#ffffff")
    #expect(reading.aliases("content") == ["accent", "blue-900"])
    #expect(reading.color("by-reference", in: "light") == "#000001")
    #expect(reading.color("by-value", in: "dark") == "#ffffff")
    #expect(reading.faults == [])
  }

  @Test func `sets within sets multiply`() throws {
    let light = "{\"light\": {\"value\": \"#111\"}, \"dark\": {\"value\": \"#eee\"}}"
    let reading = try spectrum(
      token(
        "accent",
        "color-set",
        """
        "sets": {"spectrum": {"$schema": "\(schemas)/color-set.json", "uuid": "a", "sets": \(light)},
          "express": {"light": {"value": "#222"}, "dark": {"value": "#ddd"}}}
        """
      ),
      sets("ink", [("light", "#000"), ("dark", "#fff")])
    )
    #expect(
      reading.modeNames == ["light/express", "light/spectrum", "dark/express", "dark/spectrum"]
    )
    #expect(reading.color("accent", in: "light/spectrum") == "#111111")
    #expect(reading.color("accent", in: "dark/express") == "#dddddd")
    #expect(reading.color("ink", in: "dark/express") == "#ffffff")
    #expect(reading.faults == [])
  }

  @Test func `what is deprecated or renamed says so`() throws {
    let reading = try spectrum(
      color("new", "\"rgb(0, 0, 0)\""),
      alias(
        "old",
        "{new}",
        ", \"deprecated\": true, \"deprecated_comment\": \"use new\", \"renamed\": \"new\""
      ),
      alias("older", "{new}", ", \"deprecated\": \"3.0\""),
      alias("living", "{new}", ", \"deprecated\": false")
    )
    let notes = reading.palette.swatches.map { $0.values.first?.value.notes ?? [] }
    #expect(
      notes == [[], ["deprecated: use new", "renamed to new"], ["deprecated since 3.0"], []]
    )
  }

  @Test func `opacities, sizes and shadows are skipped, and so is what refers to them`() throws {
    let reading = try spectrum(
      token("opacity", "opacity", "\"value\": \"0.1\""),
      token(
        "gap",
        "scale-set",
        "\"sets\": {\"desktop\": {\"value\": \"8px\"}, \"mobile\": {\"value\": \"10px\"}}"
      ),
      token("shadow", "drop-shadow", "\"value\": [{\"x\": \"0\", \"color\": \"{ink}\"}]"),
      alias("inner-gap", "{gap}"),
      alias("inner-inner-gap", "{inner-gap}"),
      color("ink", "\"rgb(0, 0, 0)\"")
    )
    #expect(reading.palette.swatches.map(\.name) == ["ink"])
    #expect(reading.skipped == 5)
    #expect(reading.modeNames == ["default"])
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    (color("a", "\"rgb(1, 2)\""), "unreadable-color", "is no colour"),
    (color("a", "3"), "unreadable-color", "a colour is a text such as rgb(0, 0, 0), not a number"),
    (color("a", "null"), "unreadable-color", "not null"),
    (color("a", "[1]"), "unreadable-color", "not an array"),
    (alias("a", "blue-900"), "unreadable-color", "an alias is a text such as {gray-100}"),
    (token("a", "alias", "\"value\": true"), "unreadable-color", "an alias is a text"),
    (token("a", "alias", "\"$ref\": 3"), "unreadable-color", "a $ref is a uuid"),
    (alias("a", "{lost}"), "unresolved-reference", "there is no colour lost"),
    (token("a", "alias", "\"$ref\": \"id-lost\""), "unresolved-reference", "no colour id-lost"),
    (alias("a", "{a}"), "unresolved-reference", "a -> a is a circle"),
    (sets("a", [("light", "{lost}")]), "unresolved-reference", "there is no colour lost"),
    (
      token("a", "color-set", "\"sets\": {\"light\": {\"uuid\": \"x\"}}"), "unreadable-color",
      "a colour is a text"
    ),
    (
      token("a", "color-set", "\"sets\": {\"light\": 3}"), "unreadable-color", "a colour is a text"
    ),
    ("\"a\": {\"uuid\": \"x\"}", "unreadable-color", "a has neither a value nor sets"),
    (
      token(
        "a",
        "color-set",
        "\"sets\": {\"light\": {\"sets\": {\"dark\": {\"value\": \"#111\"}}}}"
      ), "unreadable-color", "the set dark stands within the set light"
    ),
  ])
  func `a fault is told with its line`(text: String, kind: String, words: String) throws {
    let reading = try spectrum(color("z", "\"rgb(0, 0, 0)\""), text)
    #expect(reading.faults == ["\(kind) 3"])
    #expect(reading.problems.first?.message.contains(words) == true)
    #expect(reading.color("z") == "#000000")
  }

  @Test func `names that are given twice are reported with both lines`() throws {
    let reading = try spectrum(
      color("a", "\"rgb(0, 0, 0)\""),
      color("a", "\"rgb(1, 1, 1)\""),
      token("b", "color", "\"value\": \"#111\",\n\"value\": \"#222\"")
    )
    #expect(reading.faults == ["duplicate-swatch 3", "duplicate-swatch 5"])
    #expect(reading.problems[0].message.contains("a is given twice, on lines 2 and 3"))
    #expect(reading.color("a") == "#010101")
    #expect(reading.color("b") == "#222222")
  }

  @Test func `files that refer to one another are one palette`() throws {
    let files = [
      ("src/aliases.json", alias("content", "{accent}") + ",\n" + alias("mark", "{other}")),
      ("src/palette.json", sets("blue-900", [("light", "#001"), ("dark", "#002")])),
      ("src/semantic.json", token("accent", "alias", "\"$ref\": \"id-blue-900\"")),
      ("src/layout.json", token("gap", "dimension", "\"value\": \"8px\"")),
    ]
    let trees = files.map { SourceTree(SourceFile(name: $0.0, text: "{\($0.1)}")) }
    let outcomes = PaletteFolder(trees, as: nil).outcomes
    #expect(outcomes.map(\.tree.name) == ["src", "src/layout.json"])
    let reading = try #require(try outcomes.first?.result.get())
    #expect(reading.color("content", in: "dark") == "#000022")
    #expect(reading.problems.map(\.message) == ["mark: there is no colour other"])
    #expect(reading.problems.first?.place.file == "src/aliases.json")
    let value = reading.palette.swatch("content")?.values.first?.value
    #expect(value?.literal.file == "src/palette.json")
  }

  @Test func `a schema is no palette`() {
    let schema = """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "\(schemas)/color.json",
       "type": "object", "properties": {"$schema": {"const": "x"}, "value": {"type": "string"},
       "sets": {"type": "object"}, "uuid": {"type": "string"}}, "required": ["value"]}
      """
    let error = #expect(throws: PaletteError.self) { try read(schema, as: "color.json") }
    #expect(error?.reason == .unknownFormat)
    let own = #expect(throws: PaletteError.self) {
      try PaletteFormat.reading(
        of: SourceTree(SourceFile(name: "a.json", text: "{\"x\": 1}")),
        as: .spectrum
      )
    }
    #expect(own?.message.contains("\"uuid\"") == true)
  }

  @Test func `a byte-order mark and CR LF do not move the lines`() throws {
    let text =
      "\u{FEFF}{\r\n" + color("a", "\"rgb(0, 0, 0)\"") + ",\r\n" + color("b", "1") + "}\r\n"
    #expect(try read(text, as: "a.json").faults == ["unreadable-color 3"])
  }

  @Test func `changed texts are read or refused`() {
    let text = """
      {"a": {"$schema": "s/token-types/color-set.json", "uuid": "u", "sets": {"light": {"value": "{b}"},
      "dark": {"$ref": "v"}, "express": {"light": {"value": "#fff"}}}}, "b": {"uuid": "v", "$schema":
      "s/token-types/color.json", "value": "rgb(1, 2, 3)", "deprecated": true, "renamed": "c"}}
      """
    let bytes = Array(text.utf8)
    for offset in bytes.indices {
      for byte in [nil, 0x22, 0x30, 0x7B, 0x7D] as [UInt8?] {
        let changed = bytes[..<offset] + (byte.map { [$0] } ?? []) + bytes[(offset + 1)...]
        let tree = SourceTree(SourceFile(name: "a.json", bytes: Array(changed)))
        guard let reading = try? PaletteFormat.reading(of: tree, as: .spectrum) else { continue }
        for problem in reading.problems {
          #expect(problem.place.range.upperBound <= changed.count && !problem.message.isEmpty)
        }
      }
    }
  }
}
