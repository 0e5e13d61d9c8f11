import Colors
import Documents
import Palettes

/// Which page lies below translucent grounds, mode by mode.
struct CanvasChoice {
  private let palette: Palette
  private let policy: Policy
  private var known: [Key: Canvas?] = [:]

  private struct Key: Hashable {
    let mode: Mode
    let ground: ExactText
  }

  init(of palette: Palette, under policy: Policy) {
    self.palette = palette
    self.policy = policy
  }

  /// The pairing's own canvas, else the policy's for the mode, else the palette's own page, else nil:
  /// white is never assumed.
  mutating func canvas(of pairing: Pairing, in mode: Mode) -> Canvas? {
    if let source = pairing.canvas { return canvas(named: source, in: mode) }
    let key = Key(mode: mode, ground: pairing.background)
    if let canvas = known[key] { return canvas }
    let canvas = declared(in: mode) ?? Canvas(of: palette, in: mode, below: pairing.background)
    known[key] = canvas
    return canvas
  }

  /// Whether the pairing names a page that has no opaque colour in a mode.
  func isUnknown(of pairing: Pairing, in mode: Mode) -> Bool {
    pairing.canvas.map { canvas(named: $0, in: mode) == nil } ?? false
  }

  private func declared(in mode: Mode) -> Canvas? {
    for choice in policy.canvases where choice.mode.map(mode.answers) ?? true {
      if let canvas = canvas(named: choice.source, in: mode) { return canvas }
    }
    return nil
  }

  /// The opaque colour of a swatch in a mode, or the one that a text writes out.
  private func canvas(named source: String, in mode: Mode) -> Canvas? {
    let color =
      palette.swatch(named: source)?.value(in: mode)?.color
      ?? (try? CSSColor(parsing: source, options: .bareHex))?.color
    return color.flatMap(OpaqueColor.init).map { Canvas($0, source: source) }
  }
}
