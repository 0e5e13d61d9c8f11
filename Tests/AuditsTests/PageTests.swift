import Audits
import Colors
import Documents
import Palettes
import Testing

/// What lies below everything: which swatch is the page, and when the page counts.
@Suite struct PageTests {
  private func audit(_ css: String, policy: String = "{}") throws -> Audit {
    try AuditsTests.audit(SourceFile(name: "theme.css", text: css), policy: policy)
  }

  private let banner = "--banner: rgb(0 0 0 / .5); --banner-foreground: #fff;"

  @Test(arguments: [
    "--header-background: #000; --background: #fff;",
    "--background: #fff; --header-background: #000;",
    "--disabled-background: #000; --background: #fff;",
    "--app-background: #fff; --tooltip-background: #000;",
  ])
  func `a page is called like one, wherever it stands`(pages: String) throws {
    let audit = try audit(":root { \(pages) \(banner) }")
    let measurement = try #require(
      audit.measurements("--banner-foreground", on: "--banner").first
    )
    // White on 50 % black over white, by the formula of WCAG 2.2: 3.976653.
    #expect(abs((measurement.contrast?.ratio ?? 0) - 3.976653024912438) < 1e-9)
  }

  @Test func `what is called after a component is no page`() throws {
    let audit = try audit(":root { --tooltip-background: #111; \(banner) }")
    #expect(audit.measurements("--banner-foreground", on: "--banner").first?.canvas == nil)
  }

  @Test func `a page in the group of the ground is its page`() throws {
    let audit = try AuditsTests.audit(
      ##"""
      {"$type": "color", "background": {"$value": "#ffffff"}, "tooltip": {
        "background": {"$value": "#000000"}, "panel": {"$value": "#00000080"},
        "text": {"$value": "#ffffff"}}}
      """##,
      policy:
        #"{"infer": false, "pairs": [{"foreground": "tooltip.text", "background": "tooltip.panel"}]}"#
    )
    #expect(audit.measurements.first?.canvas?.source == "tooltip.background")
  }

  private let panel = ":root { --background: #000; --panel: #fff; --panel-foreground: #666; }"

  @Test(arguments: [
    ##""canvas": "#000""##, #""canvas": "--background""#, #""canvas": "--panel""#, "",
  ])
  func `a group lets its page show, whatever it holds`(canvas: String) throws {
    let audit = try audit(
      panel,
      policy: """
        {"infer": false, "pairs": [{"foreground": "--panel-foreground", "background": "--panel",
          "groupOpacity": 0.8\(canvas.isEmpty ? "" : ", " + canvas)}]}
        """
    )
    let contrast = try #require(audit.measurements.first?.contrast)
    // #515151 on #cccccc before rounding, over black; #858585 on white over white: each by the
    // formulas of WCAG 2.2 and Compositing 1.
    let expected = canvas.contains("panel") ? 3.709_958_952_278_041_6 : 4.896_294_716_299_423_5
    #expect(abs((contrast.ratio ?? 0) - expected) < 1e-9)
    #expect(contrast.ratio != nil)
  }

  @Test(arguments: ["--nope", "rgb(0 0 0 / .2)"])
  func `the page of a pair is an opaque colour, or is told`(canvas: String) throws {
    let audit = try audit(
      panel,
      policy: """
        {"pairs": [{"foreground": "--panel-foreground", "background": "--panel",
          "canvas": "\(canvas)"}]}
        """
    )
    #expect(audit.faults.count == 1)
    #expect(audit.faults.first?.message.contains(canvas) == true)
  }
}
