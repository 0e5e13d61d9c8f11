/// The colours whose hue in Oklab is at most some degrees from a given one.
struct HueWedge: Sendable, Hashable {
  /// The hue in the middle, in degrees.
  let hue: Double
  /// The greatest difference, in degrees, less than 90.
  let reach: Double

  /// How far a hue is from the middle, 0 to 180 degrees.
  private func turn(to place: SIMD3<Double>) -> Double {
    let away = (place.polar.z - hue).wrappedDegrees
    return min(away, 360 - away)
  }

  /// Tells whether a place in Oklab lies within.
  func contains(_ place: SIMD3<Double>) -> Bool { turn(to: place) <= reach }

  /// How far a place lies outside, in the plane of a and b: 0 within.
  func distance(to place: SIMD3<Double>) -> Double {
    let beyond = turn(to: place) - reach
    if beyond <= 0 { return 0 }
    // More than a right angle beyond the edge, the tip is nearest.
    return beyond < 90 ? place.polar.y * beyond.sineAndCosine.sine : place.polar.y
  }
}
