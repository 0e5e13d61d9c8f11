public import Colors
public import Documents
public import Palettes

/// One pair of colours, measured and judged: what `check` and `/v1/contrast` answer.
public struct PairCheck: Sendable {
  /// The question.
  public let question: Question
  /// The colours that were read.
  public let parts: Parts
  /// The contrast, or nil when a colour has no value by itself.
  public let contrast: Contrast?
  /// What is required, the lowest ratio first; empty for what is exempt.
  public let requirements: [Requirement]
  /// The verdict.
  public let verdict: Verdict
  /// Remarks for people: what was assumed, composited or left open.
  public let notes: [String]

  /// What is asked of a pair.
  public struct Question: Sendable {
    /// The text of the foreground.
    public var foreground: String
    /// The texts of the layers behind it, top first; at least one.
    public var backgrounds: [String]
    /// The text of the page below everything, or nil when it is not known.
    public var canvas: String?
    /// What the foreground is used for.
    public var use: Use = .text
    /// The size and the weight of the text, as far as they are known.
    public var textSize = TextSize()
    /// The level, AA or AAA.
    public var level: ConformanceLevel = .aa
    /// The opacity of the group of the foreground and the first background, 0 to 1.
    public var groupOpacity = 1.0

    /// Asks about a foreground over layers, top first.
    public init(_ foreground: String, on backgrounds: [String]) {
      self.foreground = foreground
      self.backgrounds = backgrounds
    }
  }

  /// The colours of a pair.
  public struct Parts: Sendable {
    /// The foreground, or nil when it has no value by itself.
    public let foreground: Color?
    /// The layers behind it, top first; nil stands for one without a value.
    public let backgrounds: [Color?]
    /// The page, or nil when it is not known.
    public let canvas: OpaqueColor?
  }

  /// Why a question cannot be answered.
  public struct Fault: Error, Sendable {
    /// The name of the faulty part, as the service calls it: `foreground`, `background`, `canvas`.
    public let part: String
    /// Which of several backgrounds it is, from 0.
    public let index: Int
    /// The text of the part.
    public let text: String
    /// The faulty bytes of the text, as UTF-8.
    public let range: SourceRange
    /// What is wrong and what to do: one sentence, for people.
    public let message: String
  }

  /// Reads the colours of `question`, measures them, and judges.
  ///
  /// - Throws: a fault for the first text that is no colour, and for a canvas that is not opaque.
  public init(_ question: Question) throws(Fault) {
    let foreground = try read(question.foreground, part: "foreground")
    var backgrounds: [CSSColor] = []
    for (index, text) in question.backgrounds.enumerated() {
      backgrounds.append(try read(text, part: "background", index: index))
    }
    var canvas: OpaqueColor?
    if let text = question.canvas { canvas = try readCanvas(text) }
    self.question = question
    self.parts = Parts(
      foreground: foreground.color,
      backgrounds: backgrounds.map(\.color),
      canvas: canvas
    )
    self.requirements = Requirement.requirements(
      of: question.use,
      textSize: question.textSize,
      level: question.level
    )
    let obstacles = ([foreground] + backgrounds).compactMap(\.undetermined?.description)
    guard obstacles.isEmpty, let front = foreground.color else {
      self.contrast = nil
      self.verdict = .undetermined(obstacles.first ?? "a colour is missing")
      self.notes = []
      return
    }
    let contrast = Contrast(
      of: front,
      over: backgrounds.compactMap(\.color),
      canvas: canvas,
      groupOpacity: question.groupOpacity
    )
    self.contrast = contrast
    if case .exempt(let reason) = question.use.requirement {
      self.verdict = .exempt(reason)
    } else {
      self.verdict = Verdict(contrast, needing: requirements.last?.ratio ?? 1)
    }
    self.notes = contrast.remarks
  }

  /// Whether the pair reaches a ratio; nil when the colours alone do not tell.
  public func reaches(_ ratio: Double) -> Bool? {
    guard let contrast else { return nil }
    return switch Verdict(contrast, needing: ratio) {
    case .pass: true
    case .fail: false
    default: nil
    }
  }
}

private func read(
  _ text: String,
  part: String,
  index: Int = 0
) throws(PairCheck.Fault) -> CSSColor {
  do throws(ColorSyntaxError) {
    return try CSSColor(parsing: text, options: .bareHex)
  } catch {
    throw PairCheck.Fault(
      part: part,
      index: index,
      text: text,
      range: error.range,
      message: error.description
    )
  }
}

private func readCanvas(_ text: String) throws(PairCheck.Fault) -> OpaqueColor {
  if let canvas = try read(text, part: "canvas").color.flatMap(OpaqueColor.init) { return canvas }
  throw PairCheck.Fault(
    part: "canvas",
    index: 0,
    text: text,
    range: SourceRange(0, text.utf8.count),
    message: "the canvas is the page below everything: give an opaque colour"
  )
}

extension Contrast {
  /// Which backdrops give the ends of an interval; empty for a ratio.
  fileprivate var remarks: [String] {
    [("least", minimum, minimumAt), ("most", maximum, maximumAt)].compactMap { word, value, end in
      end.backdrop.map {
        "the \(word) contrast, \(DecimalText.truncated(value, places: 3)), "
          + "is over a backdrop of \($0.hex)"
      }
    }
  }
}
