import Colors
import Documents
import Palettes
import Testing

/// Builds an answer of the REST API around the collections and variables of a test.
private func figma(
  _ collections: [String],
  _ variables: [String]
) throws(PaletteError) -> Reading {
  try read(
    """
    {"status": 200, "error": false, "meta": {
    "variableCollections": {\(collections.joined(separator: ",\n"))},
    "variables": {
    \(variables.joined(separator: ",\n"))
    }}}
    """,
    as: "variables.json"
  )
}

private func collection(
  _ id: String,
  _ name: String,
  _ modes: [(String, String)],
  more: String = ""
) -> String {
  let listed = modes.map { "{\"modeId\": \"\($0.0)\", \"name\": \"\($0.1)\"}" }
  return """
    "\(id)": {"id": "\(id)", "name": "\(name)", "defaultModeId": "\(modes[0].0)", "modes": [\(listed.joined(separator: ", "))]\(more)}
    """
}

private func color(
  _ id: String,
  _ name: String,
  in collection: String,
  _ values: [(String, String)],
  more: String = ""
) -> String {
  let listed = values.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
  return """
    "\(id)": {"id": "\(id)", "name": "\(name)", "variableCollectionId": "\(collection)", "resolvedType": "COLOR", "valuesByMode": {\(listed)}\(more)}
    """
}

private func alias(_ id: String) -> String { "{\"type\": \"VARIABLE_ALIAS\", \"id\": \"\(id)\"}" }

private let white = "{\"r\": 1, \"g\": 1, \"b\": 1, \"a\": 1}"
private let black = "{\"r\": 0, \"g\": 0, \"b\": 0, \"a\": 1}"
private let red = "{\"r\": 1, \"g\": 0, \"b\": 0, \"a\": 1}"
private let theme = collection("C:1", "Theme", [("1:0", "light"), ("1:1", "dark")])
private let plain = collection("C:2", "Primitives", [("2:0", "Mode 1")])

@Suite struct FigmaVariablesTests {
  @Test func `modes of a collection are modes of the palette, and aliases lead across collections`()
    throws
  {
    let reading = try figma(
      [theme, plain],
      [
        color("V:1", "text/primary", in: "C:1", [("1:0", alias("V:2")), ("1:1", alias("V:3"))]),
        color("V:2", "black", in: "C:2", [("2:0", black)]),
        color("V:3", "white", in: "C:2", [("2:0", white)]),
      ]
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("text/primary", in: "light") == "#000000")
    #expect(reading.color("text/primary", in: "dark") == "#ffffff")
    #expect(reading.color("white", in: "dark") == "#ffffff")
    #expect(reading.aliases("text/primary") == ["black"])
    #expect(reading.faults == [])
    let value = reading.palette.swatch("text/primary")?.values.first?.value
    #expect(value?.source == alias("V:2"))
    #expect(value?.place.start.line == 5)
  }

  /// The names of nine published modes.
  @Test func `names of modes are read as words`() throws {
    let names = [
      "light", "dark", "dark dimmed", "light high contrast", "dark high contrast",
      "light protanopia deuteranopia", "dark protanopia deuteranopia", "light tritanopia",
      "dark tritanopia",
    ]
    let modes = names.enumerated().map { ("1:\($0)", $1) }
    let values = modes.enumerated().map { index, mode in
      (mode.0, "{\"r\": \(Double(index) / 10), \"g\": 0, \"b\": 0, \"a\": 1}")
    }
    let reading = try figma(
      [collection("C:1", "mode", modes)],
      [color("V:1", "ink", in: "C:1", values)]
    )
    #expect(
      Set(reading.modeNames) == [
        "light", "dark", "dark-dim", "light/high-contrast", "dark/high-contrast",
        "light/protanopia-deuteranopia", "dark/protanopia-deuteranopia", "light/tritanopia",
        "dark/tritanopia",
      ]
    )
    // Each mode has its own value, also where another name says less of the same.
    let reds = reading.palette.swatch("ink")?.values.map { $0.value.color?.components.x } ?? []
    #expect(Set(reds).count == 9)
    #expect(reading.color("ink", in: "dark-dim") == "#330000")
  }

  @Test func `channels are kept as they are written`() throws {
    let reading = try figma(
      [plain],
      [
        color(
          "V:1",
          "a",
          in: "C:2",
          [("2:0", "{\"r\": 0.12941177189350128, \"g\": 0.5, \"b\": 1, \"a\": 0.25}")]
        ),
        color("V:2", "b", in: "C:2", [("2:0", "{\"r\": 0, \"g\": 0.2, \"b\": 0}")]),
      ]
    )
    let color = reading.palette.swatch("a")?.values.first?.value.color
    #expect(color?.components == SIMD3(0.12941177189350128, 0.5, 1))
    #expect(color?.alpha == 0.25)
    #expect(reading.color("b") == "#003300")
    #expect(reading.modeNames == ["default"])
  }

  @Test func `where a collection lacks a mode its default mode stands in, and a note says so`()
    throws
  {
    let brands = collection("C:3", "Brand", [("3:0", "dark"), ("3:1", "dark high contrast")])
    let reading = try figma(
      [theme, brands],
      [
        color("V:1", "ink", in: "C:1", [("1:0", alias("V:2")), ("1:1", alias("V:2"))]),
        color("V:2", "base", in: "C:3", [("3:0", red), ("3:1", white)]),
      ]
    )
    #expect(reading.modeNames == ["light", "dark", "dark/high-contrast"])
    #expect(reading.color("ink", in: "light") == "#ff0000")
    #expect(reading.color("ink", in: "dark") == "#ff0000")
    #expect(reading.color("ink", in: "dark/high-contrast") == "#ffffff")
    let notes = reading.palette.swatch("ink")?.values.map(\.value.notes) ?? []
    #expect(notes == [["base stands in with its value of mode dark"], [], []])
  }

  @Test func `decisions of several collections multiply`() throws {
    let brands = collection("C:3", "Brand", [("3:0", "Acme"), ("3:1", "Bolt")])
    let reading = try figma(
      [theme, brands],
      [
        color("V:1", "ink", in: "C:1", [("1:0", alias("V:2")), ("1:1", white)]),
        color("V:2", "base", in: "C:3", [("3:0", red), ("3:1", black)]),
      ]
    )
    #expect(reading.modeNames == ["light/acme", "light/bolt", "dark/acme", "dark/bolt"])
    #expect(reading.color("ink", in: "light/acme") == "#ff0000")
    #expect(reading.color("ink", in: "light/bolt") == "#000000")
    #expect(reading.color("ink", in: "dark/bolt") == "#ffffff")
  }

  @Test func `a mode without any known word keeps its name`() throws {
    let reading = try figma(
      [collection("C:1", "A", [("1:0", "Mode 1"), ("1:1", "Mode 2"), ("1:2", "mode 2")])],
      [color("V:1", "ink", in: "C:1", [("1:0", red), ("1:1", black), ("1:2", white)])]
    )
    #expect(reading.modeNames == ["mode-1", "mode-2", "mode-2/mode 2"])
    #expect(reading.color("ink", in: "mode-2/mode 2") == "#ffffff")
  }

  @Test func `a missing target is reported for each variable and mode, and nothing is guessed`()
    throws
  {
    let reading = try figma(
      [theme, plain],
      [
        color("V:1", "a", in: "C:1", [("1:0", alias("V:9")), ("1:1", white)]),
        color("V:2", "b", in: "C:1", [("1:0", alias("V:3")), ("1:1", alias("V:3"))]),
        color("V:3", "hidden", in: "C:2", [("2:0", alias("V:8"))], more: ", \"remote\": true"),
        color("V:4", "c", in: "C:1", [("1:0", alias("V:2")), ("1:1", black)]),
      ]
    )
    #expect(reading.color("a", in: "light") == "faulty")
    #expect(reading.color("b", in: "dark") == "faulty")
    #expect(reading.color("c", in: "dark") == "#000000")
    #expect(reading.palette.swatch("hidden") == nil)
    #expect(
      reading.faults == [
        "unresolved-reference 5", "unresolved-reference 6", "unresolved-reference 6",
        "unresolved-reference 8",
      ]
    )
    #expect(reading.problems.map(\.swatch) == ["a", "b", "b", "c"])
    #expect(reading.problems.map(\.mode) == [.light, .light, .dark, .light])
    #expect(reading.problems[0].message.contains("there is no variable V:9 in this file"))
    #expect(reading.problems[1].message.contains("b leads to hidden: there is no variable V:8"))
  }

  @Test func `circles are reported`() throws {
    let reading = try figma(
      [plain],
      [
        color("V:1", "a", in: "C:2", [("2:0", alias("V:2"))]),
        color("V:2", "b", in: "C:2", [("2:0", alias("V:1"))]),
      ]
    )
    #expect(reading.faults == ["unresolved-reference 4"])
    #expect(reading.problems[0].message.contains("a -> b -> a"))
  }

  @Test func `names take that of their collection where they collide`() throws {
    let more = collection("C:4", "More", [("4:0", "x")])
    let reading = try figma(
      [plain, more],
      [
        color("V:1", "ink", in: "C:2", [("2:0", black)]),
        color("V:2", "ink", in: "C:4", [("4:0", white)]),
        color("V:3", "ground", in: "C:4", [("4:0", white)]),
        color("V:4", "ground", in: "C:2", [("2:0", red)], more: ", \"remote\": true"),
        color("V:5", "line", in: "C:2", [("2:0", alias("V:4"))]),
      ]
    )
    #expect(
      reading.palette.swatches.map(\.name) == ["Primitives/ink", "More/ink", "ground", "line"]
    )
    #expect(reading.aliases("line") == ["Primitives/ground"])
    #expect(reading.faults == [])
  }

  @Test func `variables of libraries are shown unless others only refer to them`() throws {
    let reading = try figma(
      [plain],
      [
        color("V:1", "a", in: "C:2", [("2:0", alias("V:2"))]),
        color("V:2", "b", in: "C:2", [("2:0", red)], more: ", \"hiddenFromPublishing\": true"),
        color("V:3", "c", in: "C:2", [("2:0", red)], more: ", \"hiddenFromPublishing\": true"),
        color("V:4", "d", in: "C:2", [("2:0", alias("V:3b"))]),
      ]
    )
    #expect(reading.palette.swatches.map(\.name) == ["a", "c", "d"])
    #expect(reading.color("a") == "#ff0000")
  }

  @Test(
    arguments: [
      (["TEXT_FILL"], .text), (["SHAPE_FILL", "TEXT_FILL"], .text), (["FRAME_FILL"], .ground),
      (["FRAME_FILL", "SHAPE_FILL", "STROKE_COLOR"], .ground), (["SHAPE_FILL"], .ground),
      (["STROKE_COLOR"], .stroke), (["ALL_SCOPES"], nil), (["ALL_FILLS"], nil), ([], nil),
      (["TEXT_FILL", "FRAME_FILL"], nil), (["EFFECT_COLOR"], nil),
    ] as [([String], Swatch.Purpose?)]
  )
  func `scopes tell what a colour is for`(scopes: [String], purpose: Swatch.Purpose?) throws {
    let listed = scopes.map { "\"\($0)\"" }.joined(separator: ", ")
    let reading = try figma(
      [plain],
      [color("V:1", "a", in: "C:2", [("2:0", red)], more: ", \"scopes\": [\(listed)]")]
    )
    #expect(reading.palette.swatches.first?.purpose == purpose)
  }

  @Test func `a colour with an opacity of its own is composed, by mode and through aliases`() throws
  {
    let opacity = """
      "V:5": {"id": "V:5", "name": "half", "variableCollectionId": "C:1", "resolvedType": "FLOAT", "valuesByMode": {"1:0": 50, "1:1": {"type": "VARIABLE_ALIAS", "id": "V:6"}}}
      """
    let target = """
      "V:6": {"id": "V:6", "name": "low", "variableCollectionId": "C:2", "resolvedType": "FLOAT", "valuesByMode": {"2:0": 20}}
      """
    let reading = try figma(
      [theme, plain],
      [
        color("V:1", "red", in: "C:2", [("2:0", red)]),
        color("V:2", "a", in: "C:2", [("2:0", "{\"color\": \(alias("V:1")), \"opacity\": 25}")]),
        color(
          "V:3",
          "b",
          in: "C:2",
          [("2:0", "{\"color\": \(alias("V:1")), \"opacity\": \(alias("V:5"))}")]
        ),
        color(
          "V:4",
          "c",
          in: "C:2",
          [("2:0", "{\"color\": \(black), \"opacity\": \(alias("V:6"))}")]
        ),
        opacity, target,
        color("V:7", "d", in: "C:2", [("2:0", "{\"color\": \(black), \"opacity\": \"x\"}")]),
        color("V:8", "e", in: "C:2", [("2:0", "{\"color\": \(alias("V:5")), \"opacity\": 1}")]),
        color(
          "V:9",
          "f",
          in: "C:2",
          [("2:0", "{\"color\": \(black), \"opacity\": \(alias("V:1"))}")]
        ),
      ]
    )
    #expect(reading.color("a", in: "dark") == "#ff0000/0.25")
    #expect(reading.color("b", in: "light") == "#ff0000/0.5")
    #expect(reading.color("b", in: "dark") == "#ff0000/0.2")
    #expect(reading.color("c", in: "light") == "#000000/0.2")
    #expect(reading.aliases("b") == ["red"])
    #expect(reading.palette.swatches.map(\.name) == ["red", "a", "b", "c", "d", "e", "f"])
    #expect(reading.skipped == 2)
    #expect(reading.problems.map(\.swatch) == ["d", "e", "f"])
    #expect(reading.problems[0].message.contains("percentage"))
    #expect(reading.problems[1].message.contains("half is no colour"))
    #expect(reading.problems[2].message.contains("red is no number"))
  }

  @Test func `a collection that extends another is a brand, and what it leaves out is inherited`()
    throws
  {
    let extended = """
      "C:9": {"id": "C:9", "name": "Acme", "isExtension": true, "parentVariableCollectionId": "C:1",
      "defaultModeId": "VariableCollectionId:9:9/1:0", "modes": [
      {"modeId": "VariableCollectionId:9:9/1:0", "name": "light"},
      {"modeId": "E:1", "parentModeId": "1:1", "name": "dark"}],
      "variableOverrides": {"V:1": {"E:1": \(red), "VariableCollectionId:9:9/1:0": null}}}
      """
    let reading = try figma(
      [theme, extended],
      [color("V:1", "ink", in: "C:1", [("1:0", black), ("1:1", white)])]
    )
    #expect(reading.modeNames == ["light", "light/acme", "dark", "dark/acme"])
    #expect(reading.color("ink", in: "light/acme") == "#000000")
    #expect(reading.color("ink", in: "dark") == "#ffffff")
    #expect(reading.color("ink", in: "dark/acme") == "#ff0000")
  }

  @Test func `collections that extend each other are reported`() throws {
    let reading = try figma(
      [
        collection("C:1", "A", [("1:0", "x")], more: ", \"parentVariableCollectionId\": \"C:2\""),
        collection("C:2", "B", [("2:0", "y")], more: ", \"parentVariableCollectionId\": \"C:1\""),
      ],
      [color("V:1", "ink", in: "C:1", [("1:0", black)])]
    )
    #expect(reading.problems.count == 2)
    #expect(reading.problems[0].message.contains("extends itself"))
  }

  @Test func `the list is read without its wrapper, and from arrays`() throws {
    let reading = try read(
      """
      {"variableCollections": [{"id": "C:1", "name": "A", "modes": [{"modeId": "m", "name": "x"}]}],
       "variables": [{"id": "V:1", "name": "ink", "variableCollectionId": "C:1", "type": "COLOR",
         "valuesByMode": {"m": "#123456"}}]}
      """,
      as: "-"
    )
    #expect(reading.color("ink") == "#123456")
  }

  @Test(arguments: [
    ("{\"r\": 255, \"g\": 0, \"b\": 0, \"a\": 1}", "r is a number from 0 to 1, not 255"),
    ("{\"r\": 1, \"g\": -0.5, \"b\": 0}", "g is a number from 0 to 1"),
    ("{\"r\": 1, \"g\": \"0\", \"b\": 0}", "g is a number from 0 to 1"),
    ("{\"r\": 1, \"g\": 0, \"b\": 1e999}", "b is a number from 0 to 1"),
    ("{\"r\": 1, \"g\": 0, \"b\": 0, \"a\": null}", "a is a number from 0 to 1"),
    ("{\"r\": 1, \"g\": 0}", "the colour has no b"), ("{}", "a colour is written as"),
    ("3", "a colour is written as"), ("null", "a colour is written as"),
    ("true", "a colour is written as"), ("[]", "a colour is written as"),
    ("\"#12345\"", "is no colour"), ("{\"type\": \"VARIABLE_ALIAS\"}", "an alias has the id"),
    ("{\"type\": \"VARIABLE_ALIAS\", \"id\": 3}", "an alias has the id"),
  ])
  func `a value that is no colour is a fault with its line`(value: String, words: String) throws {
    let reading = try figma([plain], [color("V:1", "a", in: "C:2", [("2:0", value)])])
    #expect(reading.color("a") == "faulty")
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.message.contains(words) == true)
    #expect(reading.problems.first?.place.start.line == 4)
  }

  @Test(arguments: [
    ("\"V:1\": 3", "a variable is an object, not a number"),
    (
      "\"V:1\": {\"name\": 3, \"variableCollectionId\": \"C:2\", \"resolvedType\": \"COLOR\", \"valuesByMode\": {\"2:0\": \(red)}}",
      "the name of V:1 is a text, not a number"
    ),
    (
      "\"V:1\": {\"name\": \"a\", \"resolvedType\": \"COLOR\", \"valuesByMode\": {\"2:0\": \(red)}}",
      "V:1 has no variableCollectionId"
    ),
    (
      "\"V:1\": {\"name\": \"a\", \"variableCollectionId\": \"C:7\", \"resolvedType\": \"COLOR\", \"valuesByMode\": {\"2:0\": \(red)}}",
      "there is no collection C:7"
    ),
    (
      "\"V:1\": {\"name\": \"a\", \"variableCollectionId\": \"C:2\", \"valuesByMode\": {\"2:0\": \(red)}}",
      "a has no resolvedType"
    ),
    (
      "\"V:1\": {\"name\": \"a\", \"variableCollectionId\": \"C:2\", \"resolvedType\": \"COLOR\", \"valuesByMode\": {}}",
      "a has no valuesByMode"
    ),
    (
      "\"V:1\": {\"name\": \"a\", \"variableCollectionId\": \"C:2\", \"resolvedType\": \"COLOR\", \"valuesByMode\": [1]}",
      "a has no valuesByMode"
    ),
  ])
  func `what is wrong around a value is reported`(variable: String, words: String) throws {
    let reading = try figma(
      [plain],
      [variable, color("V:0", "other", in: "C:2", [("2:0", red)])]
    )
    #expect(reading.problems.count == 1)
    #expect(reading.problems.first?.message.contains(words) == true)
    #expect(reading.color("other") == "#ff0000")
  }

  @Test func `a name that is given twice is reported with both lines`() throws {
    let reading = try figma(
      [plain],
      [
        color("V:1", "a", in: "C:2", [("2:0", red)]),
        color("V:1", "a", in: "C:2", [("2:0", black), ("2:0", white)]),
      ]
    )
    #expect(reading.color("a") == "#ffffff")
    #expect(reading.faults == ["duplicate-swatch 5", "duplicate-swatch 5"])
    #expect(reading.problems[0].message.contains("V:1 is given twice, on lines 4 and 5"))
    #expect(reading.problems[1].message.contains("a.2:0 is given twice"))
  }

  @Test func `what else is in the file is counted`() throws {
    let number = """
      "V:2": {"name": "gap", "variableCollectionId": "C:2", "resolvedType": "FLOAT", "valuesByMode": {"2:0": 8}}
      """
    let reading = try figma([plain], [color("V:1", "a", in: "C:2", [("2:0", red)]), number])
    #expect(reading.skipped == 1)
    #expect(reading.palette.swatches.count == 1)
    #expect(try figma([], []).isEmpty)
  }

  @Test func `published variables have no values, and the error says what to ask for`() {
    let error = #expect(throws: PaletteError.self) {
      try read(
        "{\"meta\": {\"variables\": {\"V:1\": {\"name\": \"a\"}}, \"variableCollections\": {}}}",
        as: "a.json"
      )
    }
    #expect(error?.message.contains("variables/local") == true)
  }

  @Test func `another file is told what the format looks like`() {
    let error = #expect(throws: PaletteError.self) {
      try PaletteFormat.reading(
        of: SourceTree(SourceFile(name: "a.json", text: "{\"variables\": 3}")),
        as: .figmaVariables
      )
    }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.message.contains("\"variableCollections\"") == true)
  }

  @Test func `a byte-order mark and CR LF do not move the lines`() throws {
    let text =
      "\u{FEFF}{\"variableCollections\": {\(plain)},\r\n\"variables\": {\r\n"
      + color("V:1", "a", in: "C:2", [("2:0", "3")]) + "}}\r\n"
    #expect(try read(text, as: "a.json").faults == ["unreadable-color 3"])
  }

  @Test func `a long chain and a deep text end well`() throws {
    var variables = (0..<2_000).map { index in
      color("V:\(index)", "v\(index)", in: "C:2", [("2:0", alias("V:\(index + 1)"))])
    }
    variables.append(color("V:2000", "v2000", in: "C:2", [("2:0", red)]))
    #expect(try figma([plain], variables).color("v0") == "#ff0000")
    #expect(throws: PaletteError.self) {
      try read("{\"variables\":" + String(repeating: "[", count: 3_000), as: "a.json")
    }
  }

  @Test func `changed texts are read or refused`() {
    let text = """
      {"meta": {"variableCollections": {"C:1": {"name": "T", "modes": [{"modeId": "1:0", "name": "light"},
      {"modeId": "1:1", "name": "dark"}]}}, "variables": {"V:1": {"name": "a", "variableCollectionId": "C:1",
      "resolvedType": "COLOR", "valuesByMode": {"1:0": {"r": 1, "g": 0.5, "b": 0}, "1:1": {"type":
      "VARIABLE_ALIAS", "id": "V:2"}}}, "V:2": {"name": "b", "variableCollectionId": "C:1", "remote": true,
      "resolvedType": "COLOR", "valuesByMode": {"1:0": {"color": {"type": "VARIABLE_ALIAS", "id": "V:1"},
      "opacity": 50}}}}}}
      """
    let bytes = Array(text.utf8)
    for offset in bytes.indices {
      for byte in [nil, 0x22, 0x30, 0x7B, 0x7D] as [UInt8?] {
        let changed = bytes[..<offset] + (byte.map { [$0] } ?? []) + bytes[(offset + 1)...]
        let tree = SourceTree(SourceFile(name: "a.json", bytes: Array(changed)))
        guard let reading = try? PaletteFormat.reading(of: tree, as: .figmaVariables) else {
          continue
        }
        for problem in reading.problems {
          #expect(problem.place.range.upperBound <= changed.count && !problem.message.isEmpty)
        }
      }
    }
  }
}
