/// Two stacks of colours that lie side by side on common layers, as they are to be told apart.
///
/// Text on a ground is the simplest one: the text in front, nothing beside it.
struct Composition {
  /// What is looked at, the top colour first.
  var front: [Color]
  /// What it is told apart from, the top colour first; empty for the layers themselves.
  var back: [Color]
  /// What lies under both, the top layer first.
  var layers: [Color]
  /// The opaque colour behind all layers, or nil when it is not known.
  var canvas: OpaqueColor?
  /// The opacity of both stacks and the first layer as one group.
  var groupOpacity: Double

  /// All colours.
  var colors: [Color] { front + back + layers }

  /// The composition with every colour changed.
  func map(_ change: (Color) -> Color) -> Composition {
    Composition(
      front: front.map(change),
      back: back.map(change),
      layers: layers.map(change),
      canvas: canvas,
      groupOpacity: groupOpacity
    )
  }

  /// Both stacks with everything under them but the canvas.
  func scene(_ premultiplied: (Color) -> PremultipliedColor) -> Scene {
    let ground = layers.first.map(premultiplied) ?? .clear
    let rest = flattened(layers.dropFirst(), premultiplied)
    let opacity = groupOpacity.isNaN ? 1 : min(max(groupOpacity, 0), 1)
    func seen(_ stack: [Color]) -> PremultipliedColor {
      flattened(stack, premultiplied).over(ground).faded(to: opacity).over(rest)
    }
    return Scene(foreground: seen(front), background: seen(back))
  }

  private func flattened(
    _ stack: some Sequence<Color>,
    _ premultiplied: (Color) -> PremultipliedColor
  ) -> PremultipliedColor {
    stack.reduce(.clear) { $0.over(premultiplied($1)) }
  }
}
