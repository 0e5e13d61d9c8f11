/// Layers of colour that lie on one another.
public struct LayerStack: Sendable, Hashable {
  /// The layers, the top one first.
  public let layers: [Color]

  /// Makes a stack of layers, the top one first.
  public init(_ layers: [Color]) { self.layers = layers }

  /// Whether nothing below the stack shines through.
  public var isOpaque: Bool { flattened.transmittance == 0 }

  /// What the stack looks like on `canvas`, which does not matter if a layer is opaque.
  public func composited(over canvas: OpaqueColor) -> OpaqueColor { flattened.over(canvas) }

  /// All layers as one colour of sRGB, as opaque as they are together; each is clipped to sRGB.
  public var color: Color {
    let stack = flattened
    let alpha = 1 - stack.transmittance
    guard alpha > 0 else { return Color(.srgb, .zero, alpha: 0) }
    return Color(.srgb, stack.light / alpha, alpha: alpha)
  }

  /// All layers as one.
  var flattened: PremultipliedColor { Self.flattened(layers) }

  /// All of `layers` as one, the top one first.
  static func flattened(_ layers: some Sequence<Color>) -> PremultipliedColor {
    layers.reduce(.clear) { $0.over(PremultipliedColor($1)) }
  }
}
