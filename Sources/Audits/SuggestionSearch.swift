import Colors
import Documents
import Palettes

/// Looks for the nearest fix of pairs that fail, once for each question.
///
/// It stops after the first 200 different questions: a palette with thousands of failing pairs has to
/// be thought over, not mended pair by pair, and its audit must not take minutes.
struct SuggestionSearch {
  private static let limit = 200
  /// How many pairs are still compared with the questions that were answered, once those are many.
  private static let mostComparisons = 10_000
  private static let mostOpponents = 64
  private let palette: Palette
  private let measurements: [Measurement]
  /// The measurements of each swatch in each mode, as positions; made when the first pair fails.
  private lazy var positions = Self.positions(measurements)
  /// The opaque colours that the palette has in each mode, each with the first name.
  private var steps: [Mode: [(color: OpaqueColor, name: ExactText)]] = [:]
  private var answers: [Question: [PairSuggestion]] = [:]
  private var comparisons = 0
  /// The pairs of the swatches that were asked about.
  private var known: [Key: [Facing]] = [:]

  private struct Question: Hashable {
    let foreground: OpaqueColor
    let background: OpaqueColor
    let ratio: Double
    /// What else the foreground has to be told apart from, and what else the background has to.
    let others: [Opponent]
    let neighbors: [Opponent]
    /// Whether all that lies on the background, or beside it, is known to need no more than this.
    let isKnown: Bool
    /// Whether the background may change as well.
    let isText: Bool
    let mode: Mode
  }

  /// A colour on the other side of a further pair.
  private struct Opponent: Hashable {
    let color: OpaqueColor
    let ratio: Double
    let isMet: Bool
  }

  /// A pair of a swatch, with its other side; nil when more than two opaque colours decide it.
  private struct Facing {
    let foreground: ExactText
    let background: ExactText
    let opponent: Opponent?
  }

  private struct Key: Hashable {
    let palette: String
    let mode: Mode
    let swatch: ExactText
  }

  init(_ palette: Palette, _ measurements: [Measurement]) {
    self.palette = palette
    self.measurements = measurements
  }

  /// A swatch of the palette that reaches `ratio` as the foreground, and the nearest foreground or the
  /// nearest background that does, in this order; each may be missing.
  ///
  /// A foreground that serves all its grounds in that mode comes first, then one that serves this
  /// ground. The background of a text is offered where it changes less than the text would have to, and
  /// by no more than an Oklab distance of 0.10, and no pair breaks by it that passes now; or where no
  /// foreground helps. There are none when a colour is translucent or outside sRGB, and beyond the
  /// limit.
  mutating func suggestions(
    for measurement: Measurement,
    reaching ratio: Double
  ) -> [PairSuggestion] {
    guard comparisons < Self.mostComparisons, let colors = measurement.plainColors else {
      return []
    }
    if answers.count == Self.limit { comparisons += 1 }
    let pairing = measurement.pairing
    let (others, _) = opponents(of: pairing.foreground, in: measurement)
    let (neighbors, isKnown) = opponents(of: pairing.background, in: measurement)
    let question = Question(
      foreground: colors.0,
      background: colors.1,
      ratio: ratio,
      others: others,
      neighbors: neighbors,
      isKnown: isKnown,
      isText: pairing.use.requirement != .nonText,
      mode: measurement.mode
    )
    if let answer = answers[question] { return answer }
    guard answers.count < Self.limit else { return [] }
    let answer = self.answer(to: question, isBeside: measurement.ground != nil)
    answers[question] = answer
    return answer
  }

  private mutating func answer(to question: Question, isBeside: Bool) -> [PairSuggestion] {
    let all = question.others
    let wanted = [
      try? ContrastRequirement(
        all.reduce(question.ratio) { max($0, $1.ratio) },
        against: [question.background] + all.map(\.color)
      ), try? ContrastRequirement(question.ratio, against: [question.background]),
    ].compactMap(\.self)
    func breaks(_ color: OpaqueColor, _ opponents: [Opponent]) -> Bool {
      opponents.contains { $0.isMet && color.contrastRatio(to: $0.color) < $0.ratio }
    }
    let front = wanted.lazy.compactMap { Repair.nearest(to: question.foreground, meeting: $0) }
      .first.flatMap { isBeside && breaks($0.color, all) ? nil : $0 }
    var found: [PairSuggestion] = []
    let steps = steps(in: question.mode)
    let step = wanted.lazy.compactMap { Self.step(among: steps, for: question, meeting: $0) }.first
    if let step, !breaks(step.fix.color, all) { found.append(step) }
    // What touches the foreground stays as it is.
    let back =
      isBeside
      ? nil
      : nearestBackground(question).flatMap { fix in
        if front == nil { return fix }
        return question.isText && question.isKnown && fix.difference <= 0.10
          && !breaks(fix.color, question.neighbors) ? fix : nil
      }
    if let back, front.map({ back.difference < $0.difference }) ?? true {
      found.append(PairSuggestion(.background, back))
    } else if let front {
      found.append(PairSuggestion(.foreground, front.measured(on: question.background)))
    }
    return found
  }

  private func nearestBackground(_ question: Question) -> Repair.Suggestion? {
    (try? ContrastRequirement(question.ratio, against: [question.foreground]))
      .flatMap { Repair.nearest(to: question.background, meeting: $0) }
  }

  /// The nearest colour that the palette has in that mode, no farther than a fifth of the way from
  /// black to white.
  private static func step(
    among steps: [(color: OpaqueColor, name: ExactText)],
    for question: Question,
    meeting requirement: ContrastRequirement
  ) -> PairSuggestion? {
    let nearest = steps.lazy.filter { requirement.isMet(by: $0.color) }
      .map { (step: $0, difference: ColorDifference.ok(question.foreground, $0.color)) }
      .min { $0.difference < $1.difference }
    guard let nearest, nearest.difference <= 0.2 else { return nil }
    let fix = Repair.Suggestion(
      kind: .step,
      color: nearest.step.color,
      ratio: nearest.step.color.contrastRatio(to: question.background),
      difference: nearest.difference
    )
    return PairSuggestion(.foreground, fix, swatch: nearest.step.name)
  }

  private mutating func steps(in mode: Mode) -> [(color: OpaqueColor, name: ExactText)] {
    if let known = steps[mode] { return known }
    var seen: Set<OpaqueColor> = []
    var found: [(color: OpaqueColor, name: ExactText)] = []
    for swatch in palette.swatches {
      guard let color = swatch.value(in: mode)?.color, color.isInGamut(),
        let opaque = OpaqueColor(color), seen.insert(opaque).inserted
      else { continue }
      found.append((opaque, swatch.name))
    }
    steps[mode] = found
    return found
  }

  /// What a swatch has to be told apart from in that mode, this pair and guesses left out; and whether
  /// that is all, since nothing is known of pairs of which more than two opaque colours decide.
  ///
  /// Of a swatch that lies in more than 64 pairs nothing is told: no colour can be meant to serve all.
  private mutating func opponents(
    of swatch: ExactText,
    in measured: Measurement
  ) -> (opponents: [Opponent], isAll: Bool) {
    let key = Key(palette: measured.palette, mode: measured.mode, swatch: swatch)
    let facing = facing(key)
    guard facing.count <= Self.mostOpponents else { return ([], false) }
    var seen: Set<Opponent> = []
    var opponents: [Opponent] = []
    var isAll = true
    for other in facing
    where other.foreground != measured.pairing.foreground
      || other.background != measured.pairing.background
    {
      guard let opponent = other.opponent else {
        isAll = false
        continue
      }
      if seen.insert(opponent).inserted { opponents.append(opponent) }
    }
    return (opponents, isAll)
  }

  /// The pairs of a swatch that are no guesses, each with the other side where it is known.
  private mutating func facing(_ key: Key) -> [Facing] {
    if let known = known[key] { return known }
    let facing = (positions[key] ?? []).compactMap { position -> Facing? in
      let other = measurements[position]
      guard !other.pairing.isDoubtful, let required = other.required else { return nil }
      let isForeground = other.pairing.foreground == key.swatch
      return Facing(
        foreground: other.pairing.foreground,
        background: other.pairing.background,
        opponent: other.plainColors.map { colors in
          Opponent(
            color: isForeground ? colors.1 : colors.0,
            ratio: required,
            isMet: other.verdict == .pass
          )
        }
      )
    }
    known[key] = facing
    return facing
  }

  private static func positions(_ measurements: [Measurement]) -> [Key: [Int]] {
    var positions: [Key: [Int]] = [:]
    for (position, measurement) in measurements.enumerated() {
      for swatch in [measurement.pairing.foreground, measurement.pairing.background] {
        let key = Key(palette: measurement.palette, mode: measurement.mode, swatch: swatch)
        positions[key, default: []].append(position)
      }
    }
    return positions
  }
}

extension Measurement {
  /// The two colours, when both are opaque and of sRGB and nothing else decides their contrast.
  var plainColors: (OpaqueColor, OpaqueColor)? {
    guard let foreground, let background, pairing.groupOpacity == 1, pairing.overlay == nil else {
      return nil
    }
    return OpaqueColor.pair(foreground, background)
  }
}

extension Repair.Suggestion {
  /// The same colour, whatever else it serves, with its ratio on one ground.
  fileprivate func measured(on ground: OpaqueColor) -> Repair.Suggestion {
    Repair.Suggestion(
      kind: kind,
      color: color,
      ratio: color.contrastRatio(to: ground),
      difference: difference
    )
  }
}
