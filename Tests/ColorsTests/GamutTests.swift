import Colors
import TestSupport
import Testing

@Test(arguments: [
  ("#1e5aa8", true, true), ("color(display-p3 0 1 0)", false, true),
  ("color(rec2020 0 1 0)", false, false), ("oklch(0.72 0.35 145)", false, false),
  ("#fff", true, true), ("color(srgb 1.1 0 0)", false, false), ("lab(100 0 0)", true, true),
  ("color(display-p3 0.9 0.1 0.1)", false, true),
])
func `a gamut holds what its display can show`(text: String, srgb: Bool, p3: Bool) throws {
  #expect(try color(text).isInGamut(.srgb) == srgb)
  #expect(try color(text).isInGamut(.displayP3) == p3)
}

@Test(arguments: Gamut.all)
func `every mapping ends inside the gamut, and leaves alone what is inside`(gamut: Gamut) {
  var numbers = SplitMix64(seed: 7)
  for mapping in GamutMapping.all {
    for _ in 0..<500 {
      let wild = Color(
        .oklch,
        SIMD3(
          Double.random(in: -0.2...1.2, using: &numbers),
          Double.random(in: 0...0.6, using: &numbers),
          Double.random(in: 0..<360, using: &numbers)
        ),
        alpha: 0.5
      )
      let mapped = wild.mapped(into: gamut, by: mapping)
      #expect(mapped.isInGamut(gamut) && mapped.space == gamut.space, "\(mapping.id) \(wild)")
      #expect(mapped.alpha == 0.5)
      let tame = Color(gamut.space, SIMD3.random(in: 0...1, using: &numbers))
      let same = tame.mapped(into: gamut, by: mapping)
      #expect(distance(same.components, tame.components) < 1e-6, "\(mapping.id) \(tame)")
    }
  }
}

@Test func `chroma reduction keeps lightness and hue where clipping shifts them`() {
  var numbers = SplitMix64(seed: 8)
  for _ in 0..<500 {
    let wild = Color(
      .oklch,
      SIMD3(
        Double.random(in: 0.1...0.95, using: &numbers),
        0.37,
        Double.random(in: 0..<360, using: &numbers)
      )
    )
    let mapped = wild.mapped(by: .chromaReduction).converted(to: .oklab).components
    // The last step clips, by less than what is just noticeable: 0.02 in Oklab.
    let lab = wild.converted(to: .oklab).components
    let axis = SIMD3(0, lab.y, lab.z) / wild.components.y
    let along = (mapped * axis).sum()
    let aside = mapped - SIMD3(lab.x, 0, 0) - axis * along
    #expect((aside * aside).sum().squareRoot() < 0.02 + 1e-4, "\(wild)")
    #expect(along <= wild.components.y)
  }
}

@Test(arguments: [
  ("oklch(1.5 0.3 30)", "#ffffff"), ("oklch(-0.5 0.3 30)", "#000000"),
  ("lab(100 80 80)", "#ffffff"),
  ("color(srgb 1.6 1.6 1.6)", "#ffffff"), ("color(srgb -0.2 -0.2 -0.2)", "#000000"),
])
func `beyond white is white, beyond black is black`(text: String, hex: String) throws {
  #expect(try color(text).mapped(by: .chromaReduction).hex == hex)
}
