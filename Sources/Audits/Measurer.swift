import Colors
import Documents
import Palettes

/// Measures the pairings of one palette, mode by mode.
struct Measurer {
  private let palette: Palette
  private let policy: Policy
  private let modes: [Mode]

  init(of palette: Palette, under policy: Policy) {
    self.palette = palette
    self.policy = policy
    self.modes =
      policy.modes.isEmpty
      ? palette.modes
      : palette.modes.filter { mode in policy.modes.contains { mode.answers(to: $0) } }
  }

  /// Every pairing in every mode that it is meant for.
  func measurements() -> [Measurement] {
    var canvases = CanvasChoice(of: palette, under: policy)
    var measured: [Measurement] = []
    for pairing in palette.pairings(under: policy) {
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
    let requirements = requirements(of: pairing)
    let foreground = value(pairing.foreground, in: mode)
    let background = value(pairing.background, in: mode)
    let below = pairing.layers.map { layer($0, in: mode) }
    func result(
      _ verdict: Verdict,
      contrast: Contrast? = nil,
      canvas: Canvas? = nil
    ) -> Measurement {
      Measurement(
        palette: palette.name,
        pairing: pairing,
        mode: mode,
        place: place(of: pairing.foreground, in: mode, foreground),
        foreground: foreground?.color,
        background: background?.color,
        canvas: canvas,
        contrast: contrast,
        requirements: requirements,
        verdict: verdict
      )
    }
    let names = [pairing.foreground.string, pairing.background.string] + pairing.layers
    for (name, value) in zip(names, [foreground, background] + below) {
      if let reason = obstacle(name, value, in: mode) { return result(.undetermined(reason)) }
    }
    guard let front = foreground?.color, let back = background?.color else {
      return result(.undetermined("a colour is missing"))
    }
    let layers = [back] + below.compactMap { $0?.color }
    let canvas =
      layers.allSatisfy { $0.alpha < 1 }
      ? canvases.canvas(in: mode, below: pairing.background) : nil
    let contrast = Contrast(of: front, over: layers, canvas: canvas?.color)
    if case .exempt(let reason) = pairing.use.requirement, pairing.minimum == nil {
      return result(.exempt(reason), contrast: contrast, canvas: canvas)
    }
    let verdict = Verdict(contrast, needing: requirements.last?.ratio ?? 1)
    return result(verdict, contrast: contrast, canvas: canvas)
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
    value(pairing.foreground, in: mode) != nil && value(pairing.background, in: mode) != nil
  }

  private func value(_ name: ExactText, in mode: Mode) -> Swatch.Value? {
    palette.swatch(name)?.value(in: mode)
  }

  /// A layer below the background: a swatch of the palette, or a colour written out.
  private func layer(_ text: String, in mode: Mode) -> Swatch.Value? {
    if let swatch = palette.swatch(ExactText(text)) ?? palette.swatch(ExactText("--" + text)) {
      return swatch.value(in: mode)
    }
    guard case .color(let color)? = try? CSSColor(parsing: text) else { return nil }
    return Swatch.Value(.color(color), source: text, place: palette.anyPlace)
  }

  private func place(of name: ExactText, in mode: Mode, _ value: Swatch.Value?) -> Place {
    value?.place ?? palette.swatch(name)?.place ?? palette.anyPlace
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
