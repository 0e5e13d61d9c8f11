import Colors
import TestSupport
import Testing

/// The columns of the matrix from linear sRGB to XYZ, as fractions (CSS Color 4, section 18).
private let publishedColumns: [SIMD3<Double>] = [
  SIMD3(506_752, 87_098, 7_918) / SIMD3(1_228_815, 409_605, 409_605),
  SIMD3(87_881, 175_762, 87_881) / SIMD3(245_763, 245_763, 737_289),
  SIMD3(12_673, 12_673, 1_001_167) / SIMD3(70_218, 175_545, 1_053_270),
]

@Test func `the derived matrix of sRGB has the published digits`() {
  for (index, column) in publishedColumns.enumerated() {
    var primary = SIMD3<Double>.zero
    primary[index] = 1
    let xyz = Color(.linearSRGB, primary).converted(to: .xyzD65)
    #expect(distance(xyz.components, column) < 1e-15)
  }
}

@Test func `every space round-trips through every other`() {
  var numbers = SplitMix64(seed: 1)
  let pairs = ColorSpace.all.flatMap { first in ColorSpace.all.map { (first, $0) } }
  for round in 0..<10_000 {
    let rgb = SIMD3<Double>.random(in: 0...1, using: &numbers)
    let (first, second) = pairs[round % pairs.count]
    let origin = Color(.srgb, rgb).converted(to: first)
    let back = origin.converted(to: second).converted(to: first).converted(to: .srgb)
    if distance(back.components, rgb) > 1e-9 {
      Issue.record("\(first) over \(second), \(rgb) came back as \(back.components)")
    }
  }
}

@Test func `a prepared conversion gives what a single one gives`() {
  let components = SIMD3(210.0, 80, 30)
  for destination in ColorSpace.all {
    let conversion = Conversion(from: .hsl, to: destination)
    let single = Color(.hsl, components).converted(to: destination)
    #expect(distance(conversion(components), single.components) < 1e-12, "\(destination)")
  }
}

@Test func `white of every space is white`() {
  for space in ColorSpace.all {
    let white = Color(.srgb, SIMD3(1, 1, 1)).converted(to: space)
    #expect(OpaqueColor(clipping: white).hex == "#ffffff", "\(space)")
  }
}

@Test func `a missing hue stays missing between cylindrical spaces`() {
  let color = Color(.hsl, SIMD3(0, 50, 50), missing: MissingComponents(channel: 0))
  #expect(color.converted(to: .hwb).missing == MissingComponents(channel: 0))
  #expect(color.converted(to: .srgb).missing == [])
}

@Test func `a missing red is a missing x, and alpha stays missing`() {
  let color = Color(.srgb, SIMD3(0, 0.5, 0.5), missing: [MissingComponents(channel: 0), .alpha])
  #expect(color.converted(to: .xyzD65).missing == [MissingComponents(channel: 0), .alpha])
}

@Test func `the hue of a grey is missing`() {
  let gray = Color(.srgb, SIMD3(repeating: 0.4))
  #expect(gray.converted(to: .hsl).missing == MissingComponents(channel: 0))
  #expect(gray.converted(to: .hwb).missing == MissingComponents(channel: 0))
}

@Test(
  arguments: [
    ([1, 0, 0], [0, 100, 50]), ([1, 1, 0], [60, 100, 50]), ([0, 0.5, 0], [120, 100, 25]),
    ([0.75, 0.25, 0.75], [300, 50, 50]), ([1, 1, 1], [0, 0, 100]),
  ] as [(SIMD3<Double>, SIMD3<Double>)]
)
func `sRGB and HSL agree on the corners`(rgb: SIMD3<Double>, hsl: SIMD3<Double>) {
  #expect(distance(Color(.srgb, rgb).converted(to: .hsl).components, hsl) < 1e-12)
  #expect(distance(Color(.hsl, hsl).converted(to: .srgb).components, rgb) < 1e-12)
}

@Test func `what is no number becomes zero, and what is endless ends`() {
  let color = Color(.srgb, SIMD3(.nan, .infinity, -.infinity), alpha: .nan)
  #expect(color.components == SIMD3(0, 1e9, -1e9))
  #expect(color.alpha == 0)
}
