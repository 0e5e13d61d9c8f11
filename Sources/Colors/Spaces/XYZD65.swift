extension ColorSpace {
  /// CIE 1931 XYZ relative to D65, with Y = 1 for white: the root of every chain.
  public static let xyzD65 = ColorSpace(
    id: "xyz-d65",
    channels: [
      Channel("x", 0...1, .red), Channel("y", 0...1, .green), Channel("z", 0...1, .blue),
    ],
    base: nil
  )
}
