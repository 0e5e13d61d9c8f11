import Documents
import Palettes
import TestSupport
import Testing

@Suite struct PaletteFormatTests {
  @Test(arguments: [
    ("a.css", ":root{--a:#fff}", "--a"), ("theme", ":root { --a: #fff }", "--a"),
    ("a.tokens", "{\"a\":{\"$type\":\"color\",\"$value\":\"#fff\"}}", "a"),
    ("a.json", " {\"a\":{\"$type\":\"color\",\"$value\":\"#fff\"}}", "a"),
    ("-", "{\"a\":{\"$type\":\"color\",\"$value\":\"#fff\"}}", "a"),
  ])
  func `a file is recognised by its name or its content`(
    name: String,
    text: String,
    swatch: String
  ) throws {
    #expect(try read(text, as: name).color(swatch) == "#ffffff")
  }

  @Test(arguments: ["a.txt", "a.html", "-"])
  func `an unknown file is an error that names what is read`(name: String) throws {
    let error = #expect(throws: PaletteError.self) { try read("<p>hello</p>", as: name) }
    #expect(error?.reason == .unknownFormat)
    for format in PaletteFormat.all {
      #expect(error?.message.contains(format.id) == true, "\(format.id)")
    }
  }

  @Test(arguments: ["a.css", "a.tokens.json"])
  func `bytes that are not UTF-8 are named`(name: String) {
    let file = SourceFile(name: name, bytes: Array("{\"$value\": \"".utf8) + [0xFF, 0x22, 0x7D])
    let error = #expect(throws: PaletteError.self) {
      try PaletteFormat.reading(of: SourceTree(file), as: nil)
    }
    #expect(error?.reason == .notUTF8)
    #expect(error?.place?.range == SourceRange(12, 13))
  }

  @Test func `a file above the limit is refused before it is read`() {
    let bytes = [UInt8](repeating: 0x20, count: PaletteFormat.sizeLimit + 1)
    let error = #expect(throws: PaletteError.self) {
      try PaletteFormat.reading(
        of: SourceTree(SourceFile(name: "a.css", bytes: bytes)),
        as: nil
      )
    }
    #expect(error?.reason == .tooLarge)
  }

  private static let fixtures = [
    (
      "a.tokens.json",
      """
      {"$extensions": {"legible": {"pairs": [{"foreground": "a", "background": "b.c"}]}},
       "a": {"$type": "color", "$value": "{b.c}", "$extensions": {"mode": {"dark": "#fff"}}},
       "b": {"$type": "color", "$extends": "{d}", "c": {"$value": {"colorSpace": "hsl",
         "components": [{"$ref": "#/b/e/$value/components/0"}, "none", 50.5], "hex": "#808080"}},
         "e": {"$ref": "#/d/f"}},
       "d": {"$type": "color", "f": {"$value": {"colorSpace": "srgb", "components": [0, 1, 0.5]}}}}
      """
    ),
    (
      "a.css",
      """
      @layer x; :root, .light { --a: #fff; --b: var(--a, rgb(1 2 3 / 50%)); --h: 240 5% 10% }
      @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --a: hsl(var(--h)) } }
      .dark .theme-x:is(html, *) { --b: var(--c,); & { --c: var(--b) !important } }
      @theme inline { --color-a: var(--a) /* x */; --color-*: initial }
      """
    ),
  ]

  @Test(arguments: fixtures)
  func `thousands of changed files are read or refused`(name: String, text: String) {
    var random = SplitMix64(seed: 7)
    let bytes = Array(text.utf8)
    let interesting = Array("{}[]()\"',:;$#@.-*/\\!&~0a\n".utf8)
    for _ in 0..<1_500 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let offset = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed[offset] = interesting.randomElement(using: &random) ?? 0
        case 1: changed.remove(at: offset)
        case 2: changed.insert(interesting.randomElement(using: &random) ?? 0, at: offset)
        default:
          let end = min(changed.count, offset + Int.random(in: 1...40, using: &random))
          changed.insert(contentsOf: changed[offset..<end], at: offset)
        }
      }
      let file = SourceFile(name: name, bytes: changed)
      guard let reading = try? PaletteFormat.reading(of: SourceTree(file), as: nil) else {
        continue
      }
      for problem in reading.problems {
        #expect(problem.place.range.upperBound <= changed.count && !problem.message.isEmpty)
      }
    }
  }
}
