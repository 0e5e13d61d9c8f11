extension ColorSpace {
  /// Hue in degrees, whiteness and blackness 0 to 100, of sRGB (CSS Color 4, section 8).
  public static let hwb = ColorSpace(
    id: "hwb",
    channels: [
      Channel("h", 0...360, .hue), Channel("w", 0...100, .other), Channel("b", 0...100, .other),
    ],
    base: .srgb,
    toBase: hwbToRGB,
    fromBase: rgbToHWB,
    isAchromatic: { $0.y + $0.z >= 99.999 }
  )
}

@Sendable private func hwbToRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
  let white = hwb.y / 100
  let black = hwb.z / 100
  // More white and black than there is room for mix to a grey in their proportion.
  guard white + black < 1 else { return SIMD3(repeating: white / (white + black)) }
  let pure = ColorSpace.hsl.toBase(SIMD3(hwb.x, 100, 50))
  return pure * (1 - white - black) + white
}

@Sendable private func rgbToHWB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(hueDegrees(of: rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
}
