import Audits
import Documents
import Palettes
import Reports
import Testing

/// The page's own colours are a palette like any other, and are audited as one.
@Suite struct PageStyleTests {
  /// The custom properties of the page, as they stand, for one scheme.
  private func palette(_ isDark: Bool) throws -> String {
    let page = try report(.html, of: manyGrounds)
    let roots = page.matches(of: /(?s):root\{[^}]*?(--paper:[^}]*)\}/).map { String($0.output.1) }
    try #require(roots.count == 4)
    return ":root { \(roots[isDark ? 1 : 0]) }"
  }

  @Test(arguments: [false, true])
  func `text has what level AAA asks for, and edges what graphics need`(isDark: Bool) throws {
    let policy = """
      {"level": "AAA", "infer": false, "pairs": [
        {"foreground": ["ink", "quiet", "accent", "good", "partial", "bad", "open", "idle"],
         "background": ["paper", "raised"]},
        {"foreground": "edge", "background": ["paper", "raised"], "use": "graphic"}
      ]}
      """
    let tree = SourceTree(SourceFile(name: "page.css", text: try palette(isDark)))
    let audit = Audit(
      of: [try PaletteFormat.reading(of: tree, as: nil)],
      under: try Policy(reading: SourceFile(name: "legible.json", text: policy))
    )
    #expect(audit.faults.isEmpty)
    #expect(audit.measurements.count == 18)
    for measurement in audit.measurements {
      #expect(measurement.verdict == .pass, "\(measurement.pairing.foreground)")
    }
  }
}
