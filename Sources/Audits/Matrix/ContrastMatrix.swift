public import Colors
import Documents
public import Palettes

/// Every swatch of a palette on every ground of it, in every mode.
public struct ContrastMatrix: Sendable {
  /// The name of the palette.
  public let palette: String
  /// The level whose requirements the cells are held against.
  public let level: ConformanceLevel
  /// The modes, in the order of the palette.
  public let modes: [Mode]
  /// The swatches in front, in the order of the palette.
  public let foregrounds: [Swatch]
  /// The swatches behind, in the order of the palette.
  public let grounds: [Swatch]
  /// The cells, mode by mode, in each foreground by foreground; a swatch on itself is left out.
  public let cells: [MatrixCell]

  /// Which swatches are grounds.
  public enum Grounds: Sendable {
    /// Those that are called like one, and those on which a pairing puts something.
    case named
    /// All.
    case all
  }

  /// The most cells that a matrix may have: 500 swatches on all of them.
  public static let mostCells = 250_000

  /// Measures a palette; the policy names the level, the modes and the canvases.
  ///
  /// - Throws: why there is no such matrix: no swatch, no ground, no mode, too many cells.
  /// - Complexity: O(*s* · *g* · *m*) in the swatches, the grounds and the modes.
  public init(
    of palette: Palette,
    under policy: Policy,
    grounds choice: Grounds = .named
  ) throws(MatrixError) {
    let modes =
      policy.modes.isEmpty
      ? palette.modes
      : palette.modes.filter { mode in policy.modes.contains { mode.answers(to: $0) } }
    if palette.swatches.isEmpty { throw MatrixError(.noSwatch, palette) }
    if modes.isEmpty { throw MatrixError(.noMode(policy.modes), palette) }
    let grounds = palette.swatches(choice, under: policy)
    if grounds.isEmpty { throw MatrixError(.noGround, palette) }
    let (pairs, overflow) = palette.swatches.count.multipliedReportingOverflow(by: grounds.count)
    if overflow || pairs > Self.mostCells / modes.count {
      throw MatrixError(.tooLarge(grounds: grounds.count, modes: modes.count), palette)
    }
    self.palette = palette.name
    self.level = policy.level
    self.modes = modes
    self.foregrounds = palette.swatches
    self.grounds = grounds
    var canvases = CanvasChoice(of: palette, under: policy)
    var cells: [MatrixCell] = []
    cells.reserveCapacity(pairs * modes.count)
    for mode in modes {
      for foreground in palette.swatches {
        for ground in grounds where ground.name != foreground.name {
          cells.append(
            MatrixCell(foreground, on: ground, in: mode, level: policy.level, &canvases)
          )
        }
      }
    }
    self.cells = cells
  }
}

extension Palette {
  fileprivate func swatches(_ grounds: ContrastMatrix.Grounds, under policy: Policy) -> [Swatch] {
    switch grounds {
    case .all: return swatches
    case .named:
      let pairings = pairings(under: policy)
      let behind = Set(pairings.map(\.background))
      let front = Set(pairings.map(\.foreground))
      // What is only ever in front is no ground, even when it is called after one: card-foreground.
      return swatches.filter { swatch in
        behind.contains(swatch.name) || swatch.isGround && !front.contains(swatch.name)
      }
    }
  }
}
