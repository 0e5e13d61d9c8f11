public import Colors
public import Documents
public import Palettes

/// What became of a palette: swatches that are new, gone or changed, pairs that are better or worse.
public struct PaletteComparison: Sendable {
  /// The swatches that only the new palette has.
  public let added: [Swatch]
  /// The swatches that only the old palette has.
  public let removed: [Swatch]
  /// The modes that only the new palette has.
  public let addedModes: [Mode]
  /// The modes that only the old palette has.
  public let removedModes: [Mode]
  /// The values that changed, swatch by swatch and mode by mode.
  public let changes: [ValueChange]
  /// The pairs whose contrast changed, the worst first.
  public let pairs: [PairChange]

  /// One swatch in one mode, before and after.
  public struct ValueChange: Sendable {
    /// The name in the new palette.
    public let name: ExactText
    /// The name in the old palette, which may be written otherwise.
    public let oldName: ExactText
    /// The mode, or the new palette's when the old one has only one.
    public let mode: Mode
    /// The old colour, or nil when there was none.
    public let old: Color?
    /// The new colour, or nil when there is none.
    public let new: Color?
    /// Where the new value is written.
    public let place: Place

    /// How far the two are apart in Oklab, from 0 up, or nil when one of them is missing.
    public var difference: Double? {
      guard let old, let new else { return nil }
      return ColorDifference.ok(old, new)
    }
  }

  /// One pair in one mode, before and after.
  public struct PairChange: Sendable {
    /// The measurement of the old palette, or nil when it had none.
    public let old: Measurement?
    /// The measurement of the new palette, or nil when it has none.
    public let new: Measurement?
    /// What became of the pair.
    public let outcome: Outcome
  }

  /// What became of a pair.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It passed, and does not any more.
    case broken
    /// It does not pass, and its ratio fell.
    case worse
    /// It passes still, with a lower ratio.
    case lower
    /// It did not pass, and does now.
    case mended
    /// Its ratio rose.
    case better
    /// Only the new palette has it.
    case new
    /// Only the old palette has it.
    case gone
  }

  /// By how much a ratio has to differ to be told.
  public static let threshold = 0.01

  /// Compares palettes under one policy; names that formats write differently are matched by words.
  public init(of old: Palette, and new: Palette, under policy: Policy = Policy()) {
    let matching = NameMatching(of: old, and: new)
    let matched = Set(matching.oldNames.values)
    added = new.swatches.filter { matching.oldNames[$0.name] == nil }
    removed = old.swatches.filter { !matched.contains($0.name) }
    let modes = ModeMatching(of: old, and: new)
    addedModes = new.modes.filter { modes.oldMode(of: $0) == nil }
    let kept = Set(new.modes.compactMap { modes.oldMode(of: $0) })
    removedModes = old.modes.filter { !kept.contains($0) }
    changes = Self.changes(old, new, matching, modes)
    pairs = Self.pairs(
      Measurer(of: old, under: policy).measurements(),
      Measurer(of: new, under: policy).measurements(),
      matching,
      modes
    )
  }

  /// The pairs of an outcome, the worst first.
  public func pairs(_ outcome: Outcome) -> [PairChange] { pairs.filter { $0.outcome == outcome } }

  /// Whether a mode is gone, or any pair got worse that does not pass, or does not pass any more, or
  /// is new and fails.
  public var isWorse: Bool {
    !removedModes.isEmpty
      || pairs.contains { change in
        switch change.outcome {
        case .broken, .worse: true
        case .new: change.new?.verdict == .fail
        case .lower, .mended, .better, .gone: false
        }
      }
  }

  private static func changes(
    _ old: Palette,
    _ new: Palette,
    _ names: NameMatching,
    _ modes: ModeMatching
  ) -> [ValueChange] {
    var changes: [ValueChange] = []
    for swatch in new.swatches {
      guard let oldName = names.oldNames[swatch.name], let before = old.swatch(oldName) else {
        continue
      }
      for (mode, value) in swatch.values {
        guard let oldMode = modes.oldMode(of: mode) else { continue }
        let was = before.value(in: oldMode)?.color
        guard was?.rgba != value.color?.rgba else { continue }
        changes.append(
          ValueChange(
            name: swatch.name,
            oldName: oldName,
            mode: mode,
            old: was,
            new: value.color,
            place: value.place
          )
        )
      }
    }
    return changes
  }

  private struct Key: Hashable {
    let foreground: ExactText
    let background: ExactText
    let mode: Mode
    let use: Use
  }

  private static func pairs(
    _ old: [Measurement],
    _ new: [Measurement],
    _ names: NameMatching,
    _ modes: ModeMatching
  ) -> [PairChange] {
    var befores: [Key: Measurement] = [:]
    for measurement in old { befores[key(measurement, measurement.mode)] = measurement }
    var changes: [PairChange] = []
    for after in new {
      guard let foreground = names.oldNames[after.pairing.foreground],
        let background = names.oldNames[after.pairing.background],
        let mode = modes.oldMode(of: after.mode),
        let before = befores.removeValue(
          forKey: Key(
            foreground: foreground,
            background: background,
            mode: mode,
            use: after.pairing.use
          )
        )
      else {
        changes.append(PairChange(old: nil, new: after, outcome: .new))
        continue
      }
      if let outcome = outcome(before, after) {
        changes.append(PairChange(old: before, new: after, outcome: outcome))
      }
    }
    for measurement in old where befores[key(measurement, measurement.mode)] != nil {
      changes.append(PairChange(old: measurement, new: nil, outcome: .gone))
    }
    return changes.sorted { $0.margin < $1.margin }
  }

  private static func key(_ measurement: Measurement, _ mode: Mode) -> Key {
    Key(
      foreground: measurement.pairing.foreground,
      background: measurement.pairing.background,
      mode: mode,
      use: measurement.pairing.use
    )
  }

  private static func outcome(_ old: Measurement, _ new: Measurement) -> Outcome? {
    let passes = (old.verdict.isFine, new.verdict.isFine)
    if passes == (true, false) { return .broken }
    if passes == (false, true) { return .mended }
    guard let before = old.contrast?.minimum, let after = new.contrast?.minimum else {
      return old.contrast == nil && new.contrast == nil ? nil : passes.1 ? .better : .worse
    }
    if after < before - threshold { return passes.1 ? .lower : .worse }
    return after > before + threshold ? .better : nil
  }
}

extension PaletteComparison.PairChange {
  /// How far the pair is from what it needs, by which changes are ordered.
  fileprivate var margin: Double { (new ?? old)?.margin ?? .infinity }
}

extension Verdict {
  /// Whether nothing is to be done about it.
  fileprivate var isFine: Bool {
    switch self {
    case .fail, .undetermined: false
    default: true
    }
  }
}

extension Color {
  /// What is seen of the colour, to compare by: 8 bits a channel in sRGB, and the alpha in 1/1000.
  fileprivate var rgba: [Int] {
    let rgb = OpaqueColor(clipping: self).rgb
    return [
      Int((rgb.x * 255).rounded()), Int((rgb.y * 255).rounded()), Int((rgb.z * 255).rounded()),
      Int((alpha * 1000).rounded()),
    ]
  }
}
