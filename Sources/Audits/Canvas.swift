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

  /// The palette's own page in a mode: the opaque swatch that is called like one.
  ///
  /// Of several, the one that shares most groups with `ground` is taken, so that `dark.panel` lies
  /// on `dark.background`, then the one with the plainest name. What is called after anything but a
  /// page, such as `tooltip-background`, is none outside its own group.
  init?(of palette: Palette, in mode: Mode, below ground: ExactText) {
    let group = SwatchGroup(of: ground)
    var best: (rank: (Int, Int, Int), canvas: Canvas)?
    for swatch in palette.swatches {
      let own = SwatchGroup(of: swatch.name)
      let shared = own.depthShared(with: group)
      let words = SwatchWords(swatch.name).words
      guard let rank = Self.names.firstIndex(where: { words.suffix($0.count) == $0[...] }) else {
        continue
      }
      let before = words.dropLast(Self.names[rank].count)
      guard before.count < 2,
        own.depth > 0 && shared == own.depth || before.allSatisfy(\.isOfPages),
        let color = swatch.value(in: mode)?.color, let opaque = OpaqueColor(color)
      else { continue }
      let order = (-shared, before.count, rank)
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

extension String {
  /// Whether the word, in front of a page's own name, leaves it the name of a page.
  fileprivate var isOfPages: Bool {
    [
      "app", "base", "body", "dark", "day", "default", "global", "light", "main", "night", "page",
      "primary", "root", "semantic", "site", "sys", "system", "theme", "ui", "window",
    ].contains(self)
  }
}
