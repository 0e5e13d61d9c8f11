public import Colors
internal import Documents

/// Colours that one side of a pair could be instead: what `suggest` and `/v1/suggest` answer.
public struct PairRepair: Sendable {
  /// The question.
  public let question: Question
  /// The foreground as it is.
  public let foreground: OpaqueColor
  /// The grounds as they are, at least one; the first is the one that may change.
  public let backgrounds: [OpaqueColor]
  /// What came of each side that may change.
  public let repairs: [(side: PairSide, repair: Repair)]

  /// What is asked of a pair.
  public struct Question: Sendable {
    /// The text of the foreground.
    public var foreground: String
    /// The text of the background.
    public var background: String
    /// The texts of further grounds, which the same foreground has to serve.
    public var also: [String] = []
    /// The ratio to reach, above 1 and up to 21.
    public var target = 4.5
    /// The side that changes, or nil for either; with further grounds it can only be the foreground.
    public var side: PairSide?

    /// Asks about a foreground on a background.
    public init(_ foreground: String, on background: String) {
      self.foreground = foreground
      self.background = background
    }
  }

  /// Reads the colours of `question` and looks for others.
  ///
  /// - Throws: a fault for the first text that is no opaque colour, for a target that no ratio can be,
  ///   and for a change of the background with further grounds.
  public init(_ question: Question) throws(PairCheck.Fault) {
    let foreground = try opaque(question.foreground, part: "foreground")
    var backgrounds = [try opaque(question.background, part: "background")]
    for (index, text) in question.also.enumerated() {
      backgrounds.append(try opaque(text, part: "also", index: index))
    }
    var sides = question.side.map { [$0] } ?? PairSide.allCases
    if !question.also.isEmpty {
      guard question.side != .background else {
        throw fault(
          "for",
          "background",
          "several grounds are served by one foreground, not changed"
        )
      }
      sides = [.foreground]
    }
    self.question = question
    self.foreground = foreground
    self.backgrounds = backgrounds
    var repairs: [(side: PairSide, repair: Repair)] = []
    do throws(RepairError) {
      for side in sides {
        let (origin, others) =
          side == .foreground ? (foreground, backgrounds) : (backgrounds[0], [foreground])
        let requirement = try ContrastRequirement(question.target, against: others)
        repairs.append((side, Repair(of: origin, meeting: requirement)))
      }
    } catch {
      throw fault("target", "\(question.target)", error.description)
    }
    self.repairs = repairs
  }

  /// The least ratio of the foreground on the grounds as they are, 1 to 21.
  public var ratio: Double {
    backgrounds.map { foreground.contrastRatio(to: $0) }.min() ?? 1
  }

  /// Whether the pair reaches the target as it is.
  public var isMet: Bool { ratio >= question.target }

  /// The colours to choose from, those for the foreground first; none when none is needed.
  public var suggestions: [PairSuggestion] {
    repairs.flatMap { side, repair in repair.suggestions.map { PairSuggestion(side, $0) } }
  }

  /// The change that comes closest, where no colour reaches the target; otherwise nil.
  public var best: PairSuggestion? {
    guard !isMet, suggestions.isEmpty else { return nil }
    return repairs.map { PairSuggestion($0.side, $0.repair.best) }
      .max { $0.fix.ratio < $1.fix.ratio }
  }
}

private func opaque(
  _ text: String,
  part: String,
  index: Int = 0
) throws(PairCheck.Fault) -> OpaqueColor {
  let read = try PairCheck.color(text, part: part, index: index)
  if let color = read.color.flatMap(OpaqueColor.init) { return color }
  let message =
    read.undetermined?.description
    ?? "it lets through what lies behind it: give the opaque colour that is seen"
  throw fault(part, text, message, index: index)
}

private func fault(
  _ part: String,
  _ text: String,
  _ message: String,
  index: Int = 0
) -> PairCheck.Fault {
  PairCheck.Fault(
    part: part,
    index: index,
    text: text,
    range: SourceRange(0, text.utf8.count),
    message: message
  )
}
