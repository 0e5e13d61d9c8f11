import Colors
import TestSupport
import Testing

@Test func `layers are composited bottom to top, and a clear one changes nothing`() throws {
  let layers = try ["rgb(200 40 40 / 30%)", "transparent", "rgba(20, 60, 120, .35)", "#fbfaf5"]
    .map { try color($0) }
  let contrast = Contrast(of: try color("rgb(255 255 255 / 85%)"), over: layers, canvas: nil)
  #expect(abs(try #require(contrast.ratio) - 2.556728) < 1e-6)
  let seen = contrast.minimumAt
  #expect(distance(seen.background.rgb * 255, SIMD3(179.105, 140.45, 152.875)) < 1e-9)
  #expect(distance(seen.foreground.rgb * 255, SIMD3(243.61575, 237.8175, 239.68125)) < 1e-9)
  #expect(seen.foreground.hex == "#f4eef0")
  #expect(seen.background.hex == "#b38c99")
}

@Test func `text and ground of a group fade together`() throws {
  let contrast = Contrast(
    of: try color("#7a1f2b"),
    over: [try color("#f4e3c1")],
    canvas: try opaque("#0f1c2e"),
    groupOpacity: 0.6
  )
  #expect(abs(try #require(contrast.ratio) - 4.430004) < 1e-6)
  #expect(contrast.minimumAt.background.hex == "#989386")
  #expect(contrast.minimumAt.foreground.hex == "#4f1e2c")
}

@Test func `a faded group over an opaque layer does not need the canvas`() throws {
  let layers = try [color("#f4e3c1"), color("#0f1c2e")]
  let contrast = Contrast(of: try color("#7a1f2b"), over: layers, canvas: nil, groupOpacity: 0.6)
  #expect(abs(try #require(contrast.ratio) - 4.430004) < 1e-6)
}

@Test func `an opaque layer hides the canvas`() throws {
  let layers = try [color("rgb(255 0 0 / 50%)"), color("#fff")]
  let text = try color("rgb(0 0 0 / 80%)")
  let bare = Contrast(of: text, over: layers, canvas: nil)
  let backed = Contrast(of: text, over: layers, canvas: .black)
  #expect(bare == backed)
  #expect(bare.minimumAt.backdrop == nil)
}

@Test func `opaque text on a translucent layer has an interval`() throws {
  let layers = [try color("rgb(10 30 60 / 0.55)")]
  let contrast = Contrast(of: try color("#ffffff"), over: layers, canvas: nil)
  #expect(contrast.ratio == nil)
  #expect(abs(contrast.minimum - 3.826389) < 1e-5)
  #expect(abs(contrast.maximum - 18.984379) < 1e-5)
  #expect(contrast.minimumAt.backdrop == .white)
  #expect(contrast.maximumAt.backdrop == .black)
}

@Test func `invisible text has no contrast`() throws {
  let text = try color("rgba(34, 34, 34, 0)")
  #expect(Contrast(of: text, over: [try color("#ffffff")], canvas: nil).ratio == 1)
  #expect(Contrast(of: text, over: [], canvas: nil).maximum == 1)
}

@Test func `text on nothing known can vanish`() throws {
  let contrast = Contrast(
    of: try color("#1b1b1b"),
    over: [try color("transparent")],
    canvas: nil
  )
  #expect(contrast.minimum == 1)
  #expect(abs(contrast.maximum - 17.224383) < 1e-5)
  #expect(contrast.maximumAt.backdrop == .white)
  // The backdrop that hides it is named, and does hide it.
  #expect(contrast.minimumAt.backdrop != nil)
  #expect(contrast.minimumAt.ratio < 1 + 1e-9)
}

@Test func `the extreme of translucent text lies on a grey`() throws {
  let contrast = Contrast(
    of: try color("rgb(255 255 255 / 50%)"),
    over: [try color("rgb(0 0 0 / 30%)")],
    canvas: nil
  )
  // By a search of 100,001 greys; the three channels are alike, so the extreme is a grey.
  #expect(abs(contrast.maximum - 5.338314704) < 1e-8)
  let backdrop = try #require(contrast.maximumAt.backdrop)
  #expect(backdrop != .black && backdrop != .white)
}

@Test func `no backdrop of a grid lies outside the interval`() {
  var numbers = SplitMix64(seed: 11)
  let steps = 8
  for _ in 0..<60 {
    let layer = Color(
      .srgb,
      .random(in: 0...1, using: &numbers),
      alpha: .random(in: 0...1, using: &numbers)
    )
    let text = Color(
      .srgb,
      .random(in: 0...1, using: &numbers),
      alpha: .random(in: 0...1, using: &numbers)
    )
    let opacity = Bool.random(using: &numbers) ? 1 : Double.random(in: 0...1, using: &numbers)
    let interval = Contrast(of: text, over: [layer], canvas: nil, groupOpacity: opacity)
    var least = 21.0
    var greatest = 1.0
    for index in 0..<(steps + 1) * (steps + 1) * (steps + 1) {
      let level = SIMD3(index % (steps + 1), index / (steps + 1) % (steps + 1), index / 81)
      let backdrop = OpaqueColor(SIMD3<Double>(level) / Double(steps))
      let contrast = Contrast(of: text, over: [layer], canvas: backdrop, groupOpacity: opacity)
      least = min(least, contrast.minimum)
      greatest = max(greatest, contrast.maximum)
    }
    #expect(interval.minimum <= least + 1e-9)
    #expect(interval.maximum >= greatest - 1e-9)
    // The ends are reached: a coarse grid comes near them.
    #expect(abs(interval.maximumAt.ratio - interval.maximum) < 1e-9)
    #expect(abs(interval.minimumAt.ratio - interval.minimum) < 1e-6)
  }
}

@Test func `half-transparent colours print the same digits everywhere`() throws {
  let contrast = Contrast(
    of: try color("RGB(20 40 60 / 0.5)"),
    over: [try color("WHITE")],
    canvas: nil
  )
  #expect(abs(try #require(contrast.ratio) - 3.103255) < 1e-6)
  #expect(ContrastRatio(try #require(contrast.ratio)).description == "3.10")
}

@Test func `an alpha of one half lies half over white`() throws {
  let text = Color(.srgb, SIMD3(0.2, 0.3, 0.4), alpha: 0.5)
  #expect(text.composited(over: .white).hex == "#99a6b3")
  let contrast = Contrast(of: text, over: [], canvas: .white)
  #expect(abs(try #require(contrast.ratio) - 2.488835) < 1e-6)
}

/// Text on a white and on a black half (ACT rule afw4f7, failed example 7).
@Test(arguments: [("#fff", 4.2327), ("#000", 2.2961)])
func `translucent text is measured on each ground`(ground: String, ratio: Double) throws {
  let text = Color(.srgb, try opaque("#5a5a5a").rgb, alpha: 0.8)
  let contrast = Contrast(of: text, over: [try color(ground)], canvas: nil)
  #expect(abs(try #require(contrast.ratio) - ratio) < 1e-4)
}
