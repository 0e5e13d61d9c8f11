/// How the colours of each kind are found.
struct RepairSearch {
  let origin: OpaqueColor
  let requirement: ContrastRequirement
  let steps: [OpaqueColor]
  let ramp: [OpaqueColor]

  /// Lightness, chroma and hue in degrees, in OKLCH.
  private var polar: SIMD3<Double> { origin.oklab.polar }
  /// Greys stay grey: an OKLCH chroma of 0.002 is a tenth of what is just noticed.
  private var isGray: Bool { polar.y <= 0.002 }

  /// One suggestion of each kind for which there is a colour, in the order of the kinds.
  var suggestions: [Repair.Suggestion] {
    let isReachable = !requirement.luminanceRanges.isEmpty
    guard isReachable else { return [] }
    let nearest = nearest
    let found: [(Repair.Kind, OpaqueColor?)] = [
      (.step, self.nearest(of: steps)), (.family, family(nearest)), (.sameHue, sameHue),
      (.nearest, nearest),
    ]
    return found.compactMap { kind, color in color.map { suggestion(kind, $0) } }
  }

  /// The colour with the best ratio: black, white, or a grey between opponents.
  var best: Repair.Suggestion {
    let gray = Self.grays.max {
      requirement.worstRatio(ofLuminance: $0.luminance)
        < requirement.worstRatio(ofLuminance: $1.luminance)
    }
    return suggestion(.best, gray?.color ?? .black)
  }

  func suggestion(_ kind: Repair.Kind, _ color: OpaqueColor) -> Repair.Suggestion {
    Repair.Suggestion(
      kind: kind,
      color: color,
      ratio: requirement.worstRatio(of: color),
      difference: ColorDifference.ok(origin, color)
    )
  }

  /// The greys of bytes, each with its luminance and its place in Oklab.
  private static let grays = (0...255).map { level in
    let gray = ByteColor(SIMD3(repeating: level))
    return (color: gray.color, luminance: gray.luminance, place: gray.oklab)
  }

  /// The nearest grey that meets the requirement.
  private var nearestGray: OpaqueColor? {
    let place = origin.oklab
    return Self.grays
      .filter { requirement.worstRatio(ofLuminance: $0.luminance) >= requirement.ratio }
      .min { straightDistance($0.place, place) < straightDistance($1.place, place) }?.color
  }

  /// The nearest of the colours that meet the requirement; the first of those equally near.
  private func nearest(of colors: some Sequence<OpaqueColor>) -> OpaqueColor? {
    let place = origin.oklab
    return colors.filter(requirement.isMet).min {
      straightDistance($0.oklab, place) < straightDistance($1.oklab, place)
    }
  }

  /// The nearest colour of all, or of all greys when it is one.
  var nearest: OpaqueColor? {
    isGray
      ? nearestGray
      : NearestSearch.nearest(to: origin, meeting: requirement)?.color
  }

  private func family(_ nearest: OpaqueColor?) -> OpaqueColor? {
    if isGray { return nearestGray }
    if ramp.count > 1 { return self.nearest(of: rampColors) }
    let wedge = HueWedge(hue: polar.z, reach: 20)
    // The nearest colour of all is the nearest of the wedge as well, where it lies within.
    if let nearest, wedge.contains(nearest.oklab) { return nearest }
    return NearestSearch.nearest(to: origin, meeting: requirement, within: wedge)?.color
  }

  /// The colours of bytes along the ramp, straight in Oklab from step to step.
  private var rampColors: [OpaqueColor] {
    let places = ramp.map(\.oklab)
    let ways = zip(places, places.dropFirst()).flatMap { start, end in
      (0...255).map { start + (end - start) * (Double($0) / 255) }
    }
    return ways.map { ByteColor(OpaqueColor(ColorSpace.srgb.components(of: $0, in: .oklab))).color }
  }

  /// The first colour that meets the requirement on the way to white, or to black, whichever is nearer.
  ///
  /// Hue and chroma stay as they are; where sRGB ends, the chroma is lowered to its edge.
  private var sameHue: OpaqueColor? {
    if isGray { return nearestGray }
    return nearest(of: [0.0, 1.0].compactMap { firstColor(towards: $0) })
  }

  private func firstColor(towards end: Double) -> OpaqueColor? {
    let (start, count) = (polar.x, 1024)
    func candidate(_ step: Int) -> OpaqueColor? {
      color(at: start + (end - start) * (Double(step) / Double(count)))
    }
    var (low, high) = (0, count)
    if let color = candidate(0) { return color }
    if requirement.opponents.count == 1 {
      // Against one opponent contrast grows along the way, once it does, but for the rounding to
      // bytes: halving comes within a few steps of the first colour, and walking finds it.
      guard candidate(count) != nil else { return nil }
      while high - low > 1 {
        let middle = (low + high) / 2
        if candidate(middle) == nil { low = middle } else { high = middle }
      }
      low = max(0, high - 16)
    }
    for step in low...high {
      if let color = candidate(step) { return color }
    }
    return nil
  }

  /// The colour of bytes nearest to the place of a lightness that meets the requirement.
  ///
  /// The bytes around the place are looked at: rounding must not decide whether there is an answer.
  private func color(at lightness: Double) -> OpaqueColor? {
    let place = placeInGamut(lightness)
    let rounded = ByteColor(OpaqueColor(ColorSpace.srgb.components(of: place, in: .oklab)))
    let candidates = rounded.neighbors.filter {
      requirement.worstRatio(ofLuminance: $0.luminance) >= requirement.ratio
    }
    return candidates.min {
      straightDistance($0.oklab, place) < straightDistance($1.oklab, place)
    }?.color
  }

  /// The place of this lightness with the hue, and the chroma or what sRGB has of it.
  private func placeInGamut(_ lightness: Double) -> SIMD3<Double> {
    func place(_ chroma: Double) -> SIMD3<Double> { SIMD3(lightness, chroma, polar.z).rectangular }
    func isInside(_ chroma: Double) -> Bool {
      Gamut.srgb.contains(ColorSpace.srgb.components(of: place(chroma), in: .oklab))
    }
    if isInside(polar.y) { return place(polar.y) }
    var (low, high) = (0.0, polar.y)
    while high - low > 1e-5 {
      let middle = (low + high) / 2
      if isInside(middle) { low = middle } else { high = middle }
    }
    return place(low)
  }
}
