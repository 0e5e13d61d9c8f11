import Audits
import Colors
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
}
