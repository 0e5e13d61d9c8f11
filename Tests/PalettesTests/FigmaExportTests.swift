import Documents
import Palettes
import Testing

private func export(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "tokens.json")
}

/// A token in the manner of Figma's own sample: modes in `$extensions`.
private func token(_ value: String, _ modes: [(String, String)]) -> String {
  let listed = modes.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
  return """
    {"$type": "color", "$value": \(value), "$extensions": {"com.figma.sds": {"figmaId": "V:1", "modes": {\(listed)}}}}
    """
}

/// An export of one token without modes.
private func single(_ value: String, beside others: String...) -> String {
  let rest = others.enumerated().map { ", \"other-\($0)\": {\"$value\": \($1)}" }.joined()
  return """
    {"@color": {"$type": "color", "$collection_metadata": {"name": "Color"},
    "ink": {"$value": \(value)}\(rest)}}
    """
}

@Suite struct FigmaExportTests {
  @Test func `groups are collections, and tokens list their modes`() throws {
    let reading = try export(
      """
      {"@size": {"space": {"100": {"$type": "number", "$value": 4,
         "$extensions": {"com.figma.sds": {"figmaId": "V:9", "modes": {"default": 4}}}}}},
       "@color_primitives": {"$extensions": {"com.figma.sds": {"figmaId": "C:1", "modes": ["value"]}},
        "brand-b": {"800": \(token("\"#333333\"", [("value", "\"#333333\"")]))},
        "white": {"1000": \(token("\"#ffffff\"", [("value", "\"#ffffff\"")]))}},
       "@color": {"$extensions": {"com.figma.sds": {"modes": ["sds_light", "sds_dark"]}},
        "text": {"default": \(token("\"x\"", [
          ("sds_light", "\"{@color_primitives.Brand B.800}\""),
          ("sds_dark", "\"{@color_primitives.White.1000}\""),
        ]))}}}
      """
    )
    #expect(reading.modeNames == ["light/sds", "dark/sds"])
    #expect(reading.color("@color.text.default", in: "light/sds") == "#333333")
    #expect(reading.color("@color.text.default", in: "dark/sds") == "#ffffff")
    #expect(reading.color("@color_primitives.brand-b.800", in: "dark/sds") == "#333333")
    #expect(reading.aliases("@color.text.default") == ["@color_primitives.brand-b.800"])
    #expect(reading.skipped == 1)
    #expect(reading.faults == [])
  }

  @Test func `an alias into what was not exported is reported for its mode`() throws {
    let reading = try export(
      """
      {"@color": {"a": \(token("\"#000\"", [
        ("light", "\"#000\""), ("dark", "\"{@color_primitives.Brand B.800}\""),
      ]))}}
      """
    )
    #expect(reading.color("@color.a", in: "light") == "#000000")
    #expect(reading.color("@color.a", in: "dark") == "faulty")
    #expect(reading.problems.map(\.mode) == [.dark])
    #expect(reading.problems[0].message.contains("no colour @color_primitives.Brand B.800"))
  }

  @Test func `modes stand in the metadata of variables, and groups begin with a dollar`() throws {
    let reading = try export(
      """
      {"@primitives": {"$collection_metadata": {"name": "Primitives", "figmaId": "C:1"},
        "$color": {"primary": {"$type": "color", "$value": "#0066cc", "$variable_metadata": {
          "name": "color/primary", "figmaId": "V:1", "scopes": ["TEXT_FILL"],
          "modes": {"light": "#0066cc", "dark": "rgba(55,255,87,1.00)"}}}}},
       "@tokens": {"$color": {"text": {"$type": "color", "$value": "{@primitives.$color.primary}",
          "$variable_metadata": {"figmaId": "V:2"}},
        "link": {"$type": "color", "$value": "{$color.text}"},
        "by-id": {"$type": "color", "$value": {"type": "VARIABLE_ALIAS", "id": "V:1"}}}}}
      """
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("@primitives.$color.primary", in: "dark") == "#37ff57")
    #expect(reading.color("@tokens.$color.text", in: "dark") == "#37ff57")
    #expect(reading.color("@tokens.$color.link", in: "light") == "#0066cc")
    #expect(reading.color("@tokens.$color.by-id", in: "light") == "#0066cc")
    #expect(reading.palette.swatch("@primitives.$color.primary")?.purpose == .text)
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    ("{\"r\": 255, \"g\": 128, \"b\": 0}", "#ff8000", "channels read as 0 to 255"),
    ("{\"r\": 2, \"g\": 1, \"b\": 0, \"a\": 0.5}", "#020100/0.5", "channels read as 0 to 255"),
    ("{\"r\": 0.2, \"g\": 1, \"b\": 0}", "#33ff00", "channels read as 0 to 1"),
    ("{\"r\": 0, \"g\": 0, \"b\": 0}", "#000000", "channels read as 0 to 1"),
  ])
  func `the range tells how far channels run`(value: String, hex: String, note: String) throws {
    let reading = try export(single(value))
    #expect(reading.color("@color.ink") == hex)
    #expect(reading.palette.swatches.first?.values.first?.value.notes == [note])
    #expect(reading.faults == [])
  }

  @Test func `channels of 0 and 1 are read as others of the file, and never guessed`() throws {
    let value = "{\"r\": 1, \"g\": 1, \"b\": 1}"
    let bytes = "{\"r\": 20, \"g\": 0, \"b\": 0}"
    let fractions = "{\"r\": 0.5, \"g\": 0, \"b\": 0}"
    #expect(try export(single(value, beside: bytes)).color("@color.ink") == "#010101")
    #expect(try export(single(value, beside: fractions)).color("@color.ink") == "#ffffff")
    #expect(
      try export(single(value, beside: bytes, fractions)).color("@color.ink") == "undetermined"
    )
    #expect(try export(single(value)).color("@color.ink") == "undetermined")
    let notes = try export(single(value, beside: bytes)).palette.swatches.first?.values.first?.value
      .notes
    #expect(notes == ["channels read as 0 to 255, as those of other colours in the file do"])
  }

  @Test(arguments: [
    ("\"#12345\"", "is no colour"), ("3", "a colour is a text such as #1e1e1e"),
    ("null", "a colour is a text"), ("[1, 2]", "a colour is a text"),
    ("{}", "a colour is a text"),
    ("{\"r\": 300, \"g\": 0, \"b\": 0}", "r is a number from 0 to 255"),
    ("{\"r\": 1, \"g\": \"2\", \"b\": 0}", "g is a number"), ("{\"r\": 1, \"b\": 0}", "has no g"),
    ("{\"r\": -1, \"g\": 0, \"b\": 0}", "r is a number"),
    ("{\"r\": 9, \"g\": 0, \"b\": 0, \"a\": 255}", "a is a number from 0 to 1"),
  ])
  func `a value that is no colour is a fault with its line`(value: String, words: String) throws {
    let reading = try export(single(value))
    #expect(reading.color("@color.ink") == "faulty")
    #expect(reading.faults == ["unreadable-color 2"])
    #expect(reading.problems.first?.message.contains(words) == true)
  }

  @Test(arguments: [
    "\"rgba({@color.a}, 0.5)\"", "{\"colorSpace\": \"srgb\", \"components\": [0, 0, 0]}",
  ])
  func `what needs other rules is undetermined`(value: String) throws {
    #expect(try export(single(value)).color("@color.ink") == "undetermined")
  }

  @Test func `circles and slugs of two tokens are reported`() throws {
    let reading = try export(
      """
      {"@color": {"$type": "color", "$collection_metadata": {},
        "a": {"$value": "{@color.b}"}, "b": {"$value": "{@color.A}"},
        "x-y": {"z": {"$value": "#111"}}, "x": {"y-z": {"$value": "#222"}},
        "c": {"$value": "{@color.X Y Z}"}, "d": {"$value": "{@color.x.y-z}"}}}
      """
    )
    #expect(reading.color("@color.d") == "#222222")
    #expect(reading.color("@color.c") == "faulty")
    #expect(reading.problems.count == 2)
    #expect(reading.problems[0].message.contains("@color.a -> @color.b -> @color.a"))
    #expect(reading.problems[1].message.contains("no colour @color.X Y Z"))
  }

  @Test func `names that are given twice are reported with both lines`() throws {
    let reading = try export(
      """
      {"@color": {"$type": "color", "$collection_metadata": {},
        "a": {"$value": "#111"},
        "a": {"$value": "#222",
              "$value": "#333"},
        "m": {"$value": "#111", "$variable_metadata": {"modes": {"light": "#111", "dark": "#222",
              "dark": "#333"}}}}}
      """
    )
    #expect(reading.color("@color.a") == "#333333")
    #expect(reading.color("@color.m", in: "dark") == "#333333")
    #expect(reading.faults == ["duplicate-swatch 3", "duplicate-swatch 4", "duplicate-swatch 6"])
    #expect(reading.problems[0].message.contains("@color.a is given twice, on lines 2 and 3"))
  }

  @Test func `what is neither a group nor a token is reported`() throws {
    let reading = try export(
      "{\"@color\": {\"$collection_metadata\": {}, \"a\": 3, \"$order\": 1, \"$description\": \"x\"}}"
    )
    #expect(
      reading.problems.map(\.message) == ["@color.a is neither a group nor a token, but a number"]
    )
  }

  @Test func `another file is told what the format looks like`() {
    let error = #expect(throws: PaletteError.self) {
      try PaletteFormat.reading(
        of: SourceTree(SourceFile(name: "a.json", text: "{}")),
        as: .figmaExport
      )
    }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.message.contains("@color") == true)
  }

  @Test func `design tokens with a group of such a name stay design tokens`() throws {
    let reading = try export("{\"@a\": {\"b\": {\"$type\": \"color\", \"$value\": \"{@a.lost}\"}}}")
    #expect(reading.problems.first?.message.contains("there is no token") == true)
  }

  @Test func `a byte-order mark and CR LF do not move the lines`() throws {
    let text =
      "\u{FEFF}{\r\n\"@color\": {\"$type\": \"color\", \"$collection_metadata\": {},\r\n\"a\": {\"$value\": 3}}}"
    #expect(try export(text).faults == ["unreadable-color 3"])
  }

  @Test func `changed texts are read or refused`() {
    let text = """
      {"@c": {"$collection_metadata": {"name": "C"}, "$g": {"$type": "color", "a": {"$value": "{@c.$g.B}",
      "$variable_metadata": {"scopes": ["TEXT_FILL"], "modes": {"light": "#fff", "dark": {"r": 1, "g": 2,
      "b": 3}}}}, "b": {"$value": {"r": 1, "g": 1, "b": 1, "a": 0.5}}}}}
      """
    let bytes = Array(text.utf8)
    for offset in bytes.indices {
      for byte in [nil, 0x22, 0x30, 0x7B, 0x7D] as [UInt8?] {
        let changed = bytes[..<offset] + (byte.map { [$0] } ?? []) + bytes[(offset + 1)...]
        let tree = SourceTree(SourceFile(name: "a.json", bytes: Array(changed)))
        guard let reading = try? PaletteFormat.reading(of: tree, as: .figmaExport) else { continue }
        for problem in reading.problems {
          #expect(problem.place.range.upperBound <= changed.count && !problem.message.isEmpty)
        }
      }
    }
  }
}
