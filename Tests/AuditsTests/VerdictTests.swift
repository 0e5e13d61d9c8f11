import Audits
import Colors
import Documents
import Palettes
import Testing

@Suite struct VerdictTests {
  @Test func `level AAA reports a text once, under the criterion that it misses first`() throws {
    let css = """
      :root { --background: #fff; --a: #777; --a-ground: #fff; --foreground: #777; }
      """
    let plain = try audit(css, file: "a.css", level: .aaa)
    #expect(plain.findings(.textContrast).count == 1)
    #expect(plain.findings(.enhancedTextContrast).isEmpty)
    let close = try audit(
      ":root { --background: #fff; --foreground: #767676; }",
      file: "a.css",
      level: .aaa
    )
    #expect(close.findings(.textContrast).isEmpty)
    #expect(close.findings(.enhancedTextContrast).count == 1)
    #expect(close.measurements.first?.required == 7)
  }

  @Test func `what is exempt is measured, listed, and never fails`() throws {
    let css = ":root { --background: #fff; --text-disabled: #ddd; }"
    let audit = try audit(css, file: "a.css")
    let measurement = try #require(audit.measurements.first)
    #expect(measurement.verdict.name == "exempt")
    #expect(measurement.contrast?.ratio != nil)
    #expect(measurement.required == nil)
    #expect(Summary(of: audit).exempt == 1)
    #expect(Summary(of: audit).checked == 0)
    #expect(audit.findings.allSatisfy { $0.severity == .note })
  }

  @Test func `a declared pairing that cannot be determined is an error, an inferred one a warning`()
    throws
  {
    let css = ":root { --panel: rgb(10 30 60 / 0.55); --panel-foreground: #fff; }"
    let inferred = try audit(css, file: "a.css")
    #expect(inferred.findings(.undeterminedContrast).map(\.severity) == [.warning])
    let declared = try audit(
      css,
      file: "a.css",
      policy: #"{"pairs": [{"foreground": "--panel-foreground", "background": "--panel"}]}"#
    )
    #expect(declared.findings(.undeterminedContrast).map(\.severity) == [.error])
  }

  @Test func `the page of the palette is found and named, white is never assumed`() throws {
    let css = """
      :root { --background: #000; --panel: rgb(10 30 60 / 0.55); --panel-foreground: #fff; }
      """
    let measurement = try #require(
      try audit(css, file: "a.css").measurements("--panel-foreground", on: "--panel").first
    )
    #expect(measurement.canvas?.source == "--background")
    #expect(abs((measurement.contrast?.ratio ?? 0) - 18.984379) < 1e-5)
  }

  @Test func `a pair may ask for a ratio of its own`() throws {
    let css = ":root { --ink: #777; --paper: #fff; }"
    func verdict(_ minimum: String) throws -> Verdict? {
      try audit(
        css,
        file: "a.css",
        policy:
          #"{"pairs": [{"foreground": "ink", "background": "paper", "minimum": \#(minimum)}]}"#
      ).measurements.first?.verdict
    }
    #expect(try verdict("4.4") == .pass)
    #expect(try verdict("4.48") == .fail)
  }
}
