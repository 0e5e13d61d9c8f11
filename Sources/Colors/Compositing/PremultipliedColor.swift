/// Light in gamma-encoded sRGB that lies over a backdrop and lets a part of it through.
///
/// Source-over of such values is associative, so that a stack collapses into one of them.
struct PremultipliedColor: Sendable, Hashable {
  /// Red, green and blue, multiplied by the opacity.
  var light: SIMD3<Double>
  /// The part of the backdrop that shines through, 0 to 1; exactly 0 if anything is opaque.
  var transmittance: Double

  /// Nothing at all.
  static let clear = PremultipliedColor(light: .zero, transmittance: 1)

  /// Makes it of light and transmittance.
  init(light: SIMD3<Double>, transmittance: Double) {
    self.light = light
    self.transmittance = transmittance
  }

  /// Makes it of a colour, which is clipped to sRGB.
  init(_ color: Color) {
    light = OpaqueColor(clipping: color).rgb * color.alpha
    transmittance = 1 - color.alpha
  }

  /// This laid over `below`: source-over (Compositing and Blending 1, section 5.1), not rounded.
  func over(_ below: PremultipliedColor) -> PremultipliedColor {
    PremultipliedColor(
      light: light + below.light * transmittance,
      transmittance: transmittance * below.transmittance
    )
  }

  /// This laid over an opaque backdrop.
  func over(_ backdrop: OpaqueColor) -> OpaqueColor {
    transmittance == 0 ? OpaqueColor(light) : OpaqueColor(light + backdrop.rgb * transmittance)
  }

  /// This as a group of the given opacity, 0 to 1 (CSS Color 4, section 3.2).
  func faded(to opacity: Double) -> PremultipliedColor {
    opacity >= 1
      ? self
      : PremultipliedColor(
        light: light * opacity,
        transmittance: 1 - opacity * (1 - transmittance)
      )
  }
}

extension Color {
  /// This colour over an opaque backdrop: source-over in gamma-encoded sRGB, not rounded.
  ///
  /// It is clipped to sRGB first, as browsers clip.
  public func composited(over backdrop: OpaqueColor) -> OpaqueColor {
    PremultipliedColor(self).over(backdrop)
  }
}
