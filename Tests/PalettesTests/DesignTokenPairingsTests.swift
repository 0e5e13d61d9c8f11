import Colors
import Documents
import Palettes
import Testing

private func reading(of declaration: String) throws(PaletteError) -> Reading {
  try read(
    """
    {"$type": "color", "page": {"$value": "#fff"}, "card": {"$value": "#eee"},
     "ink": {"$value": "#111", "$extensions": {"legible": \(declaration)}}}
    """,
    as: "sample.tokens.json"
  )
}

/// What tokens and groups say of their pairings.
@Suite struct DesignTokenPairingsTests {
  @Test func `a token names its grounds, and what it is used for`() throws {
    let reading = try reading(
      of: """
        {"on": ["page", "{card}"], "layers": ["page", "#abc"], "use": "large-text", "size": 24,
         "weight": "bold", "level": "AAA", "minimum": 4.6, "modes": ["default"]}
        """
    )
    #expect(reading.problems.isEmpty)
    #expect(reading.palette.pairings.map(\.background) == ["page", "card"])
    let pairing = try #require(reading.palette.pairings.first)
    #expect(pairing.foreground == "ink")
    #expect(pairing.layers == ["page", "#abc"])
    #expect(pairing.use == .largeText && pairing.level == .aaa && pairing.minimum == 4.6)
    #expect(pairing.textSize?.pixels == 24 && pairing.textSize?.weight == 700)
    #expect(pairing.modes == ["default"])
    #expect(pairing.confidence == "declared")
  }

  @Test(arguments: [
    (##"{"background": "page", "usage": "text"}"##, "did you mean use?"),
    (##"{"background": "page", "use": "txt"}"##, "did you mean text?"),
    (##"{"background": "page", "level": "A"}"##, "AA, AAA"),
    (##"{"background": "page", "minimum": 22}"##, "up to 21"),
    (##"{"background": "page", "minimum": "4.5"}"##, "a ratio"),
    (##"{"background": "page", "size": "big"}"##, "big"),
    (##"{"background": "page", "modes": ["drak"]}"##, "there is no mode drak"),
    (##"{"background": "page", "background": "card"}"##, "given twice"),
    (##"{"background": 3}"##, "expected a text"), (##"{"use": "text"}"##, "needs a background"),
    (##""page""##, "is an object"),
  ])
  func `a faulty declaration is a problem of its token`(text: String, part: String) throws {
    let reading = try reading(of: text)
    #expect(reading.faults == ["faulty-pairing 2"])
    #expect(reading.problems.first?.message.contains(part) == true, "\(reading.problems)")
    #expect(reading.problems.first?.swatch == "ink")
    #expect(reading.palette.pairings.isEmpty)
  }

  @Test func `what is no swatch is told at its own place, and the others pair`() throws {
    let reading = try reading(of: ##"{"background": ["page", "crad"], "layers": ["nothing"]}"##)
    #expect(reading.palette.pairings.map(\.background) == ["page"])
    #expect(
      reading.faults == ["unresolved-reference 2", "unresolved-reference 2"]
    )
    #expect(reading.problems.contains { $0.message.contains("did you mean card?") })
    #expect(reading.problems.allSatisfy { $0.place.range.count < 12 })
  }

  @Test func `each pair of a group is read by itself`() throws {
    let reading = try read(
      """
      {"$type": "color", "page": {"$value": "#fff"}, "ink": {"$value": "#111"},
       "$extensions": {"legible": {"pairs": [
        {"background": "page"},
        {"foreground": ["ink"], "background": "page", "use": "graphic"},
        {"foreground": "ink", "background": "page", "colour": 1}]}},
       "g": {"$extensions": {"legible": {"pairs": {}}}, "h": {"$extensions": {"legible": {"p": 1}}}}}
      """,
      as: "sample.tokens.json"
    )
    #expect(reading.palette.pairings.map(\.use) == [.graphic])
    #expect(reading.faults == [3, 5, 6, 6].map { "faulty-pairing \($0)" })
  }
}
