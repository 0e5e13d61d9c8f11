import Documents
import Palettes
import TestSupport
import Testing

private let black = colorSet(entry("0x00", "0x00", "0x00"))
private let white = colorSet(entry("0xFF", "0xFF", "0xFF"))
private let namespace =
  "{\"info\": {\"version\": 1}, \"properties\": {\"provides-namespace\": true}}"
private let group = "{\"info\": {\"version\": 1}}"

/// The files of a catalog: what belongs to it, what its colours are called, what is no colour set.
@Suite struct AssetCatalogTests {
  @Test func `groups with a namespace take part in names, and blanks stay`() throws {
    let reading = try catalog(
      [
        "Primary Text.colorset": black, "RiskLevel": namespace, "RiskLevel/Icon": namespace,
        "RiskLevel/Icon/Black.colorset": white, "Domain": group, "Domain/cover.colorset": white,
        "Plain/Deep": namespace, "Plain/Deep/ink.colorset": black,
      ]
    )
    #expect(
      reading.palette.swatches.map(\.name) == [
        "Primary Text", "RiskLevel/Icon/Black", "cover", "Deep/ink",
      ]
    )
    #expect(reading.palette.name == "Colors")
    #expect(reading.problems.isEmpty)
  }

  @Test func `one name twice is told with both files, unless namespaces tell them apart`() throws {
    let reading = try catalog(
      [
        "A/Ink.colorset": black, "B/Ink.colorset": white, "C": namespace, "C/Ink.colorset": white,
      ]
    )
    #expect(reading.palette.swatches.map(\.name) == ["Ink", "C/Ink"])
    #expect(reading.faults == ["duplicate-swatch 2"])
    #expect(reading.problems[0].place.file == "App/Colors.xcassets/B/Ink.colorset/Contents.json")
    #expect(
      reading.problems[0].notes.first?.place.file
        == "App/Colors.xcassets/A/Ink.colorset/Contents.json"
    )
    #expect(reading.color("Ink") == "#ffffff")
  }

  @Test func `catalogs are gathered, each with its colour sets and their groups`() {
    let paths = [
      "App/A.xcassets/AppIcon.appiconset/Contents.json", "App/A.xcassets/Contents.json",
      "App/A.xcassets/Icons/Star.imageset/Contents.json", "App/A.xcassets/Icons/Contents.json",
      "App/A.xcassets/Text/Contents.json", "App/A.xcassets/Text/Ink.colorset/Contents.json",
      "App/A.xcassets/Inner.xcassets/Red.colorset/Contents.json", "B.xcassets/Contents.json",
      "B.xcassets/Star.imageset/Contents.json", "C.xcassets/Ink.colorset/Contents.json",
      "C.xcassets/Ink.colorset/notes.txt", "theme.json",
    ]
    let (gatherings, rest) = PaletteFolder.gathered(paths, as: nil)
    #expect(
      gatherings == [
        Gathering(
          name: "App/A.xcassets",
          paths: [
            "App/A.xcassets/Contents.json", "App/A.xcassets/Text/Contents.json",
            "App/A.xcassets/Text/Ink.colorset/Contents.json",
            "App/A.xcassets/Inner.xcassets/Red.colorset/Contents.json",
          ]
        ),
        Gathering(name: "C.xcassets", paths: ["C.xcassets/Ink.colorset/Contents.json"]),
      ]
    )
    #expect(rest.count == 7)
  }

  @Test(arguments: [
    (
      [
        "Theme/Contents.json", "Theme/A/Ink.colorset/Contents.json",
        "Theme/B.colorset/Contents.json",
      ],
      "Theme"
    ), (["/tmp/x/Ink.colorset/Contents.json"], "/tmp/x/Ink.colorset"),
    (["Ink.colorset/Contents.json", "Text/B.colorset/Contents.json"], "."),
  ])
  func `colour sets outside a catalog are one palette`(paths: [String], name: String) {
    let (gatherings, rest) = PaletteFolder.gathered(paths, as: .assetCatalog)
    #expect(gatherings == [Gathering(name: name, paths: paths)])
    #expect(rest.isEmpty)
  }

  @Test func `a group or a colour set may be named alone`() throws {
    let path = "App/C.xcassets/Risk/Icon/Ink.colorset/Contents.json"
    let (gatherings, _) = PaletteFolder.gathered([path], as: nil)
    #expect(gatherings == [Gathering(name: "App/C.xcassets", paths: [path])])
    let file = SourceFile(name: path, text: black)
    let groups = ["App/C.xcassets/Risk/Contents.json": namespace]
    let tree = SourceTree(file) { path in groups[path].map { SourceFile(name: path, text: $0) } }
    let reading = try PaletteFormat.reading(of: tree, as: nil)
    #expect(reading.palette.swatches.map(\.name) == ["Risk/Ink"])
    #expect(reading.palette.name == "Ink")
  }

  @Test(arguments: [
    ("-", "color"), ("Contents.json", "color"), ("Ink.json", "Ink"),
    ("x/Deep Ink.colorset/Contents.json", "Deep Ink"),
  ])
  func `a single file is known by its content`(file: String, name: String) throws {
    let reading = try read(black, as: file)
    #expect(reading.color(name) == "#000000")
    #expect(reading.palette.swatches.count == 1)
  }

  @Test func `a byte-order mark and CR LF change nothing`() throws {
    let text = "\u{FEFF}" + black.split(separator: "\n").joined(separator: "\r\n")
    let reading = try read(text, as: "Ink.colorset/Contents.json")
    #expect(reading.color("Ink") == "#000000")
    #expect(reading.palette.swatches[0].place.start.line == 2)
    let column = reading.palette.swatches[0].place.start.column
    #expect(column == "{\"idiom\": \"universal\", \"color\": ".count + 1)
    #expect(reading.palette.swatches[0].values[0].value.source.hasPrefix("{\"color-space\""))
  }

  @Test func `a file that is no JSON leaves the others be`() throws {
    let reading = try catalog(
      [
        "A.colorset": "{\"colors\": [", "B.colorset": white, "G": "{\"properties\":",
        "G/C.colorset": white,
      ]
    )
    #expect(reading.faults == ["unreadable-color 1", "unreadable-color 1"])
    #expect(reading.problems.map(\.swatch) == ["A", nil])
    #expect(reading.palette.swatches.map(\.name) == ["B", "C"])
  }

  @Test(arguments: ["", "{\"colors\": [", "{\"colors\": [}"])
  func `a single file that is no JSON is an error with its place`(text: String) {
    let error = #expect(throws: PaletteError.self) {
      try read(text, as: "A.colorset/Contents.json")
    }
    #expect(error?.reason == .malformed && error?.place != nil)
  }

  @Test(arguments: [group, "[]", "{\"images\": [{\"idiom\": \"universal\"}]}"])
  func `what is no colour set is called so, with an example`(text: String) {
    let file = SourceFile(name: "Star.imageset/Contents.json", text: text)
    let error = #expect(throws: PaletteError.self) {
      try PaletteFormat.reading(of: SourceTree(file), as: .assetCatalog)
    }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.message.contains("\"color-space\": \"srgb\"") == true)
  }

  @Test(arguments: [
    ("{}", "has a list"), ("{\"colors\": {}}", "not an object"),
    ("{\"colors\": [3]}", "not a number"),
    ("{\"colors\": \"#fff\"}", "not a string"), ("[]", "has a list"),
  ])
  func `a colour set of the wrong kind is a fault`(text: String, part: String) throws {
    let reading = try read(text, as: "Ink.colorset/Contents.json")
    #expect(reading.faults == ["unreadable-color 1"])
    #expect(reading.problems[0].message.contains(part))
    #expect(reading.color("Ink") == "faulty")
  }

  @Test func `a namespace is true or false`() throws {
    let text = "{\"properties\": {\n\"provides-namespace\": \"true\"}}"
    let reading = try catalog(["G": text, "G/A.colorset": black, "G/B.colorset": white])
    #expect(reading.faults == ["unreadable-color 2"])
    #expect(reading.palette.swatches.map(\.name) == ["A", "B"])
  }

  @Test func `members that occur twice are told with both lines`() throws {
    let text = """
      {"colors": [], "colors": [{"idiom": "universal", "idiom": "universal",
        "appearances": [{"appearance": "luminosity",
          "value": "light", "value": "dark"}],
        "color": {"color-space": "srgb",
          "color-space": "gray-gamma-22", "components": {"white": "0.1", "alpha": "1.0",
            "white": "1.0"}}}]}
      """
    let reading = try read(text, as: "Ink.colorset/Contents.json")
    #expect(reading.faults.map { String($0.suffix(1)) } == ["1", "1", "3", "5", "6"])
    #expect(reading.problems.allSatisfy { $0.kind == .duplicateSwatch && $0.swatch == "Ink" })
    #expect(reading.problems[4].message.contains("white is given twice, on lines 5 and 6"))
    #expect(reading.color("Ink", in: "dark") == "#ffffff")
  }

  @Test(arguments: [
    ("{\"colors\": [{\"name\": \"ink\", \"color\": \"#fff\"}]}", false),
    ("{\"colors\": {\"ink\": {\"$type\": \"color\", \"$value\": \"#fff\"}}}", false),
    ("{\"colors\": [], \"name\": \"x\"}", false), ("{\"colors\": [{\"idiom\": \"mac\"}]}", true),
    ("{\"colors\": [], \"info\": {\"version\": 1}}", true),
    ("{\"colors\": [{\"color\": {\"color-space\": \"srgb\", \"components\": {}}}]}", true),
  ])
  func `other files with colors are not claimed`(text: String, isClaimed: Bool) {
    let outline = Outline(SourceTree(SourceFile(name: "-", text: text)))
    #expect((PaletteFormat.assetCatalog.recognizes(outline) == .no) != isClaimed)
  }

  @Test func `thousands of entries and of sets are read`() throws {
    let entries = (0..<2_000).map { _ in entry("0", "0", "0") }
    let wide = try read(
      "{\"colors\": [\(entries.joined(separator: ","))]}",
      as: "A.colorset/Contents.json"
    )
    #expect(wide.problems.count == 1_999)
    let files = (0..<1_000).map {
      SourceFile(name: "C.xcassets/G/\($0).colorset/Contents.json", text: black)
    }
    let tree = SourceTree(name: "C.xcassets", files: files)
    #expect(try PaletteFormat.reading(of: tree, as: nil).palette.swatches.count == 1_000)
  }

  @Test func `deep nesting is refused`() {
    let text = "{\"colors\": " + String(repeating: "[", count: 100_000)
    #expect(throws: PaletteError.self) { try read(text, as: "A.colorset/Contents.json") }
  }

  @Test func `thousands of changed files are read or refused`() {
    let text = colorSet(
      entry("0xFF", "191", "0.5", of: "display-p3", also: ", \"display-gamut\": \"display-P3\""),
      emptyEntry(in: "high"),
      entry(color: "{\"platform\": \"ios\", \"reference\": \"labelColor\"}", in: "dark", "high")
    )
    var random = SplitMix64(seed: 11)
    let interesting = Array("{}[]\"',:0x.-1e\n".utf8)
    for _ in 0..<1_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let offset = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[offset] = interesting.randomElement(using: &random) ?? 0
        case 1: bytes.remove(at: offset)
        default:
          let end = min(bytes.count, offset + Int.random(in: 1...40, using: &random))
          bytes.insert(contentsOf: bytes[offset..<end], at: offset)
        }
      }
      let file = SourceFile(name: "Ink.colorset/Contents.json", bytes: bytes)
      guard let reading = try? PaletteFormat.reading(of: SourceTree(file), as: nil) else {
        continue
      }
      for problem in reading.problems {
        #expect(problem.place.range.upperBound <= bytes.count && !problem.message.isEmpty)
      }
    }
  }
}
