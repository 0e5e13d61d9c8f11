import Colors
import Documents
import Palettes
import Testing

@Suite struct SourceWaiverTests {
  @Test(arguments: [
    "--ink: #111; /* legible-ignore: why not */", "/* legible-ignore: why not */ --ink: #111;",
    "/*legible-ignore:why\n   not*/\n  --ink: #111;", "--ink: #111 /* legible-ignore: why not */;",
    "--ink: #111; /* another */ /* legible-ignore: why not */",
  ])
  func `a comment accepts what is found about the property beside it`(text: String) throws {
    let reading = try read(":root { --paper: #fff;\n\(text)\n --b: #222; }", as: "a.css")
    let waiver = try #require(reading.palette.waivers.first)
    #expect(reading.palette.waivers.count == 1)
    #expect(waiver.swatch == "--ink")
    #expect(waiver.reason == "why not")
    #expect(waiver.rule == nil)
    let ink = try #require(reading.palette.swatch("--ink"))
    #expect(waiver.scope?.contains(ink.place) == true)
    #expect(reading.palette.swatch("--b").map { waiver.scope?.contains($0.place) } == false)
    #expect(reading.problems.isEmpty)
  }

  @Test func `a rule may stand before the colon`() throws {
    let reading = try read(
      ":root { --ink: #111; /* legible-ignore text-contrast: a: b */ }",
      as: "a.css"
    )
    #expect(reading.palette.waivers.first?.rule == "text-contrast")
    #expect(reading.palette.waivers.first?.reason == "a: b")
  }

  @Test(arguments: [
    "--ink: #111; /* legible-ignore */", "--ink: #111; /* legible-ignore: */",
    "--ink: #111; /* legible-ignore a b: c */", "} /* legible-ignore: c */ .x {",
  ])
  func `without a reason or a property it is a problem, and accepts nothing`(text: String) throws {
    let reading = try read(":root { --paper: #fff;\n\(text)\n}", as: "a.css")
    #expect(reading.palette.waivers.isEmpty)
    #expect(reading.problems.map(\.kind) == [.faultyPairing])
    #expect(reading.problems.first?.place.start.line == 2)
  }

  @Test func `a comment that only begins alike says nothing`() throws {
    let reading = try read(":root { --ink: #111; /* legible-ignored: x */ }", as: "a.css")
    #expect(reading.palette.waivers.isEmpty)
    #expect(reading.problems.isEmpty)
  }

  @Test func `a comment names what touches the colour, a cue and a text style`() throws {
    let reading = try read(
      """
      :root { --paper: #fff; --text: #222; --muted: #555;
        --link: #06c; /* legible: on --paper use link beside var(--text), --muted cue underline
          textStyle title2 weight bold */
        --other: #06d; /* legible: on --paper cue "bold, and blue" */ }
      """,
      as: "a.css"
    )
    #expect(reading.problems.isEmpty, "\(reading.problems.map(\.message))")
    let terms = try #require(reading.palette.pairings.first?.terms)
    #expect(terms.beside == ["--text", "--muted"])
    #expect(terms.cue == "underline")
    #expect(terms.textStyle?.id == "title2")
    // iOS sets title2 at 22 points (Human Interface Guidelines, Typography).
    #expect(terms.textSize?.pixels == 22)
    #expect(terms.textSize?.weight == 700)
    #expect(reading.palette.pairings.last?.terms.cue == "bold, and blue")
  }

  @Test(arguments: [
    ("beside --nothing", "there is no colour --nothing"), ("beside red", "custom property"),
    ("cue \"\"", "cue"), ("cue 3", "cue"), ("textStyle bdy", "did you mean body"),
    ("textStyle body size 3px", "one of the two"), ("besides --text", "did you mean beside"),
  ])
  func `a faulty term is a problem`(term: String, piece: String) throws {
    let reading = try read(
      ":root { --paper: #fff; --ink: #111; /* legible: on --paper \(term) */ }",
      as: "a.css"
    )
    #expect(reading.palette.pairings.isEmpty)
    #expect(reading.problems.first?.message.contains(piece) == true, "\(reading.problems)")
  }
}
