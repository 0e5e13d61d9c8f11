import Documents
import Palettes
import Testing

private func less(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "theme.less")
}

/// Variables of Less, by the Less documentation.
@Suite struct LessTests {
  @Test func `variables are looked up late, and the last one counts`() throws {
    let reading = try less(
      """
      @import (reference) "other";
      @link: @brand; // forward
      @brand: #036;
      @escaped: ~"#abcdef"; @size: 4px; @important: red !important;
      @media (min-width: 1px) { @brand: #fff; .a { color: @link } }
      @page :first { margin: 0 }
      .mixin(@a; @b: 2) when (default()) { color: @a }
      @detached: { background: #111; .inner { color: red } };
      """
    )
    #expect(reading.color("@link") == "#003366")
    #expect(reading.aliases("@link") == ["@brand"])
    #expect(reading.color("@escaped") == "#abcdef")
    #expect(reading.color("@important") == "#ff0000")
    #expect(reading.color("@detached.background") == "#111111")
    #expect(reading.problems.isEmpty)
    #expect(reading.palette.swatches.count == 5)
    #expect(reading.palette.swatch("@brand")?.place.start == SourceLocation(line: 3, column: 9))
  }

  @Test func `maps are swatches by path and are looked up by key`() throws {
    let reading = try less(
      """
      @config: { primary: blue; @inner: { deep: #123456; } second: @config-accent; }
      @config-accent: #f00;
      @a: @config[primary]; @b: @config[@inner][deep]; @c: @config[second]; @d: @config[none];
      @e: lighten(@config[primary], 0%);
      """
    )
    #expect(reading.color("@config.primary") == "#0000ff")
    #expect(reading.color("@config.@inner.deep") == "#123456")
    #expect(reading.color("@a") == "#0000ff")
    #expect(reading.aliases("@a") == ["@config.primary"])
    #expect(reading.color("@b") == "#123456")
    #expect(reading.color("@c") == "#ff0000")
    #expect(reading.color("@e") == "#0000ff")
    #expect(reading.faults == ["unresolved-reference 3"])
  }

  /// The examples of the Less documentation, color operations.
  @Test(arguments: [
    ("lighten(hsl(90, 80%, 50%), 20%)", "#b3f075"), ("darken(hsl(90, 80%, 50%), 20%)", "#4d8a0f"),
    ("saturate(hsl(90, 80%, 50%), 20%)", "#80ff00"),
    ("desaturate(hsl(90, 80%, 50%), 20%)", "#80cc33"), ("spin(hsl(10, 90%, 50%), 30)", "#f2a60d"),
    ("spin(hsl(10, 90%, 50%), -30)", "#f20d59"), ("mix(#ff0000, #0000ff, 50%)", "#800080"),
    ("mix(rgba(100,0,0,1.0), rgba(0,100,0,0.5), 50%)", "#4b1900/0.75"),
    ("tint(#007fff, 50%)", "#80bfff"), ("shade(#007fff, 50%)", "#004080"),
    ("greyscale(hsl(90, 90%, 50%))", "#808080"), ("fade(hsl(90, 90%, 50%), 10%)", "#80f20d/0.1"),
    ("fadein(hsla(90, 90%, 50%, 0.5), 10%)", "#80f20d/0.6"),
    ("fadeout(hsla(90, 90%, 50%, 0.5), 10%)", "#80f20d/0.4"),
    ("lighten(hsl(90, 80%, 50%), 20%, relative)", "#99eb47"),
  ])
  func `functions are computed as Less documents them`(call: String, color: String) throws {
    #expect(try less("@ink: \(call);").color("@ink") == color)
  }

  @Test(arguments: [
    "@@name", "~`1`", "contrast(@base)", "@base + #111", "@{name}", "e(\"x\")", "fade(@base, fn())",
    "if((@mode = dark), black, white)",
  ])
  func `what needs a compiler is never guessed`(text: String) throws {
    let reading = try less("@base: #123; @name: \"base\"; @ink: \(text);")
    #expect(["undetermined", nil].contains(reading.color("@ink")))
    #expect(reading.problems.isEmpty)
  }

  @Test(arguments: [
    ("@a: @b;\n@b: @a;", "unresolved-reference 1", "circle"),
    ("@a: darken(@b, 5%);\n@b: @c; @c: fade(@a, 5%);", "unresolved-reference 1", "circle"),
    ("@a: @a;", "unresolved-reference 1", "circle"),
    ("@ink: @pag;\n@page: #fff;", "unresolved-reference 1", "did you mean"),
    ("@ink: #111;\n@ink: #222;", "duplicate-swatch 2", "lines 1 and 2"),
    ("@ink: #12;", "unreadable-color 1", "#12"),
    ("@ink: lighten(#000, 120%);", "unreadable-color 1", "not 120%"),
    ("@ink: #fff\n@page: #000;", "unreadable-color 2", "semicolon"),
  ])
  func `a fault is told with its line`(text: String, fault: String, part: String) throws {
    let reading = try less(text)
    #expect(reading.faults == [fault])
    #expect(reading.problems.first?.message.contains(part) == true)
  }

  @Test(arguments: [
    ("-", "@ink: #111;\n"), ("-", "\u{FEFF}// x\r\n@ink: #111;\r\n"), ("a.less", "@ink:#111"),
  ])
  func `a file is recognised by its name or its lines`(name: String, text: String) throws {
    #expect(try read(text, as: name).color("@ink") == "#111111")
  }

  @Test func `an unclosed bracket is an error, and nothing is nothing`() throws {
    #expect(throws: PaletteError.self) { try less(".a { @b: #fff;") }
    #expect(try less("").isEmpty)
  }

  @Test func `files that import one another are one palette, and modes are told by files`() throws {
    let files = [
      SourceFile(name: "x/dark.less", text: "@bg: #000; @text: #fff;"),
      SourceFile(name: "x/light.less", text: "@bg: #fff; @text: #000;"),
      SourceFile(
        name: "x/main.less",
        text: "@import 'vars';\n@page: @bg; @soft: fade(@brand, 50%);"
      ),
      SourceFile(name: "x/vars.less", text: "@brand: #036;"),
    ]
    let outcomes = PaletteFolder(
      files.map { file in SourceTree(file) { name in files.first { $0.name == name } } },
      as: nil
    ).outcomes
    #expect(outcomes.count == 1)
    let reading = try #require(try outcomes.first?.result.get())
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("@page", in: "dark") == "#000000")
    #expect(reading.color("@page", in: "light") == "#ffffff")
    #expect(reading.color("@soft") == "#003366/0.5")
    #expect(reading.problems.isEmpty)
  }

  @Test func `ten thousand variables in reverse order are read`() throws {
    var text = ""
    for index in (1..<10_000).reversed() { text += "@c\(index): @c\(index - 1);\n" }
    let reading = try less(text + "@c0: #123456;")
    #expect(reading.color("@c9999") == "#123456")
  }
}
