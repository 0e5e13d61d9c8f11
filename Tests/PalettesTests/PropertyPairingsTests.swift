import Colors
import Documents
import Palettes
import Testing

private func css(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "sample.css")
}

extension Reading {
  /// The pairings, each as its two names and its use.
  fileprivate var pairs: [String] {
    palette.pairings.map { "\($0.foreground) on \($0.background) \($0.use)" }
  }
}

@Suite struct PropertyPairingsTests {
  @Test(arguments: [
    "--ink:#111; /* legible: on var(--paper) */", "--ink:#111 /* legible: on var(--paper) */;",
    "--ink:/*legible:on --paper*/#111;", "/* legible: on --paper */ --ink:#111;",
    "/* legible: on --paper */\n\n  /* another */\n  --ink:#111;",
    "--ink:#111; /* another */ /* legible: on --paper */\n--b:#222;",
    "--ink:#111!important;/* legible: on var( --paper ) */",
    "--ink:var(--none,\n#111); /* legible: on --paper */",
    "--ink:#111;/* legible: on --p\\61per */",
    "--ink:#111; /* legible: on --paper",
  ])
  func `a comment belongs to the property before it on its line, or to the next`(
    declarations: String
  ) throws {
    let reading = try css(":root{--paper:#fff;--other:#eee;\n\(declarations)")
    #expect(reading.pairs == ["--ink on --paper text"])
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    "--ink:#111;\n/* legible: on --paper */", "--ink:#111; } /* legible: on --paper */ .a{",
    "/* legible: on --paper */ color: red; --ink:#111;",
    "/* legible: on --paper */ & { --ink:#111; }",
    "} /* legible: on --paper */ a { b:c; --ink:#111;",
  ])
  func `a comment beside no property is a problem`(declarations: String) throws {
    let reading = try css(":root{--paper:#fff;\n\(declarations)\n}\n:root{--b:#222}")
    #expect(reading.pairs == [])
    #expect(reading.faults.count == 1)
    #expect(reading.problems.first?.kind == .faultyPairing)
  }

  @Test func `grounds and terms are read`() throws {
    let reading = try css(
      """
      :root { --paper: #fff; --card: #eee;
        --ink: #111; /* legible: on var(--paper), --card use large-text size 18pt weight bold
          level AAA minimum 5.5 */
        --icon: #222; /* legible: on --card minimum 21 use graphic */ }
      """
    )
    #expect(
      reading.pairs == [
        "--ink on --paper large-text", "--ink on --card large-text", "--icon on --card graphic",
      ]
    )
    let ink = try #require(reading.palette.pairings.first)
    #expect(ink.textSize == TextSize(pixels: 24, weight: 700))
    #expect(ink.level == .aaa)
    #expect(ink.minimum == 5.5)
    guard case .declared(let place) = ink.origin else { return #expect(Bool(false)) }
    #expect(place?.start == SourceLocation(line: 2, column: 16))
    #expect(reading.palette.pairings.last?.minimum == 21)
  }

  @Test func `the same comment in two modes declares one pairing`() throws {
    let comment = "/* legible: on --paper */"
    let reading = try css(
      ":root{--paper:#fff;--ink:#111;\(comment)}.dark{--paper:#000;--ink:#eee;\(comment)}"
    )
    #expect(reading.pairs == ["--ink on --paper text"])
  }

  @Test(arguments: [
    ("", "legible:"), ("over --paper", "over"), ("on", "on"), ("on #fff", "#fff"),
    ("on paper", "paper"),
    ("on --papr", "--papr"), ("on var(--paper, red)", "var(--paper, red)"),
    ("on --paper,", "on --paper,"),
    ("on --paper use txt", "txt"), ("on --paper use", "on --paper use"),
    ("on --paper size 14", "14"), ("on --paper size huge weight 400", "huge"),
    ("on --paper weight 1001", "1001"), ("on --paper level A", "A"), ("on --paper level aa", "aa"),
    ("on --paper minimum 1", "1"), ("on --paper minimum 22", "22"),
    ("on --paper minimum 0x10", "0x10"),
    ("on --paper minimum nan", "nan"), ("on --paper in dark", "in"),
    ("on --paper use text use graphic", "use"), ("on --paper --card", "--card"),
    ("on --size", "--size"), ("on --paper, --none", "--none"), ("on 12", "12"),
  ])
  func `a faulty comment is a problem at the faulty word`(words: String, faulty: String) throws {
    let text = ":root{--paper:#fff;--card:#eee;--size:1px;\n--ink:#111; /* legible: \(words) */}"
    let reading = try css(text)
    #expect(reading.pairs == [])
    let problem = try #require(reading.problems.first)
    #expect(reading.problems.count == 1)
    #expect(problem.place.start.line == 2)
    let bytes = Array(text.utf8)[problem.place.range.lowerBound..<problem.place.range.upperBound]
    if !words.isEmpty { #expect(String(decoding: bytes, as: UTF8.self) == faulty) }
  }

  @Test(arguments: [
    "--size:1px; /* legible: on --paper */", "} .card { --own:#111; /* legible: on --paper */",
  ])
  func `what is no colour of the page lies on nothing`(declarations: String) throws {
    let reading = try css(":root{--paper:#fff;\n\(declarations)}")
    #expect(reading.pairs == [])
    #expect(reading.faults == ["faulty-pairing 2"])
  }

  @Test(arguments: [
    "/* legible-ignore: decoration */", "/* not legible: on --paper */",
    "/* Legible: on --paper */",
    "/**/", "/*", "/* legible */",
  ])
  func `other comments say nothing`(comment: String) throws {
    let reading = try css(":root{--paper:#fff;--ink:#111; \(comment)")
    #expect(reading.pairs == [])
    #expect(reading.problems.isEmpty)
  }

  @Test func `twenty thousand comments on one line are read in time`() throws {
    let comments = String(repeating: "/*legible:on --a*/", count: 20_000)
    #expect(try css(":root{--a:#fff;--b:#111;\(comments)}").pairs == ["--b on --a text"])
  }
}
