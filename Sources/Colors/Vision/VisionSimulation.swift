/// What eyes with a kind of vision see, by one model and at one severity.
public struct VisionSimulation: Sendable, Hashable {
  /// The kind of vision.
  public let vision: Vision
  /// How severe it is, 0 to 1.
  public let severity: Double
  /// The model.
  public let model: VisionModel

  /// Prepares a simulation.
  ///
  /// - Parameters:
  ///   - vision: The kind of vision.
  ///   - severity: 0 to 1, or nil for the severity that the name of the vision stands for.
  ///   - model: The model, or nil for the soundest: Brettel 1997 where a cone is absent and for all
  ///     tritan vision, Machado 2009 for weak protan and deutan cones.
  /// - Throws: A ``VisionError`` for a severity outside 0...1 or NaN, and for a model that does not
  ///   cover the vision.
  public init(
    of vision: Vision,
    severity: Double? = nil,
    by model: VisionModel? = nil
  ) throws(VisionError) {
    let severity = severity ?? vision.severity
    guard (0...1).contains(severity) else { throw VisionError(.severity(severity)) }
    let soundest: VisionModel =
      switch vision.deficiency {
      case .achromat: .luminance
      case .tritan: .brettel1997
      case .protan, .deutan: severity == 1 ? .brettel1997 : .machado2009
      }
    // There is one way to see without cones, whatever model is asked for.
    let model = vision.deficiency == .achromat ? soundest : model ?? soundest
    guard model.deficiencies.contains(vision.deficiency) else {
      throw VisionError(.model(model.id, vision: vision.id))
    }
    self.vision = vision
    self.severity = severity
    self.model = model
  }

  /// The colour as it is seen, clipped to sRGB and not rounded.
  public func callAsFunction(_ color: OpaqueColor) -> OpaqueColor {
    // Without severity nothing changes, not even by the rounding of the curve.
    guard severity > 0 else { return color }
    let light = model.simulate(
      TransferFunction.srgb.linear(color.rgb),
      vision.deficiency,
      severity
    )
    return OpaqueColor(TransferFunction.srgb.encoded(clipped(light)))
  }
}

/// Why a simulation cannot be made.
public struct VisionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason) { self.reason = reason }

  /// What can be wrong.
  public enum Reason: Sendable, Hashable {
    /// A severity outside 0 to 1, or NaN.
    case severity(Double)
    /// A model that does not cover the vision; both by name.
    case model(String, vision: String)
  }

  /// What is wrong and what to do, in a sentence without a full stop.
  public var description: String {
    switch reason {
    case .severity(let severity): "a severity is a number from 0 to 1, not \(severity)"
    case .model(let model, let vision): "\(model) does not cover \(vision): use brettel1997"
    }
  }
}
