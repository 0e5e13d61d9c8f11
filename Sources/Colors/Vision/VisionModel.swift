/// A published way to compute what eyes with a deficiency see.
///
/// All models work in linear light, leave greys as they are, and at severity 0 leave all as it is.
public struct VisionModel: Sendable, Hashable, CustomStringConvertible {
  /// The name: `brettel1997`.
  public let id: String
  /// The paper.
  public let citation: String
  /// The deficiencies that the model covers.
  public let deficiencies: [VisionDeficiency]
  /// Takes linear sRGB of 0 to 1, a deficiency and a severity of 0 to 1; the result may lie outside.
  let simulate: @Sendable (SIMD3<Double>, VisionDeficiency, Double) -> SIMD3<Double>

  /// The name.
  public var description: String { id }

  /// Tells whether both are the same model.
  public static func == (left: VisionModel, right: VisionModel) -> Bool { left.id == right.id }

  /// Feeds the name to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
