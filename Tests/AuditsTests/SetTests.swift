import Audits
import Colors
import Documents
import Palettes
import Testing

/// Sets of colours that have to be told apart; expected differences were computed with coloraide.
@Suite struct SetTests {
  private func audit(_ css: String, sets: [ColorSet] = [], modes: [String] = []) throws -> Audit {
    var policy = Policy()
    policy.sets = sets
    policy.modes = modes
    let tree = SourceTree(SourceFile(name: "theme.css", text: css))
    return Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: policy)
  }

  private func sheet(_ colors: [String]) -> String {
    ":root {\n"
      + colors.enumerated().map { "  --chart-\($0 + 1): \($1);\n" }.joined() + "}"
  }

  /// The difference that a message tells for a kind of vision, up to what is cut off.
  private func difference(of vision: String, in message: String) throws -> Rounded {
    let pattern = try Regex(
      "([0-9.]+) \\([0-9.]+ in Oklab\\) with \(vision)",
      as: (Substring, Substring).self
    )
    let match = try #require(message.firstMatch(of: pattern))
    return Rounded(try #require(Double(match.output.1)))
  }

  private let status = ":root { --success: #34c759; --error: #ff383c; }"

  @Test func `a set that names suggest is one warning, a declared one an error`() throws {
    let inferred = try audit(status)
    #expect(inferred.findings(.colorAlone).map(\.severity) == [.warning])
    // 1.607983 by the formula of WCAG.
    #expect(inferred.findings(.colorAlone).first?.message.contains("1.60:1") == true)
    let declared = try audit(status, sets: [ColorSet("status", of: ["success", "error"])])
    #expect(declared.findings(.colorAlone).map(\.severity) == [.error])
    #expect(Rule.colorAlone.criterion?.number == "1.4.1")
  }

  @Test func `a declared cue settles it`() throws {
    let set = ColorSet("status", of: ["success", "error"], cue: "icon")
    let audit = try audit(status, sets: [set])
    #expect(audit.findings(.colorAlone).isEmpty)
    #expect(audit.findings(.similarColors).isEmpty)
  }

  @Test func `three to one between the two settles it, unless the colour itself is meant`() throws {
    let css = ":root { --go: #34c759; --stop: #a0001a; }"
    #expect(
      try audit(css, sets: [ColorSet("lamp", of: ["go", "stop"])]).findings(.colorAlone).isEmpty
    )
    var named = ColorSet("lamp", of: ["go", "stop"])
    named.namesColors = true
    let audit = try audit(css, sets: [named])
    #expect(audit.findings(.colorAlone).map(\.severity) == [.error])
  }

  @Test func `the worst mode counts, and modes that are not audited do not`() throws {
    let css = """
      :root { --background: #fff; --success: #34c759; --error: #a0001a; }
      .dark { --background: #000; --success: #34c759; --error: #ff383c; }
      """
    #expect(try audit(css).findings(.colorAlone).first?.message.contains("in mode dark") == true)
    #expect(try audit(css, modes: ["light"]).findings(.colorAlone).isEmpty)
  }

  @Test(arguments: [
    // What lies on states, their tints and their edges are no sets.
    "--success-foreground: #fff; --error-foreground: #eee;",
    "--bg-success: #efe; --bg-error: #fee;", "--success-subtle: #efe; --error-subtle: #fee;",
    "--on-success: #efe; --on-error: #fee;",
    // Two words for one state.
    "--error: #ff383c; --danger: #ff383c;",
    // One colour is no set.
    "--chart-1: #123456;", "--success: #34c759;",
    // Steps of a ramp are no series.
    "--red-1: #fee; --red-2: #fdd;",
  ])
  func `names that suggest no set make none`(css: String) throws {
    let audit = try audit(":root { \(css) }")
    #expect(audit.findings(.colorAlone).isEmpty)
    #expect(audit.findings(.similarColors).isEmpty)
  }

  @Test func `aliases of a set are not a second set, and a declared set replaces it`() throws {
    let css = """
      :root { --success: #34c759; --error: #ff383c; }
      @theme { --tone-success: var(--success); --tone-error: var(--error); }
      """
    #expect(try audit(css).findings(.colorAlone).count == 1)
    let set = ColorSet("status", of: ["success", "error"])
    #expect(try audit(status, sets: [set]).findings(.colorAlone).count == 1)
  }

  @Test(arguments: [
    // Okabe and Ito 2008; Tol, "bright".
    ["#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"],
    ["#4477aa", "#66ccee", "#228833", "#ccbb44", "#ee6677", "#aa3377", "#bbbbbb"],
  ])
  func `palettes known to be safe pass`(colors: [String]) throws {
    #expect(try audit(sheet(colors)).findings(.similarColors).isEmpty)
  }

  @Test func `all pairs that look alike are listed, with the least difference`() throws {
    // Tableau 10: 0.53 between the third and the fifth with deuteranopia.
    let colors = [
      "#4e79a7", "#f28e2b", "#e15759", "#76b7b2", "#59a14f", "#edc948", "#b07aa1", "#ff9da7",
      "#9c755f", "#bab0ac",
    ]
    let findings = try audit(sheet(colors)).findings(.similarColors)
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.severity == .note)
    #expect(
      finding.message.contains("--chart-3 and --chart-5: 0.53 (0.004 in Oklab) with deuteranopia")
    )
    #expect(try difference(of: "tritanopia", in: finding.message) == 5.14)
    #expect(try difference(of: "achromatopsia", in: finding.message) == 1.42)
    let listed = finding.notes.map(\.message).joined(separator: "\n")
    #expect(listed.contains("--chart-8 and --chart-10: 1.5"))
    let pairs = listed.matches(of: /: \d+\.\d+ \(/).count
    #expect(finding.message.contains("\(pairs) of 45 pairs"))
  }

  @Test func `the same colour six times is fifteen pairs`() throws {
    let finding = try #require(
      try audit(sheet(Array(repeating: "#336699", count: 6))).findings(.similarColors).first
    )
    #expect(finding.message.contains("15 of 15 pairs"))
    #expect(finding.message.contains("0.00 (0.000 in Oklab) for all eyes"))
  }

  @Test func `green and red of iOS 26 are alike to deuteranopia only`() throws {
    let finding = try #require(try audit(status).findings(.similarColors).first)
    #expect(try difference(of: "deuteranopia", in: finding.message) == 7.72)
    #expect(try difference(of: "tritanopia", in: finding.message) == 62.44)
    #expect(try difference(of: "achromatopsia", in: finding.message) == 12.18)
  }

  @Test func `translucent members are laid on the page, or named`() throws {
    let css = ":root { --success: rgb(52 199 89 / 0.5); --error: #ff383c; --info: #ff383d; }"
    let open = try #require(try audit(css).findings(.colorAlone).first)
    #expect(open.message.contains("translucent on an unknown page: --success"))
    let laid = try audit(":root { --background: #fff; \(css.dropFirst(8))")
    #expect(laid.findings(.colorAlone).first?.message.contains("translucent") == false)
  }

  @Test func `one colour under two names is one series`() throws {
    let audit = try audit(
      """
      @theme inline { --color-chart-1: var(--chart-1); --color-chart-2: var(--chart-2); }
      :root { --background: #fff; --foreground: #111; --chart-1: #fff000; --chart-2: #00007f; }
      """
    )
    #expect(audit.findings(.colorAlone).isEmpty)
    #expect(audit.findings(.similarColors).isEmpty)
    #expect(!audit.findings(.unpairedSwatch).contains { $0.message.contains("--color-chart") })
  }

  @Test(arguments: ["currentColor", "linear-gradient(#fff, #000)"])
  func `a member that has no one colour leaves a declared set open`(value: String) throws {
    let audit = try audit(
      ":root { --panel: #fff; --panel-foreground: #666; --who: \(value); }",
      sets: [ColorSet("s", of: ["--panel", "--who"])]
    )
    let open = audit.findings(.undeterminedContrast)
    #expect(open.map(\.severity) == [.error])
    #expect(open.first?.message.contains("--who") == true)
    let cued = try self.audit(
      ":root { --panel: #fff; --panel-foreground: #666; --who: \(value); }",
      sets: [ColorSet("s", of: ["--panel", "--who"], cue: "icon")]
    )
    #expect(cued.findings(.undeterminedContrast).isEmpty)
  }

  @Test(arguments: [["--success"], ["--success", "--success"]])
  func `a declared set of one colour is a fault`(colors: [String]) throws {
    let audit = try audit(status, sets: [ColorSet("s", of: colors)])
    #expect(
      audit.faults.map(\.message) == [
        "the set s has one colour only: nothing to tell apart"
      ]
    )
  }

  @Test func `a set that got worse, or has another member, is not what a baseline holds`() throws {
    let scope = BaselineScope(paths: ["."]) { $0 }
    func audit(_ bad: String, more: [String] = []) throws -> Audit {
      try self.audit(
        ":root { --background: #fff; --text: #111; --ok: #16a34a; --bad: \(bad); }",
        sets: [ColorSet("status", of: ["--ok", "--bad"] + more)]
      )
    }
    let baseline = try audit("#dc2626").baseline(replacing: Baseline(), in: scope)
    func isAccepted(_ audit: Audit) -> Bool {
      audit.accepting(baseline, in: scope).findings(.colorAlone).allSatisfy {
        $0.suppression != nil
      }
    }
    #expect(isAccepted(try audit("#dc2626")))
    #expect(!isAccepted(try audit("#16a34b")))
    #expect(!isAccepted(try audit("#dc2626", more: ["#17a44b"])))
  }
}

/// A number that was cut off after two places, beside one that was rounded to them.
private struct Rounded: ExpressibleByFloatLiteral {
  let value: Double

  init(_ value: Double) { self.value = value }

  init(floatLiteral value: Double) { self.value = value }

  static func == (left: Rounded, right: Rounded) -> Bool { abs(left.value - right.value) < 0.0101 }
}
