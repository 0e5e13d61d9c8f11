import Colors

/// The colours of one of Apple's systems, as its guidelines gave them at a time.
///
/// Apple changes them between releases, so a table has a date, and reports tell it.
struct SystemColorTable: Sendable {
  /// A short name for options: `ios26`.
  let id: String
  /// The platform by Xcode's name: `ios` or `osx`.
  let platform: String
  /// The date and the releases: `2025-06-09 (iOS 26)`.
  let edition: String
  /// The colours, by their names in UIKit and AppKit without the ending `Color`.
  let colors: [String: Entry]

  /// One colour in the four appearances; nil where the sources do not give it.
  struct Entry: Sendable {
    let light: Value?
    let dark: Value?
    let lightHighContrast: Value?
    let darkHighContrast: Value?

    init(_ light: Value, _ dark: Value, _ lightHigh: Value?, _ darkHigh: Value?) {
      self.light = light
      self.dark = dark
      lightHighContrast = lightHigh
      darkHighContrast = darkHigh
    }
  }

  /// Red, green and blue as `0xRRGGBB`, with an alpha.
  struct Value: Sendable, ExpressibleByIntegerLiteral {
    let rgb: UInt32
    let alpha: Double

    init(_ rgb: UInt32, _ alpha: Double) {
      self.rgb = rgb
      self.alpha = alpha
    }

    init(integerLiteral rgb: UInt32) { self.init(rgb, 1) }

    var color: Color {
      let bytes = SIMD3<UInt32>(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF)
      return Color(.srgb, SIMD3<Double>(bytes) / 255, alpha: alpha)
    }
  }

  /// The colour of a name as catalogs write it, such as `systemRedColor`; nil when it is not given.
  func color(_ name: String, in variant: AssetVariant) -> Color? {
    guard name.hasSuffix("Color"), let entry = colors[String(name.dropLast(5))] else { return nil }
    let value =
      switch (variant.scheme == "dark", variant.contrast != nil) {
      case (false, false): entry.light
      case (true, false): entry.dark
      case (false, true): entry.lightHighContrast
      case (true, true): entry.darkHighContrast
      }
    return value?.color
  }
}
