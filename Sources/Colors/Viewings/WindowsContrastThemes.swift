extension Viewing {
  /// The Windows contrast theme Aquatic, the usual one.
  public static let windowsAquatic = Viewing(.windowsAquatic)
  /// The Windows contrast theme Desert, the light one.
  public static let windowsDesert = Viewing(.windowsDesert)
  /// The Windows contrast theme Dusk.
  public static let windowsDusk = Viewing(.windowsDusk)
  /// The Windows contrast theme Night sky.
  public static let windowsNightSky = Viewing(.windowsNightSky)

  /// Makes the viewing of a theme that forces one colour on each role; pictures keep theirs.
  private init(_ theme: SystemColors) {
    let colors = namesByRole.compactMapValues { name in
      theme.color(named: name).map { OpaqueColor(clipping: $0) }
    }
    self.init(
      id: theme.id,
      summary: "forces the colours of a Windows contrast theme on text and grounds",
      show: { color, subject in colors[subject.role] ?? color }
    )
  }
}

/// The system colour that a theme forces on each role.
private let namesByRole: [Viewing.Role: String] = [
  .text: "canvastext", .background: "canvas", .selectedText: "highlighttext",
  .selection: "highlight", .buttonText: "buttontext", .button: "buttonface", .link: "linktext",
  .disabledText: "graytext",
]
