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

  /// The policy's canvas for the mode, else the palette's own page, else nil: white is never assumed.
  mutating func canvas(in mode: Mode, below ground: ExactText) -> Canvas? {
    let key = Key(mode: mode, ground: ground)
    if let canvas = known[key] { return canvas }
    let canvas = declared(in: mode) ?? Canvas(of: palette, in: mode, below: ground)
    known[key] = canvas
    return canvas
  }

  private func declared(in mode: Mode) -> Canvas? {
    for choice in policy.canvases where choice.mode.map(mode.answers) ?? true {
      if let value = palette.swatch(ExactText(choice.source))?.value(in: mode) {
        return value.color.flatMap(OpaqueColor.init).map { Canvas($0, source: choice.source) }
      }
      if let color = (try? CSSColor(parsing: choice.source, options: .bareHex))?.color,
        let opaque = OpaqueColor(color)
      {
        return Canvas(opaque, source: choice.source)
      }
    }
    return nil
  }
}
