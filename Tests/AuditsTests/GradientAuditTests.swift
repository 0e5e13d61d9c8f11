import Audits
import Colors
import Documents
import Palettes
import Testing

@Suite struct GradientAuditTests {
  private static let css = """
    :root {
      --paper: #ffffff;
      --ink: #333333;
      --faint: #aaaaaa;
      --hero: linear-gradient(#ffffff, #0000ff);
      --hero-alias: var(--hero);
      --broken: linear-gradient(#fff, nonsense);
      --stripes: repeating-linear-gradient(45deg, var(--paper) 0 10px, #eeeeee 10px 20px);
      --shadow: 0 1px 2px #000;
    }
    """

  private func measure(
    _ foreground: String,
    on background: String,
    _ more: String = "",
    level: ConformanceLevel = .aa
  ) throws -> Audit {
    try audit(
      Self.css,
      file: "theme.css",
      policy: ##"""
        {"infer": false, "pairs": [{"foreground": "\##(foreground)", "background": "\##(background)"\##(more)}]}
        """##,
      level: level
    )
  }

  @Test func `a gradient is no swatch and no fault`() throws {
    let audit = try audit(Self.css, file: "theme.css")
    #expect(Summary(of: audit).swatches == 3)
    #expect(audit.findings(.unreadableColor).isEmpty)
    let palette = try #require(audit.palettes.first?.reading.palette)
    let names = palette.gradients.map(\.name.string)
    #expect(names == ["--hero", "--hero-alias", "--broken", "--stripes"])
    #expect(palette.gradient("--hero-alias")?.values.first?.value.aliases == ["--hero"])
    for name in names {
      #expect(!audit.findings.contains { $0.message.contains(name) }, "\(name)")
    }
  }

  @Test func `text of which some of the gradient is too light is undetermined`() throws {
    // ACT rule afw4f7, passed example 2: its figures are 1.4704 and 12.6347.
    let audit = try measure("ink", on: "hero")
    try #require(audit.faults.isEmpty, "\(audit.faults.map(\.text))")
    let measurement = try #require(audit.measurements.first)
    #expect(measurement.verdict.name == "undetermined")
    #expect(measurement.verdict.reason?.contains("gradient") == true)
    #expect(abs((measurement.contrast?.minimum ?? 0) - 1.4704) < 1e-4)
    #expect(abs((measurement.contrast?.maximum ?? 0) - 12.6347) < 1e-4)
    let finding = try #require(audit.findings.first)
    #expect(finding.rule == "undetermined-contrast")
    #expect(finding.severity == .error)
    #expect(finding.advice?.contains("% of the gradient") == true)
    #expect(finding.place?.start.line == 3)
  }

  @Test func `what covers all of a gradient fails at its worst place`() throws {
    let audit = try measure("ink", on: "hero", #", "covers": "all""#)
    #expect(audit.measurements.map(\.verdict) == [.fail])
    #expect(audit.measuredFindings.map(\.rule) == ["text-contrast"])
    #expect(audit.measurements.first?.missed?.ratio == 4.5)
  }

  @Test func `a graphic on a gradient that is too light in part is a warning`() throws {
    let audit = try measure("ink", on: "hero-alias", #", "use": "graphic""#)
    #expect(audit.measuredFindings.map(\.severity) == [.warning])
    #expect(audit.measuredFindings.map(\.rule) == ["undetermined-contrast"])
  }

  /// The gradients of the ACT rules afw4f7 (level AA) and 09o5cg (level AAA), with the outcomes that
  /// the rules expect.
  ///
  /// ACT asks for the highest possible contrast: it passes where any place of the ground reaches the
  /// ratio, since it does not know where the text lies. So where ACT fails, no place reaches it, and
  /// this audit fails as well. Where ACT passes, this audit passes if every place reaches it, and says
  /// undetermined, never fail, if only some do: the two never contradict one another.
  @Test(arguments: [
    ("#333", "#fff, #00f", ConformanceLevel.aa, "passed", "undetermined"),
    ("#aaa", "#fff, #00f", .aa, "failed", "fail"),
    ("#333", "#fff, #bbf", .aaa, "passed", "pass"),
    ("#666", "#fff, #0ff", .aaa, "failed", "fail"),
  ])
  func `the gradients of the ACT rules have no other outcome`(
    text: String,
    stops: String,
    level: ConformanceLevel,
    outcome: String,
    verdict: String
  ) throws {
    let audit = try measure(text, on: "linear-gradient(to right, \(stops))", level: level)
    try #require(audit.faults.isEmpty, "\(audit.faults.map(\.text))")
    #expect(audit.measurements.map(\.verdict.name) == [verdict])
    #expect((outcome == "failed") == (verdict == "fail"))
    let check = try PairCheck(
      {
        var question = PairCheck.Question(text, on: ["linear-gradient(\(stops))"])
        question.level = level
        return question
      }()
    )
    #expect(check.verdict.name == verdict)
  }

  @Test func `a gradient lies below a state layer and above a canvas`() throws {
    // Blue at one half on black is (0, 0, 127.5), with 8 % of white over that.
    let audit = try measure(
      "paper",
      on: "linear-gradient(rgb(0 0 255 / 0.5), rgb(0 0 255 / 0.5))",
      ##", "canvas": "#000000", "overlay": {"color": "#ffffff", "percent": 8}"##
    )
    try #require(audit.faults.isEmpty, "\(audit.faults.map(\.text))")
    let ratio = try #require(audit.measurements.first?.contrast?.ratio)
    #expect(abs(ratio - 14.011588808712325) < 1e-9)
  }

  @Test func `two gradients on one another are undetermined`() throws {
    let audit = try measure("linear-gradient(#000, #fff)", on: "hero")
    #expect(audit.measurements.first?.verdict.reason?.contains("two gradients") == true)
  }

  @Test func `a gradient that cannot be read is told where a pairing names it`() throws {
    let audit = try measure("ink", on: "broken")
    #expect(audit.measurements.first?.verdict.reason?.contains("nonsense") == true)
  }

  @Test func `a group fades the text and the gradient`() throws {
    let audit = try measure("ink", on: "hero", #", "groupOpacity": 0.5, "layers": "paper""#)
    let contrast = try #require(audit.measurements.first?.contrast)
    // At the start #333 at one half over white is (153, 153, 153) on white: 2.849.
    #expect(abs(contrast.maximum - 2.849027755287037) < 1e-6)
  }

  @Test func `gradient tokens are read, with aliases in their stops`() throws {
    // The same blue as above: 8.592 for white, and 21 over black.
    let tokens = """
      {
        "blue": {"$type": "color", "$value": "#0000ff"},
        "ink": {
          "$type": "color", "$value": "#ffffff",
          "$extensions": {"legible": {"background": "hero", "covers": "all"}}
        },
        "hero": {
          "$type": "gradient",
          "$value": [{"color": "#000000", "position": -1}, {"color": "{blue}", "position": 1}]
        },
        "hero-again": {"$type": "gradient", "$value": "{hero}"},
        "odd": {"$type": "gradient", "$value": [{"color": "{nowhere}", "position": 0}]}
      }
      """
    let audit = try audit(tokens)
    let palette = try #require(audit.palettes.first?.reading.palette)
    #expect(palette.swatches.map(\.name) == ["blue", "ink"])
    #expect(palette.gradients.map(\.name) == ["hero", "hero-again", "odd"])
    #expect(audit.findings(.unresolvedReference).isEmpty)
    #expect(audit.findings(.faultyPairing).isEmpty)
    let measurement = try #require(audit.measurements("ink", on: "hero").first)
    #expect(measurement.verdict == .pass)
    #expect(abs((measurement.contrast?.minimum ?? 0) - 8.592471358) < 1e-6)
    #expect(measurement.contrast?.maximum == 21)
    guard case .gradient(let gradient)? = palette.gradient("hero-again")?.values.first?.value.state
    else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.position) == [0, 1])
  }

  @Test func `a comment in CSS pairs a colour with a gradient`() throws {
    let audit = try audit(
      """
      :root {
        --hero: linear-gradient(in oklab, #000, #00f);
        --on-hero: #ffffff; /* legible: on var(--hero) */
      }
      """,
      file: "theme.css"
    )
    #expect(audit.findings(.faultyPairing).isEmpty)
    #expect(audit.measurements("--on-hero", on: "--hero").map(\.verdict) == [.pass])
  }
}
