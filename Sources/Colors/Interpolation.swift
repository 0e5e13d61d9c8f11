/// A way from one colour to another through a colour space (CSS Color 4, section 12).
public struct Interpolation: Sendable, Hashable {
  /// The space in which components are interpolated.
  public let space: ColorSpace
  /// The way around the hue circle, for a space with hue.
  public let hue: HueInterpolation

  /// Makes a way through `space`.
  public init(in space: ColorSpace, hue: HueInterpolation = .shorter) {
    self.space = space
    self.hue = hue
  }

  /// The colour at `share` of the way, 0 at `first` and 1 at `second`, in the space of the way.
  ///
  /// Components other than hue are premultiplied by alpha (section 12.3). A component that is missing
  /// in one colour is taken from the other; in both, it stays missing (section 12.2).
  public func color(from first: Color, to second: Color, at share: Double) -> Color {
    let left = first.converted(to: space).withPowerlessHue
    let right = second.converted(to: space).withPowerlessHue
    let missing = left.missing.intersection(right.missing)
    let leftAlpha = Self.alpha(of: left, orOf: right)
    let rightAlpha = Self.alpha(of: right, orOf: left)
    let alpha = leftAlpha * (1 - share) + rightAlpha * share
    var components = SIMD3<Double>.zero
    for index in 0..<3 {
      let isMissing = MissingComponents(channel: index)
      let start = (left.missing.contains(isMissing) ? right : left).components[index]
      let end = (right.missing.contains(isMissing) ? left : right).components[index]
      if space.channels[index].kind == .hue {
        components[index] = (start + hue.turn(from: start, to: end) * share).wrappedDegrees
      } else {
        let premultiplied = start * leftAlpha * (1 - share) + end * rightAlpha * share
        components[index] = alpha > 0 ? premultiplied / alpha : premultiplied
      }
    }
    return Color(space, components, alpha: alpha, missing: missing)
  }

  /// The alpha of a colour, that of the other when it is missing, and 1 when both are.
  private static func alpha(of color: Color, orOf other: Color) -> Double {
    if !color.missing.contains(.alpha) { return color.alpha }
    return other.missing.contains(.alpha) ? 1 : other.alpha
  }
}

extension Color {
  /// This colour with a missing hue where its chroma or saturation is missing: without that, a hue
  /// says nothing (CSS Color 4, section 4.4.1).
  fileprivate var withPowerlessHue: Color {
    guard let hue = space.channels.firstIndex(where: { $0.kind == .hue }),
      let chroma = space.channels.firstIndex(where: { $0.kind == .colorfulness }),
      missing.contains(MissingComponents(channel: chroma))
    else { return self }
    return Color(
      space,
      components,
      alpha: alpha,
      missing: missing.union(MissingComponents(channel: hue))
    )
  }
}

/// The way around the hue circle (CSS Color 4, section 12.4).
public enum HueInterpolation: String, Sendable, CaseIterable {
  /// By at most 180 degrees.
  case shorter
  /// By at least 180 degrees.
  case longer
  /// Towards greater angles.
  case increasing
  /// Towards smaller angles.
  case decreasing

  /// The signed turn in degrees from one hue to another, both 0 up to 360.
  func turn(from start: Double, to end: Double) -> Double {
    let difference = end.wrappedDegrees - start.wrappedDegrees
    switch self {
    case .shorter:
      return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
    case .longer:
      if 0 < difference, difference < 180 { return difference - 360 }
      return -180 < difference && difference <= 0 ? difference + 360 : difference
    case .increasing: return difference < 0 ? difference + 360 : difference
    case .decreasing: return difference > 0 ? difference - 360 : difference
    }
  }
}
