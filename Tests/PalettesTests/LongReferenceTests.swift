import Documents
import Palettes
import Testing

/// Reads tokens below one group `g`.
private func tokens(_ members: [String]) throws(PaletteError) -> Reading {
  try read("{\"g\": {\n\(members.joined(separator: ",\n"))\n}}", as: "sample.tokens.json")
}

/// Chains of references of any length lead to their end, and circles are told with their members.
@Suite struct LongReferenceTests {
  private static let length = 2_000

  @Test func `tokens that are one reference each lead to the literal at the end`() throws {
    let links = (1..<Self.length).reversed().map { ##""t\##($0)": {"$ref": "#/g/t\##($0 - 1)"}"## }
    let literal = ##""t0": {"$type": "color", "$value": "#123456"}"##
    let reading = try tokens(links + [literal])
    #expect(reading.palette.swatches.count == Self.length)
    #expect(reading.color("g.t\(Self.length - 1)") == "#123456")
    #expect(reading.problems.isEmpty)
  }

  /// A token whose red is that of another, or the number itself.
  private func token(_ index: Int, red: String) -> String {
    "\"t\(index)\": {\"$type\": \"color\", \"$value\": "
      + "{\"colorSpace\": \"srgb\", \"components\": [\(red), 0, 1]}}"
  }

  private func red(of index: Int) -> String {
    "{\"$ref\": \"#/g/t\(index)/$value/components/0\"}"
  }

  @Test func `components that refer to one another lead to the number at the end`() throws {
    let links = (1..<Self.length).reversed().map { token($0, red: red(of: $0 - 1)) }
    let reading = try tokens(links + [token(0, red: "1")])
    #expect(reading.color("g.t\(Self.length - 1)") == "#ff00ff")
    #expect(reading.problems.isEmpty)
  }

  @Test func `components that lead round in a circle are told with its members`() throws {
    let circle = (0..<3).map { token($0, red: red(of: ($0 + 1) % 3)) }
    let reading = try tokens(circle + [token(3, red: red(of: 0))])
    #expect(reading.faults == (2...5).map { "unresolved-reference \($0)" })
    let members = (0..<3).map { "#/g/t\($0)/$value/components/0" }
    for problem in reading.problems {
      #expect(problem.message.contains("is a circle"))
      #expect(members.allSatisfy { problem.message.contains($0) })
    }
  }

  @Test func `a long circle of components is told with a part of its members`() throws {
    let circle = (0..<500).map { token($0, red: red(of: ($0 + 1) % 500)) }
    let reading = try tokens(circle)
    #expect(reading.problems.count == 500)
    #expect(reading.problems[0].message.contains("... -> "))
  }

  @Test func `a reference that is passed twice on the way to different parts is no circle`() throws
  {
    let reading = try tokens([
      ##""all": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0],"##
        + ##" "alpha": 1, "here": {"$ref": "#/g/all/$value"}}}"##,
      token(0, red: ##"{"$ref": "#/g/all/$value/here/here/here/components/0"}"##),
    ])
    #expect(reading.color("g.t0") == "#ff00ff")
  }

  @Test func `references that double at each step are followed once`() throws {
    let doubling = (1..<64).map {
      ##""x\##($0)": {"$ref": "#/g/all/$value/x\##($0 - 1)/x\##($0 - 1)"}"##
    }
    let reading = try tokens([
      ##""all": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0],"##
        + ##" "x0": {"$ref": "#/g/all/$value"}, \##(doubling.joined(separator: ", "))}}"##,
      token(0, red: ##"{"$ref": "#/g/all/$value/x63/components/0"}"##),
    ])
    #expect(reading.color("g.t0") == "#ff00ff")
  }

  @Test func `a part of itself is a circle, and ends`() throws {
    let reading = try tokens([
      token(0, red: ##"{"$ref": "#/g/t0/$value/components/0/deeper"}"##),
      token(1, red: "0"),
    ])
    #expect(reading.faults == ["unresolved-reference 2"])
    #expect(reading.problems[0].message.contains("is a circle"))
    #expect(reading.color("g.t1") == "#0000ff")
  }

  /// Groups that each extend the one before, and the first of them, with one token.
  private func groups(_ count: Int, own: String = "") -> [String] {
    (1..<count).reversed().map { ##""g\##($0)": {"$extends": "{g.g\##($0 - 1)}"\##(own)}"## }
      + [##""g0": {"x": {"$type": "color", "$value": "#123456"}}"##]
  }

  @Test func `groups that extend one another take over what the first has`() throws {
    let reading = try tokens(groups(Self.length))
    #expect(reading.color("g.g\(Self.length - 1).x") == "#123456")
    #expect(reading.palette.swatches.count == Self.length)
    #expect(reading.problems.isEmpty)
  }

  @Test func `groups that extend one another keep what they have themselves`() throws {
    let reading = try tokens(
      groups(200, own: ##", "x": {"$type": "color", "$value": "#fff"}"##)
    )
    #expect(reading.color("g.g199.x") == "#ffffff")
    #expect(reading.color("g.g0.x") == "#123456")
    #expect(reading.problems.isEmpty)
  }

  @Test func `too many groups that extend one another are told once, and as such`() throws {
    let reading = try tokens(
      groups(600, own: ##", "x": {"$type": "color", "$value": "#fff"}"##)
    )
    #expect(reading.palette.swatches.count == 600)
    #expect(reading.problems.count == 1)
    #expect(reading.problems[0].message.contains("too long"))
  }

  @Test func `a circle of groups is told with its members`() throws {
    let circle = ["a", "b", "c", "d"]
    let members = circle.indices.map { index in
      ##""\##(circle[index])": {"$extends": "{g.\##(circle[(index + 1) % 4])}"}"##
    }
    let reading = try tokens(members + [##""ink": {"$type": "color", "$value": "#111"}"##])
    #expect(!reading.problems.isEmpty)
    for problem in reading.problems {
      #expect(circle.allSatisfy { problem.message.contains("g.\($0)") })
    }
    #expect(reading.color("g.ink") == "#111111")
  }

  /// Reads styles, each of which is a kind of the one before.
  private func styles(_ first: String, _ count: Int) throws(PaletteError) -> Reading {
    let rest = (1..<count).map {
      "<style name=\"S\($0)\" parent=\"S\($0 - 1)\"><item name=\"colorAccent\">?colorPrimary</item></style>"
    }
    return try read(
      "<resources>\n\(first)\n\(rest.joined(separator: "\n"))\n</resources>",
      as: "app/src/main/res/values/styles.xml"
    )
  }

  @Test func `an attribute is found in the style at the end of a long chain of parents`() throws {
    let reading = try styles(
      "<style name=\"S0\"><item name=\"colorPrimary\">#123456</item></style>",
      Self.length
    )
    #expect(reading.color("S\(Self.length - 1)/colorAccent") == "#123456")
    #expect(reading.problems.isEmpty)
  }

  @Test func `a style is a theme if it is a kind of one, however far`() throws {
    let reading = try styles(
      "<style name=\"S0\" parent=\"Theme.Material\"/>\n<style name=\"Card\"><item name=\"colorRim\">"
        + "?colorAccent</item></style>",
      100
    )
    // Each of the 99 kinds of the theme sets it, so that the theme decides.
    let value = reading.palette.swatch("Card/colorRim")?.values.first?.value
    guard case .undetermined(let reason)? = value?.state else {
      Issue.record("Card/colorRim has a colour")
      return
    }
    #expect(reason.contains("the theme decides"))
  }

  @Test func `styles that are kinds of one another are no endless chain`() throws {
    let reading = try read(
      """
      <resources>
      <style name="A" parent="B"><item name="colorAccent">?colorPrimary</item></style>
      <style name="B" parent="A"><item name="colorEdge">?colorAccent</item>
        <item name="colorPrimary">#123456</item></style>
      </resources>
      """,
      as: "app/src/main/res/values/styles.xml"
    )
    #expect(reading.color("A/colorAccent") == "#123456")
    #expect(reading.color("B/colorEdge") == "#123456")
  }

  @Test func `texts that grow by what they refer to are told where they become too long`() throws {
    let links = (1..<1_000).map {
      "\"c\($0)\": {\"value\": \"rgba({c\($0 - 1)}, 0.5)\", \"type\": \"color\"}"
    }
    let reading = try read(
      "{\"c0\": {\"value\": \"#123456\", \"type\": \"color\"},\n\(links.joined(separator: ",\n"))}",
      as: "tokens.json"
    )
    #expect(reading.palette.swatches.count == 1_000)
    // The tools around Style Dictionary read an alpha of a colour, and not one of such a text.
    #expect(reading.color("c1") == "#123456/0.5")
    #expect(reading.color("c2") == "faulty")
    let long = reading.problems.filter { $0.message.contains("grows beyond 4096 bytes") }
    #expect(long.count == 1)
    #expect(long.allSatisfy { $0.message.hasPrefix("c3") })
  }
}
