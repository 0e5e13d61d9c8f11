extension Viewing {
  /// The sixteen colours of a terminal, as xterm shows them unless people change them.
  public static let terminal16 = Viewing(
    id: "terminal-16",
    summary: "takes the nearest of the 16 colours of xterm",
    show: { color, _ in nearest(to: color, in: sixteen) }
  )

  /// The 240 fixed colours of a terminal with 256: a cube of six levels, and 24 greys.
  public static let terminal256 = Viewing(
    id: "terminal-256",
    summary: "takes the nearest of the 240 fixed colours of a terminal with 256",
    show: { color, _ in nearest(to: color, in: cubeAndGrays) }
  )
}

/// A colour of a terminal, with its place in Oklab, in which the nearest one is taken.
private struct TerminalColor: Sendable {
  let color: OpaqueColor
  let oklab: SIMD3<Double>

  init(_ bytes: SIMD3<Double>) {
    color = OpaqueColor(bytes / 255)
    oklab = color.oklab
  }
}

private func nearest(to color: OpaqueColor, in palette: [TerminalColor]) -> OpaqueColor {
  let oklab = color.oklab
  func distance(_ entry: TerminalColor) -> Double {
    let difference = entry.oklab - oklab
    return (difference * difference).sum()
  }
  return palette.min { distance($0) < distance($1) }?.color ?? color
}

private let sixteen: [TerminalColor] = [
  [0, 0, 0], [205, 0, 0], [0, 205, 0], [205, 205, 0], [0, 0, 238], [205, 0, 205], [0, 205, 205],
  [229, 229, 229], [127, 127, 127], [255, 0, 0], [0, 255, 0], [255, 255, 0], [92, 92, 255],
  [255, 0, 255], [0, 255, 255], [255, 255, 255],
].map(TerminalColor.init)

private let cubeAndGrays: [TerminalColor] = {
  let levels = [0.0, 95, 135, 175, 215, 255]
  let cube = levels.flatMap { red in
    levels.flatMap { green in levels.map { TerminalColor(SIMD3(red, green, $0)) } }
  }
  return cube + (0..<24).map { TerminalColor(SIMD3(repeating: Double(8 + 10 * $0))) }
}()
