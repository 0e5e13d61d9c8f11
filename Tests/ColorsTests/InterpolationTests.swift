import Colors
import Testing

@Test(arguments: [
  (HueInterpolation.shorter, 350.0), (.longer, 170), (.increasing, 170), (.decreasing, 350),
])
func `a hue goes the way that is asked for`(arc: HueInterpolation, hue: Double) {
  // From 40 to 300 degrees: 260 upwards, 100 downwards (CSS Color 4, section 12.4).
  let start = Color(.oklch, SIMD3(0.5, 0.1, 40))
  let end = Color(.oklch, SIMD3(0.5, 0.1, 300))
  let middle = Interpolation(in: .oklch, hue: arc).color(from: start, to: end, at: 0.5)
  #expect(abs(middle.components.z - hue) < 1e-9)
}

@Test func `the ends of a mixture are the colours themselves`() {
  let start = Color(.oklab, SIMD3(0.3, 0.1, -0.05), alpha: 0.5)
  let end = Color(.oklab, SIMD3(0.8, -0.1, 0.05), alpha: 0.9)
  for (share, expected) in [(0.0, start), (1, end)] {
    let mixed = Interpolation(in: .oklab).color(from: start, to: end, at: share)
    #expect(distance(mixed.components, expected.components) < 1e-12)
    #expect(abs(mixed.alpha - expected.alpha) < 1e-12)
  }
}

@Test func `what is missing on both sides stays missing`() {
  let hue = MissingComponents(channel: 2)
  let gray = Color(.oklch, SIMD3(0.5, 0, 0), missing: hue)
  let way = Interpolation(in: .oklch)
  let red = Color(.oklch, SIMD3(0.6, 0.2, 30))
  #expect(way.color(from: gray, to: gray, at: 0.5).missing == hue)
  #expect(way.color(from: gray, to: red, at: 0.5).components.z == 30)
}
