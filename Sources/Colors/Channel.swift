/// One channel of a colour space.
public struct Channel: Sendable, Hashable {
  /// The name as relative colours use it: `r`, `h`, `l`.
  public let name: String
  /// The value that 0 % stands for, and the value that 100 % stands for.
  public let reference: ClosedRange<Double>
  /// Whether it is an angle in degrees.
  public let isAngle: Bool

  /// Makes a channel.
  init(_ name: String, _ reference: ClosedRange<Double>, isAngle: Bool = false) {
    self.name = name
    self.reference = reference
    self.isAngle = isAngle
  }
}
