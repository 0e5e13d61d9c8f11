extension Viewing {
  /// The Windows contrast theme Aquatic, the usual one.
  public static let windowsAquatic = Viewing(
    theme: "windows-aquatic",
    [
      .text: 0xFFFFFF, .background: 0x202020, .selectedText: 0x263B50, .selection: 0x8EE3F0,
      .buttonText: 0xFFFFFF, .button: 0x202020, .link: 0x75E9FC, .disabledText: 0xA6A6A6,
    ]
  )

  /// The Windows contrast theme Desert, the light one.
  public static let windowsDesert = Viewing(
    theme: "windows-desert",
    [
      .text: 0x3D3D3D, .background: 0xFFFAEF, .selectedText: 0xFFF5E3, .selection: 0x903909,
      .buttonText: 0x202020, .button: 0xFFFAEF, .link: 0x1C5E75, .disabledText: 0x676767,
    ]
  )

  /// The Windows contrast theme Dusk.
  public static let windowsDusk = Viewing(
    theme: "windows-dusk",
    [
      .text: 0xFFFFFF, .background: 0x2D3236, .selectedText: 0x212D3B, .selection: 0xABCFF2,
      .buttonText: 0xB6F6F0, .button: 0x2D3236, .link: 0x70EBDE, .disabledText: 0xA6A6A6,
    ]
  )

  /// The Windows contrast theme Night sky.
  public static let windowsNightSky = Viewing(
    theme: "windows-night-sky",
    [
      .text: 0xFFFFFF, .background: 0x000000, .selectedText: 0x2B2B2B, .selection: 0xD6B4FD,
      .buttonText: 0xFFEE32, .button: 0x000000, .link: 0x8080FF, .disabledText: 0xA6A6A6,
    ]
  )

  /// Makes the viewing of a theme that forces one colour on each role; pictures keep theirs.
  ///
  /// The colours are those that Windows 11 ships, as the WinUI gallery lists them.
  private init(theme id: String, _ table: [Role: UInt32]) {
    let colors = table.mapValues { OpaqueColor(clipping: Color(rgb: $0)) }
    self.init(
      id: id,
      summary: "forces the colours of a Windows contrast theme on text and grounds",
      show: { color, subject in colors[subject.role] ?? color }
    )
  }
}
