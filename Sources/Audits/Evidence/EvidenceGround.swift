import Colors
import Palettes

/// What evidence is drawn from: a palette, what is required of it, and what was measured.
struct EvidenceGround: Sendable {
  let palette: Palette
  let policy: Policy
  let platform: ApplePlatform
  /// The pairs that somebody declared, or that names suggest clearly; those that need something.
  let cells: [EvidenceCell]
  /// How many more pairs names suggest, too unsurely to say something of an app.
  let guesses: Int

  init(palette: Palette, policy: Policy, platform: ApplePlatform, measurements: [Measurement]) {
    self.palette = palette
    self.policy = policy
    self.platform = platform
    let all = measurements.compactMap(EvidenceCell.init)
    let guessed = all.filter { $0.measurement.pairing.confidence == "low" }
    self.cells = all.filter { $0.measurement.pairing.confidence != "low" }
    self.guesses = guessed.count
  }

  /// The text styles that pairings name, each with its pairings.
  var textStyles: [StyledText] {
    var styled: [StyledText] = []
    for cell in cells {
      let terms = cell.measurement.pairing.terms
      guard let style = terms.textStyle else { continue }
      let weight = terms.textSize?.weight ?? style.weight
      let index =
        styled.firstIndex { $0.style == style && $0.weight == weight }
        ?? {
          styled.append(StyledText(style: style, weight: weight))
          return styled.count - 1
        }()
      styled[index].add(cell.measurement.pairing)
    }
    return styled
  }
}

/// One pair in one appearance, judged by level AA, whatever level the policy asks for.
struct EvidenceCell: Sendable {
  let measurement: Measurement
  /// The least ratio: 4.5 for text, 3 for large text, graphics and parts of controls.
  let requirement: Requirement
  let state: State

  enum State: Sendable {
    case pass, fail, undetermined
  }

  /// Judges a measurement; nil for what needs nothing.
  init?(_ measurement: Measurement) {
    let terms = measurement.pairing.terms
    let needed = Requirement.requirements(of: terms.use, textSize: terms.textSize, level: .aa)
    guard let requirement = needed.last, !measurement.isExempted else { return nil }
    self.measurement = measurement
    self.requirement = requirement
    guard let contrast = measurement.contrast else {
      state = .undetermined
      return
    }
    // A waiver is an agreement, and makes nothing easier to read: the contrast counts.
    state =
      switch Verdict(contrast, needing: requirement.ratio) {
      case .pass: .pass
      case .fail: .fail
      case .undetermined, .exempt, .waived: .undetermined
      }
  }

  var isDark: Bool { measurement.mode.isDark }
  var hasIncreasedContrast: Bool { measurement.mode.hasIncreasedContrast }
  /// How far it is from what it needs; below 1 it fails.
  var margin: Double { (measurement.contrast?.minimum ?? .infinity) / requirement.ratio }

  /// `muted on paper, 3.21:1 in light, needs 4.5:1`.
  var description: String {
    let pairing = measurement.pairing
    let ratio = measurement.contrast.map { ", \($0.displayedRatio)" } ?? ""
    return "\(pairing.foreground) on \(pairing.background)\(ratio) in \(measurement.mode), "
      + "needs \(requirement.displayed):1"
  }
}

extension Mode {
  /// Whether it is an appearance for Dark Mode.
  var isDark: Bool {
    value(on: .scheme).map { $0 == "dark" || $0.hasPrefix("dark-") } ?? false
  }

  /// Whether it is an appearance for Increase Contrast.
  var hasIncreasedContrast: Bool { value(on: .contrast) == "high-contrast" }
}
