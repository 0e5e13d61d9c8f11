import Colors

/// A colour space by Xcode's name for it (Apple, Asset Catalog Format Reference).
struct AssetColorSpace: Sendable {
  /// Xcode's name.
  let id: String
  /// The names of the components beside alpha: three, or the one of greys.
  let names: [String]
  /// Whether components may leave 0 to 1.
  let isExtended: Bool
  /// The colour of components, in the order of their names, and an alpha.
  let color: @Sendable ([Double], Double) -> Color

  private init(_ id: String, _ space: ColorSpace, isExtended: Bool = false) {
    self.id = id
    self.isExtended = isExtended
    names = ["red", "green", "blue"]
    color = { values, alpha in Color(space, SIMD3(values[0], values[1], values[2]), alpha: alpha) }
  }

  private init(gray id: String, isExtended: Bool = false) {
    self.id = id
    self.isExtended = isExtended
    names = ["white"]
    color = { values, alpha in Color(gray: values[0], gamma: 2.2, alpha: alpha) }
  }

  /// Every space that the reference lists.
  static let all = [
    AssetColorSpace("srgb", .srgb),
    AssetColorSpace("extended-srgb", .srgb, isExtended: true),
    AssetColorSpace("extended-linear-srgb", .linearSRGB, isExtended: true),
    AssetColorSpace("display-p3", .displayP3),
    AssetColorSpace(gray: "gray-gamma-22"),
    AssetColorSpace(gray: "extended-gray", isExtended: true),
  ]
}
