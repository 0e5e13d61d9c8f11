public import Documents

/// Swatches, the modes they have values in, and the pairings that their files declare.
public struct Palette: Sendable {
  /// The name: the stem of the file or the folder.
  public let name: String
  /// The modes, in the order of their first mention, light before dark.
  public let modes: [Mode]
  /// The swatches, in the order of the file; names are unique.
  public let swatches: [Swatch]
  /// The pairings that the files themselves declare.
  public let pairings: [Pairing]
  private let positions: [ExactText: Int]

  /// Makes a palette of swatches with unique names.
  public init(name: String, modes: [Mode], swatches: [Swatch], pairings: [Pairing] = []) {
    self.name = name
    self.modes = modes
    self.swatches = swatches
    self.pairings = pairings
    self.positions = Dictionary(
      swatches.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The swatch of that name, or nil.
  public func swatch(_ name: ExactText) -> Swatch? {
    positions[name].map { swatches[$0] }
  }
}
