import Colors
import TestSupport
import Testing

@Test(arguments: [
  ("rgb(17 34 51 / 0.4)", "#1236"), ("oklch(62.5% 0.1 none)", "oklch(0.625 0.1 none)"),
  ("color(display-p3 1 0 none / none)", "color(display-p3 1 0 none / none)"),
  ("hsl(210 50% 30.5%)", "hsl(210 50% 30.5%)"), ("lab(50% -20 0)", "lab(50 -20 0)"),
  ("#FFFFFF", "#fff"), ("#1a2c3d", "#1a2c3d"), ("tan", "#d2b48c"), ("#11223344", "#1234"),
  ("#12345678", "#12345678"), ("transparent", "#0000"), ("rgb(30 90 168 / 0.4)", "#1e5aa866"),
  ("rgb(30 90 168 / 0.25)", "rgb(30 90 168 / 0.25)"),
  ("rgb(50% 50% 50%)", "color(srgb 0.5 0.5 0.5)"),
  ("rgb(none 0 0)", "color(srgb none 0 0)"), ("hsl(210deg 50% 40%)", "hsl(210 50% 40%)"),
  ("hsl(none 50% 40% / none)", "hsl(none 50% 40% / none)"), ("hwb(90 10 20%)", "hwb(90 10% 20%)"),
  ("lab(50% 20 -30.5)", "lab(50 20 -30.5)"),
  ("oklch(62% 0.10 30deg / 50%)", "oklch(0.62 0.1 30 / 0.5)"),
  ("color(xyz 1 2 3)", "color(xyz-d65 1 2 3)"),
  ("color(display-p3 100% 0 .10)", "color(display-p3 1 0 0.1)"),
  ("lab(0.00001 1e-20 0)", "lab(1e-05 1e-20 0)"), ("color(srgb 1.5 0 0)", "color(srgb 1.5 0 0)"),
])
func `a colour is written in its shortest form`(text: String, css: String) throws {
  #expect(try color(text).css == css)
}

@Test func `what is written reads as the same colour`() throws {
  var numbers = SplitMix64(seed: 11)
  for round in 0..<4000 {
    let space = ColorSpace.all[round % ColorSpace.all.count]
    var components = SIMD3<Double>.zero
    for (index, channel) in space.channels.enumerated() {
      components[index] = Double.random(in: channel.reference, using: &numbers)
      if channel.kind == .hue { components[index] = min(components[index], 359.99) }
    }
    let missing = MissingComponents(
      rawValue: round % 7 == 0 ? UInt8.random(in: 0...15, using: &numbers) : 0
    )
    let alpha = round % 3 == 0 ? Double.random(in: 0...1, using: &numbers) : 1
    let original = Color(space, components, alpha: alpha, missing: missing)
    #expect(try color(original.css) == original, "\(original.css)")
  }
}

@Test func `what its function would clamp is written in XYZ`() throws {
  for original in [
    Color(.lab, SIMD3(120, 10, 10)), Color(.oklch, SIMD3(-0.1, 0.1, 30)),
    Color(.hwb, SIMD3(30, -10, 20)), Color(.lch, SIMD3(50, 20, 400)),
  ] {
    let read = try color(original.css)
    #expect(read.space == .xyzD65)
    let difference = distance(
      read.components,
      original.converted(to: .xyzD65).components
    )
    #expect(difference == 0, "\(original.css)")
  }
}
