import Documents
import Palettes
import Testing

private func css(_ text: String) throws(PaletteError) -> Reading {
  try read(text, as: "sample.css")
}

@Suite struct CSSCustomPropertiesTests {
  @Test(arguments: [
    ".dark", ".dark-theme", ".theme-dark", "[data-theme=dark]", "[data-theme=\"dark\"]",
    "[data-mode='dark']", "[data-color-scheme=dark]", ":root.dark", "html[data-bs-theme=dark]",
    ":root:is(.dark, [data-theme=dark])", ".dark :root", ":where(.dark)", "[class~=dark]",
    ":root[data-theme='dark']",
  ])
  func `a selector of the dark scheme makes the rest the light one`(selector: String) throws {
    let reading = try css(":root{--a:#111;--b:#222}\(selector){--a:#eee}")
    #expect(reading.modeNames == ["light", "dark"])
    // :where() has no weight, so the earlier rule wins over it.
    let isWeak = selector == ":where(.dark)"
    #expect(reading.color("--a", in: "dark") == (isWeak ? "#111111" : "#eeeeee"))
    #expect(reading.color("--a", in: "light") == "#111111")
    #expect(reading.color("--b", in: "dark") == "#222222")
  }

  @Test(arguments: [
    (":root", true), ("html", true), ("*", true), (":host", true), ("body", true),
    (":where(html)", true), (":root, :host", true), ("*, ::before, ::after", true),
    (".card", false), ("#x", false), ("a:hover", false), ("button", false), (":root + p", false),
    ("[dir=rtl]", false), (".dark .card", false), (".medium", false), (":root:hover", false),
  ])
  func `only rules for the whole page are a palette`(selector: String, isPage: Bool) throws {
    let reading = try css("\(selector){--a:#123456}")
    #expect((reading.color("--a") == "#123456") == isPage)
    #expect(reading.skipped == (isPage ? 0 : 1))
  }

  @Test func `scheme and contrast multiply`() throws {
    let reading = try css(
      """
      :root { --a: #111; --b: #222; }
      @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --a: #eee; } }
      @media (prefers-contrast: more) { :root { --a: #000; } }
      @media (prefers-color-scheme: dark) and (prefers-contrast: high) {
        :root:not([data-theme=light]) { --a: #fff; } }
      """
    )
    #expect(
      reading.modeNames == ["light", "light/high-contrast", "dark", "dark/high-contrast"]
    )
    #expect(
      reading.modeNames.map { reading.color("--a", in: $0) }
        == ["#111111", "#000000", "#eeeeee", "#ffffff"]
    )
    #expect(reading.color("--b", in: "dark/high-contrast") == "#222222")
  }

  @Test(arguments: [
    ":root:not(.dark){--a:#111} .dark{--a:#eee}", ".dark{--a:#eee} :root:not(.dark){--a:#111}",
    ":root:not(.dark):not(.print){--a:#111} .dark{--a:#eee}",
    ":root,:root:not([data-theme=dark]){--a:#111} @media (prefers-color-scheme:dark)"
      + "{:root:not([data-theme]){--a:#eee}} [data-theme=dark]{--a:#eee}",
    ":root{--a:#111} :root:not([data-theme=light]){--a:#eee} [data-theme=light]{--a:#111}",
    ":root{--a:#eee} @media not (prefers-color-scheme:dark){:root{--a:#111}}",
    ":root{--a:#eee} @media not all and (prefers-color-scheme:dark){:root{--a:#111}}",
    "@media (prefers-color-scheme:light) or (prefers-color-scheme:no-preference){:root{--a:#111}}"
      + ".dark{--a:#eee}",
  ])
  func `what a rule excludes is no mode of it`(text: String) throws {
    let reading = try css(text)
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.modeNames.map { reading.color("--a", in: $0) } == ["#111111", "#eeeeee"])
  }

  @Test func `paper and speech are no modes`() throws {
    let reading = try css(
      "@media not print{:root{--a:#111}} @media not screen,speech{:root{--a:#222}}"
    )
    #expect(reading.color("--a") == "#111111")
  }

  @Test func `the strongest of several selectors counts`() throws {
    let reading = try css(":root.dark, :root{--a:#111} .dark{--a:#222} html{--a:#333}")
    #expect(reading.modeNames.map { reading.color("--a", in: $0) } == ["#111111", "#111111"])
  }

  @Test func `more modes or values than anyone writes are refused`() throws {
    let brands = (0..<200).map { ".theme-t\($0){--x0:#123}" }.joined()
    let names = (0..<3_000).map { "--x\($0):red;" }.joined()
    #expect(try css(":root{\(names.prefix(3_000))}\(brands)").palette.modes.count == 201)
    let broad = #expect(throws: PaletteError.self) { try css(":root{\(names)}\(brands)") }
    #expect(broad?.reason == .tooLarge)
    let many = (0..<257).map { ".theme-t\($0){--a:#123}" }.joined()
    #expect(throws: PaletteError.self) { try css(many) }
  }

  @Test func `brands are a mode of their own, beside the scheme`() throws {
    let reading = try css(
      ".theme-zinc{--a:#111}.dark .theme-zinc{--a:#222}.theme-rose{--a:#333}.dark .theme-rose{--a:#444}"
    )
    #expect(reading.modeNames == ["light/rose", "light/zinc", "dark/rose", "dark/zinc"])
    #expect(
      reading.modeNames.map { reading.color("--a", in: $0) }
        == ["#333333", "#111111", "#444444", "#222222"]
    )
  }

  @Test(arguments: [
    ("@layer base{:root{--a:#111}} :root{--a:#222} @layer base{:root{--a:#333}}", "#222222"),
    ("@layer x,y; @layer y{:root{--a:#111}} @layer x{:root{--a:#222}}", "#111111"),
    (":root{--a:#111!important} :root{--a:#222}", "#111111"),
    (":root{--a:#111} html{--a:#222}", "#111111"), (":root{--a:#111} :root{--a:#222}", "#222222"),
    ("@media screen{:root{--a:#111}}", "#111111"),
    (":root{--a:#111} @media print{:root{--a:#222}}", "#111111"),
    ("@theme{--a:#111}", "#111111"), ("@theme inline{--a:var(--b)} :root{--b:#222}", "#222222"),
    (":root{&{--a:#111}}", "#111111"), ("@supports (color:red){:root{--a:#111}}", "#111111"),
    (":root{--a:#111} @supports not (color:red){:root{--a:#222}}", "#111111"),
    (":root{--A:#111;--a:#222}", "#222222"), (":root{--a:#111/* #222 */}", "#111111"),
    ("/* --a: #222 */ :root{--a:#111}", "#111111"), (":root{\\--a:#111}", "#111111"),
  ])
  func `the cascade decides within one mode`(text: String, color: String) throws {
    let reading = try css(text)
    #expect(reading.modeNames == ["default"])
    #expect(reading.color("--a") == color)
    #expect(reading.problems.isEmpty)
  }

  @Test func `variables are substituted, and the chain is told`() throws {
    let reading = try css(
      """
      :root { --a: #102030; --b: var(--a); --c: var( --b , red); --d: var(--none, var(--b));
        --e: var(--none, #fff); --r: 10; --f: rgb(var(--r) 20 30); --g: rgb(1 2 3 / var(--h, 50%)); }
      """
    )
    #expect(reading.color("--c") == "#102030")
    #expect(reading.aliases("--c") == ["--b", "--a"])
    #expect(reading.color("--d") == "#102030")
    #expect(reading.color("--e") == "#ffffff")
    #expect(reading.color("--f") == "#0a141e")
    #expect(reading.color("--g") == "#010203/0.5")
    #expect(reading.problems.isEmpty)
    #expect(reading.palette.swatch("--c")?.values[0].value.source == "var( --b , red)")
  }

  @Test func `every member of a circle is invalid, even with a fallback`() throws {
    let reading = try css(
      ":root{\n--a:var(--b);\n--b:var(--c,red);\n--c:var(--a);\n--d:var(--a);\n--e:var(--a,#fff);\n--s:var(--s)}"
    )
    for name in ["--a", "--b", "--c", "--d", "--s"] { #expect(reading.color(name) == "faulty") }
    #expect(reading.color("--e") == "#ffffff")
    #expect(
      reading.faults == [
        "unresolved-reference 2", "unresolved-reference 5", "unresolved-reference 7",
      ]
    )
    #expect(reading.problems[0].message.contains("--a -> --b -> --c -> --a"))
    #expect(reading.problems[1].message.contains("leads into"))
  }

  @Test func `a missing variable is a problem, but not that of a font`() throws {
    let reading = try css(":root{--ink:#111;--text:var(--imk);--font-sans:var(--geist)}")
    #expect(reading.faults == ["unresolved-reference 1"])
    #expect(reading.problems[0].message.contains("--ink"))
    #expect(reading.palette.swatch("--font-sans") == nil)
  }

  @Test(arguments: [
    ("--danger:var(--none)", true), ("--x1:var(--red-500)", true),
    ("--surface:color(from var(--none) srgb r g b)", true), ("--header-h:var(--none)", false),
    ("--sidebar-width:var(--none)", false), ("--border:1px solid var(--line)", false),
    ("--radius-card:var(--none)", false), ("--text-xs:var(--none)", false),
    ("--anything:var(--none)", false), ("--anything:var(--none, 1px)", false),
  ])
  func `a missing variable is a problem only where a colour is meant`(
    declaration: String,
    isProblem: Bool
  ) throws {
    let reading = try css(":root{--ink:#111;\(declaration)}")
    #expect(reading.faults == (isProblem ? ["unresolved-reference 1"] : []))
  }

  @Test func `a variable that is missing in one mode only is a problem there`() throws {
    let reading = try css(":root{--x:#111} .dark{--x:var(--none)}")
    #expect(reading.faults == ["unresolved-reference 1"])
    #expect(reading.problems.first?.mode?.name == "dark")
    #expect(reading.color("--x", in: "light") == "#111111")
    #expect(reading.color("--x", in: "dark") == "faulty")
  }

  @Test(arguments: [
    ("#12", "#12"), ("  #ggg ", "g"), ("rgb(1 /* x */ 2 red)", "red"), ("rgb(1, 2 3)", "3"),
  ])
  func `a fault has the place of the faulty text, not of the whole value`(
    value: String,
    faulty: String
  ) throws {
    let text = ":root{\n  --\u{E9}:\(value);\n}"
    let place = try #require(try css(text).problems.first?.place)
    #expect(place.start.line == 2)
    let bytes = Array(text.utf8)[place.range.lowerBound..<place.range.upperBound]
    #expect(String(decoding: bytes, as: UTF8.self) == faulty)
  }

  @Test func `a property declared twice in one block is a problem with both lines`() throws {
    let reading = try css(":root{\n--a:#111;\n--a:#222}\n:root{--a:#333}")
    #expect(reading.color("--a") == "#333333")
    #expect(reading.faults == ["duplicate-swatch 3"])
    #expect(reading.problems[0].notes.first?.place.start.line == 2)
  }

  @Test(arguments: [
    ("#12", true), ("rgb(1 2)", true), ("#ggg", true), ("hsl(1 2)", true), ("16px", false),
    ("Inter, sans-serif", false), ("0 1px 2px #000", false), ("#fff 0 0 4px", false), ("1", false),
    ("url(a.png)", false), ("linear-gradient(red, blue)", false), ("initial", false), ("", false),
    ("{a:b}", false), ("calc(1px + 2px)", false), ("bold", false), ("'#fff'", false),
  ])
  func `what begins like a colour and is none is a problem, and other things are left out`(
    value: String,
    isFaulty: Bool
  ) throws {
    let reading = try css(":root{--ok:#111;\n--a:\(value)}")
    #expect(reading.faults == (isFaulty ? ["unreadable-color 2"] : []))
    #expect(reading.color("--a") == (isFaulty ? "faulty" : nil))
    #expect(reading.skipped == (isFaulty ? 0 : 1))
  }

  @Test(arguments: ["currentColor", "canvas", "AccentColor"])
  func `a value without a colour of its own is undetermined`(value: String) throws {
    #expect(try css(":root{--a:\(value)}").color("--a") == "undetermined")
  }

  @Test func `bare components are colours where the file uses them within a function`() throws {
    let reading = try css(
      """
      :root { --h: 240 5.9% 10%; --c: 10 20 30; --unused: 240 5.9% 10%; }
      a { color: hsl(var(--h)); background: rgb(var(--c) / 0.5); }
      """
    )
    #expect(reading.color("--h") == "#18181b")
    #expect(reading.color("--c") == "#0a141e")
    #expect(reading.palette.swatch("--unused") == nil)
  }

  @Test func `bare components are colours through an alias, and a hue alone is none`() throws {
    let reading = try css(
      """
      :root { --zinc: 240 5.9% 10%; --ink: var(--zinc); --hue: 240; --old: 240, 100%, 50%; }
      a { color: hsl(var(--ink)); fill: hsl(var(--hue) 50% 50%); background: hsla(var(--old), 0.5); }
      """
    )
    #expect(reading.color("--ink") == "#18181b")
    #expect(reading.aliases("--ink") == ["--zinc"])
    #expect(reading.color("--old") == "#0000ff")
    #expect(reading.palette.swatch("--hue") == nil)
    #expect(reading.problems.isEmpty)
  }

  @Test func `bare triplets are colours where a block holds no others`() throws {
    let block = "--a:0 0% 100%;--b:0 0% 0%;--c:240 5.9% 10%;--radius:0.5rem"
    #expect(try css(":root{\(block)}").palette.swatches.count == 3)
    #expect(try css(":root{\(block);--d:#fff}").palette.swatches.map(\.name) == ["--d"])
  }

  @Test func `the place is that of the value in its own declaration`() throws {
    let reading = try css(":root {\r\n  --a:  #111 ;\r\n  --b: var(--a);\r\n}")
    let place = reading.palette.swatch("--b")?.place
    #expect(place?.start == SourceLocation(line: 3, column: 8))
    #expect(place?.end == SourceLocation(line: 3, column: 16))
    #expect(reading.palette.swatch("--a")?.place.start == SourceLocation(line: 2, column: 9))
  }

  @Test func `a faulty declaration does not hide the others`() throws {
    let reading = try css(":root{--a #111;\n--b:#222;\n--c:#333);\n--d:#444;--e-*:initial}")
    #expect(reading.palette.swatches.map(\.name) == ["--b", "--d"])
    #expect(reading.faults == ["unreadable-color 1", "unreadable-color 3"])
  }

  @Test func `media queries about other things make modes only for colours`() throws {
    let sizes = ":root{--a:#111;--s:1px}@media (min-width:9px){:root{--s:2px}}"
    #expect(try css(sizes).modeNames == ["default"])
    let colors = ":root{--a:#111}@media (color-gamut:p3){:root{--a:#222}}"
    #expect(try css(colors).modeNames == ["default", "p3"])
  }

  @Test func `a chain of 20000 variables resolves`() throws {
    var text = ":root{"
    for index in 0..<19_999 { text += "--t\(index):var(--t\(index + 1));" }
    let reading = try css(text + "--t19999:#1f6f4a}")
    #expect(reading.color("--t0") == "#1f6f4a")
    #expect(reading.aliases("--t0")?.last == "--t19999")
  }

  @Test func `variables that double each other stay small`() throws {
    var text = ":root{--t0:a b c d e f g h;"
    for index in 1..<200 { text += "--t\(index):var(--t\(index - 1)) var(--t\(index - 1));" }
    #expect(try css(text + "--ok:#111}").palette.swatches.map(\.name) == ["--ok"])
  }

  @Test func `light-dark() is another colour in each scheme`() throws {
    let reading = try css(
      ":root{--l:#eee;--a:light-dark(#111, var(--l));--b:var(--a);--c:rgb(light-dark(1,2) 3 4)}"
    )
    #expect(reading.modeNames == ["light", "dark"])
    #expect(reading.color("--a", in: "light") == "#111111")
    #expect(reading.color("--a", in: "dark") == "#eeeeee")
    #expect(reading.color("--b", in: "dark") == "#eeeeee")
  }

  @Test func `a missing semicolon is told, with the property that it hides`() throws {
    let reading = try css(
      """
      :root {
        --ink: #111
        --paper: #fff;
        --card: rgb(1 2 3) --note : #222;
        --shadow: 0 1px #000;
        --sum: calc(1px --x);
      }
      """
    )
    #expect(reading.faults == ["unreadable-color 2", "unreadable-color 4"])
    #expect(reading.problems.map(\.place.start.column) == [10, 11])
    #expect(reading.problems[0].message.contains("--paper"))
    #expect(reading.problems[1].message.contains("--note"))
    #expect(reading.color("--ink") == "faulty")
  }
}
