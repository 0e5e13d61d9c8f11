import Colors
import Documents

/// Follows the references of a draft to their literals, in one mode.
struct DraftResolution {
  /// What each swatch turned out to be, or nil where it has no value in the mode.
  private(set) var outcomes: [Outcome?]
  private let swatches: [DraftSwatch]
  private let positions: [ExactText: Int]
  private let written: [(position: Int, isStandIn: Bool)?]
  /// Whether another swatch refers to each one, in any mode.
  private let isTarget: [Bool]
  private let mode: Mode
  private var log: DraftLog

  /// What a value turned out to be, and what led there.
  struct Outcome {
    var state: Swatch.State
    var aliases: [ExactText] = []
    var literal: Place?
    var notes: [String] = []
    /// What is wrong with the hidden swatch at the end, to be told by those that are shown.
    var fault: (swatch: ExactText, fault: DraftFault)?
    /// The circle that the value is part of or leads into, by the name of one of its members.
    var circle: ExactText?
  }

  /// Resolves every swatch in a mode; what is wrong goes to `log`.
  static func values(
    of swatches: [DraftSwatch],
    at positions: [ExactText: Int],
    targets isTarget: [Bool],
    in mode: Mode,
    _ log: inout DraftLog
  ) -> [Swatch.Value?] {
    var resolution = DraftResolution(swatches, positions, isTarget, mode, log)
    resolution.resolve()
    log = resolution.log
    return swatches.indices.map { resolution.value(of: $0) }
  }

  private init(
    _ swatches: [DraftSwatch],
    _ positions: [ExactText: Int],
    _ isTarget: [Bool],
    _ mode: Mode,
    _ log: DraftLog
  ) {
    self.swatches = swatches
    self.positions = positions
    self.mode = mode
    self.log = log
    outcomes = Array(repeating: nil, count: swatches.count)
    self.isTarget = isTarget
    written = swatches.map { swatch in
      DraftModes.position(
        of: mode,
        among: swatch.values.lazy.map(\.mode),
        standIn: swatch.standIn,
        isExact: swatch.isExact
      )
    }
  }

  private func draft(_ index: Int) -> DraftValue? {
    written[index].map { swatches[index].values[$0.position].value }
  }

  private mutating func resolve() {
    let targets = swatches.indices.map { index in
      draft(index)?.references.compactMap { positions[$0] } ?? []
    }
    let graph = ReferenceGraph(targets)
    for cycle in graph.cycles { close(cycle) }
    for index in graph.order where outcomes[index] == nil {
      guard let value = draft(index) else { continue }
      outcomes[index] = outcome(of: value, at: index)
    }
  }

  /// Whether nobody sees a swatch but through those that refer to it.
  private func isToldByOthers(_ index: Int) -> Bool {
    swatches[index].isHidden && isTarget[index]
  }

  private mutating func outcome(of value: DraftValue, at index: Int) -> Outcome {
    switch value.content {
    case .color(let color): return Outcome(state: .color(color))
    case .undetermined(let reason): return Outcome(state: .undetermined(reason))
    case .fault(let fault):
      if isToldByOthers(index) {
        return Outcome(state: .faulty, fault: (swatches[index].name, fault))
      }
      report(fault, of: value, at: index)
      return Outcome(state: .faulty)
    case .alias(let key):
      guard let target = target(key, of: value, at: index) else { return Outcome(state: .faulty) }
      return led(to: target, state: target.outcome.state)
    case .derived(let keys, let derive):
      var colors: [Color] = []
      var first: Outcome?
      for key in keys {
        guard let target = target(key, of: value, at: index) else { return Outcome(state: .faulty) }
        let way = led(to: target, state: target.outcome.state)
        guard case .color(let color) = way.state else { return way }
        colors.append(color)
        first = first ?? way
      }
      do throws(DraftFault) {
        let color = try derive(colors)
        return Outcome(
          state: .color(color),
          aliases: first?.aliases ?? [],
          literal: first?.literal,
          notes: first?.notes ?? []
        )
      } catch {
        if error.isUndetermined {
          return Outcome(state: .undetermined(error.message), aliases: first?.aliases ?? [])
        }
        report(error, of: value, at: index)
        return Outcome(state: .faulty)
      }
    }
  }

  /// The outcome of the swatch that a key names; nil, and reported, when there is none.
  private mutating func target(
    _ key: ExactText,
    of value: DraftValue,
    at index: Int
  ) -> (index: Int, outcome: Outcome)? {
    guard let position = positions[key] else {
      log.addMissing(key, at: value.place, of: swatches[index].name, in: mode)
      return nil
    }
    guard let outcome = outcomes[position] else {
      log.add(
        .unresolvedReference,
        "\(swatches[position].name) has no value in mode \(mode)",
        at: value.place,
        of: swatches[index].name,
        in: mode
      )
      return nil
    }
    if let circle = outcome.circle {
      log.add(
        .unresolvedReference,
        "\(swatches[index].name) leads into the circle of \(circle)",
        at: value.place,
        of: swatches[index].name,
        in: mode
      )
    }
    if let (end, fault) = outcome.fault, !isToldByOthers(index) {
      log.add(
        fault.kind,
        "\(swatches[index].name) leads to \(end): \(fault.message)",
        at: value.place,
        of: swatches[index].name,
        in: mode
      )
    }
    return (position, outcome)
  }

  private func led(to target: (index: Int, outcome: Outcome), state: Swatch.State) -> Outcome {
    Outcome(
      state: state,
      aliases: target.outcome.aliases.prefixed(by: swatches[target.index].name),
      literal: target.outcome.literal ?? draft(target.index)?.place,
      notes: Self.joined(
        target.outcome.notes,
        (draft(target.index)?.notes ?? []) + standIn(target.index)
      ),
      fault: target.outcome.fault,
      circle: target.outcome.circle
    )
  }

  /// A remark that a swatch has no value of its own in the mode, or nothing.
  private func standIn(_ index: Int) -> [String] {
    guard let position = written[index], position.isStandIn else { return [] }
    let swatch = swatches[index]
    return [
      "\(swatch.name) stands in with its value of mode \(swatch.values[position.position].mode)"
    ]
  }

  /// The remarks of a chain, each once, and no more than people read: a chain may be very long.
  private static func joined(_ notes: [String], _ more: [String]) -> [String] {
    notes + more.prefix(max(0, 8 - notes.count)).filter { !notes.contains($0) }
  }

  /// Gives their outcome to the swatches of a circle, and reports it once.
  private mutating func close(_ circle: [Int]) {
    let names = circle.map { swatches[$0].name }
    for (offset, index) in circle.enumerated() {
      outcomes[index] = Outcome(
        state: .faulty,
        aliases: [names[(offset + 1) % names.count]],
        circle: names[0]
      )
    }
    guard let place = draft(circle[0])?.place else { return }
    let told = names.map(\.string) + [names[0].string]
    let shown = told.count <= 12 ? told : told.prefix(10) + ["..."] + told.suffix(1)
    log.add(
      .unresolvedReference,
      "\(shown.joined(separator: " -> ")) is a circle: give one of them a value",
      at: place,
      of: names[0],
      in: mode
    )
  }

  private mutating func report(_ fault: DraftFault, of value: DraftValue, at index: Int) {
    log.add(
      fault.kind,
      "\(swatches[index].name): \(fault.message)",
      at: fault.place ?? value.place,
      of: swatches[index].name,
      in: mode
    )
  }

  private func value(of index: Int) -> Swatch.Value? {
    guard let outcome = outcomes[index], let written = written[index], let draft = draft(index)
    else { return nil }
    let mode = swatches[index].values[written.position].mode
    return Swatch.Value(
      outcome.state,
      source: draft.source,
      place: draft.place,
      aliases: outcome.aliases,
      literal: outcome.literal,
      standIn: written.isStandIn ? mode : nil,
      notes: draft.notes + outcome.notes
    )
  }
}
