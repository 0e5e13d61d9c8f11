/// A kind of colour vision, under the name that medicine gives it.
public struct Vision: Sendable, Hashable, CustomStringConvertible {
  /// The name: `protanopia`.
  public let id: String
  /// What is lacking.
  public let deficiency: VisionDeficiency
  /// The severity that the name stands for, 0 to 1: 1 for a cone that is absent, 0.6 for a weak one.
  public let severity: Double

  /// The name.
  public var description: String { id }

  /// No cones of long waves.
  public static let protanopia = Vision(id: "protanopia", deficiency: .protan, severity: 1)
  /// Weak cones of long waves.
  public static let protanomaly = Vision(id: "protanomaly", deficiency: .protan, severity: 0.6)
  /// No cones of middle waves.
  public static let deuteranopia = Vision(id: "deuteranopia", deficiency: .deutan, severity: 1)
  /// Weak cones of middle waves.
  public static let deuteranomaly = Vision(id: "deuteranomaly", deficiency: .deutan, severity: 0.6)
  /// No cones of short waves.
  public static let tritanopia = Vision(id: "tritanopia", deficiency: .tritan, severity: 1)
  /// Weak cones of short waves.
  public static let tritanomaly = Vision(id: "tritanomaly", deficiency: .tritan, severity: 0.6)
  /// No cones at all.
  public static let achromatopsia = Vision(id: "achromatopsia", deficiency: .achromat, severity: 1)

  /// Every kind.
  public static let all: [Vision] = [
    .protanopia, .protanomaly, .deuteranopia, .deuteranomaly, .tritanopia, .tritanomaly,
    .achromatopsia,
  ]
}
