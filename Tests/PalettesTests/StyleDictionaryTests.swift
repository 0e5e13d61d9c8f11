import Documents
import Palettes
import Testing

private func tokens(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "tokens.json")
}

private func tokens(_ files: KeyValuePairs<String, String>) throws(PaletteError) -> Reading {
  let files = files.map { SourceFile(name: $0.key, text: $0.value) }
  return try PaletteFormat.reading(
    of: SourceTree(name: "tokens", files: files),
    as: .styleDictionary
  )
}

/// Style Dictionary's tokens, by its documentation and its own test files.
@Suite struct StyleDictionaryTests {
  @Test func `tokens are objects with a value, and other members are theirs`() throws {
    let reading = try tokens(
      """
      {"color": {"base": {"ink": {"value": "#212121", "type": "color", "comment": "text",
            "attributes": {"font": "base"}, "themeable": true},
          "paper": {"value": "rgb(255 255 255)"}},
        "text": {"value": "{color.base.ink}"}},
       "size": {"small": {"value": 4}, "wide": {"value": "12px", "type": "dimension"}}}
      """
    )
    #expect(
      reading.palette.swatches.map(\.name)
        == ["color.base.ink", "color.base.paper", "color.text"]
    )
    #expect(reading.color("color.text") == "#212121")
    #expect(reading.aliases("color.text") == ["color.base.ink"])
    #expect(reading.color("color.base.paper") == "#ffffff")
    #expect(reading.skipped == 2)
    #expect(reading.problems.isEmpty)
    let place = try #require(reading.palette.swatch("color.text")?.place)
    #expect(place.start.line == 4)
  }

  @Test func `only a final value is dropped, and only behind a token`() throws {
    let reading = try tokens(
      """
      {"color": {"value_chain": {"value": "#225577"}, "values": {"value": "#e9eef2"},
        "accent": {"value": "{color.value_chain.value}"}, "accent2": {"value": "{color.value_chain}"},
        "panel": {"value": "{ color.values.$value }"},
        "tint": {"value": "{color.valuechain.value}"},
        "odd": {"value": {"value": "#010203"}}, "even": {"value": "{color.odd.value}"},
        "group": {"value": "{color.odd}"}}}
      """
    )
    #expect(reading.color("color.accent") == "#225577")
    #expect(reading.color("color.accent2") == "#225577")
    #expect(reading.color("color.panel") == "#e9eef2")
    #expect(reading.color("color.tint") == "faulty")
    #expect(reading.color("color.odd.value") == "#010203")
    #expect(reading.color("color.even") == "#010203")
    #expect(reading.color("color.group") == "faulty")
    #expect(reading.faults == ["unresolved-reference 4", "unresolved-reference 6"])
    #expect(
      reading.problems[0].message.contains(
        "no token color.valuechain; did you mean color.value_chain?"
      )
    )
    #expect(reading.problems[1].message.contains("color.odd is a group"))
  }

  @Test(arguments: [
    ("a word", "red", "#ff0000"), ("hex with alpha", "#11223380", "#112233/0.5019607843137255"),
    ("a function", "hsl(0 100% 50%)", "#ff0000"), ("currentColor", "currentColor", "undetermined"),
    ("a broken hex", "#12345g", "faulty"), ("a broken function", "rgb(1, 2)", "faulty"),
    ("a word that may be anything", "inherit", nil), ("a size", "4px", nil),
    ("a variable", "var(--size)", nil), ("a font", "Tan Sans", nil), ("nothing", "", nil),
  ])
  func `without a type a value is a colour when it looks like one`(
    _: String,
    value: String,
    color: String?
  ) throws {
    let reading = try tokens(##"{"brand": {"x": {"value": "\##(value)"}}}"##)
    #expect(reading.color("brand.x") == color)
    #expect(reading.skipped == (color == nil ? 1 : 0))
    #expect(reading.problems.count == (color == "faulty" ? 1 : 0))
  }

  @Test(arguments: ["4", "true", "null", "[]", "{}", #"{"x": 1}"#, #""""#, #""4px""#, #""Inter""#])
  func `where a colour must be, anything else is a fault with its place`(value: String) throws {
    let reading = try tokens([
      "tokens/a.json": """
      {"colors": {"x": {"value": \(value)}}, "y": {"z": {"type": "color", "value": \(value)}},
       "w": {"attributes": {"category": "color"}, "value": \(value)},
       "size": {"type": "dimension", "value": \(value)}, "ink": {"value": "#111"}}
      """
    ])
    #expect(
      reading.faults == ["unreadable-color 1", "unreadable-color 1", "unreadable-color 2"]
    )
    #expect(reading.color("y.z") == "faulty")
    #expect(reading.color("size") == nil)
    #expect(reading.skipped == 1)
  }

  @Test func `parts of a colour are numbers, percentages or references, into lists as well`()
    throws
  {
    let reading = try tokens(
      """
      {"hue": {"red": 0}, "saturation": [100, 50], "alpha": [1, 0.9],
       "color": {"red": {"value": {"h": "{hue.red}", "s": "{saturation.1}", "l": 50}},
        "thin": {"value": {"h": 0, "s": 0.5, "l": "50%", "a": "{alpha.1}"}},
        "rgb": {"value": {"r": 255, "g": 0, "b": "20%"}},
        "hsv": {"value": {"h": 120, "s": 100, "v": 50}},
        "many": {"value": {"r": 256, "g": 0, "b": 0}},
        "none": {"value": {"r": "x", "g": 0, "b": 0}},
        "lost": {"value": {"h": "{hue.rod}", "s": 1, "l": 1}},
        "object": {"value": {"colorSpace": "srgb", "components": [1, 0, "{hue.red}"], "hex": "#00f"}}}}
      """
    )
    #expect(reading.color("color.red") == "#bf4040")
    #expect(reading.color("color.thin") == "#bf4040/0.9")
    #expect(reading.color("color.rgb") == "#ff0033")
    #expect(reading.color("color.hsv") == "#008000")
    #expect(reading.color("color.object") == "#ff0000")
    #expect(
      reading.faults == [
        "unreadable-color 6", "unreadable-color 7", "unresolved-reference 8", "value-mismatch 9",
      ]
    )
    #expect(reading.problems[0].message.contains("r must be a number from 0 to 255, not 256"))
    #expect(reading.problems[2].message.contains("no token hue.rod; did you mean hue.red?"))
  }

  @Test func `references within a text are put in their place`() throws {
    let reading = try tokens(
      """
      {"color": {"red": {"value": "#ff0000"}, "parts": "0, 0, 255"},
       "alpha": {"half": {"value": 0.5}},
       "a": {"value": "rgba({color.red}, 0.5)"}, "b": {"value": "rgba({color.parts}, {alpha.half})"},
       "c": {"value": "{color.red}80"}, "d": {"value": "color-mix(in srgb, {color.red}, black)"},
       "e": {"value": "1px solid {color.red}"}, "f": {"value": "rgba({color.reed}, 1)"},
       "g": {"value": "1px solid {color.blue}"}, "h": {"value": " {color.red} "}}
      """
    )
    #expect(reading.color("a") == "#ff0000/0.5")
    #expect(reading.aliases("a") == ["color.red"])
    #expect(reading.color("b") == "#0000ff/0.5")
    #expect(reading.color("c") == "#ff0000/0.5019607843137255")
    #expect(reading.color("d") == "#800000")
    #expect(reading.color("e") == nil)
    #expect(reading.color("f") == "faulty")
    #expect(reading.color("g") == nil)
    #expect(reading.color("h") == "#ff0000")
    #expect(reading.faults == ["unresolved-reference 5", "unresolved-reference 6"])
  }

  @Test func `what the team's own code computes is never the plain colour`() throws {
    let reading = try tokens(
      """
      {"color": {"black": {"value": "#000"},
        "soft": {"value": "{color.black}", "modify": [{"type": "lighten", "amount": 0.2}]},
        "next": {"value": "{color.soft}"}, "mix": {"value": "rgba({color.soft}, 0.5)"},
        "plain": {"value": "#fff", "modify": []}}}
      """
    )
    for name in ["color.soft", "color.next", "color.mix"] {
      #expect(reading.color(name) == "undetermined")
    }
    #expect(reading.color("color.plain") == "#ffffff")
    let state = reading.palette.swatch("color.soft")?.values[0].value.state
    guard case .undetermined(let reason)? = state else { return }
    #expect(reason == "computed by the team's own code (modify: lighten)")
  }

  @Test func `each circle is named once, and what hangs off it leads into it`() throws {
    let reading = try tokens(
      """
      {"color": {"k": {"value": "{color.l}"},
       "l": {"value": "{color.m}"}, "m": {"value": "{color.l}"},
       "n": {"value": "{color.k}"},
       "self": {"value": "rgba({color.self}, 0.5)"},
       "ink": {"value": "#111"}},
       "data": {"x": "{data.y}", "y": "{data.x}"}}
      """
    )
    let messages = reading.problems.map(\.message)
    #expect(messages.count == 5)
    #expect(messages[0].contains("color.k leads into the circle of color.l"))
    #expect(messages[1].contains("color.l -> color.m -> color.l is a circle"))
    #expect(messages[2].contains("color.n leads into the circle of color.l"))
    #expect(messages[3].contains("color.self -> color.self is a circle"))
    #expect(messages[4].contains("data.x -> data.y -> data.x is a circle"))
    #expect(reading.problems.map(\.place.start.line) == [1, 2, 3, 4, 6])
    #expect(reading.color("color.ink") == "#111111")
    #expect(reading.palette.swatches.count == 6)
  }

  @Test func `a value for the dark scheme may stand beside the other, or in a file of its own`()
    throws
  {
    let reading = try tokens([
      "tokens/base.dark.json":
        ##"{"color": {"ink": {"value": "#eee"}, "alpha": {"value": "80"}}}"##,
      "tokens/base.json":
        """
      {"color": {"ink": {"value": "#111"}, "text": {"value": "{color.ink}"},
        "faint": {"value": "{color.ink}8"}, "page": {"value": "#fff", "darkValue": "#000"},
        "card": {"value": "#ffe", "dark": {"value": "{color.page}"}},
        "line": {"value": {"default": "#ccc", "dark": "#333"}}}}
      """,
    ])
    #expect(reading.modeNames == ["default", "dark"])
    #expect(reading.color("color.text", in: "default") == "#111111")
    #expect(reading.color("color.text", in: "dark") == "#eeeeee")
    #expect(reading.color("color.faint", in: "default") == "#111111/0.5333333333333333")
    #expect(reading.color("color.faint", in: "dark") == "#eeeeee/0.5333333333333333")
    #expect(reading.color("color.page", in: "dark") == "#000000")
    #expect(reading.color("color.card", in: "dark") == "#000000")
    #expect(reading.color("color.line", in: "dark") == "#333333")
    #expect(reading.faults == ["unreadable-color 1"])
  }

  @Test func `light and dark files with a common base have two modes`() throws {
    let reading = try tokens([
      "tokens/base.json": ##"{"color": {"ink": {"value": "{raw.ink}"}}}"##,
      "tokens/dark/raw.json": ##"{"raw": {"ink": {"value": "#eee"}}}"##,
      "tokens/light/raw.json": ##"{"raw": {"ink": {"value": "#111"}}}"##,
    ])
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("color.ink", in: "light") == "#111111")
    #expect(reading.color("color.ink", in: "dark") == "#eeeeee")
    #expect(reading.problems.isEmpty)
  }

  @Test func `files are merged, the later one wins, and a collision names both`() throws {
    let reading = try tokens([
      "tokens/a.json": "{\"test\": {\"value\": \"#ffffff\"}, \"modify\": {}}",
      "tokens/b.json": "{\n\"test\": {\"value\": \"#ff0000\"}, \"more\": {\"value\": \"{test}\"}}",
    ])
    #expect(reading.color("test") == "#ff0000")
    #expect(reading.color("more") == "#ff0000")
    #expect(reading.faults == ["duplicate-swatch 2"])
    let message = reading.problems[0].message
    #expect(message.contains("in tokens/a.json on line 1 and in tokens/b.json on line 2"))
  }

  @Test func `names given twice in one file are told with both lines`() throws {
    let reading = try tokens(
      """
      {"color": {"ink": {"value": "#111"},
        "ink": {"value": "#222",
          "value": "#333"}},
       "color.ink": {"value": "#444"}}
      """
    )
    #expect(reading.color("color.ink") == "#444444")
    #expect(
      reading.faults == ["duplicate-swatch 2", "duplicate-swatch 3", "duplicate-swatch 4"]
    )
    #expect(reading.problems[0].message.contains("on lines 1 and 2"))
    #expect(reading.problems[2].message.contains("on lines 3 and 4"))
  }

  @Test func `a token within a token and one with two values are read and told`() throws {
    let reading = try tokens(
      """
      {"color": {"red": {"value": "#f00", "dark": {"value": "#a00"}, "500": {"value": "#e00"},
         "original": {"value": "{x}"}, "comment": "see {x}"}}, "b": {"x": {"value": "red"}}}
      """
    )
    #expect(reading.palette.swatches.map(\.name) == ["color.red", "color.red.500", "b.x"])
    #expect(reading.color("color.red", in: "dark") == "#aa0000")
    let both = try PaletteFormat.reading(
      of: SourceTree(
        SourceFile(
          name: "x.json",
          text: """
            {"color": {"red": {"value": "#f00", "500": {"value": "#e00"}}},
             "both": {"value": "#111", "$value": "#222"}, "dtcg": {"$value": "{both}"}}
            """
        )
      ),
      as: .styleDictionary
    )
    #expect(
      both.palette.swatches.map(\.name) == ["color.red", "color.red.500", "both", "dtcg"]
    )
    #expect(both.palette.swatches[1].values[0].value.notes[0].contains("within the token"))
    #expect(both.color("dtcg") == "#222222")
    #expect(both.faults == ["value-mismatch 2"])
  }

  @Test func `references lead to parts of tokens and to plain values`() throws {
    let reading = try tokens(
      """
      {"brand": {"blue": "#0000ff"}, "shadow": {"value": {"color": "#123456", "x": 1}},
       "color": {"a": {"value": "{brand.blue}"}, "b": {"value": "{shadow.value.color}"},
        "c": {"value": "{shadow.color}"}, "d": {"value": "{shadow}"}, "e": {"value": "{shadow.x}"},
        "f": {"value": "linear-gradient(#000, #fff)"}}}
      """
    )
    #expect(reading.color("color.a") == "#0000ff")
    #expect(reading.aliases("color.a") == ["brand.blue"])
    #expect(reading.color("color.b") == "#123456")
    #expect(reading.color("color.c") == "#123456")
    #expect(reading.color("color.d") == "faulty")
    #expect(reading.color("color.e") == "faulty")
    #expect(reading.color("color.f") == "undetermined")
    #expect(reading.palette.swatches.count == 6)
    #expect(reading.faults == ["unreadable-color 3", "unreadable-color 3"])
  }

  @Test func `files that refer to one another are one palette, numbers alone as well`() {
    let files = [
      "t/alpha.json": ##"{"alpha": [1, 0.9]}"##,
      "t/color.json":
        ##"{"color": {"red": {"value": {"h": "{hue.red}", "s": 50, "l": 50}}, "veil": {"value": "{color.red}", "modify": [{"type": "fade", "amount": "{alpha.1}"}]}}}"##,
      "t/hue.json": ##"{"hue": {"red": 0}}"##,
    ]
    let trees = files.sorted { $0.key < $1.key }.map { SourceFile(name: $0, text: $1) }
    let outcomes = PaletteFolder(trees.map { SourceTree($0) }, as: nil).outcomes
    #expect(outcomes.count == 1)
    let reading = try? outcomes.first?.result.get()
    #expect(reading?.color("color.red") == "#bf4040")
    #expect(reading?.problems.isEmpty == true)
  }

  @Test func `JSON5, a byte-order mark and other line ends are read`() throws {
    let reading = try tokens(
      "\u{FEFF}// ours\r\n{color: {\r\n  ink: {value: '#111', type: 'color'},\r\n  no: {value: '#1'},\r\n}}"
    )
    #expect(reading.color("color.ink") == "#111111")
    #expect(reading.faults == ["unreadable-color 4"])
  }

  @Test(arguments: [
    (##"{"a": {"$schema": "x", "uuid": "y", "value": "rgb(0, 0, 0)"}}"##, "Spectrum"),
    (##"{"$themes": [], "a": {"value": "#fff", "type": "color"}}"##, "Tokens Studio"),
    (##"{"a": {"value": "#fff", "$extensions": {"studio.tokens": {}}}}"##, "Tokens Studio"),
    (##"{"props": {"A": {"value": "#fff"}}, "aliases": {}}"##, "Theo"),
    (##"{"a": {"role": ["x"], "value": {"white": {"name": "W", "hex": "#fff"}}}}"##, "Carbon"),
    (##"{"a": {"$value": "#fff"}, "b": {"value": "#fff"}}"##, "DTCG"),
    (##"{"ink": "#fff"}"##, "plain JSON"), ("{}", "nothing"), ("[]", "a list"),
    (##"{"a": {"r": 1, "g": 2, "b": 3}}"##, "numbers that are colours"),
  ])
  func `files of others are left to them`(text: String, _: String) {
    let outline = Outline(SourceTree(SourceFile(name: "a.json", text: text)))
    let recognition = PaletteFormat.styleDictionary.recognizes(outline)
    #expect(recognition < .likely)
  }

  @Test(arguments: [
    ("{}", "an object with value"), (##"{"ink": "#fff"}"##, "an object with value"),
    ("[]", "an array"), ("", "empty"), (##"{"a": {"value": }}"##, "missing"),
  ])
  func `what is no such file is refused with what was expected`(text: String, part: String) {
    let error = #expect(throws: PaletteError.self) { try tokens(["tokens/a.json": text]) }
    #expect(error?.message.contains(part) == true)
    #expect(error?.place != nil)
  }

  @Test func `long chains and texts that double are read in little time`() throws {
    let links = (0..<5_000).map { "\"t\($0)\": {\"value\": \"{color.t\($0 + 1)}\"}" }
    let chain =
      "{\"color\": {\(links.joined(separator: ",\n")),\n\"t5000\": {\"value\": \"#1f6f4a\"}}}"
    let reading = try tokens(chain)
    #expect(reading.color("color.t0") == "#1f6f4a")
    #expect(reading.problems.isEmpty)
    let doubling = (0..<64).map { "\"t\($0)\": {\"value\": \"{x.t\($0 + 1)}{x.t\($0 + 1)}\"}" }
    let bomb = try tokens(
      "{\"x\": {\(doubling.joined(separator: ",\n")),\n\"t64\": {\"value\": \"#1f6f4a\"}}}"
    )
    #expect(bomb.palette.swatches.map(\.name) == ["x.t64"])
    #expect(bomb.skipped == 64)
  }

  @Test func `objects of any depth are read or refused`() {
    let deep =
      String(repeating: "{\"value\":", count: 500) + "1" + String(repeating: "}", count: 500)
    #expect(throws: Never.self) { try tokens(["tokens/a.json": deep]) }
    let deeper = String(repeating: "{\"a\":", count: 20_000)
    #expect(throws: PaletteError.self) { try tokens(["tokens/a.json": deeper]) }
  }
}
