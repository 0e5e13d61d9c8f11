import Palettes

/// Why a palette has no matrix.
public struct MatrixError: Error, Sendable, CustomStringConvertible {
  /// The reasons.
  public enum Reason: Sendable {
    /// The palette holds no swatch.
    case noSwatch
    /// None of the modes that were asked for is one of the palette's.
    case noMode([String])
    /// No swatch is called like a ground, and no pairing names one.
    case noGround
    /// There would be more than ``ContrastMatrix/mostCells`` cells.
    case tooLarge(grounds: Int, modes: Int)
  }

  /// Why there is none.
  public let reason: Reason
  private let palette: String
  private let swatches: Int
  private let modes: [String]

  init(_ reason: Reason, _ palette: Palette) {
    self.reason = reason
    self.palette = palette.name
    self.swatches = palette.swatches.count
    self.modes = palette.modes.map(\.name)
  }

  /// What is wrong and what to do: one sentence, for people.
  public var description: String {
    switch reason {
    case .noSwatch:
      "\(palette) holds no colour"
    case .noMode(let asked):
      "\(palette) has no mode \(asked.joined(separator: ", ")); its modes are: "
        + modes.joined(separator: ", ")
    case .noGround:
      "no swatch of \(palette) is called like a ground, such as background or surface; "
        + "--all takes every swatch as one"
    case .tooLarge(let grounds, let modes):
      "\(palette) would have more than \(ContrastMatrix.mostCells) cells: \(swatches) swatches on "
        + "\(grounds) grounds in \(modes) mode\(modes == 1 ? "" : "s"); "
        + "name a mode, or leave --all out"
    }
  }
}
