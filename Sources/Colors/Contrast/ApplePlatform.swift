internal import Documents

/// A platform of Apple, as far as sizes of text depend on it.
public struct ApplePlatform: Sendable, Hashable, CustomStringConvertible {
  /// The name in options and policies: `ios`.
  public let id: String
  /// The name as Apple writes it: `iOS`.
  public let name: String
  /// The default size of body text in platform points.
  ///
  /// Human Interface Guidelines, Typography: "default size" by platform.
  public let bodySize: Double
  /// From which size on text is large.
  public let largeText: LargeTextScale

  /// The name as Apple writes it.
  public var description: String { name }

  /// iOS and iPadOS; a point counts as a CSS pixel (WCAG2ICT, "CSS pixels").
  public static let iOS = ApplePlatform(id: "ios", name: "iOS", bodySize: 17, largeText: .css)
  /// macOS; a point counts as a CSS pixel (WCAG2ICT, "CSS pixels").
  public static let macOS = ApplePlatform(id: "macos", name: "macOS", bodySize: 13, largeText: .css)
  /// tvOS, which is read from across a room.
  public static let tvOS = ApplePlatform(id: "tvos", name: "tvOS", bodySize: 29)
  /// watchOS, with the sizes of a 40, 41 or 42 mm case.
  public static let watchOS = ApplePlatform(id: "watchos", name: "watchOS", bodySize: 16)
  /// visionOS.
  public static let visionOS = ApplePlatform(id: "visionos", name: "visionOS", bodySize: 17)

  /// Every platform.
  public static let all: [ApplePlatform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]

  /// The platform of that name; `ipados` is `ios`.
  ///
  /// - Throws: A ``TextStyleError`` when there is none.
  public static func named(_ name: String) throws(TextStyleError) -> ApplePlatform {
    let id = name == "ipados" ? ApplePlatform.iOS.id : name
    guard let platform = all.first(where: { $0.id == id }) else {
      throw TextStyleError.unknownPlatform(name)
    }
    return platform
  }

  private init(id: String, name: String, bodySize: Double, largeText: LargeTextScale? = nil) {
    self.id = id
    self.name = name
    self.bodySize = bodySize
    self.largeText = largeText ?? LargeTextScale(bodySize: bodySize)
  }
}
