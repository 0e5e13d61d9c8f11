public import Colors

/// Layers laid on one another, step by step, in gamma-encoded sRGB.
public struct CompositingReplay: Sendable {
  /// The steps, bottom to top: the background first, then the foreground.
  public let steps: [Step]
  /// The background as it is seen.
  public let background: OpaqueColor
  /// The foreground as it is seen.
  public let foreground: OpaqueColor

  /// One step: a colour laid over what is there.
  public struct Step: Sendable, Hashable {
    /// What is laid on: the text of a colour, the name of a swatch, "backdrop", "group".
    public let name: String
    /// Its encoded red, green and blue, 0 to 1, clipped to sRGB.
    public let color: SIMD3<Double>
    /// Its opacity, 0 to 1.
    public let alpha: Double
    /// What is seen then: colour · alpha + what was there · (1 - alpha).
    public let result: SIMD3<Double>
  }

  /// Lays the colours of a pair over a backdrop, which does not matter if a layer is opaque.
  ///
  /// With `isRounded`, what is seen is rounded to 8 bits a channel after each step, as some tools do
  /// and Legible does not.
  init?(of check: PairCheck, over backdrop: OpaqueColor?, isRounded: Bool = false) {
    guard let front = check.parts.foreground else { return nil }
    let names = check.question.backgrounds
    let layers = check.parts.backgrounds.compactMap(\.self)
    guard layers.count == names.count, let ground = layers.first else { return nil }
    var pen = Pen(isRounded: isRounded)
    let opacity = check.question.groupOpacity
    // What lies below an opaque layer is not seen, unless that layer is in a translucent group.
    let floor = layers.indices.first { layers[$0].alpha == 1 && (opacity == 1 || $0 > 0) }
    if floor == nil {
      pen.start(check.question.canvas ?? "backdrop", (backdrop ?? .black).rgb)
    }
    for index in stride(from: floor ?? layers.count - 1, to: 0, by: -1) {
      pen.lay(names[index], layers[index])
    }
    let below = pen.seen
    pen.lay(names[0], ground)
    let base = pen.seen
    if opacity < 1 { pen.fade(to: opacity, over: below) }
    background = OpaqueColor(pen.seen)
    if opacity < 1 { pen.restart(base) }
    pen.lay(check.question.foreground, front)
    if opacity < 1 { pen.fade(to: opacity, over: below) }
    foreground = OpaqueColor(pen.seen)
    steps = pen.steps
  }
}

/// Lays colours on and remembers each step.
private struct Pen {
  let isRounded: Bool
  private(set) var steps: [CompositingReplay.Step] = []
  private(set) var seen = SIMD3<Double>(repeating: 0)

  init(isRounded: Bool) { self.isRounded = isRounded }

  mutating func start(_ name: String, _ color: SIMD3<Double>) {
    step(name, color, 1, color)
  }

  mutating func restart(_ color: SIMD3<Double>) { seen = color }

  mutating func lay(_ name: String, _ color: Color) {
    let rgb = OpaqueColor(clipping: color).rgb
    let alpha = color.alpha
    step(name, rgb, alpha, alpha == 1 ? rgb : rgb * alpha + seen * (1 - alpha))
  }

  mutating func fade(to opacity: Double, over below: SIMD3<Double>) {
    step("group", seen, opacity, seen * opacity + below * (1 - opacity))
  }

  private mutating func step(
    _ name: String,
    _ color: SIMD3<Double>,
    _ alpha: Double,
    _ result: SIMD3<Double>
  ) {
    seen = isRounded ? (result * 255).rounded(.toNearestOrAwayFromZero) / 255 : result
    steps.append(CompositingReplay.Step(name: name, color: color, alpha: alpha, result: seen))
  }
}
