import Colors
import Testing

/// Pairs and their ratios, clipped to sRGB and mapped as CSS Color 4 asks.
@Test(arguments: [
  ("oklch(0.72 0.35 145)", "#000", 10.4335, 9.5214),
  ("color(display-p3 0 1 0)", "#fff", 1.3722, 1.4116),
  ("lch(40% 150 300)", "#fff", 7.8344, 5.5711),
])
func `a colour outside sRGB has a ratio for each way to show it`(
  foreground: String,
  background: String,
  clipped: Double,
  mapped: Double
) throws {
  let contrast = try #require(
    GamutContrast(of: try color(foreground), over: [try color(background)], canvas: nil)
  )
  #expect(abs(contrast.clipped.minimum - clipped) < 0.01)
  // Mapping algorithms differ within what the eye can tell.
  #expect(abs(contrast.mapped.minimum - mapped) < 0.2)
}

@Test(arguments: [
  ("color(srgb -0.2 -0.2 -0.2)", "#000", 1.0), ("color(srgb 1.6 1.6 1.6)", "#000", 21.0),
])
func `what is beyond white or black is white or black`(
  foreground: String,
  background: String,
  ratio: Double
) throws {
  let contrast = try #require(
    GamutContrast(of: try color(foreground), over: [try color(background)], canvas: nil)
  )
  #expect(abs(contrast.clipped.minimum - ratio) < 1e-9)
  #expect(abs(contrast.mapped.minimum - ratio) < 1e-9)
  #expect(contrast.p3 == nil)
}

@Test func `colours within sRGB have one ratio, and none of this is needed`() throws {
  let white = Color(.srgb, SIMD3(1, 1, 1))
  for text in ["#000", "oklch(0.5 0.05 200)", "color(display-p3 0.5 0.5 0.5)"] {
    #expect(GamutContrast(of: try color(text), over: [white], canvas: nil) == nil, "\(text)")
  }
}

/// The luminance of P3 green is the Y of its primary: 247089/357200 (CSS Color 4, section 18).
@Test func `a P3 screen shows the luminance of its own primaries`() throws {
  let green = try color("color(display-p3 0 1 0)")
  let contrast = try #require(
    GamutContrast(of: green, over: [Color(.srgb, .zero)], canvas: nil)
  )
  let ratio = try #require(contrast.p3)
  // WCAG rounds its weights to four digits.
  #expect(abs(ratio - (247_089.0 / 357_200 + 0.05) / 0.05) < 2e-3)
  #expect(contrast.minimum == min(ratio, contrast.clipped.minimum))
}

@Test func `a translucent colour has a P3 ratio only on a known canvas`() throws {
  let green = try color("color(display-p3 0 1 0 / 0.5)")
  let unknown = try #require(GamutContrast(of: green, over: [], canvas: nil))
  #expect(unknown.p3 == nil)
  let known = try #require(GamutContrast(of: green, over: [], canvas: .black))
  // Half of P3 green over black is its encoded half.
  let half = try #require(
    GamutContrast(
      of: try color("color(display-p3 0 0.5 0)"),
      over: [Color(.srgb, .zero)],
      canvas: nil
    )
  )
  #expect(abs(try #require(known.p3) - (try #require(half.p3))) < 1e-9)
}

@Test func `the ways agree unless a threshold lies between them`() throws {
  let contrast = try #require(
    GamutContrast(
      of: try color("lch(40% 150 300)"),
      over: [try color("#fff")],
      canvas: nil
    )
  )
  #expect(contrast.agrees(on: 4.5))
  #expect(!contrast.agrees(on: 7))
  #expect(contrast.agrees(on: 8))
}
