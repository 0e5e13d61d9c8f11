import Documents
import Palettes
import Testing

private func tokens(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "sample.tokens.json")
}

/// Groups and `$extends`, by the rules of the DTCG format module 2025.10.
@Suite struct DesignTokenGroupsTests {
  @Test func `an extending group hands the type of the other on to its own tokens`() throws {
    let reading = try tokens(
      """
      {"base": {"$type": "color", "$deprecated": "use next", "ink": {"$value": "#111"}},
       "next": {"$extends": "{base}", "paper": {"$value": "white"}}}
      """
    )
    #expect(reading.color("next.paper") == "#ffffff")
    #expect(
      reading.palette.swatch("next.paper")?.values[0].value.notes == ["deprecated: use next"]
    )
    #expect(reading.palette.swatches.map(\.name) == ["base.ink", "next.paper", "next.ink"])
  }

  @Test func `groups are merged to any depth, and a token is replaced whole`() throws {
    let reading = try tokens(
      """
      {"a": {"text": {"ink": {"$type": "color", "$value": "#111"},
                      "faint": {"$type": "color", "$value": "#999"}}},
       "b": {"$extends": "#/a", "text": {"ink": {"$value": {"value": 1, "unit": "px"},
                                                 "$type": "dimension"}}},
       "c": {"$extends": {"$ref": "#/b"}}, "d": {"text": {"$ref": "#/a/text"}}}
      """
    )
    #expect(
      reading.palette.swatches.map(\.name)
        == [
          "a.text.ink", "a.text.faint", "b.text.faint", "c.text.faint", "d.text.ink",
          "d.text.faint",
        ]
    )
    #expect(reading.problems.isEmpty)
  }

  @Test func `a group may extend a sibling within a group that extends another`() throws {
    let reading = try tokens(
      """
      {"c": {"$type": "color", "z": {"$value": "#333"}},
       "a": {"$extends": "{c}", "x": {"$extends": "{a.b}"}, "b": {"y": {"$value": "#222"}}}}
      """
    )
    #expect(reading.color("a.x.y") == "#222222")
    #expect(reading.color("a.z") == "#333333")
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    ##"{"a": {"$extends": "{a}"}, "k": {"$type": "color", "$value": "#fff"}}"##,
    ##"{"a": {"b": {"$extends": "{a}", "k": {"$type": "color", "$value": "#fff"}}}}"##,
    ##"{"$extends": "{a}", "a": {"k": {"$type": "color", "$value": "#fff"}}}"##,
    ##"{"a": {"b": {"$extends": "{c}"}}, "c": {"d": {"$extends": "{a}"}, "k": {"$value": "#fff"}}}"##,
    ##"{"a": {"$extends": "{c}", "x": {}}, "c": {"$extends": "{a.x}", "k": {"$value": "#fff"}}}"##,
  ])
  func `a group that holds itself is a problem, and the rest is read`(text: String) throws {
    let reading = try tokens(text)
    #expect(reading.problems.contains { $0.message.contains("leads back to it") })
    #expect(reading.problems.allSatisfy { $0.kind == .unresolvedReference })
    #expect(reading.palette.swatches.contains { $0.name.string.hasSuffix("k") })
  }

  @Test(arguments: [
    (##""{bsae}""##, "did you mean base?"), (##""{base.ink}""##, "is a token"),
    ("3", "as {group.path}"),
  ])
  func `what cannot be extended is a problem at its place`(value: String, part: String) throws {
    let reading = try tokens(
      """
      {"base": {"$type": "color", "ink": {"$value": "#111"}},
       "next": {"$extends": \(value)}}
      """
    )
    #expect(reading.faults == ["unresolved-reference 2"])
    #expect(reading.problems.first?.message.contains(part) == true)
    #expect(reading.color("base.ink") == "#111111")
  }

  @Test func `groups that double at each step end at a limit`() throws {
    var text = ##"{"$type": "color", "g0": {"t": {"$value": "#fff"}}"##
    for index in 1..<40 {
      text += ##", "g\##(index)": {"p": {"$extends": "{g\##(index - 1)}"},"##
      text += ##""q": {"$extends": "{g\##(index - 1)}"}}"##
    }
    let reading = try tokens(text + "}")
    #expect(reading.problems.contains { $0.message.contains("50000 members") })
    #expect(reading.color("g3.p.q.p.t") == "#ffffff")
  }

  @Test func `groups that extend one another down and down end at a limit`() throws {
    var text = "{"
    for index in (1..<2_000).reversed() {
      text += ##""g\##(index)": {"x": {"$extends": "{g\##(index - 1)}"}}, "##
    }
    text += ##""g0": {"t": {"$type": "color", "$value": "#fff"}}"##
    #expect(try tokens(text + "}").problems.contains { $0.message.contains("deeper") })
  }

  @Test func `names with a full stop are kept, and two of one path are a problem`() throws {
    let reading = try tokens(
      """
      {"$type": "color", "a.b": {"$value": "#111"}, "c": {"$value": "{a.b}"},
       "a": {"b": {"$value": "#222"}},
       "$ink": {"$value": "#333"}}
      """
    )
    #expect(reading.color("c") == "#111111")
    #expect(reading.color("$ink") == "#333333")
    #expect(reading.faults == ["duplicate-swatch 2"])
    #expect(reading.problems[0].notes.first?.place.start.line == 1)
  }

  @Test func `a group given twice is a problem, and the last one counts`() throws {
    let reading = try tokens(
      """
      {"g": {"a": {"$type": "color", "$value": "#111"}},
       "g": {"b": {"$type": "color", "$value": "#222"}}}
      """
    )
    #expect(reading.faults == ["duplicate-swatch 2"])
    #expect(reading.problems[0].message.contains("lines 1 and 2; the last"))
    #expect(reading.palette.swatches.map(\.name) == ["g.b"])
  }

  @Test func `tokens within a token are read`() throws {
    let reading = try tokens(
      ##"{"$type": "color", "ink": {"$value": "#111", "soft": {"$value": "{ink}"}}}"##
    )
    #expect(reading.color("ink.soft") == "#111111")
    #expect(reading.palette.swatches.count == 2)
  }

  @Test(arguments: [
    (##"{"$type": "color"}"##, "has a $type and no $value"),
    (##"{"$type": "color", "value": "#fff"}"##, "begins with $"),
  ])
  func `a token without a value is no empty group`(token: String, part: String) throws {
    let reading = try tokens(
      "{\"good\": {\"$type\":\"color\",\"$value\":\"#fff\"}, \"bad\": \(token)}"
    )
    #expect(reading.color("bad") == "faulty")
    #expect(reading.problems.first?.message.contains(part) == true)
  }
}
