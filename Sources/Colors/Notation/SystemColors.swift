/// What the system colours of CSS are in one browser or theme (CSS Color 4, section 6.2).
public struct SystemColors: Sendable, Hashable {
  /// The identifier: `chromium-light`, `windows-dusk`.
  public let id: String
  private let colors: [String: UInt32]

  /// The colour of a name in lower case, such as `canvastext`; nil when it is not known here.
  public func color(named name: String) -> Color? { colors[name].map(Color.init(rgb:)) }

  /// Chromium in the light scheme; what depends on the platform is left out.
  public static let chromiumLight = SystemColors(
    id: "chromium-light",
    colors: [
      "canvas": 0xFFFFFF, "canvastext": 0x000000, "linktext": 0x0000EE, "visitedtext": 0x551A8B,
      "buttonface": 0xEFEFEF, "buttontext": 0x000000, "field": 0xFFFFFF, "fieldtext": 0x000000,
      "graytext": 0x808080, "mark": 0xFFFF00, "marktext": 0x000000,
    ]
  )

  /// Chromium in the dark scheme; what depends on the platform is left out.
  public static let chromiumDark = SystemColors(
    id: "chromium-dark",
    colors: [
      "canvas": 0x121212, "canvastext": 0xFFFFFF, "linktext": 0x9E9EFF, "visitedtext": 0xD0ADF0,
      "buttonface": 0x6B6B6B, "buttontext": 0xFFFFFF, "field": 0x3B3B3B, "fieldtext": 0xFFFFFF,
      "graytext": 0x808080, "mark": 0xFFFF00, "marktext": 0x000000,
    ]
  )

  /// The Windows contrast theme Aquatic, as Windows 11 ships it and the WinUI gallery lists it.
  public static let windowsAquatic = SystemColors(
    id: "windows-aquatic",
    colors: [
      "canvastext": 0xFFFFFF, "canvas": 0x202020, "highlighttext": 0x263B50,
      "highlight": 0x8EE3F0, "buttontext": 0xFFFFFF, "buttonface": 0x202020,
      "linktext": 0x75E9FC, "graytext": 0xA6A6A6,
    ]
  )

  /// The Windows contrast theme Desert, the light one.
  public static let windowsDesert = SystemColors(
    id: "windows-desert",
    colors: [
      "canvastext": 0x3D3D3D, "canvas": 0xFFFAEF, "highlighttext": 0xFFF5E3,
      "highlight": 0x903909, "buttontext": 0x202020, "buttonface": 0xFFFAEF,
      "linktext": 0x1C5E75, "graytext": 0x676767,
    ]
  )

  /// The Windows contrast theme Dusk.
  public static let windowsDusk = SystemColors(
    id: "windows-dusk",
    colors: [
      "canvastext": 0xFFFFFF, "canvas": 0x2D3236, "highlighttext": 0x212D3B,
      "highlight": 0xABCFF2, "buttontext": 0xB6F6F0, "buttonface": 0x2D3236,
      "linktext": 0x70EBDE, "graytext": 0xA6A6A6,
    ]
  )

  /// The Windows contrast theme Night sky.
  public static let windowsNightSky = SystemColors(
    id: "windows-night-sky",
    colors: [
      "canvastext": 0xFFFFFF, "canvas": 0x000000, "highlighttext": 0x2B2B2B,
      "highlight": 0xD6B4FD, "buttontext": 0xFFEE32, "buttonface": 0x000000,
      "linktext": 0x8080FF, "graytext": 0xA6A6A6,
    ]
  )

  /// Every table: the browser's schemes, then the themes of Windows.
  public static let all: [SystemColors] = [
    .chromiumLight, .chromiumDark, .windowsAquatic, .windowsDesert, .windowsDusk, .windowsNightSky,
  ]
}
