extension GamutMapping {
  /// Lowers the OKLCH chroma until cutting off no longer shows (CSS Color 4, section 13.2).
  public static let chromaReduction = GamutMapping(
    id: "css",
    summary: "The chroma is lowered at the same lightness and hue, as CSS Color 4 asks",
    map: reduced
  )
}

/// The difference in Oklab that is just noticeable, and how closely the chroma is searched for.
private let noticeable = 0.02
private let closeness = 0.0001

/// The binary search of CSS Color 4, section 13.2.2.
@Sendable private func reduced(_ color: Color, into gamut: Gamut) -> SIMD3<Double> {
  let origin = ColorSpace.oklch.components(of: color.components, in: color.space)
  guard origin.x < 1 else { return SIMD3(repeating: 1) }
  guard origin.x > 0 else { return SIMD3(repeating: 0) }
  let direct = gamut.space.components(of: color.components, in: color.space)
  if gamut.contains(direct) { return clipped(direct) }
  let (sine, cosine) = origin.z.sineAndCosine
  func oklab(_ chroma: Double) -> SIMD3<Double> {
    SIMD3(origin.x, chroma * cosine, chroma * sine)
  }
  func clippedAt(_ chroma: Double) -> (color: SIMD3<Double>, isInside: Bool, difference: Double) {
    let lab = oklab(chroma)
    let rgb = gamut.space.components(of: lab, in: .oklab)
    let cut = clipped(rgb)
    let away = ColorSpace.oklab.components(of: cut, in: gamut.space) - lab
    return (cut, gamut.contains(rgb), (away * away).sum().squareRoot())
  }
  var best = clippedAt(origin.y)
  if best.difference < noticeable { return best.color }
  var low = 0.0
  var high = origin.y
  var isLowInside = true
  // The bound only guards against a chroma so large that halving it takes long.
  for _ in 0..<1100 where high - low > closeness {
    let chroma = (low + high) / 2
    let next = clippedAt(chroma)
    if isLowInside, next.isInside {
      low = chroma
      continue
    }
    best = next
    if next.difference < noticeable {
      if noticeable - next.difference < closeness { return next.color }
      isLowInside = false
      low = chroma
    } else {
      high = chroma
    }
  }
  return best.color
}
