import Audits
import Colors
import Documents
import Palettes
import Testing

/// What displays and eyes make of pairs; expected ratios were computed in Python from published matrices.
@Suite struct ViewingContrastTests {
  private func audit(
    _ css: String,
    under viewings: [Viewing] = [],
    policy text: String = "{}",
    level: ConformanceLevel = .aa
  ) throws -> Audit {
    var policy = try Policy(reading: SourceFile(name: "legible.json", text: text))
    policy.viewings = viewings
    policy.level = level
    let tree = SourceTree(SourceFile(name: "theme.css", text: css))
    return Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: policy)
  }

  private let amber = ":root { --background: #111827; --foreground: #d97706; }"

  private func count(_ viewing: String, in audit: Audit) -> Int? {
    Summary(of: audit).viewings.counts.first { $0.viewing == viewing }?.pairs
  }

  @Test func `every viewing is counted and the worst cell named, without being asked`() throws {
    let audit = try audit(amber)
    #expect(audit.findings(.viewingContrast).isEmpty)
    let tally = Summary(of: audit).viewings
    let changing = Viewing.all.filter(\.changesRatios).map(\.id)
    #expect(tally.counts.map(\.viewing) == changing)
    // 2.856 inverted; 5.948, 5.531, 4.811 and 4.745 for the cones and in grey.
    for (viewing, pairs) in [
      ("classic-invert", 1), ("css-invert", 1), ("smart-invert", 1), ("deuteranopia", 0),
      ("tritanopia", 0), ("protanopia", 0), ("grayscale", 0), ("windows-desert", 0),
    ] {
      #expect(count(viewing, in: audit) == pairs, "\(viewing)")
    }
    let worst = try #require(tally.worst)
    #expect(worst.required == 4.5)
    #expect(worst.foreground == "--foreground")
    #expect(worst.background == "--background")
  }

  @Test func `what was asked for is a note with the ratio as it is seen, and turns nothing red`()
    throws
  {
    let audit = try audit(amber, under: [.classicInvert, .grayscale])
    let findings = audit.findings(.viewingContrast)
    #expect(findings.map(\.viewing) == ["classic-invert"])
    #expect(findings.map(\.severity) == [.note])
    #expect(abs((findings.first?.measurement?.contrast?.ratio ?? 0) - 2.856229) < 1e-6)
    #expect(findings.first?.message.contains("2.85:1 in mode default under classic-invert") == true)
    #expect(audit.worst == .note)
    #expect(Rule.viewingContrast.criterion == nil)
  }

  @Test func `the rows that are asked for stand beside the others`() throws {
    let audit = try audit(amber, under: [.classicInvert, .grayscale, .grayscale])
    #expect(audit.measurements.map(\.viewing) == ["as-authored"])
    let viewed = audit.palettes.flatMap { Array($0.viewed) }
    #expect(viewed.map(\.viewing) == ["classic-invert", "grayscale"])
    #expect(viewed.map(\.verdict) == [.fail, .pass])
    #expect(abs((viewed[1].contrast?.ratio ?? 0) - 4.745392) < 1e-6)
  }

  @Test func `pairs that fail as authored are left out`() throws {
    let audit = try audit(
      ":root { --background: #fff; --foreground: #777; }",
      under: Viewing.all
    )
    #expect(audit.findings(.viewingContrast).isEmpty)
    #expect(Summary(of: audit).viewings.worst == nil)
    #expect(audit.palettes.allSatisfy { Array($0.viewed).isEmpty })
  }

  @Test func `what changes no ratio is never listed`() throws {
    let achromatopsia = try Viewing(named: "achromatopsia")
    let partial = try Viewing(named: "achromatopsia@0.5")
    let audit = try audit(amber, under: [.asAuthored, achromatopsia, partial])
    #expect(audit.findings(.viewingContrast).isEmpty)
    #expect(audit.palettes.allSatisfy { Array($0.viewed).isEmpty })
    #expect(count("achromatopsia", in: audit) == nil)
    #expect(count("achromatopsia@0.5", in: audit) == nil)
  }

  @Test func `a severity of one's own is counted beside the usual ones`() throws {
    let weak = try Viewing(named: "protanopia@0.5")
    let audit = try audit(":root { --background: #000; --foreground: #f00; }", under: [weak])
    #expect(count("protanopia@0.5", in: audit) == 1)
    #expect(count("protanopia", in: audit) == 1)
    #expect(audit.findings(.viewingContrast).map(\.viewing) == ["protanopia@0.5"])
  }

  @Test func `smart inversion leaves dark modes alone`() throws {
    let css = """
      :root { --background: #ffffff; --foreground: #333333; }
      .dark { --background: #111827; --foreground: #d97706; }
      """
    let audit = try audit(css, under: [.smartInvert, .classicInvert])
    let findings = audit.findings(.viewingContrast)
    #expect(findings.map(\.viewing) == ["classic-invert"])
    #expect(findings.map(\.mode?.name) == ["dark"])
  }

  @Test func `contrast themes force a colour on each role`() throws {
    let css = ":root { --paper: #ffffff; --blue: #0000ee; --icon: #555555; }"
    let policy = """
      {"infer": false, "pairs": [
        {"foreground": "blue", "background": "paper", "use": "link"},
        {"foreground": "blue", "background": "paper", "use": "text"},
        {"foreground": "icon", "background": "paper", "use": "graphic"}
      ]}
      """
    let themes: [Viewing] = [.windowsAquatic, .windowsDesert]
    let audit = try audit(css, under: themes, policy: policy)
    let viewed = audit.palettes.flatMap { Array($0.viewed) }
    func ratio(_ use: Use, _ viewing: Viewing) -> Double {
      viewed.first { $0.pairing.use == use && $0.viewing == viewing.id }?.contrast?.ratio ?? 0
    }
    // Microsoft's colours: 16.293 and 11.497 for text and links of Aquatic, 10.434 and 6.939 of Desert.
    #expect(abs(ratio(.text, .windowsAquatic) - 16.293) < 0.001)
    #expect(abs(ratio(.link, .windowsAquatic) - 11.497) < 0.001)
    #expect(abs(ratio(.text, .windowsDesert) - 10.434) < 0.001)
    #expect(abs(ratio(.link, .windowsDesert) - 6.939) < 0.001)
    // The picture keeps #555555 while its page becomes #202020.
    #expect(audit.findings(.viewingContrast).map(\.viewing) == ["windows-aquatic"])
    #expect(audit.findings(.viewingContrast).first?.swatch == "--icon")
  }

  @Test func `an interval is left out, and a canvas makes it a ratio`() throws {
    let css = ":root { --panel: rgb(0 0 0 / 0.5); --panel-foreground: #ffffff; }"
    let open = try audit(css, under: [.classicInvert])
    #expect(open.palettes.allSatisfy { Array($0.viewed).isEmpty })
    let laid = try audit(css, under: [.classicInvert], policy: ##"{"canvas": "#000000"}"##)
    #expect(laid.palettes.flatMap { Array($0.viewed) }.count == 1)
  }

  @Test func `several palettes are counted together`() throws {
    let file = SourceFile(name: "a.css", text: amber)
    let other = SourceFile(
      name: "b.css",
      text: ":root { --background: #000; --foreground: #f00; }"
    )
    let readings = try [file, other].map {
      try PaletteFormat.reading(of: SourceTree($0), as: nil)
    }
    let audit = Audit(of: readings, under: Policy())
    #expect(count("classic-invert", in: audit) == 2)
    #expect(count("protanopia", in: audit) == 1)
    // #00ffff on white has 1.2539, which no other cell is below.
    let worst = try #require(Summary(of: audit).viewings.worst)
    #expect(worst.palette == "b")
  }
}

@Suite struct RedOnDarkTests {
  private func findings(_ foreground: String, on background: String) throws -> [Finding] {
    try audit(
      ":root { --background: \(background); --foreground: \(foreground); }",
      file: "a.css"
    ).findings(.redOnDark)
  }

  /// The ratio for protanopia by the matrices of libDaltonLens, computed in Python.
  @Test(arguments: [
    ("#ff0000", "#000000", 3.182256), ("#ff5555", "#1e1e1e", 3.811226),
    ("#ef4444", "#0a0a0a", 3.689613), ("#ff4245", "#000000", 4.156008),
  ])
  func `long-wave red that protanopia darkens is a warning`(
    foreground: String,
    background: String,
    ratio: Double
  ) throws {
    let found = try findings(foreground, on: background)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.viewing) == ["protanopia"])
    #expect(abs((found.first?.measurement?.contrast?.ratio ?? 0) - ratio) < 1e-4)
  }

  @Test(arguments: [
    // Passes for protanopia as well.
    ("#ff8080", "#000000"), ("#f87171", "#111111"), ("#d97706", "#111827"),
    // Darker than its ground: protanopia makes it darker still.
    ("#cc0000", "#ffffff"),
    // Fails as authored: that is another rule's finding.
    ("#dc2626", "#000000"),
    // Not red.
    ("#ffffff", "#000000"), ("#888888", "#000000"),
  ])
  func `all else is left alone`(foreground: String, background: String) throws {
    #expect(try findings(foreground, on: background).isEmpty)
  }
}
