extension ColorSpace {
  /// Hue in degrees, saturation and lightness 0 to 100, of sRGB (CSS Color 4, section 7).
  public static let hsl = ColorSpace(
    id: "hsl",
    channels: [
      Channel("h", 0...360, .hue), Channel("s", 0...100, .colorfulness),
      Channel("l", 0...100, .lightness),
    ],
    base: .srgb,
    toBase: hslToRGB,
    fromBase: rgbToHSL,
    isAchromatic: { $0.y <= 0.001 }
  )
}

@Sendable private func hslToRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
  let lightness = hsl.z / 100
  let reach = hsl.y / 100 * min(lightness, 1 - lightness)
  let sixths = hsl.x.wrappedDegrees / 30
  func component(_ offset: Double) -> Double {
    let turned = offset + sixths
    let position = turned >= 12 ? turned - 12 : turned
    return lightness - reach * max(-1, min(position - 3, 9 - position, 1))
  }
  return SIMD3(component(0), component(8), component(4))
}

@Sendable private func rgbToHSL(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
  let highest = rgb.max()
  let lowest = rgb.min()
  let lightness = (lowest + highest) / 2
  guard highest > lowest else { return SIMD3(0, 0, lightness * 100) }
  let room = min(lightness, 1 - lightness)
  let saturation = room == 0 ? 0 : (highest - lightness) / room
  let hue = hueDegrees(of: rgb)
  // Far outside the gamut the saturation comes out negative: the opposite hue says the same.
  return saturation < 0
    ? SIMD3((hue + 180).wrappedDegrees, -saturation * 100, lightness * 100)
    : SIMD3(hue, saturation * 100, lightness * 100)
}

/// The hue of sRGB components on the colour hexagon, 0 up to 360 degrees; 0 for a grey.
func hueDegrees(of rgb: SIMD3<Double>) -> Double {
  let highest = rgb.max()
  let range = highest - rgb.min()
  guard range > 0 else { return 0 }
  let sextant =
    if highest == rgb.x {
      (rgb.y - rgb.z) / range
    } else if highest == rgb.y {
      (rgb.z - rgb.x) / range + 2
    } else {
      (rgb.x - rgb.y) / range + 4
    }
  return (sextant * 60).wrappedDegrees
}
