import Audits
import Colors
import Documents
import Palettes
import Testing

/// Each use, on pairs of which the ratios were computed in Python's doubles by the formulas of WCAG 2.2
/// and Compositing 1.
@Suite struct UseTests {
  /// Measures declared pairs of written colours.
  private func measure(_ pairs: String, level: ConformanceLevel = .aa) throws -> Audit {
    let tokens = ##"{"$type": "color", "unused": {"$value": "#123456"}}"##
    let audit = try audit(
      tokens,
      policy: #"{"infer": false, "pairs": [\#(pairs)]}"#,
      level: level
    )
    try #require(audit.faults.isEmpty, "\(audit.faults.map(\.text))")
    return audit
  }

  // MARK: Links

  @Test func `a translucent text is laid on the ground before the link is compared with it`() throws
  {
    let audit = try measure(
      ##"{"foreground": "#7cc4ff", "background": "#1e2430", "use": "link", "##
        + ##""beside": "rgb(255 255 255 / 0.55)"}"##
    )
    #expect(audit.measurements.count == 2)
    let ratios = audit.measurements.compactMap(\.contrast?.ratio)
    #expect(abs(ratios[0] - 8.292625) < 1e-5)
    #expect(abs(ratios[1] - 1.458812) < 1e-5)
    #expect(audit.measurements.map(\.verdict) == [.pass, .fail])
    #expect(audit.measurements[1].ground == "#1e2430")
    let finding = try #require(audit.findings.first)
    #expect(audit.measuredFindings.map(\.rule) == ["link-contrast"])
    #expect(finding.severity == .error)
    #expect(finding.message.contains("#7cc4ff beside rgb(255 255 255 / 0.55) on #1e2430"))
    #expect(finding.message.contains("1.45:1"))
    #expect(finding.advice?.contains("underline") == true)
  }

  @Test func `a link that is light enough passes without a cue`() throws {
    let audit = try measure(
      ##"{"foreground": "#1f75cb", "background": "#fff", "use": "link", "beside": "#111111"}"##
    )
    #expect(abs((audit.measurements.last?.contrast?.ratio ?? 0) - 4.015021) < 1e-5)
    #expect(audit.measuredFindings.isEmpty)
  }

  @Test func `a link of the colour of the text is 1 to 1, and not skipped`() throws {
    let audit = try measure(
      ##"{"foreground": "#3a3a3a", "background": "#fff", "use": "link", "beside": ["#3a3a3a", "#000"]}"##
    )
    #expect(audit.measurements.dropFirst().first?.contrast?.ratio == 1)
    #expect(audit.findings(.linkContrast).count == 2)
    #expect(Set(audit.measuredFindings.map(\.fingerprint)).count == 2)
  }

  @Test func `a cue makes the difference, and it is listed`() throws {
    let audit = try measure(
      ##"{"foreground": "#0b57d0", "background": "#fff", "use": "link", "beside": "#333", "##
        + #""cue": "underline"}"#
    )
    #expect(audit.measuredFindings.isEmpty)
    let exempt = try #require(audit.measurements.last)
    #expect(exempt.verdict.name == "exempt")
    #expect(exempt.verdict.reason?.contains("underline") == true)
    #expect(exempt.contrast != nil)
  }

  @Test func `a visited link need not be told from text, but read`() throws {
    let audit = try audit(
      """
      {
        "$type": "color", "paper": {"$value": "#fff"}, "ink": {"$value": "#333"},
        "link-visited": {
          "$value": "#888888",
          "$extensions": {"legible": {"background": "paper", "use": "link", "beside": "ink"}}
        }
      }
      """
    )
    #expect(audit.findings(.linkContrast).isEmpty)
    #expect(audit.findings(.textContrast).count == 1)
    #expect(audit.measurements("link-visited", on: "ink").first?.verdict.name == "exempt")
  }

  @Test func `names alone raise no finding about links`() throws {
    let audit = try audit(
      """
      :root {
        --background: #ffffff;
        --text: #333333;
        --link: #0b57d0;
      }
      """,
      file: "theme.css"
    )
    #expect(audit.measurements.contains { $0.pairing.use == .link })
    #expect(audit.findings(.linkContrast).isEmpty)
    #expect(audit.worst == nil || audit.worst == .note)
  }

  // MARK: Boundaries

  @Test(arguments: [
    // Border and fill against white: #ddd has 1.358, #6e6e6e 5.098, #eee 1.161.
    ("#dddddd", "#6e6e6e", "pass", "#6e6e6e", 5.098907547355162),
    ("#6e6e6e", "#dddddd", "pass", "#6e6e6e", 5.098907547355162),
    ("#dddddd", "#eeeeee", "fail", "#dddddd", 1.3582472461753565),
  ])
  func `a boundary passes by its border or by its fill`(
    border: String,
    fill: String,
    verdict: String,
    best: String,
    ratio: Double
  ) throws {
    let audit = try measure(
      ##"{"foreground": "\##(border)", "background": "#ffffff", "use": "boundary", "##
        + ##""beside": "\##(fill)"}"##
    )
    let measurement = try #require(audit.measurements.first)
    #expect(audit.measurements.count == 1)
    #expect(measurement.verdict.name == verdict)
    #expect(abs((measurement.contrast?.ratio ?? 0) - ratio) < 1e-9)
    #expect(measurement.ways.map(\.subject) == [border, fill])
    #expect(audit.findings(.nonTextContrast).count == (verdict == "fail" ? 1 : 0))
    if verdict == "fail" {
      let message = try #require(audit.findings.first?.message)
      #expect(message.contains("#dddddd against #ffffff 1.35:1"))
      #expect(message.contains("#eeeeee against #ffffff 1.16:1"))
    }
  }

  @Test func `a boundary with a cue needs no contrast`() throws {
    let audit = try measure(
      ##"{"foreground": "#eee", "background": "#fff", "use": "boundary", "cue": "label and icon"}"##
    )
    #expect(audit.measurements.map(\.verdict.name) == ["exempt"])
  }

  // MARK: Series

  @Test func `a series is told from its ground and from each neighbour`() throws {
    // #0072b2 has 5.185 on white, 1.340 beside #d55e00, 4.049 beside black.
    let audit = try measure(
      ##"{"foreground": "#0072b2", "background": "#fff", "use": "series", "##
        + ##""beside": ["#d55e00", "#000000"]}"##
    )
    let ratios = audit.measurements.compactMap(\.contrast?.ratio)
    #expect(abs(ratios[0] - 5.185446345779855) < 1e-9)
    #expect(abs(ratios[1] - 1.3408843819027048) < 1e-9)
    #expect(audit.measurements.map(\.verdict) == [.pass, .fail, .pass])
    #expect(audit.measuredFindings.map(\.rule) == ["non-text-contrast"])
    let labelled = try measure(
      ##"{"foreground": "#0072b2", "background": "#fff", "use": "series", "##
        + ##""beside": "#d55e00", "cue": "pattern"}"##
    )
    #expect(labelled.measurements.map(\.verdict.name) == ["pass", "exempt"])
  }

  // MARK: Exempt uses and thresholds

  @Test(arguments: ["disabled", "logo", "decoration"])
  func `an exempt use is measured and listed all the same`(use: String) throws {
    let audit = try measure(
      ##"{"foreground": "#dddddd", "background": "#ffffff", "use": "\##(use)"}"##
    )
    let measurement = try #require(audit.measurements.first)
    #expect(measurement.verdict.name == "exempt")
    #expect(abs((measurement.contrast?.ratio ?? 0) - 1.3582472461753565) < 1e-9)
    #expect(Summary(of: audit).exempt == 1)
    #expect(audit.findings.allSatisfy { $0.measurement == nil })
  }

  @Test(arguments: [
    // 4.5 lies between #767676 (4.542) and #777777 (4.478); 3 between #949494 (3.033), #959595 (2.995).
    ("text", "#767676", "#777777"), ("placeholder", "#767676", "#777777"),
    ("link", "#767676", "#777777"), ("large-text", "#949494", "#959595"),
    ("symbol", "#949494", "#959595"), ("graphic", "#949494", "#959595"),
    ("series", "#949494", "#959595"), ("boundary", "#949494", "#959595"),
    ("focus", "#949494", "#959595"),
  ])
  func `each use has its threshold`(use: String, passing: String, failing: String) throws {
    for (color, verdict) in [(passing, Verdict.pass), (failing, .fail)] {
      let audit = try measure(
        ##"{"foreground": "\##(color)", "background": "#ffffff", "use": "\##(use)"}"##
      )
      #expect(audit.measurements.map(\.verdict) == [verdict], "\(use) \(color)")
    }
  }

  // MARK: Themes

  @Test func `borders, inputs and rings of a theme are no errors unless they are declared`() throws
  {
    let css = """
      :root {
        --background: oklch(1 0 0); --foreground: oklch(0.145 0 0);
        --border: oklch(0.922 0 0); --input: oklch(0.922 0 0); --ring: oklch(0.708 0 0);
        --sidebar: oklch(0.985 0 0); --sidebar-border: oklch(0.922 0 0);
        --sidebar-ring: oklch(0.708 0 0); --divider: #eeeeee; --outline: #eeeeee;
      }
      .dark {
        --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0);
        --border: oklch(1 0 0 / 10%); --input: oklch(1 0 0 / 15%); --ring: oklch(0.439 0 0);
        --sidebar: oklch(0.205 0 0); --sidebar-border: oklch(1 0 0 / 10%);
        --sidebar-ring: oklch(0.439 0 0); --divider: #222222; --outline: #222222;
      }
      """
    let inferred = try audit(css, file: "globals.css")
    #expect(
      inferred.findings.allSatisfy { $0.severity != .error },
      "\(inferred.findings.map(\.message))"
    )
    #expect(inferred.findings(.nonTextContrast).contains { $0.swatch == "--input" })
    #expect(
      inferred.measurements("--border", on: "--background").allSatisfy {
        $0.verdict.name == "exempt"
      }
    )
    let declared = try audit(
      css,
      file: "globals.css",
      policy:
        #"{"pairs": [{"foreground": "input", "background": "background", "use": "boundary"}]}"#
    )
    #expect(declared.findings(.nonTextContrast).contains { $0.severity == .error })
  }
}
