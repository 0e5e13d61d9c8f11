extension ColorSpace {
  /// Every colour space, the root first.
  public static let all: [ColorSpace] = [.xyzD65, .linearSRGB, .srgb, .hsl, .hwb]
}
