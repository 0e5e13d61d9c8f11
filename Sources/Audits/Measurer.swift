import Colors
import Documents
import Palettes

/// Measures the pairings of one palette, mode by mode.
struct Measurer {
  private let palette: Palette
  private let policy: Policy
  /// The modes that are measured.
  let modes: [Mode]

  init(of palette: Palette, under policy: Policy) {
    self.palette = palette
    self.policy = policy
    self.modes =
      policy.modes.isEmpty
      ? palette.modes
      : palette.modes.filter { mode in policy.modes.contains { mode.answers(to: $0) } }
  }

  /// Every pairing in every mode that it is meant for.
  func measurements() -> [Measurement] { measurements(of: palette.pairings(under: policy)) }

  /// The given pairings in every mode that each is meant for.
  func measurements(of pairings: [Pairing]) -> [Measurement] {
    var canvases = CanvasChoice(of: palette, under: policy)
    var measured: [Measurement] = []
    for pairing in pairings {
      for mode in modes
      where pairing.modes.isEmpty || pairing.modes.contains(where: { mode.answers(to: $0) }) {
        // That a name suggests a pair says nothing of modes in which one of the two is missing.
        if pairing.isInferred, !isComplete(pairing, in: mode) { continue }
        measured.append(measurement(of: pairing, in: mode, &canvases))
      }
    }
    return measured
  }

  private func measurement(
    of pairing: Pairing,
    in mode: Mode,
    _ canvases: inout CanvasChoice
  ) -> Measurement {
    let foreground = value(pairing.foreground.string, in: mode)
    let background = value(pairing.background.string, in: mode)
    let stack = stack(of: pairing, in: mode)
    func result(
      _ verdict: Verdict,
      contrast: Contrast? = nil,
      canvas: Canvas? = nil
    ) -> Measurement {
      Measurement(
        palette: palette.name,
        pairing: pairing,
        mode: mode,
        place: place(of: pairing, in: mode, foreground),
        foreground: foreground?.color,
        background: background?.color,
        canvas: canvas,
        layers: contrast == nil ? [] : stack.compactMap(\.color),
        contrast: contrast,
        requirements: requirements(of: pairing),
        verdict: verdict
      )
    }
    if let reason = obstacle(pairing.foreground.string, foreground, in: mode) {
      return result(.undetermined(reason))
    }
    for layer in stack {
      if let reason = obstacle(layer.name, layer.value, in: mode) {
        return result(.undetermined(reason))
      }
    }
    guard let front = foreground?.color else { return result(.undetermined("a colour is missing")) }
    let layers = stack.compactMap(\.color)
    let canvas = layers.allSatisfy { $0.alpha < 1 } ? canvases.canvas(of: pairing, in: mode) : nil
    let contrast = Contrast(
      of: front,
      over: layers,
      canvas: canvas?.color,
      groupOpacity: pairing.groupOpacity
    )
    if case .exempt(let reason) = pairing.use.requirement, pairing.minimum == nil {
      return result(.exempt(reason), contrast: contrast, canvas: canvas)
    }
    let verdict = Verdict(contrast, needing: requirements(of: pairing).last?.ratio ?? 1)
    return result(verdict, contrast: contrast, canvas: canvas)
  }

  /// What lies below the foreground, top first: the state layer, the background, the layers below.
  private func stack(of pairing: Pairing, in mode: Mode) -> [StackLayer] {
    let ground = StackLayer(
      name: pairing.background.string,
      value: value(pairing.background.string, in: mode)
    )
    let below = pairing.layers.map { StackLayer(name: $0, value: value($0, in: mode)) }
    guard let overlay = pairing.overlay else { return [ground] + below }
    let state = StackLayer(
      name: overlay.color,
      value: value(overlay.color, in: mode),
      opacity: overlay.opacity
    )
    // A group takes the state layer with it, so the two are one layer there.
    guard pairing.groupOpacity < 1, let top = state.color, let base = ground.color else {
      return [state, ground] + below
    }
    let merged = Swatch.Value(
      .color(LayerStack([top, base]).color),
      source: overlay.color,
      place: palette.anyPlace
    )
    return [StackLayer(name: ground.name, value: merged)] + below
  }

  /// A layer of a stack: a swatch or a written colour, and how much of it is laid on.
  private struct StackLayer {
    let name: String
    let value: Swatch.Value?
    var opacity = 1.0

    var color: Color? {
      value?.color.map { opacity == 1 ? $0 : $0.withAlpha($0.alpha * opacity) }
    }
  }

  private func requirements(of pairing: Pairing) -> [Requirement] {
    let asked = Requirement.requirements(
      of: pairing.use,
      textSize: pairing.textSize,
      level: pairing.level ?? policy.level
    )
    guard let minimum = pairing.minimum else { return asked }
    return [
      Requirement(
        ratio: minimum,
        criterion: asked.last?.criterion ?? .nonTextContrast
      )
    ]
  }

  private func isComplete(_ pairing: Pairing, in mode: Mode) -> Bool {
    [pairing.foreground, pairing.background].allSatisfy { value($0.string, in: mode) != nil }
  }

  private func value(_ text: String, in mode: Mode) -> Swatch.Value? {
    palette.value(named: text, in: mode)
  }

  private func place(of pairing: Pairing, in mode: Mode, _ value: Swatch.Value?) -> Place {
    if let swatch = palette.swatch(named: pairing.foreground.string) {
      return value?.place ?? swatch.place
    }
    // A colour that the policy writes out has its place there.
    if case .declared(let place?) = pairing.origin { return place }
    return palette.anyPlace
  }

  /// Why a colour cannot be measured, or nil when it can.
  private func obstacle(_ name: String, _ value: Swatch.Value?, in mode: Mode) -> String? {
    guard let value else { return "\(name) has no value in mode \(mode)" }
    return switch value.state {
    case .color: nil
    case .undetermined(let reason): "\(name): \(reason)"
    case .faulty: "\(name) has no colour, because its value is faulty"
    }
  }
}
