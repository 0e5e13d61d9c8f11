public import Colors
import Documents
import Palettes

/// The page below everything: what shows through translucent grounds.
public struct Canvas: Sendable, Hashable {
  /// The colour.
  public let color: OpaqueColor
  /// Where it is taken from: the name of a swatch, or the text of a colour.
  public let source: String

  /// Makes a canvas.
  public init(_ color: OpaqueColor, source: String) {
    self.color = color
    self.source = source
  }

  /// The palette's own page in a mode: the first opaque swatch that is called like one.
  ///
  /// Of several, the one that shares most groups with `ground` is taken, so that `dark.panel` lies
  /// on `dark.background`.
  init?(of palette: Palette, in mode: Mode, below ground: ExactText) {
    let group = SwatchGroup(of: ground)
    var best: (rank: (Int, Int), canvas: Canvas)?
    for swatch in palette.swatches {
      let words = SwatchWords(swatch.name)
      guard let rank = Self.names.firstIndex(where: { words.words.suffix($0.count) == $0[...] }),
        words.words.count <= Self.names[rank].count + 1,
        let color = swatch.value(in: mode)?.color, let opaque = OpaqueColor(color)
      else { continue }
      let order = (-SwatchGroup(of: swatch.name).depthShared(with: group), rank)
      if best.map({ order < $0.rank }) ?? true {
        best = (order, Canvas(opaque, source: swatch.name.string))
      }
    }
    guard let best else { return nil }
    self = best.canvas
  }

  /// The names of pages, by their words, the likeliest first.
  private static let names: [[String]] = [
    ["background"], ["system", "background"], ["background", "default"], ["bg", "default"],
    ["bg"], ["surface"], ["canvas"], ["page"], ["paper"],
  ]
}
