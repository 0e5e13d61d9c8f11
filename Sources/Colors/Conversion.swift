/// The way from one space to another, prepared once for use in loops.
///
/// It climbs from the source to the nearest space on which both are defined, then descends to the
/// destination: HSL to sRGB is one step and never passes through XYZ.
public struct Conversion: Sendable {
  /// The space of what goes in.
  public let source: ColorSpace
  /// The space of what comes out.
  public let destination: ColorSpace
  private let steps: [@Sendable (SIMD3<Double>) -> SIMD3<Double>]

  /// Prepares the conversion of `source` to `destination`.
  public init(from source: ColorSpace, to destination: ColorSpace) {
    let base = source.commonBase(with: destination)
    self.source = source
    self.destination = destination
    steps =
      source.chain(to: base).map { $0.toBase }
      + destination.chain(to: base).reversed().map { $0.fromBase }
  }

  /// Converts components; nothing is clamped and no component is missing.
  public func callAsFunction(_ components: SIMD3<Double>) -> SIMD3<Double> {
    steps.reduce(components) { $1($0) }
  }
}

extension Color {
  /// This colour in another space, not clamped to any gamut.
  ///
  /// A missing component stays missing where the other space has an analogous one (CSS Color 4,
  /// section 12.2), and the hue of a grey becomes missing (section 4.4.1).
  public func converted(to destination: ColorSpace) -> Color {
    if destination === space { return self }
    let components = destination.components(of: self.components, in: space)
    var missing = missing.intersection(.alpha)
    for (index, channel) in destination.channels.enumerated() {
      if channel.kind == .hue, destination.isAchromatic(components) {
        missing.insert(MissingComponents(channel: index))
      } else if channel.kind != .other, !self.missing.isEmpty,
        let origin = space.channels.firstIndex(where: { $0.kind == channel.kind }),
        self.missing.contains(MissingComponents(channel: origin))
      {
        missing.insert(MissingComponents(channel: index))
      }
    }
    return Color(destination, components, alpha: alpha, missing: missing)
  }
}

extension ColorSpace {
  /// The components here of `components` in `source`, without any preparation.
  func components(of components: SIMD3<Double>, in source: ColorSpace) -> SIMD3<Double> {
    let shared = source.commonBase(with: self)
    var components = components
    var space = source
    while space !== shared, let base = space.base {
      components = space.toBase(components)
      space = base
    }
    return descended(from: shared, components)
  }

  /// Applies the steps from `ancestor` down to this space.
  private func descended(from ancestor: ColorSpace, _ components: SIMD3<Double>) -> SIMD3<Double> {
    guard self !== ancestor, let base else { return components }
    return fromBase(base.descended(from: ancestor, components))
  }

  /// The nearest space on which both are defined; either may be it.
  func commonBase(with other: ColorSpace) -> ColorSpace {
    var left = self
    var right = other
    while left !== right {
      if left.depth >= right.depth, let base = left.base {
        left = base
      } else if let base = right.base {
        right = base
      } else {
        break  // Never reached: there is one root.
      }
    }
    return left
  }

  /// This space and those below it, up to, but not with, `ancestor`.
  fileprivate func chain(to ancestor: ColorSpace) -> [ColorSpace] {
    self === ancestor ? [] : [self] + (base?.chain(to: ancestor) ?? [])
  }
}
