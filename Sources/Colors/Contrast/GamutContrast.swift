/// The contrast of a foreground on layers when colours lie outside sRGB, measured each way.
///
/// All colours of one measurement get the same treatment.
public struct GamutContrast: Sendable, Hashable {
  /// As an sRGB screen shows it: colours clipped, as browsers clip.
  public let clipped: Contrast
  /// With colours brought into sRGB as CSS Color 4 asks; no verdict depends on it.
  public let mapped: Contrast
  /// The ratio on a Display P3 screen, 1 to 21.
  ///
  /// Nil when a colour lies outside P3 as well, and when an unknown backdrop shines through.
  public let p3: Double?

  /// The least ratio of what an sRGB and a Display P3 screen show; verdicts rest on it.
  public var minimum: Double { min(clipped.minimum, p3 ?? clipped.minimum) }

  /// Whether all ways agree on a required ratio: each reaches it, or none does.
  public func agrees(on required: Double) -> Bool {
    let ratios = [clipped.minimum, mapped.minimum, p3 ?? clipped.minimum]
    return ratios.allSatisfy { $0 >= required } || ratios.allSatisfy { $0 < required }
  }

  /// Measures each way, or gives nil when every colour lies within sRGB: then there is one way only.
  ///
  /// - Parameters:
  ///   - foreground: The text or the graphic.
  ///   - layers: What lies under it, the top layer first.
  ///   - canvas: The opaque colour behind all layers, or nil when it is not known.
  ///   - groupOpacity: The opacity, 0 to 1, of the foreground and the first layer as one group.
  public init?(
    of foreground: Color,
    over layers: [Color],
    canvas: OpaqueColor?,
    groupOpacity: Double = 1
  ) {
    self.init(
      of: Composition(
        front: [foreground],
        back: [],
        layers: layers,
        canvas: canvas,
        groupOpacity: groupOpacity
      )
    )
  }

  init?(of composition: Composition) {
    let colors = composition.colors
    if colors.allSatisfy({ $0.isInGamut(.srgb) }) { return nil }
    clipped = Contrast(clipping: composition)
    mapped = Contrast(clipping: composition.map { $0.mapped(by: .chromaReduction) })
    p3 = colors.allSatisfy { $0.isInGamut(.displayP3) } ? ratioInP3(of: composition) : nil
  }
}

/// The ratio of colours composited in encoded P3; nil when nothing opaque is known behind them.
private func ratioInP3(of composition: Composition) -> Double? {
  let scene = composition.scene(PremultipliedColor.init(inP3:))
  let (front, back) = (scene.foreground, scene.background)
  guard let canvas = composition.canvas else {
    return scene.isTranslucent
      ? nil : contrastRatio(luminance(ofP3: front.light), luminance(ofP3: back.light))
  }
  let canvasInP3 = ColorSpace.displayP3.components(of: canvas.rgb, in: .srgb)
  return contrastRatio(
    luminance(ofP3: front.light + canvasInP3 * front.transmittance),
    luminance(ofP3: back.light + canvasInP3 * back.transmittance)
  )
}

/// The relative luminance, 0 to 1, of encoded P3 components.
///
/// WCAG's weights stand on linear sRGB, which extends to P3 with components outside 0...1: so a colour
/// of sRGB has the luminance here that it has there.
private func luminance(ofP3 components: SIMD3<Double>) -> Double {
  let linear = ColorSpace.linearSRGB.components(of: components, in: .displayP3)
  return min(max((linear * luminanceWeights).sum(), 0), 1)
}

extension PremultipliedColor {
  /// Makes it of a colour in encoded P3.
  fileprivate init(inP3 color: Color) {
    let p3 = ColorSpace.displayP3.components(of: color.components, in: color.space)
    self.init(light: clipped(p3) * color.alpha, transmittance: 1 - color.alpha)
  }
}
