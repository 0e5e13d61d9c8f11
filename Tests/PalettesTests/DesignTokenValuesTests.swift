import Documents
import Palettes
import Testing

private func tokens(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "sample.tokens.json")
}

/// Values and references, by the DTCG format and colour modules 2025.10.
@Suite struct DesignTokenValuesTests {
  /// Colours of the standard's own examples with the hex that they are.
  @Test(arguments: [
    (##"{"colorSpace": "srgb", "components": [1, 0, 1]}"##, "#ff00ff"),
    (##"{"colorSpace": "hsl", "components": [330, 100, 50]}"##, "#ff0080"),
    (##"{"colorSpace": "hwb", "components": [330, 0, 0]}"##, "#ff0080"),
    (##"{"colorSpace": "srgb-linear", "components": [1, 0, 1]}"##, "#ff00ff"),
    (##"{"colorSpace": "hsl", "components": ["none", 0, 100], "alpha": 0.25}"##, "#ffffff/0.25"),
  ])
  func `components are in the ranges of their space`(value: String, hex: String) throws {
    let reading = try tokens(##"{"c": {"$type": "color", "$value": \##(value)}}"##)
    #expect(reading.color("c") == hex)
    #expect(reading.problems.isEmpty)
    #expect(reading.palette.swatches[0].values[0].value.notes.isEmpty)
  }

  @Test(arguments: [
    (
      ##"{"colorSpace": "srgb", "components": [0.2, 0.3]}"##, "[0.2, 0.3]",
      "srgb needs 3 components"
    ),
    (##"{"colorSpace": "srgb", "components": [0, "0.3", 0]}"##, ##""0.3""##, "must be numbers"),
    (##"{"colorSpace": "srgb", "components": [0, "NONE", 0]}"##, ##""NONE""##, "must be numbers"),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": "none"}"##, ##""none""##,
      "alpha must be a number"
    ),
    (
      ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1.5}"##, "1.5",
      "alpha must be a number from 0 to 1"
    ),
    (##"{"colorSpace": "sgrb", "components": [0, 0, 0]}"##, ##""sgrb""##, "did you mean srgb?"),
    (##"{"colorSpace": "srgb", "components": {"r": 1}}"##, ##"{"r": 1}"##, "not an object"),
    (##""#12345g""##, "g", "is no colour"), (##""rgb(1, 2)""##, nil, "is no colour"),
  ])
  func `a fault is told with its exact place`(
    value: String,
    faulty: String?,
    part: String
  ) throws {
    let text = ##"{"$type": "color", "c": {"$value": \##(value)}, "d": {"$value": "#fff"}}"##
    let reading = try tokens(text)
    let problem = try #require(reading.problems.first)
    #expect(reading.problems.count == 1)
    #expect(problem.kind == .unreadableColor)
    #expect(problem.message.contains(part))
    #expect(problem.swatch == "c")
    let range = problem.place.range
    let told = String(decoding: Array(text.utf8)[range.clamped(to: text.utf8.count)], as: UTF8.self)
    #expect(faulty == nil || told == faulty)
    #expect(reading.color("c") == "faulty")
    #expect(reading.color("d") == "#ffffff")
  }

  @Test func `only a final value is dropped from a path, never the word within a name`() throws {
    let reading = try tokens(
      """
      {"color": {"$type": "color", "value_chain": {"$value": "#225577"},
        "values": {"$value": "#e9eef2"}, "accent": {"$value": "{color.value_chain.value}"},
        "accent2": {"$value": "{color.value_chain}"}, "panel": {"$value": "{ color.values.$value }"},
        "tint": {"$value": "{color.valuechain.value}"}}}
      """
    )
    #expect(reading.color("color.accent") == "#225577")
    #expect(reading.color("color.accent2") == "#225577")
    #expect(reading.color("color.panel") == "#e9eef2")
    #expect(reading.color("color.tint") == "faulty")
    #expect(reading.problems.map(\.message).count == 1)
  }

  @Test func `the type is the token's own, then its target's, then its group's`() throws {
    let reading = try tokens(
      """
      {"size": {"$type": "dimension", "a": {"$value": "{ink}"}, "b": {"$value": "{missing}"},
        "own": {"$type": "color", "$value": "{small}"}},
       "ink": {"$type": "color", "$value": "#111"},
       "small": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "number": {"$type": "number", "$value": "{ink}"},
       "group": {"$type": "color", "size": {"$value": "{small}"}},
       "x": {"$type": "dimension", "$value": "{y}"}, "y": {"$type": "dimension", "$value": "{x}"}}
      """
    )
    #expect(reading.palette.swatches.map(\.name) == ["size.a", "size.own", "ink"])
    #expect(reading.color("size.a") == "#111111")
    #expect(reading.color("size.own") == "faulty")
    #expect(reading.faults == ["unresolved-reference 2"])
  }

  @Test func `a value that is plainly a colour needs no type, and a word does`() throws {
    let reading = try tokens(
      """
      {"hex": {"$value": "#111"}, "call": {"$value": "rgb(0 0 255)"}, "word": {"$value": "red"},
       "object": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
       "pointer": {"$value": {"$ref": "#/hex/$value"}}, "number": {"$value": 4}}
      """
    )
    #expect(
      reading.palette.swatches.map(\.name) == ["hex", "call", "object", "pointer"]
    )
    let notes = reading.palette.swatches.map { $0.values[0].value.notes }
    #expect(notes.allSatisfy { $0.contains { $0.contains("$type") } })
  }

  @Test func `pointers go through aliases, and may be percent-encoded`() throws {
    let reading = try tokens(
      """
      {"$type": "color", "deep blue": {"$value":
          {"colorSpace": "srgb", "components": [0, 0, 0.4], "hex": {"$ref": "#/navy"}}},
       "alias": {"$value": "{deep blue}"}, "navy": {"$value": "#000066"},
       "mix": {"$value": {"colorSpace": {"$ref": "#/alias/$value/colorSpace"},
          "components": [1, 0, {"$ref": "#/alias/$value/components/2"}]}},
       "spaced": {"$ref": "#/deep%20blue"}, "far": {"$ref": "other.json#/a"},
       "short": {"$value": {"$ref": "#/alias/$value/components/3"}}, "empty": {"$ref": ""}}
      """
    )
    #expect(reading.color("mix") == "#ff0066")
    #expect(reading.color("spaced") == "#000066")
    #expect(
      reading.problems.map(\.swatch) == ["far", "short", "empty"]
    )
    #expect(reading.problems.map(\.kind) == Array(repeating: .unresolvedReference, count: 3))
    #expect(reading.problems[0].message.contains("there is no file other.json"))
  }

  @Test func `parts that lead to one another are a problem, and end`() throws {
    let reading = try tokens(
      """
      {"$type": "color",
       "a": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/b/$value/components"}}},
       "b": {"$value": {"colorSpace": "srgb", "components": {"$ref": "#/a/$value/components"}}}}
      """
    )
    #expect(reading.faults == ["unresolved-reference 2", "unresolved-reference 3"])
    #expect(reading.problems[0].message.contains("#/b/$value/components -> #/a/$value/components"))
  }

  @Test func `the alpha of a colour object in a mode is its own, and no remark`() throws {
    let reading = try tokens(
      """
      {"ink": {"$type": "color", "$value": "#000", "$extensions": {"mode": {"light": "#000",
        "dark": {"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.5}}}}}
      """
    )
    #expect(reading.color("ink", in: "dark") == "#ffffff/0.5")
    #expect(reading.palette.swatches[0].values.allSatisfy { $0.value.notes.isEmpty })
  }

  @Test func `an alias may be escaped, and its text is told as it is meant`() throws {
    let reading = try tokens(
      ##"{"$type": "color", "ink": {"$value": "#111"}, "text": {"$value": "\u007bink}"}}"##
    )
    #expect(reading.color("text") == "#111111")
    #expect(reading.palette.swatches.map { $0.values[0].value.source } == ["#111", "{ink}"])
  }

  @Test func `comments and commas at the end are allowed`() throws {
    let reading = try tokens(
      "// ours\n{/* a */\"ink\": {\"$type\": \"color\", \"$value\": \"#111\",},}\n"
    )
    #expect(reading.color("ink") == "#111111")
  }

  @Test func `a resolver document of sets with their tokens in them is read, the last set first`()
    throws
  {
    let reading = try tokens(
      """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"ink": {"$type": "color", "$value": "#111"},
                                      "text": {"$type": "color", "$value": "{ink}"}}]}},
       "resolutionOrder": [{"$ref": "#/sets/base"},
         {"type": "set", "name": "brand", "sources": [{"ink": {"$type": "color", "$value": "#00f"}}]}]}
      """
    )
    #expect(reading.color("text") == "#0000ff")
    #expect(reading.palette.swatches.count == 2)
  }

  @Test(arguments: [
    (##"{"resolutionOrder": [{"$ref": "#/modifiers/theme"}]}"##, "among the modifiers"),
    (##"{"$themes": [], "$metadata": {"tokenSetOrder": ["a"]}, "a": {}}"##, "Tokens Studio"),
    (##"{"ink": "#fff"}"##, "no design token"), ("[]", "an array"),
  ])
  func `what is no token file is called by its name`(text: String, part: String) {
    let error = #expect(throws: PaletteError.self) { try tokens(text) }
    #expect(error?.message.contains(part) == true)
    #expect(error?.place != nil)
  }

  @Test(arguments: [
    ("Palettes/github-primer.tokens.json", "github-primer"), ("a/b.tokens", "b"), ("c.json", "c"),
    ("theme.css", "theme"), ("-", "-"), ("Light.v2.tokens.json", "Light.v2"),
  ])
  func `a palette has the name of its file without the ending`(file: String, name: String) {
    #expect(SourceFile(name: file, text: "").paletteName == name)
  }

  @Test(arguments: [
    ("a.json", true), ("a.tokens", true), ("a.css", true), ("a.txt", false), ("json", false),
  ])
  func `a file may be a palette if a format lists its ending`(name: String, isListed: Bool) {
    #expect(PaletteFormat.couldClaim(fileNamed: name) == isListed)
  }
}
