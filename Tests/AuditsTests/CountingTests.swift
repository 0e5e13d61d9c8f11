import Audits
import Colors
import Documents
import Palettes
import Testing

/// Every pair is counted once, as what it is.
@Suite struct CountingTests {
  private func audit(_ css: String, policy: String = "{}") throws -> Audit {
    try AuditsTests.audit(SourceFile(name: "theme.css", text: css), policy: policy)
  }

  @Test func `a pair that is declared twice is one pair`() throws {
    let pair = #"{"foreground": "--text", "background": "--background"}"#
    let audit = try audit(
      ":root { --background: #fff; --text: #999; }",
      policy: "{\"pairs\": [\(pair), \(pair)]}"
    )
    #expect(audit.measurements.count == 1)
    #expect(audit.findings(.textContrast).count == 1)
  }

  @Test func `one pair with two sizes is two pairs`() throws {
    let audit = try audit(
      ":root { --background: #fff; --text: #888; }",
      policy: """
        {"infer": false, "pairs": [
          {"foreground": "--text", "background": "--background", "size": 14},
          {"foreground": "--text", "background": "--background", "size": 24}]}
        """
    )
    #expect(audit.measurements.map(\.verdict) == [.fail, .pass])
  }

  @Test func `what the policy exempts misses no criterion`() throws {
    let audit = try audit(
      ":root { --background: #fff; --text: #111; --brand: #ddd; }",
      policy: """
        {"infer": false, "platform": "ios",
          "pairs": [{"foreground": ["--text", "--brand"], "background": "--background"}],
          "exempt": [{"foreground": "--brand", "reason": "logo"}]}
        """
    )
    #expect(audit.conformance.first { $0.number == "1.4.3" }?.outcome == .supports)
    #expect(audit.evidence.first?.claims.first?.outcome == .supports)
  }

  @Test(arguments: [("10px", 4.5), ("18pt", 3), ("24px", 3), ("14pt", 4.5)])
  func `a size that is known decides what is large`(size: String, required: Double) throws {
    let audit = try audit(
      ":root { --background: #fff; --text: #777; }",
      policy: """
        {"infer": false, "pairs": [{"foreground": "--text", "background": "--background",
          "use": "large-text", "size": "\(size)"}]}
        """
    )
    #expect(audit.measurements.map(\.required) == [required])
  }

  @Test func `text lies on no foreground`() throws {
    let audit = try audit(
      ":root { --background: #fff; --surface: #eee; --card-foreground: #222; --text: #777; }"
    )
    #expect(audit.measurements("--text", on: "--card-foreground").isEmpty)
    #expect(audit.measurements("--text", on: "--surface").count == 1)
  }

  @Test func `an interval is not nearly enough`() throws {
    let audit = try audit(
      ":root { --a: linear-gradient(#fff, #777); --b: #fff; }",
      policy: #"{"infer": false, "pairs": [{"foreground": "--b", "background": "--a"}]}"#
    )
    #expect(audit.findings(.textContrast).count == 1)
    #expect(audit.findings(.nearly).isEmpty)
  }

  @Test func `a swatch that is paired in another mode is not unpaired`() throws {
    var policy = Policy()
    policy.modes = ["dark"]
    let css = """
      :root { --background: #fff; --foreground: #111; }
      .dark { --background: #000; }
      """
    let file = SourceFile(name: "theme.css", text: css)
    let reading = try PaletteFormat.reading(of: SourceTree(file), as: nil)
    #expect(Audit(of: [reading], under: policy).findings(.unpairedSwatch).isEmpty)
  }

  @Test func `a suggestion tells its ratio on the ground of its finding`() throws {
    let audit = try audit(
      ":root { --a: #777; --white: #fff; --paper: #f5f5f5; }",
      policy:
        #"{"infer": false, "pairs": [{"foreground": "--a", "background": ["--white", "--paper"]}]}"#
    )
    // #707070 has 4.95214 on white and 4.54229 on #f5f5f5, by the formula of WCAG 2.2.
    let ratios = audit.findings(.textContrast).compactMap { finding in
      finding.suggestion.map { ($0.fix.color.hex, $0.fix.ratio, finding.measurement) }
    }
    #expect(ratios.count == 2)
    for (color, ratio, measurement) in ratios {
      let isWhite = measurement?.pairing.background == "--white"
      #expect(color == "#707070")
      #expect(abs(ratio - (isWhite ? 4.95214 : 4.54229)) < 1e-4)
    }
  }

  private func everything(_ count: Int, change: (inout Policy) -> Void) throws -> Audit {
    let swatches = (0..<count).map { "--c\($0): #\(100_000 + $0);" }.joined(separator: " ")
    let file = SourceFile(name: "theme.css", text: ":root { \(swatches) }")
    var policy = try Policy(
      reading: SourceFile(
        name: "legible.json",
        text: #"{"infer": false, "pairs": [{"foreground": "*", "background": "*", "use": "logo"}]}"#
      )
    )
    change(&policy)
    return Audit(of: [try PaletteFormat.reading(of: SourceTree(file), as: nil)], under: policy)
  }

  @Test(arguments: [(10, 100, 90), (11, 100, 0)])
  func `more pairs than are measured are told, and nothing is measured`(
    swatches: Int,
    most: Int,
    measured: Int
  ) throws {
    let audit = try everything(swatches) { $0.mostMeasurements = most }
    #expect(audit.measurements.count == measured)
    #expect(audit.faults.isEmpty == (measured > 0))
    #expect(audit.faults.allSatisfy { $0.message.contains("121 pairs") })
  }

  @Test func `ten thousand swatches on ten thousand are refused before they are paired`() throws {
    let audit = try everything(10_000) { _ in }
    #expect(audit.measurements.isEmpty)
    #expect(audit.faults.first?.message.contains("100000000 pairs") == true)
  }

  @Test func `an audit that nobody waits for ends early`() throws {
    #expect(try everything(20) { $0.isAbandoned = { true } }.measurements.isEmpty)
  }

  @Test(arguments: [
    #"{"sets": [{"name": "all", "colors": ["*"]}]}"#,
    #"{"sets": [{"name": "a", "colors": ["*"]}, {"name": "b", "colors": ["c*"]}]}"#,
    #"{"exempt": ["*a*a*1", "*a*a*2", "*a*a*3", "*a*a*4"], "waivers": [{"foreground": "*t*5", "reason": "r"}]}"#,
  ])
  func `sets and globs count as well`(policy: String) throws {
    let swatches = (0..<100).map { "--c\($0): #\(100_000 + $0);" }.joined(separator: " ")
    let file = SourceFile(name: "theme.css", text: ":root { \(swatches) }")
    var read = try Policy(reading: SourceFile(name: "legible.json", text: policy))
    read.mostMeasurements = 10
    let audit = Audit(of: [try PaletteFormat.reading(of: SourceTree(file), as: nil)], under: read)
    #expect(audit.measurements.isEmpty)
    #expect(audit.findings(.colorAlone).isEmpty)
    #expect(audit.faults.count == 1)
    #expect(audit.faults.first?.message.hasPrefix("nothing of theme was measured") == true)
  }
}
