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
  /// The findings that the files themselves accept.
  public internal(set) var waivers: [SourceWaiver] = []
  private let positions: [ExactText: Int]

  /// Makes a palette of swatches with unique names.
  public init(name: String, modes: [Mode], swatches: [Swatch], pairings: [Pairing] = []) {
    self.name = name
    self.modes = modes
    self.swatches = swatches
    self.pairings = pairings
    var positions: [ExactText: Int] = [:]
    positions.reserveCapacity(swatches.count)
    // Of equal names the first counts.
    for index in swatches.indices.reversed() { positions[swatches[index].name] = index }
    self.positions = positions
  }

  /// The same palette with these pairings.
  func declaring(_ pairings: [Pairing]) -> Palette {
    Palette(self, pairings)
  }

  private init(_ palette: Palette, _ pairings: [Pairing]) {
    name = palette.name
    modes = palette.modes
    swatches = palette.swatches
    self.pairings = pairings
    positions = palette.positions
  }

  /// The swatch of that name, or nil.
  public func swatch(_ name: ExactText) -> Swatch? {
    positions[name].map { swatches[$0] }
  }
}
