public import Palettes

/// One palette with everything that was measured on it: what rules look at.
public struct Inspection: Sendable {
  /// The palette, and what could not be read of it.
  public let reading: Reading
  /// The policy.
  public let policy: Policy
  /// Every pairing in every mode.
  public let measurements: [Measurement]

  /// The palette.
  public var palette: Palette { reading.palette }

  /// The pairings that pass as authored, under the viewings that the policy asks for.
  var viewed: ViewedMeasurements { ViewedMeasurements(of: measurements, under: policy.viewings) }
}
