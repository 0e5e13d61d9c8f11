import Colors
import Documents
import Palettes
import Testing

/// Layout, references and faults of Tokens Studio files.
@Suite struct TokensStudioTests {
  private func sets(_ text: String) throws(PaletteError) -> Reading {
    try read(text, as: "tokens.json")
  }

  @Test func `the set is no part of a path, and references cross sets`() throws {
    let reading = try sets(
      """
      {"core": {"blue": {"500": {"value": "#0062ba", "type": "color"}},
                "gap": {"value": "4px", "type": "spacing"}},
       "semantic": {"link": {"value": "{blue.500}", "type": "color"},
                    "old": {"value": "$blue.500", "type": "color"},
                    "older": {"$value": "{ blue.500.value }", "$type": "color"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["core", "semantic"]}}
      """
    )
    #expect(reading.palette.swatches.map(\.name) == ["blue.500", "link", "old", "older"])
    #expect(reading.modeNames == ["default"])
    for name in ["link", "old", "older"] {
      #expect(reading.color(name) == "#0062ba")
      #expect(reading.aliases(name) == ["blue.500"])
    }
    #expect(reading.skipped == 1)
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    ("#abc", "#aabbcc"), ("#ABCD", "#aabbcc/\(0xDD / 255.0)"), ("#1f2328", "#1f2328"),
    ("#0000ff80", "#0000ff/\(0x80 / 255.0)"), ("hsl(0, 100%, 50%)", "#ff0000"),
    ("oklch(0 0 0)", "#000000"), ("rgba(#ABC123, 0.5)", "#abc123/0.5"),
    ("rgba({blue}, 50%)", "#0000ff/0.5"), ("rgba( {blue}, 1)", "#0000ff"),
    ("rgba($blue, 0.25)", "#0000ff/0.25"), ("hsla({blue},.5)", "#0000ff/0.5"),
    ("rgba({blue}, {half})", "#0000ff/0.5"), ("rgba({blue}, {half} / 2)", "#0000ff/0.25"),
    ("rgba({blue}, {quarter})", "#0000ff/0.25"), ("{blue}80", "#0000ff/\(0x80 / 255.0)"),
    ("rgba(rgba({blue}, 0.1), 0.5)", "#0000ff/0.5"), ("rgb({zero}, 0, {full} / 2)", "#000080"),
    ("color-mix(in srgb, {blue}, {red})", "#800080"), ("rgb(0 0 255 / 50%)", "#0000ff/0.5"),
  ])
  func `a colour may be made of others and of numbers`(value: String, color: String) throws {
    let reading = try sets(
      """
      {"a": {"blue": {"value": "#0000ff", "type": "color"}, "red": {"value": "#f00", "type": "color"},
             "half": {"value": "0.5", "type": "opacity"}, "zero": {"value": 0, "type": "number"},
             "quarter": {"value": "25%", "type": "opacity"}, "full": {"value": "255", "type": "other"},
             "c": {"value": "\(value)", "type": "color"}}, "$themes": []}
      """
    )
    #expect(reading.color("c") == color)
    #expect(reading.problems.isEmpty)
  }

  @Test func `a gradient is no colour, and what leads to one is undetermined`() throws {
    let reading = try sets(
      """
      {"a": {"sky": {"value": "linear-gradient(180deg, {ink} 0%, rgba({ink}, 0.00) 45%)",
                     "type": "color"},
             "ink": {"value": "#111", "type": "color"},
             "top": {"value": "{sky}", "type": "color"}}, "$themes": []}
      """
    )
    #expect(reading.palette.swatches.map(\.name) == ["ink", "top"])
    #expect(reading.color("top") == "undetermined")
    #expect(reading.skipped == 1)
    #expect(reading.problems.isEmpty)
  }

  @Test func `tokens without a type are colours when they are written like one or lead to one`()
    throws
  {
    let reading = try sets(
      """
      {"a": {"ink": {"value": "#111"}, "text": {"value": "{ink}"}, "size": {"value": "4px"},
             "gap": {"value": "{size}"}, "rgb": {"value": "rgb(1, 2, 3)"},
             "group": {"$type": "color", "deep": {"er": {"$value": "#222"}}},
             "value": {"value": {"value": "#333", "type": "color"}}}, "$themes": []}
      """
    )
    #expect(
      reading.palette.swatches.map(\.name) == [
        "ink", "text", "rgb", "group.deep.er", "value.value",
      ]
    )
    #expect(reading.palette.swatches[0].values[0].value.notes.count == 1)
    #expect(reading.skipped == 2)
  }

  @Test func `tokens within tokens are kept, and what else a token holds is none`() throws {
    let reading = try sets(
      """
      {"a": {"red": {"value": "#f00", "type": "color", "description": "warm",
                     "attributes": {"category": "color"}, "$extensions": {"x": {"value": "#000"}},
                     "dark": {"value": "#800", "type": "color"}},
             "shadow": {"value": {"color": "#000", "type": "dropShadow"}, "type": "boxShadow"},
             "old": {"value": "#00f", "type": "color", "$deprecated": "use red"}}, "$themes": []}
      """
    )
    #expect(reading.palette.swatches.map(\.name) == ["red", "red.dark", "old"])
    #expect(reading.palette.swatches[2].values[0].value.notes == ["deprecated: use red"])
    #expect(reading.skipped == 1)
  }

  @Test func `what is wrong is told with its line, and the rest is read`() throws {
    let reading = try sets(
      """
      {"a": {
        "number": {"value": 4, "type": "color"},
        "null": {"value": null, "type": "color"},
        "list": {"value": [], "type": "color"},
        "hex": {"value": "#12345g", "type": "color"},
        "missing": {"value": "{inc}", "type": "color"},
        "within": {"value": "rgba({inc}, 0.5)", "type": "color"},
        "loop": {"value": "{pool}", "type": "color"},
        "pool": {"value": "{loop}", "type": "color"},
        "size": {"value": "4px", "type": "spacing"},
        "length": {"value": "{size}", "type": "color"},
        "alpha": {"value": "rgba({ink}, {size})", "type": "color"},
        "empty": {"value": "", "type": "color"},
        "fade": {"value": "rgba({ink}, {inc})", "type": "color"},
        "two": {"value": "rgba({ink}, {within})", "type": "color"},
        "ink": {"value": "#111", "type": "color"},
        "object": {"value": {"colorSpace": "srgb", "components": [0, 0, 0]}, "type": "color"}
      }, "$themes": []}
      """
    )
    #expect(
      reading.faults == [
        "unreadable-color 2", "unreadable-color 3", "unreadable-color 4", "unreadable-color 5",
        "unresolved-reference 6", "unresolved-reference 7", "unresolved-reference 8",
        "unreadable-color 11", "unreadable-color 12", "unreadable-color 13",
        "unresolved-reference 14", "unreadable-color 15",
      ]
    )
    #expect(reading.problems[3].place.start.column == 27)
    #expect(reading.problems[4].message.contains("did you mean ink?"))
    #expect(reading.problems[6].message.contains("loop -> pool -> loop"))
    #expect(reading.color("ink") == "#111111")
    #expect(reading.color("object") == "undetermined")
    #expect(reading.links.missing == ["inc"])
    #expect(reading.links.declared.contains("size"))
  }

  @Test func `names that are given twice are told with both lines, and the last one counts`()
    throws
  {
    let reading = try sets(
      """
      {"a": {
        "ink": {"value": "#111", "type": "color"},
        "ink": {"value": "#222", "type": "color"},
        "x.y": {"value": "#333", "type": "color"},
        "x": {"y": {"value": "#444", "type": "color"}}
      },
      "b": {"ink": {"value": "#555", "type": "color"}},
      "b": {"own": {"value": "#666", "type": "color"}},
      "$metadata": {"tokenSetOrder": ["b", "a"]}}
      """
    )
    #expect(
      reading.faults == ["duplicate-swatch 3", "duplicate-swatch 5", "duplicate-swatch 8"]
    )
    #expect(reading.problems[0].message.contains("lines 2 and 3"))
    #expect(reading.problems[1].notes.map(\.place.start.line) == [4])
    #expect(reading.color("ink") == "#222222")
    #expect(reading.color("x.y") == "#444444")
    #expect(reading.palette.swatches.map(\.name) == ["own", "ink", "x.y"])
  }

  @Test func `later sets of the order win over earlier ones, and unnamed ones come last`() throws {
    let reading = try sets(
      """
      {"last": {"c": {"value": "#333", "type": "color"}},
       "b": {"a": {"value": "#222", "type": "color"}, "c": {"value": "#222", "type": "color"}},
       "a": {"a": {"value": "#111", "type": "color"}},
       "$metadata": {"tokenSetOrder": ["a", "gone", "b"]}}
      """
    )
    #expect(reading.color("a") == "#222222")
    #expect(reading.color("c") == "#333333")
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    (##"{"$themes": [], "$metadata": {"tokenSetOrder": []}}"##, PaletteError.Reason.unknownFormat),
    (##"{"$themes": [], "a": {}}"##, .unknownFormat), (##"{"$themes": ["##, .malformed),
  ])
  func `a file without a token says what is expected`(text: String, reason: PaletteError.Reason) {
    let error = #expect(throws: PaletteError.self) {
      try PaletteFormat.tokensStudio.read(SourceTree(SourceFile(name: "a.json", text: text)))
    }
    #expect(error?.reason == reason)
    #expect(error?.place != nil)
    #expect(reason == .malformed || error?.message.contains("\"type\": \"color\"") == true)
  }

  @Test(arguments: ["", "[]", "4", "null"])
  func `what is no object is refused`(text: String) {
    #expect(throws: PaletteError.self) {
      try PaletteFormat.tokensStudio.read(SourceTree(SourceFile(name: "a.json", text: text)))
    }
  }

  @Test func `a byte-order mark and Windows lines change nothing`() throws {
    let text = "\u{FEFF}{\"a\": {\r\n\"ink\": {\"value\": \"#11\", \"type\": \"color\"}},\r\n"
    let reading = try sets(text + "\"$themes\": [] // ours\r\n,}\r\n")
    #expect(reading.faults == ["unreadable-color 2"])
  }

  @Test(arguments: [
    (##"{"a": {"value": "#fff", "type": "color"}}"##, false),
    (##"{"a": {"$value": "#fff", "$type": "color"}}"##, false),
    (##"{"a": {"$value": "#fff", "$extensions": {"studio.tokens": {}}}}"##, true),
    (##"{"a": {"b": {"value": "#fff"}}, "$metadata": {"tokenSetOrder": []}}"##, true),
    (##"{"a": {"b": {"value": "#fff"}}, "$metadata": {"version": 1}}"##, false),
    (##"{"a": {"b": {"value": "#fff"}}, "$themes": []}"##, true), (##"{"$themes": {}}"##, false),
  ])
  func `only the marks of Tokens Studio are claimed`(text: String, isClaimed: Bool) {
    let outline = Outline(SourceTree(SourceFile(name: "a.json", text: text)))
    #expect((PaletteFormat.tokensStudio.recognizes(outline) == .certain) == isClaimed)
  }

  private static let fixture = """
    {"a": {"n": {"value": "{m} * (2 - 1px)", "type": "number"}, "m": {"value": 0.5, "type": "opacity"},
           "c": {"value": "rgba({d}, {n} + 0.1)", "type": "color"}, "e": {"value": "$d"},
           "d": {"value": "#0062ba", "type": "color", "$extensions": {"studio.tokens": {"modify":
             {"type": "mix", "value": "{n}", "space": "lch", "color": "{f}80", "format": "hex"}}}}},
     "light": {"f": {"$value": "#fff", "$type": "color"}}, "dark": {"f": {"value": "#000"}},
     "$themes": [{"name": "Light", "group": "Mode", "selectedTokenSets": {"a": "source", "light": "enabled"}},
       {"name": "Dark", "group": "Mode", "selectedTokenSets": {"a": "enabled", "dark": "enabled"}}],
     "$metadata": {"tokenSetOrder": ["a", "light", "dark"]}}
    """

  @Test func `hundreds of cut and changed files are read or refused`() {
    let bytes = Array(Self.fixture.utf8)
    let signs = Array("{}[]()\"',:$#.-*/0".utf8)
    for offset in stride(from: 0, to: bytes.count, by: 2) {
      var changed = bytes
      changed[offset] = signs[offset % signs.count]
      var cut = bytes
      cut.removeSubrange(offset..<min(offset + 1 + offset % 7, cut.count))
      for bytes in [changed, cut] {
        let tree = SourceTree(SourceFile(name: "a.json", bytes: bytes))
        guard let reading = try? PaletteFormat.tokensStudio.read(tree) else { continue }
        #expect(reading.problems.allSatisfy { $0.place.range.upperBound <= bytes.count })
      }
    }
  }

  @Test func `numbers that grow, lead in circles or lie deep end soon`() throws {
    var tokens = (1...80).map { index in
      "\"n\(index)\": {\"value\": \"{n\(index - 1)} + {n\(index - 1)}\", \"type\": \"number\"}"
    }
    tokens += (1...30).map { index in
      "\"t\(index)\": {\"value\": \"{t\(index - 1)}{t\(index - 1)}\", \"type\": \"other\"}"
    }
    let deep = String(repeating: "(", count: 2_000) + "1" + String(repeating: ")", count: 2_000)
    for (name, value) in [
      ("few", "rgba({ink}, {n3} / 8)"), ("chain", "rgba({ink}, {n80})"),
      ("growth", "rgba({ink}, {t30})"), ("circle", "rgba({ink}, {o})"),
      ("deep", "rgba({ink}, \(deep))"),
      ("nested", String(repeating: "rgba(", count: 400) + "{ink}"),
    ] {
      tokens.append("\"\(name)\": {\"value\": \"\(value)\", \"type\": \"color\"}")
    }
    let reading = try sets(
      """
      {"a": {"n0": {"value": 1, "type": "number"}, "t0": {"value": "abcdefgh", "type": "other"},
        "o": {"value": "{p}", "type": "other"}, "p": {"value": "{o}", "type": "other"},
        "ink": {"value": "#111", "type": "color"}, \(tokens.joined(separator: ", "))}, "$themes": []}
      """
    )
    #expect(reading.color("few") == "#111111")
    for name in ["chain", "growth", "circle", "deep", "nested"] {
      #expect(reading.color(name) == "faulty")
    }
    #expect(reading.problems.count == 5)
  }
}
