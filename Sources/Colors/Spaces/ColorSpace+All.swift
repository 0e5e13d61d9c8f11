extension ColorSpace {
  /// Every colour space, the root first.
  public static let all: [ColorSpace] = [
    .xyzD65, .xyzD50, .linearSRGB, .srgb, .hsl, .hwb, .linearDisplayP3, .displayP3, .a98RGB,
    .proPhotoRGB, .rec2020, .lab, .lch, .oklab, .oklch,
  ]
}
