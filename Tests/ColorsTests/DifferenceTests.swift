import Colors
import TestSupport
import Testing

/// The test data of Sharma, Wu and Dalal (2005), table 1: two places in CIE Lab and CIEDE2000.
private let sharmaRows = """
  50 2.6772 -79.7751 50 0 -82.7485 2.0425
  50 3.1571 -77.2803 50 0 -82.7485 2.8615
  50 2.8361 -74.02 50 0 -82.7485 3.4412
  50 -1.3802 -84.2814 50 0 -82.7485 1.0
  50 -1.1848 -84.8006 50 0 -82.7485 1.0
  50 -0.9009 -85.5211 50 0 -82.7485 1.0
  50 0 0 50 -1 2 2.3669
  50 -1 2 50 0 0 2.3669
  50 2.49 -0.001 50 -2.49 0.0009 7.1792
  50 2.49 -0.001 50 -2.49 0.001 7.1792
  50 2.49 -0.001 50 -2.49 0.0011 7.2195
  50 2.49 -0.001 50 -2.49 0.0012 7.2195
  50 -0.001 2.49 50 0.0009 -2.49 4.8045
  50 -0.001 2.49 50 0.001 -2.49 4.8045
  50 -0.001 2.49 50 0.0011 -2.49 4.7461
  50 2.5 0 50 0 -2.5 4.3065
  50 2.5 0 73 25 -18 27.1492
  50 2.5 0 61 -5 29 22.8977
  50 2.5 0 56 -27 -3 31.903
  50 2.5 0 58 24 15 19.4535
  50 2.5 0 50 3.1736 0.5854 1.0
  50 2.5 0 50 3.2972 0 1.0
  50 2.5 0 50 1.8634 0.5757 1.0
  50 2.5 0 50 3.2592 0.335 1.0
  60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387 1.2644
  63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864 1.263
  61.2901 3.7196 -5.3901 61.4292 2.248 -4.962 1.8731
  35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901 1.8645
  22.7233 20.0904 -46.694 23.0331 14.973 -42.5619 2.0373
  36.4612 47.858 18.3852 36.2715 50.5065 21.2231 1.4146
  90.8027 -2.0831 1.441 91.1528 -1.6435 0.0447 1.4441
  90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239 1.5381
  6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286 0.6377
  2.0776 0.0795 -1.135 0.9033 -0.0636 -0.5514 0.9082
  """

@Test func `CIEDE2000 agrees with its test data`() throws {
  var count = 0
  for row in sharmaRows.split(separator: "\n") {
    let numbers = try row.split(separator: " ").map { try #require(Double($0)) }
    let first = SIMD3(numbers[0], numbers[1], numbers[2])
    let second = SIMD3(numbers[3], numbers[4], numbers[5])
    #expect(abs(ColorDifference.ciede2000(first, second) - numbers[6]) < 0.5e-4, "\(row)")
    #expect(abs(ColorDifference.ciede2000(second, first) - numbers[6]) < 0.5e-4, "\(row)")
    count += 1
  }
  #expect(count == 34)
}

@Test func `a difference is symmetric, and nothing for one colour`() {
  var numbers = SplitMix64(seed: 5)
  for measure in ColorDifference.all {
    for _ in 0..<200 {
      let first = OpaqueColor(.random(in: 0...1, using: &numbers))
      let second = OpaqueColor(.random(in: 0...1, using: &numbers))
      #expect(measure(first, first) == 0)
      #expect(abs(measure(first, second) - measure(second, first)) < 1e-9)
      #expect(measure(first, second) > 0)
    }
  }
}

@Test func `black and white are 1 apart in Oklab and 100 in Lab`() {
  #expect(abs(ColorDifference.ok(OpaqueColor.black, .white) - 1) < 1e-6)
  #expect(abs(ColorDifference.cie76(OpaqueColor.black, .white) - 100) < 1e-6)
  #expect(abs(ColorDifference.ciede2000(OpaqueColor.black, .white) - 100) < 1e-6)
}

/// The least difference within the palette of Okabe and Ito (2008), computed by colour-science.
@Test func `the palette of Okabe and Ito is as far apart as it is known to be`() throws {
  let palette = try [
    "#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7",
  ].map { try opaque($0) }
  let simulation = try VisionSimulation(of: .deuteranopia)
  for (colors, ciede2000, ok) in [
    (palette, 21.72, 0.1558), (palette.map { simulation($0) }, 11.71, 0.0777),
  ] {
    var pairs: [(OpaqueColor, OpaqueColor)] = []
    for (index, first) in colors.enumerated() {
      pairs += colors[(index + 1)...].map { (first, $0) }
    }
    let least = pairs.map { ColorDifference.ciede2000($0, $1) }.min()
    #expect(abs(try #require(least) - ciede2000) < 0.1)
    let leastOK = pairs.map { ColorDifference.ok($0, $1) }.min()
    #expect(abs(try #require(leastOK) - ok) < 0.001)
  }
}

@Test func `a difference of lightness guarantees a ratio`() {
  #expect(ContrastRatio(guaranteedByLightnessDifference: 0).value == 1)
  #expect(ContrastRatio(guaranteedByLightnessDifference: 40).value >= 3)
  // White on a lightness of 50, whose luminance is (66 / 116)^3, is the least favourable pair.
  let half = ContrastRatio(guaranteedByLightnessDifference: 50).value
  #expect(abs(half - 1.05 / (66.0 * 66 * 66 / (116 * 116 * 116) + 0.05)) < 1e-9)
  #expect(ContrastRatio(guaranteedByLightnessDifference: 51).value >= 4.5)
  #expect(abs(ContrastRatio(guaranteedByLightnessDifference: 100).value - 21) < 1e-9)
  let grays = (0...255).map { OpaqueColor(SIMD3(repeating: Double($0) / 255)) }
  for dark in grays {
    for light in grays where light.lightness > dark.lightness {
      let difference = light.lightness - dark.lightness
      guard abs(difference - difference.rounded()) < 0.02 else { continue }
      let guarantee = ContrastRatio(guaranteedByLightnessDifference: difference)
      #expect(light.contrastRatio(to: dark) >= guarantee.value - 1e-9)
    }
  }
}
