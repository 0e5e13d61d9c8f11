import Audits
import Colors
import Documents
import Palettes
import Testing

@Suite struct SuggestionTests {
  @Test func `a background changes where no foreground passes`() throws {
    // On #7f8ea3 black has 6.30 and white 3.33, by the formula of WCAG 2.2.
    let color = try #require(OpaqueColor(Color(.srgb, SIMD3(0x7F, 0x8E, 0xA3) / 255)))
    let suggestion = try #require(PairSuggestion.nearest(for: .black, on: color, reaching: 7))
    #expect(suggestion.change == .background)
    #expect(suggestion.fix.color.contrastRatio(to: .black) >= 7)
    #expect(PairSuggestion.nearest(for: .black, on: .white, reaching: 22) == nil)
  }

  @Test func `the search ends although thousands of pairs fail`() throws {
    var css = ":root {\n"
    for index in 0..<2000 {
      let hex = String(0x70_00_00 + index, radix: 16)
      css += "  --c\(index): #\(hex); --c\(index)-foreground: #555555;\n"
    }
    let findings = try audit(css + "}\n", file: "theme.css").findings(.textContrast)
    #expect(findings.count == 2000)
    #expect(findings.filter { $0.suggestion != nil }.count == 200)
    #expect(findings.allSatisfy { $0.advice != nil })
  }

  /// Declared pairs of a small palette.
  private func findings(_ swatches: String, _ pairs: String) throws -> [Finding] {
    let audit = try audit(
      #"{"$type": "color", \#(swatches)}"#,
      policy: #"{"infer": false, "pairs": [\#(pairs)]}"#
    )
    try #require(audit.faults.isEmpty, "\(audit.faults.map(\.text))")
    return audit.measuredFindings
  }

  @Test func `a ground of a text changes where the text would have to change far more`() throws {
    // White on #4a86e8 has 3.58; black would be a change of 1 in Oklab.
    let found = try findings(
      ##""blue": {"$value": "#4a86e8"}, "on-blue": {"$value": "#ffffff"}"##,
      #"{"foreground": "on-blue", "background": "blue"}"#
    )
    let suggestion = try #require(found.first?.suggestion)
    #expect(suggestion.change == .background)
    #expect(suggestion.fix.color.contrastRatio(to: .white) >= 4.5)
    #expect(suggestion.fix.difference < 0.1)
    #expect(found.first?.advice?.contains("make blue darker") == true)
  }

  @Test func `a ground stays where a pair that passes would break`() throws {
    // #101010 on #4a86e8 has 5.31, and would have 4.23 on a blue on which white has 4.5.
    let found = try findings(
      ##""blue": {"$value": "#4a86e8"}, "on-blue": {"$value": "#ffffff"}, "ink": {"$value": "#101010"}"##,
      #"{"foreground": "on-blue", "background": "blue"}, {"foreground": "ink", "background": "blue", "minimum": 5}"#
    )
    #expect(found.count == 1)
    #expect(found.first?.suggestion?.change == .foreground)
  }

  @Test func `one foreground serves all its grounds where one can`() throws {
    let found = try findings(
      ##""muted": {"$value": "#8a8a8a"}, "paper": {"$value": "#ffffff"}, "card": {"$value": "#e8e8e8"}"##,
      #"{"foreground": "muted", "background": ["paper", "card"]}"#
    )
    #expect(found.count == 2)
    let colors = Set(found.compactMap { $0.suggestion?.fix.color })
    #expect(colors.count == 1)
    let color = try #require(colors.first)
    for ground in [0xFF, 0xE8] {
      let ground = try #require(OpaqueColor(Color(.srgb, SIMD3(repeating: Double(ground) / 255))))
      #expect(color.contrastRatio(to: ground) >= 4.5)
    }
  }

  @Test func `a swatch that the palette has is offered by its name, before others`() throws {
    let found = try findings(
      ##"""
      "gray": {"500": {"$value": "#8a8a8a"}, "600": {"$value": "#6b6b6b"}, "900": {"$value": "#1a1a1a"}},
      "muted": {"$value": "{gray.500}"}, "paper": {"$value": "#ffffff"}
      """##,
      #"{"foreground": "muted", "background": "paper"}"#
    )
    let finding = try #require(found.first)
    #expect(finding.suggestions.map(\.fix.kind) == [.step, .nearest])
    #expect(finding.suggestions.first?.swatch == "gray.600")
    #expect(finding.suggestion?.fix.kind == .nearest)
    #expect(finding.advice?.contains("or use gray.600, #6b6b6b") == true)
  }
}
