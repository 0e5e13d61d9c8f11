extension SystemColorTable {
  /// The newest table of each platform.
  static let current: [SystemColorTable] = [.iOS26, .macOS15]

  /// iOS 26: the values that Apple's Human Interface Guidelines (Color, Specifications) have since
  /// 2025-06-09; four public copies agree.
  ///
  /// Greys and the colours for labels, fills and grounds are as they were: see ``unchanged``.
  static let iOS26 = SystemColorTable(
    id: "ios26",
    platform: "ios",
    edition: "2025-06-09 (iOS 26)",
    colors: unchanged.merging(accentsOf26) { _, newer in newer }
  )

  /// iOS 15 to 18: the Human Interface Guidelines before 2025-06-09, in two public copies that agree
  /// with Flutter's table (packages/flutter/lib/src/cupertino/colors.dart).
  static let iOS18 = SystemColorTable(
    id: "ios18",
    platform: "ios",
    edition: "the years to 2025-06-09 (iOS 15 to 18)",
    colors: unchanged.merging(accentsOf18) { _, newer in newer }
  )

  /// macOS before 26: a public copy of the table for macOS of the same guidelines.
  ///
  /// Purple in light high contrast looks like a misprint there and is left out. Of labels only the
  /// first is known, and only without increased contrast.
  static let macOS15 = SystemColorTable(
    id: "macos15",
    platform: "osx",
    edition: "the years to 2025-06-09 (macOS before 26)",
    colors: accentsOfMac
  )
}

private typealias Entry = SystemColorTable.Entry
private typealias Value = SystemColorTable.Value

// Each row: light, dark, light high contrast, dark high contrast.

private let accentsOf26: [String: Entry] = [
  "systemRed": Entry(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165),
  "systemOrange": Entry(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056),
  "systemYellow": Entry(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43),
  "systemGreen": Entry(0x34C759, 0x30D158, 0x008932, 0x4AD968),
  "systemMint": Entry(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB),
  "systemTeal": Entry(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC),
  "systemCyan": Entry(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF),
  "systemBlue": Entry(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF),
  "systemIndigo": Entry(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF),
  "systemPurple": Entry(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF),
  "systemPink": Entry(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4),
  "systemBrown": Entry(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679),
  "link": Entry(0x0088FF, 0x0091FF, nil, nil),
]

private let accentsOf18: [String: Entry] = [
  "systemRed": Entry(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
  "systemOrange": Entry(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
  "systemYellow": Entry(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
  "systemGreen": Entry(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
  "systemMint": Entry(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
  "systemTeal": Entry(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
  "systemCyan": Entry(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
  "systemBlue": Entry(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
  "systemIndigo": Entry(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
  "systemPurple": Entry(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
  "systemPink": Entry(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
  "systemBrown": Entry(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
  "link": Entry(0x007AFF, 0x0984FF, 0x007AFF, 0x0984FF),
]

private let accentsOfMac: [String: Entry] = [
  "systemRed": Entry(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
  "systemOrange": Entry(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
  "systemYellow": Entry(0xFFCC00, 0xFFD60A, 0xA05A00, 0xFFD426),
  "systemGreen": Entry(0x28CD41, 0x32D74B, 0x007D1B, 0x31DE4B),
  "systemMint": Entry(0x00C7BE, 0x66D4CF, 0x0C817B, 0x66D4CF),
  "systemTeal": Entry(0x59ADC4, 0x6AC4DC, 0x008299, 0x5DE6FF),
  "systemCyan": Entry(0x55BEF0, 0x5AC8F5, 0x0071A4, 0x70D7FF),
  "systemBlue": Entry(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
  "systemIndigo": Entry(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
  "systemPurple": Entry(0xAF52DE, 0xBF5AF2, nil, 0xDA8FFF),
  "systemPink": Entry(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
  "systemBrown": Entry(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
  "systemGray": Entry(0x8E8E93, 0x98989D, 0x69696E, 0x98989D),
  "label": Entry(Value(0x000000, 0.85), Value(0xFFFFFF, 0.85), nil, nil),
]

/// What is equal in all releases since iOS 13.
///
/// Light and dark are by the guidelines, increased contrast by Flutter's table alone. Grounds are
/// those of the lowest level.
private let unchanged: [String: Entry] = [
  "systemGray": Entry(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
  "systemGray2": Entry(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
  "systemGray3": Entry(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
  "systemGray4": Entry(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
  "systemGray5": Entry(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
  "systemGray6": Entry(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  "label": Entry(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF),
  "secondaryLabel": Entry(
    Value(0x3C3C43, 0.6),
    Value(0xEBEBF5, 0.6),
    Value(0x3C3C43, 0.68),
    Value(0xEBEBF5, 0.68)
  ),
  "tertiaryLabel": Entry(
    Value(0x3C3C43, 0.3),
    Value(0xEBEBF5, 0.3),
    Value(0x3C3C43, 0.376),
    Value(0xEBEBF5, 0.376)
  ),
  "quaternaryLabel": Entry(
    Value(0x3C3C43, 0.18),
    Value(0xEBEBF5, 0.16),
    Value(0x3C3C43, 0.26),
    Value(0xEBEBF5, 0.24)
  ),
  "placeholderText": Entry(
    Value(0x3C3C43, 0.3),
    Value(0xEBEBF5, 0.3),
    Value(0x3C3C43, 0.376),
    Value(0xEBEBF5, 0.376)
  ),
  "systemFill": Entry(
    Value(0x787880, 0.2),
    Value(0x787880, 0.36),
    Value(0x787880, 0.28),
    Value(0x787880, 0.44)
  ),
  "secondarySystemFill": Entry(
    Value(0x787880, 0.16),
    Value(0x787880, 0.32),
    Value(0x787880, 0.24),
    Value(0x787880, 0.4)
  ),
  "tertiarySystemFill": Entry(
    Value(0x767680, 0.12),
    Value(0x767680, 0.24),
    Value(0x767680, 0.2),
    Value(0x767680, 0.32)
  ),
  "quaternarySystemFill": Entry(
    Value(0x747480, 0.08),
    Value(0x767680, 0.18),
    Value(0x747480, 0.16),
    Value(0x767680, 0.26)
  ),
  "systemBackground": Entry(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000),
  "secondarySystemBackground": Entry(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  "tertiarySystemBackground": Entry(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638),
  "systemGroupedBackground": Entry(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000),
  "secondarySystemGroupedBackground": Entry(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426),
  "tertiarySystemGroupedBackground": Entry(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638),
  "separator": Entry(
    Value(0x3C3C43, 0.29),
    Value(0x545458, 0.6),
    Value(0x3C3C43, 0.37),
    Value(0x545458, 0.68)
  ),
  "opaqueSeparator": Entry(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A),
]
