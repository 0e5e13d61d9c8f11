import Colors
import TestSupport
import Testing

/// A space, and the XYZ of its three primaries as CSS Color 4 (section 18) prints them.
struct PrimariesRow: Sendable, CustomStringConvertible {
  let space: ColorSpace
  let root: ColorSpace
  let rows: [SIMD3<Double>]

  var description: String { space.id }
}

@Test(arguments: [
  PrimariesRow(
    space: .linearDisplayP3,
    root: .xyzD65,
    rows: [
      SIMD3(608_311, 189_793, 198_249) / SIMD3(1_250_200, 714_400, 1_000_160),
      SIMD3(35_783, 247_089, 198_249) / SIMD3(156_275, 357_200, 2_500_400),
      SIMD3(0, 32_229, 5_220_557) / SIMD3(1, 714_400, 5_000_800),
    ]
  ),
  PrimariesRow(
    space: .a98RGB,
    root: .xyzD65,
    rows: [
      SIMD3(573_536, 263_643, 187_206) / SIMD3(994_567, 1_420_810, 994_567),
      SIMD3(591_459, 6_239_551, 374_412) / SIMD3(1_989_134, 9_945_670, 4_972_835),
      SIMD3(53_769, 351_524, 4_929_758) / SIMD3(1_989_134, 4_972_835, 4_972_835),
    ]
  ),
  PrimariesRow(
    space: .rec2020,
    root: .xyzD65,
    rows: [
      SIMD3(63_426_534, 20_160_776, 47_086_771) / SIMD3(99_577_255, 139_408_157, 278_816_314),
      SIMD3(26_158_966, 472_592_308, 8_267_143) / SIMD3(99_577_255, 697_040_785, 139_408_157),
      SIMD3(0, 19_567_812, 295_819_943) / SIMD3(1, 697_040_785, 278_816_314),
    ]
  ),
  PrimariesRow(
    space: .proPhotoRGB,
    root: .xyzD50,
    rows: [
      SIMD3(0.79776664490064230, 0.13518129740053308, 0.03134773412839220),
      SIMD3(0.28807482881940130, 0.71183523424187300, 0.00008993693872564),
      SIMD3(0, 0, 0.82510460251046020),
    ]
  ),
  PrimariesRow(
    space: .xyzD65,
    root: .xyzD50,
    rows: [
      SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
      SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
      SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371),
    ]
  ),
])
func `the derived matrices have the published digits`(row: PrimariesRow) {
  for primary in 0..<3 {
    var components = SIMD3<Double>.zero
    components[primary] = 1
    let xyz = Color(row.space, components).converted(to: row.root).components
    let published = SIMD3(row.rows[0][primary], row.rows[1][primary], row.rows[2][primary])
    #expect(distance(xyz, published) < 1e-13)
  }
}

/// The values for these colours in web-platform-tests, css/css-color, to the digits given there.
@Test(
  arguments: [
    // Rounded there on the way, which a pixel does not show.
    ("#008000", .lab, [46.2775, -47.5621, 48.5837], 0.02),
    ("#008000", .lch, [46.2775, 67.9892, 134.3912], 0.02),
    ("#008000", .oklab, [0.51975, -0.1403, 0.10768], 1e-4),
    ("#008000", .oklch, [0.51975, 0.17686, 142.495], 1e-3),
    ("#008000", .displayP3, [0.21604, 0.49418, 0.13151], 1e-4),
    ("#008000", .a98RGB, [0.281363, 0.498012, 0.116746], 1e-4),
    ("#008000", .proPhotoRGB, [0.230479, 0.395789, 0.129968], 1e-4),
    ("#008000", .xyzD65, [0.07719, 0.15438, 0.02573], 1e-4),
    ("#008000", .xyzD50, [0.08312, 0.154746, 0.020961], 1e-4),
    ("#ff0000", .oklab, [0.62796, 0.22486, 0.12585], 1e-4),
    ("#ff0000", .oklch, [0.62796, 0.25768, 29.234], 1e-3),
    ("#ff0000", .lab, [54.2905, 80.8049, 69.891], 1e-3),
    ("#0000ff", .lab, [29.5683, 68.2874, -112.0297], 1e-3),
  ] as [(String, ColorSpace, SIMD3<Double>, Double)]
)
func `colours have the published components`(
  hex: String,
  space: ColorSpace,
  components: SIMD3<Double>,
  tolerance: Double
) throws {
  #expect(distance(try color(hex).converted(to: space).components, components) < tolerance)
}

@Test(
  arguments: [
    // Adobe RGB (1998), section 4.3.4.2; ISO 22028-2; ITU-R BT.1886 with no lift of black.
    (.a98RGB, .xyzD65, 0.5, 0.217755528), (.proPhotoRGB, .xyzD50, 0.5, 0.287174589),
    (.proPhotoRGB, .xyzD50, 0.016, 0.001), (.rec2020, .xyzD65, 0.5, 0.189464571),
    (.displayP3, .xyzD65, 0.5, 0.214041140), (.rec2020, .xyzD65, -0.5, -0.189464571),
  ] as [(ColorSpace, ColorSpace, Double, Double)]
)
func `a grey has the luminance that the curve of its space gives`(
  space: ColorSpace,
  root: ColorSpace,
  level: Double,
  luminance: Double
) {
  let gray = Color(space, SIMD3(repeating: level)).converted(to: root)
  #expect(abs(gray.components.y - luminance) < 1e-9)
}

@Test(arguments: ColorSpace.all)
func `a grey of sRGB has neither chroma nor hue anywhere`(space: ColorSpace) {
  for byte in 0...255 {
    let gray = Color(.srgb, SIMD3(repeating: Double(byte) / 255)).converted(to: space)
    for (index, channel) in space.channels.enumerated() {
      switch channel.kind {
      case .hue: #expect(gray.missing.contains(MissingComponents(channel: index)), "\(byte)")
      case .colorfulness, .greenRed, .blueYellow:
        #expect(abs(gray.components[index]) < 1e-6 * channel.reference.upperBound, "\(byte)")
      default: break
      }
    }
  }
}

@Test func `every space has an identifier of its own, three channels, and a way to the root`() {
  #expect(Set(ColorSpace.all.map(\.id)).count == ColorSpace.all.count)
  for space in ColorSpace.all {
    #expect(space.channels.count == 3, "\(space)")
    #expect(space.base.map(ColorSpace.all.contains) ?? (space == .xyzD65), "\(space)")
  }
}
