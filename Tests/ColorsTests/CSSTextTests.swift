import Colors
import TestSupport
import Testing

@Test(arguments: [
  ("white", "#fff"), ("#1a2b3c", "#1a2b3c"), ("rgb(17 34 51 / 0.4)", "#1236"),
  ("rgb(0 0 0 / 0.1)", "rgb(0 0 0 / 0.1)"),
  ("oklch(62.5% 0.1 none)", "oklch(0.625 0.1 none)"),
  ("color(display-p3 1 0 none / none)", "color(display-p3 1 0 none / none)"),
  ("hsl(210 50% 30.5%)", "hsl(210 50% 30.5%)"), ("lab(50% -20 0)", "lab(50 -20 0)"),
])
func `a colour is written in its shortest form`(text: String, css: String) throws {
  #expect(try color(text).css == css)
}

@Test func `what is written parses to the same colour`() throws {
  var numbers = SplitMix64(seed: 11)
  for _ in 0..<300 {
    for space in ColorSpace.all {
      let rgb = SIMD3<Double>.random(in: 0...1, using: &numbers)
      let alpha = Bool.random(using: &numbers) ? 1 : Double.random(in: 0...1, using: &numbers)
      let origin = Color(.srgb, rgb, alpha: alpha).converted(to: space)
      #expect(try color(origin.css) == origin, "\(origin.css)")
    }
  }
}
