import Colors
import Testing

@Test func `black has luminance 0 and white 1`() {
  #expect(OpaqueColor.black.relativeLuminance == 0)
  #expect(abs(OpaqueColor.white.relativeLuminance - 1) < 1e-15)
}

/// At 0.04 the old knee of 0.03928 would give 0.003095499581 (w3c/wcag issues 308 and 360).
@Test func `the knee lies at 0.04045`() {
  let luminance = OpaqueColor(SIMD3(repeating: 0.04)).relativeLuminance
  #expect(abs(luminance - 0.003095975232) < 1e-12)
}

@Test func `a byte has the luminance of its level`() {
  for byte in 0...255 {
    let level = Double(byte) / 255
    let exact = OpaqueColor(SIMD3(repeating: level)).relativeLuminance
    // A neighbour of the double takes the computed path, not the table.
    let near = OpaqueColor(SIMD3(repeating: level.nextUp)).relativeLuminance
    #expect(abs(exact - near) <= 1e-15)
  }
}

@Test(arguments: [("#808080", 53.585), ("#ffffff", 100.0), ("#000000", 0.0), ("#777777", 50.034)])
func `lightness is that of CIE`(hex: String, lightness: Double) throws {
  // From CIE 15: the L* of sRGB greys, three decimal places.
  #expect(abs(try opaque(hex).lightness - lightness) < 2e-3)
}

@Test func `the lightness difference is negative for dark text`() {
  #expect(abs(OpaqueColor.black.lightnessDifference(over: .white) + 100) < 1e-9)
  #expect(abs(OpaqueColor.white.lightnessDifference(over: .black) - 100) < 1e-9)
}
