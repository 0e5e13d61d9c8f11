import Colors
import Documents
import TestSupport
import Testing

/// Ends and places from a script of its own: the formulas of CSS Color 4 and WCAG 2.2 in NumPy's
/// doubles, at 400,001 evenly spread places of each gradient; the least and the greatest of them.
struct GradientRow: Sendable {
  let text: String
  let gradient: String
  let least: (ratio: Double, position: Double)
  let most: (ratio: Double, position: Double)

  static let all: [GradientRow] = [
    row("#fff", "in oklab, #000, #00f", (8.592471358, 1), (21, 0)),
    row("#fff", "in oklch longer hue, #f00, #00f", (3.880393116, 0.606215), (8.592471358, 1)),
    row("#777", "#000, #fff", (1, 0.46666725), (4.689499890, 0)),
    row("#fff", "#f00, #00f", (3.998476771, 0), (10.724089049, 0.7040475)),
    row("#fff", "#f00, #0f0", (1.372190277, 1), (5.331433986, 0.2735325)),
    row("#fff", "in hsl, #f00, #00f", (3.136200717, 0.5), (8.592471358, 1)),
    row("#fff", "in hsl longer hue, #080, #808", (4.305769895, 1.0 / 3), (15.492265010, 2.0 / 3)),
    row("#fff", "in lab, #c00, #00c", (5.886518280, 0), (11.218388121, 1)),
    row("#fff", "in lch decreasing hue, #c00, #00c", (5.481849140, 0.2533675), (11.218388121, 1)),
    row("#fff", "in oklch increasing hue, #080, #808", (4.380252919, 0.163295), (8.741394254, 1)),
    row("#fff", "in srgb-linear, #080, #808", (4.644308165, 0), (8.741394254, 1)),
    row("#000", "#f0f, #0f0", (4.587082835, 0.323795), (15.304, 1)),
    row("#767676", "in oklab, #fff, #000", (1, 0.4341625), (4.623284885, 1)),
  ]

  private static func row(
    _ text: String,
    _ gradient: String,
    _ least: (Double, Double),
    _ most: (Double, Double)
  ) -> GradientRow {
    GradientRow(text: text, gradient: gradient, least: least, most: most)
  }
}

@Suite struct GradientTests {
  private func gradient(_ text: String) throws -> Gradient {
    try #require(try CSSGradient(parsing: text).gradient)
  }

  private func contrast(
    of text: String,
    over gradient: String,
    canvas: OpaqueColor? = nil
  ) throws -> Contrast {
    let text = try color(text)
    return Contrast(along: try self.gradient(gradient)) {
      Contrast(of: text, over: [$0], canvas: canvas)
    }
  }

  @Test(arguments: GradientRow.all)
  func `the ends of contrast along a gradient are those of a dense sampling`(
    row: GradientRow
  ) throws {
    let found = try contrast(of: row.text, over: "linear-gradient(\(row.gradient))")
    // A sampling lies a little inside of the ends: most where HSL has kinks, at thirds of the way.
    #expect(abs(found.minimum - row.least.ratio) < 1e-5, "\(row.gradient)")
    #expect(abs(found.maximum - row.most.ratio) < 1e-5, "\(row.gradient)")
    let positions = (found.minimumAt.position, found.maximumAt.position)
    #expect(abs(try #require(positions.0) - row.least.position) < 1e-4, "\(row.gradient)")
    #expect(abs(try #require(positions.1) - row.most.position) < 1e-4, "\(row.gradient)")
  }

  @Test func `the text may be the gradient`() throws {
    let ground = try color("#fff")
    let found = Contrast(along: try gradient("linear-gradient(#f00, #00f)")) {
      Contrast(of: $0, over: [ground], canvas: nil)
    }
    #expect(abs(found.minimum - 3.998476771) < 1e-6)
    #expect(abs(found.maximum - 10.724089049) < 1e-6)
  }

  @Test func `translucent stops are mixed premultiplied and lie on the page`() throws {
    // White text: over the white page nothing is seen, over blue 8.592 (the same script).
    let found = try contrast(
      of: "#fff",
      over: "linear-gradient(in oklab, rgb(255 0 0 / 0), #00f)",
      canvas: .white
    )
    #expect(found.minimum == 1)
    #expect(abs(found.maximum - 8.592471358) < 1e-6)
    // Premultiplied, the transparent red lends no colour: half way it is blue at one half.
    let middle = try gradient("linear-gradient(rgb(255 0 0 / 0), #00f)").color(at: 0.5)
    #expect(distance(middle.components, SIMD3(0, 0, 1)) < 1e-12)
    #expect(middle.alpha == 0.5)
  }

  @Test func `over an unknown page the ends span all pages`() throws {
    let found = try contrast(of: "#fff", over: "linear-gradient(rgb(0 0 0 / 0.5), #000)")
    // White on black at one half: over white rgb(127.5), over black 21.
    #expect(found.maximum == 21)
    #expect(abs(found.minimum - 3.976653) < 1e-5)
    #expect(found.minimumAt.backdrop == .white)
  }

  static let places: [(String, [Double])] = [
    // CSS Images 4, section 3.5.3: open places are spread, and none lies before an earlier one.
    ("linear-gradient(#000, #f00, #fff)", [0, 0.5, 1.0]),
    ("linear-gradient(#000 40%, #f00, #00f, #fff 80%)", [0.4, 8.0 / 15, 2.0 / 3, 0.8]),
    ("linear-gradient(#000 20%, #f00 0%, #fff)", [0.2, 0.2, 1]),
    ("linear-gradient(#000 -50%, #fff 150%)", [-0.5, 1.5]),
    ("linear-gradient(#000 10% 30%, #fff)", [0.1, 0.3, 1]),
    ("linear-gradient(#000, 30%, #f00, #fff)", [0, 0.65, 1]),
    ("conic-gradient(#000 90deg, #fff 0.5turn)", [0.25, 0.5]),
    ("conic-gradient(from 45deg at 10% 20%, #000, #fff)", [0, 1]),
    ("radial-gradient(circle closest-side at 20px 30px, #000, #fff)", [0, 1]),
    ("repeating-linear-gradient(45deg, #000 0 10%, #fff 10% 20%)", [0, 0.1, 0.1, 0.2]),
    ("linear-gradient(to top right, #000, #fff calc(2 * 30%))", [0, 0.6]),
    ("linear-gradient(in oklch longer hue to left, #000, #fff)", [0, 1]),
    ("LINEAR-GRADIENT( /* a */ to left in oklab , #000 , #fff )", [0, 1]),
    ("linear-gradient(50% #000, #fff)", [0.5, 1]),
    ("linear-gradient(#123)", [0]),
  ]

  @Test(arguments: places)
  func `places are settled`(text: String, positions: [Double]) throws {
    let stops = try gradient(text).stops
    try #require(stops.count == positions.count, "\(text): \(stops.map(\.position))")
    for (stop, position) in zip(stops, positions) {
      #expect(abs(stop.position - position) < 1e-12, "\(text): \(stops.map(\.position))")
    }
  }

  @Test func `a hint is where both are mixed half and half`() throws {
    let hinted = try gradient("linear-gradient(#000, 20%, #fff)")
    // CSS Images 4, section 3.5.2: 0.5 ^ (log 0.5 / log 0.2) is half way at 0.2; at 0.5 it is 0.741914.
    #expect(abs(hinted.color(at: 0.2).components.x - 0.5) < 1e-12)
    #expect(abs(hinted.color(at: 0.5).components.x - 0.741914) < 1e-6)
    let hard = try gradient("linear-gradient(#000, 100%, #fff)")
    #expect(hard.color(at: 0.99).components.x == 0)
    let early = try gradient("linear-gradient(#000, 0%, #fff)")
    #expect(early.color(at: 0.01).components.x == 1)
    // With a hint at the start nothing of the first colour is seen.
    let found = Contrast(along: early) { Contrast(of: $0, over: [Color(.srgb, .one)], canvas: nil) }
    #expect(found.maximum == 1)
  }

  @Test(arguments: [
    // Black at 50 % to white at 150 %: at the end of the line it is half way.
    ("linear-gradient(#000 50%, #fff 150%)", 0.5, 0.0),
    ("linear-gradient(#000 -50%, #fff 50%)", 1, 0.5),
    ("linear-gradient(#000 120%, #fff 150%)", 0, 0),
    ("repeating-linear-gradient(#000 -50%, #fff 150%)", 1, 0),
    ("radial-gradient(#000, #fff 200%)", 1, 0),
  ])
  func `only what is seen counts`(text: String, lightest: Double, darkest: Double) throws {
    func level(_ contrast: Contrast.Appearance) -> Double { contrast.background.rgb.x }
    let white = Contrast(along: try gradient(text)) {
      Contrast(of: Color(.srgb, .one), over: [$0], canvas: nil)
    }
    #expect(abs(level(white.minimumAt) - lightest) < 1e-9, "\(text)")
    #expect(abs(level(white.maximumAt) - darkest) < 1e-9, "\(text)")
  }

  @Test(arguments: [
    ("linear-gradient(#000, #fff)", ColorSpace.srgb),
    ("linear-gradient(red, hsl(120 50% 50%))", .srgb),
    ("linear-gradient(red, oklch(0.5 0.1 20))", .oklab),
    ("linear-gradient(red, color(srgb 0 0 0))", .oklab),
    ("linear-gradient(red, rgb(from red r g b))", .oklab),
    ("linear-gradient(in lab, red, blue)", .lab),
  ])
  func `old notations are mixed in sRGB, others in Oklab`(text: String, space: ColorSpace) throws {
    #expect(try gradient(text).interpolation.space == space)
  }

  @Test(arguments: [
    "linear-gradient()", "linear-gradient(", "linear-gradient(#000, )",
    "linear-gradient(#000 #fff)",
    "linear-gradient(20%, #000)", "linear-gradient(#000, 20%, 30%, #fff)",
    "linear-gradient(#000, 20%)", "linear-gradient(#000 45deg, #fff)",
    "linear-gradient(to nowhere, #000, #fff)", "linear-gradient(in nowhere, #000, #fff)",
    "linear-gradient(in oklab longer hue, #000, #fff)", "linear-gradient(in oklab in lab, #000)",
    "conic-gradient(#000 10px, #fff)", "linear-gradient(#000 10% 20% 30%, #fff)",
    "linear-gradient(#000, #ggg)", "linear-gradient(#000, #fff) x", "linear-gradient (#000)",
    "linear-gradient(#000 5foo)", "linear-gradient(#000, #fff calc(10px))",
  ])
  func `what is no gradient is an error with its place`(text: String) {
    let error = #expect(throws: ColorSyntaxError.self) { try CSSGradient(parsing: text) }
    #expect((error?.range.lowerBound ?? -1) >= 0)
    #expect((error?.range.upperBound ?? .max) <= text.utf8.count)
  }

  @Test func `more stops than are read are an error`() throws {
    let stops = Array(repeating: "#000", count: 65)
    #expect(throws: ColorSyntaxError.self) {
      try CSSGradient(parsing: "linear-gradient(\(stops.joined(separator: ",")))")
    }
    _ = try gradient("linear-gradient(\(stops.dropLast().joined(separator: ",")))")
  }

  @Test func `lengths count as open places, and it says so`() throws {
    let css = try CSSGradient(parsing: "linear-gradient(#000, #f00 20px, #fff)")
    #expect(css.hasLengths)
    #expect(css.gradient?.stops.map(\.position) == [0, 0.5, 1])
    #expect(try !CSSGradient(parsing: "linear-gradient(#000 0px, #fff)").hasLengths)
  }

  @Test func `colours of a scheme are resolved, and what has no value is undetermined`() throws {
    let css = try CSSGradient(parsing: "linear-gradient(light-dark(#fff, #000), #888)")
    #expect(css.isSchemeDependent)
    #expect(css.gradient == nil)
    #expect(css.resolved(in: .dark).gradient?.stops.first?.color.components == .zero)
    let current = try CSSGradient(parsing: "linear-gradient(currentColor, #888)")
    #expect(current.undetermined != nil)
    #expect(current.gradient == nil)
  }

  @Test func `numbers beyond reason do no harm`() throws {
    let wild = [
      Gradient.Draft(Color(.srgb, .zero), at: .nan), .init(Color(.srgb, .one), at: 1e300),
    ]
    let gradient = try #require(Gradient(wild, along: Interpolation(in: .srgb)))
    let found = Contrast(along: gradient) { Contrast(of: $0, over: [], canvas: .white) }
    #expect((1...21).contains(found.minimum))
    #expect((1...21).contains(found.maximum))
    #expect(Gradient([], along: Interpolation(in: .srgb)) == nil)
  }

  @Test func `mutilated gradients are read or refused, and do no harm`() {
    let seeds = [
      "linear-gradient(to top right in oklch longer hue, #f00 -10% 20%, 30%, rgb(0 0 255 / 0.5) 90%)",
      "repeating-conic-gradient(from 0.25turn at 10% 2px, red 0deg 10grad, hsl(120 50% 50%) calc(20%))",
    ].map { Array($0.utf8) }
    let alphabet = Array("0123456789.%-+,()/ #abcdefghinoprtuvx*".utf8)
    var random = SplitMix64(seed: 12)
    var read = 0
    for round in 0..<3_000 {
      var bytes = seeds[round % 2]
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = alphabet.randomElement(using: &random) ?? 0
        default: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: index)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(ColorSyntaxError) {
        guard let gradient = try CSSGradient(parsing: text).gradient else { continue }
        read += 1
        guard read <= 20 else { continue }
        let found = Contrast(along: gradient) { Contrast(of: $0, over: [], canvas: .white) }
        #expect(found.minimum >= 1 && found.maximum <= 21 && found.minimum <= found.maximum)
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
      }
    }
    #expect(read > 100)
  }
}
