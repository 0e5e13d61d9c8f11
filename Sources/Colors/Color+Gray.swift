extension Color {
  /// Makes a grey of an intensity that is encoded by a power: 0 is black, 1 is the white of sRGB.
  ///
  /// Intensities outside 0...1 are extended by the curve mirrored about 0. The components are of sRGB.
  public init(gray intensity: Double, gamma: Double, alpha: Double = 1) {
    let magnitude = intensity.magnitude.raised(to: gamma)
    let linear = intensity < 0 ? -magnitude : magnitude
    let color = Color(.linearSRGB, SIMD3(repeating: linear), alpha: alpha)
    self = color.converted(to: .srgb)
  }
}
