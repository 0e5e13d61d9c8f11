import Colors
import TestSupport
import Testing

@Suite struct SeenRatiosTests {
  @Test func `many pairs at once give what one pair gives`() {
    var numbers = SplitMix64(seed: 11)
    let colors = (0..<12).map { _ in OpaqueColor(.random(in: 0...1, using: &numbers)) }
    var seen = SeenRatios(under: Viewing.all)
    for role in Viewing.Role.allCases {
      for isDark in [false, true] {
        let subject = Viewing.Subject(role, isDark: isDark)
        let ground = Viewing.Subject(.background, isDark: isDark)
        for foreground in colors {
          for background in colors {
            let ratios = seen.ratios(of: foreground, as: subject, on: background, as: ground)
            let alone = Viewing.all.map { viewing in
              viewing.contrastRatio(of: foreground, as: subject, on: background, as: ground)
            }
            #expect(ratios == alone)
          }
        }
      }
    }
  }

  @Test func `viewings that are said to change no ratio change none`() {
    var numbers = SplitMix64(seed: 12)
    let colors = (0..<40).map { _ in OpaqueColor(.random(in: 0...1, using: &numbers)) }
    let unchanging = Viewing.all.filter { !$0.changesRatios }
    #expect(unchanging.map(\.id) == ["as-authored", "achromatopsia"])
    for viewing in unchanging {
      for (foreground, background) in zip(colors, colors.reversed()) {
        let ratio = viewing.contrastRatio(of: foreground, on: background)
        #expect(abs(ratio - foreground.contrastRatio(to: background)) < 1e-9)
      }
    }
  }

  @Test func `a contrast is seen as its two colours are`() throws {
    let contrast = Contrast(
      of: try color("#d97706"),
      over: [try color("#111827")],
      canvas: nil
    )
    let seen = try #require(contrast.seen(as: .classicInvert))
    // The ratio before and after inversion, computed in Python.
    #expect(abs((contrast.ratio ?? 0) - 5.568331) < 1e-6)
    #expect(abs((seen.ratio ?? 0) - 2.856229) < 1e-6)
    let interval = Contrast(of: try color("#fff"), over: [try color("#0008")], canvas: nil)
    #expect(interval.seen(as: .classicInvert) == nil)
  }

  /// The share of 0.2126 times linear red in the whole luminance, computed in Python.
  @Test(arguments: [
    ("#ff0000", 1.0), ("#000000", 0), ("#00ff00", 0), ("#ffffff", 0.2126), ("#ff8080", 0.5557),
    ("#ff5555", 0.7483), ("#d97706", 0.5276),
  ])
  func `the red primary makes this much of the luminance`(text: String, share: Double) throws {
    #expect(abs(try opaque(text).longWaveShare - share) < 6e-5)
  }
}
