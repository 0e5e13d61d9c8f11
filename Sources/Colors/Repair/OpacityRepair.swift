extension Repair {
  /// The least change of a colour's opacity that makes a pair reach a ratio: its alpha, in 255ths.
  ///
  /// - Parameters:
  ///   - foreground: The text or the graphic, whose alpha is raised.
  ///   - layers: What lies under it, the top layer first.
  ///   - canvas: The opaque colour behind all layers, or nil when it is not known.
  ///   - groupOpacity: The opacity, 0 to 1, of the foreground and the first layer as one group.
  ///   - ratio: The ratio to reach, whatever lies behind.
  /// - Returns: The foreground with the new alpha, or nil when none helps, and when none is needed.
  /// - Throws: A ``RepairError`` for a ratio that is not above 1 and at most 21.
  public static func opacity(
    of foreground: Color,
    over layers: [Color],
    canvas: OpaqueColor?,
    groupOpacity: Double = 1,
    reaching ratio: Double
  ) throws(RepairError) -> Color? {
    guard ratio > 1, ratio <= 21 else { throw .ratio(ratio) }
    func reaches(_ color: Color) -> Bool {
      Contrast(of: color, over: layers, canvas: canvas, groupOpacity: groupOpacity).minimum >= ratio
    }
    guard !reaches(foreground) else { return nil }
    let first = Int((foreground.alpha * 255).rounded(.down)) + 1
    guard first <= 255 else { return nil }
    // Upwards from where it is: the first that helps is the least change.
    return (first...255).lazy.map { byte in
      Color(
        foreground.space,
        foreground.components,
        alpha: Double(byte) / 255,
        missing: foreground.missing.subtracting(.alpha)
      )
    }.first(where: reaches)
  }
}
