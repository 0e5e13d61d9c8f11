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

  /// Why nothing is measured, where the policy asks for more than is looked at; else nil.
  var excess: String? {
    let (globs, names) = (policy.globs, palette.swatches.count)
    let (comparisons, isEndless) = globs.multipliedReportingOverflow(by: names)
    guard !isEndless, comparisons / Policy.comparisonsEach <= policy.mostMeasurements else {
      return "the \(globs) globs of the policy and its \(names) names are too many to be compared; "
        + "write names, or fewer globs"
    }
    let (count, isHuge) = palette.mostPairings(under: policy)
      .multipliedReportingOverflow(by: max(1, modes.count))
    guard !isHuge, count <= policy.mostMeasurements else {
      return "\(isHuge ? Int.max : count) pairs in its modes are asked for, and at most "
        + "\(policy.mostMeasurements) are measured at a time; name fewer, or fewer modes"
    }
    return nil
  }

  /// The given pairings in every mode that each is meant for.
  func measurements(of pairings: [Pairing]) -> [Measurement] {
    var canvases = CanvasChoice(of: palette, under: policy)
    var measured: [Measurement] = []
    for pairing in pairings {
      if policy.isAbandoned() { return measured }
      for mode in modes
      where pairing.modes.isEmpty || pairing.modes.contains(where: { mode.answers(to: $0) }) {
        // That a name suggests a pair says nothing of modes in which one of the two is missing.
        if pairing.isInferred, !isComplete(pairing, in: mode) { continue }
        for comparison in comparisons(of: pairing) {
          measured.append(measurement(of: comparison, for: pairing, in: mode, &canvases))
        }
      }
    }
    return measured
  }

  private func comparisons(of pairing: Pairing) -> [Comparison] {
    pairing.comparisons(
      needing: requirements(of: pairing),
      at: pairing.level ?? policy.level
    )
  }

  private func measurement(
    of comparison: Comparison,
    for pairing: Pairing,
    in mode: Mode,
    _ canvases: inout CanvasChoice
  ) -> Measurement {
    let foreground = value(pairing.foreground.string, in: mode)
    let required = comparison.requirements.last?.ratio ?? 1
    let stack = stack(of: pairing, in: mode)
    var canvas: Canvas?
    // A group lets what lies below it show, whatever it holds.
    let covering = pairing.groupOpacity < 1 ? stack.dropFirst() : stack[...]
    if covering.allSatisfy(\.isTranslucent), stack.allSatisfy({ $0.value != nil }) {
      canvas = canvases.canvas(of: pairing, in: mode)
    }
    let outcomes =
      canvases.isUnknown(of: pairing, in: mode)
      ? [Outcome(verdict: .undetermined("its canvas \(pairing.canvas ?? "") is no opaque colour"))]
      : comparison.ways.map { way in
        outcome(of: way, on: stack, canvas, pairing, in: mode, needing: required)
      }
    // The first of equally good ones: it is the foreground itself.
    var best = outcomes[0]
    for outcome in outcomes.dropFirst() where outcome.isBetter(than: best) { best = outcome }
    var members = Measurement.Members(
      palette: palette.name,
      pairing: comparison.pairing,
      mode: mode,
      place: place(of: pairing, in: mode, foreground),
      foreground: foreground?.color,
      background: value(comparison.pairing.background.string, in: mode)?.color,
      canvas: best.contrast == nil ? nil : canvas,
      contrast: best.contrast,
      requirements: comparison.requirements,
      verdict: best.contrast == nil
        ? best.verdict : comparison.exemption.map(Verdict.exempt) ?? best.verdict
    )
    if comparison.isBeside { members.ground = pairing.background }
    if best.contrast != nil {
      members.layers = layers(of: comparison, on: stack, pairing, mode)
    }
    if outcomes.count > 1 {
      members.ways = zip(comparison.ways, outcomes).map { way, outcome in
        Measurement.Way(
          subject: way.front[0],
          opponent: way.back.first ?? pairing.background.string,
          contrast: outcome.contrast
        )
      }
    }
    return Measurement(members)
  }

  /// What lies below the foreground where nothing else decides its contrast, top first; else nothing.
  private func layers(
    of comparison: Comparison,
    on stack: [StackLayer],
    _ pairing: Pairing,
    _ mode: Mode
  ) -> [Color] {
    guard comparison.ways.count == 1, comparison.ways[0].front.count == 1,
      comparison.ways[0].back.isEmpty
    else { return [] }
    let colors = stack.compactMap(\.color)
    guard colors.count == stack.count else { return [] }
    guard let state = state(of: pairing, in: mode).first?.color else { return colors }
    // A group takes the state layer with it, so the two are one layer there.
    return pairing.groupOpacity < 1
      ? [LayerStack([state, colors[0]]).color] + colors.dropFirst() : [state] + colors
  }

  private func outcome(
    of way: Comparison.Way,
    on stack: [StackLayer],
    _ canvas: Canvas?,
    _ pairing: Pairing,
    in mode: Mode,
    needing required: Double
  ) -> Outcome {
    func layers(_ names: [String]) -> [StackLayer] {
      names.map { StackLayer(name: $0, value: value($0, in: mode)) }
    }
    // It lies under both, and a group takes it along.
    let state = state(of: pairing, in: mode)
    let (front, back) = (layers(way.front) + state, layers(way.back) + state)
    if let layer = state.first, case .gradient = layer.value?.state {
      return Outcome(verdict: .undetermined("\(layer.name): a state layer is one colour"))
    }
    for layer in front + back + stack {
      if let reason = obstacle(layer.name, layer.value, in: mode) {
        return Outcome(verdict: .undetermined(reason))
      }
    }
    return Outcome(
      Contrast(
        of: front.compactMap(\.paint),
        against: back.compactMap(\.paint),
        over: stack.compactMap(\.paint),
        canvas: canvas?.color,
        groupOpacity: pairing.groupOpacity
      ),
      needing: required,
      everywhere: pairing.coversAll
    )
  }

  /// What lies below the foreground, top first: the background and the layers below.
  private func stack(of pairing: Pairing, in mode: Mode) -> [StackLayer] {
    ([pairing.background.string] + pairing.layers).map {
      StackLayer(name: $0, value: value($0, in: mode))
    }
  }

  /// The state layer that lies over the background, or nothing.
  private func state(of pairing: Pairing, in mode: Mode) -> [StackLayer] {
    pairing.overlay.map { overlay in
      let value = value(overlay.color, in: mode)
      return [StackLayer(name: overlay.color, value: value, opacity: overlay.opacity)]
    } ?? []
  }

  /// A layer of a stack: a swatch or a written colour, and how much of it is laid on.
  private struct StackLayer {
    let name: String
    let value: Swatch.Value?
    var opacity = 1.0

    var color: Color? {
      value?.color.map { opacity == 1 ? $0 : $0.withAlpha($0.alpha * opacity) }
    }

    var paint: Paint? {
      if case .gradient(let gradient) = value?.state { return .gradient(gradient) }
      return color.map(Paint.color)
    }

    /// Whether what lies below shows through, or there is no colour.
    var isTranslucent: Bool { paint?.isTranslucent ?? true }
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
    guard let value else {
      return palette.swatch(named: name) == nil
        ? "\(name) is neither a swatch nor a colour" : "\(name) has no value in mode \(mode)"
    }
    return switch value.state {
    case .color, .gradient: nil
    case .undetermined(let reason): "\(name): \(reason)"
    case .faulty: "\(name) has no colour, because its value is faulty"
    }
  }
}
