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
  /// What the foreground was told apart from beside its ground: the text around a link, the neighbours
  /// of a series; else empty.
  public let neighbors: [Neighbor]
  /// The same pair in each scheme, when a colour is a `light-dark()`; else empty.
  ///
  /// The pair itself then stands for the worse of the two.
  public let schemes: [(scheme: ColorScheme, check: PairCheck)]

  /// What touches the foreground, and what came of the two.
  public struct Neighbor: Sendable {
    /// The text of its colour.
    public let text: String
    /// The contrast of the foreground to it, or nil when a colour has no value by itself.
    public let contrast: Contrast?
    /// What is required, or nil when nothing is.
    public let requirement: Requirement?
    /// The verdict.
    public let verdict: Verdict
  }

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
    /// Who says which text is large, beside WCAG.
    public var largeText: LargeTextRule = .wcag
    /// The level, AA or AAA.
    public var level: ConformanceLevel = .aa
    /// What displays or eyes do to the colours, as asked; advice, no part of the verdict.
    public var viewings: [Viewing] = []
    /// The opacity of the group of the foreground and the first background, 0 to 1.
    public var groupOpacity = 1.0
    /// The texts of what touches the foreground: the text around a link, the fill within a boundary,
    /// the neighbours of a series.
    public var beside: [String] = []
    /// A second way to tell the foreground from what touches it, such as an underline; or nil.
    public var cue: String?

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
    let foreground = try CSSPaint(question.foreground, part: "foreground")
    var backgrounds: [CSSPaint] = []
    for (index, text) in question.backgrounds.enumerated() {
      backgrounds.append(try CSSPaint(text, part: "background", index: index))
    }
    var beside: [CSSPaint] = []
    for (index, text) in question.beside.enumerated() {
      beside.append(try CSSPaint(text, part: "beside", index: index))
    }
    var canvas: OpaqueColor?
    if let text = question.canvas { canvas = try readCanvas(text) }
    let paints = Paints(foreground: foreground, backgrounds: backgrounds, beside: beside)
    guard paints.all.contains(where: \.isSchemeDependent) else {
      self.init(question, paints, canvas)
      return
    }
    let schemes = ColorScheme.allCases.map { scheme in
      (scheme, PairCheck(question, paints.resolved(in: scheme), canvas))
    }
    let worse = schemes[0].1.isWorse(than: schemes[1].1) ? schemes[0].1 : schemes[1].1
    self.init(worse, schemes)
  }

  /// What was read of the texts of a question.
  private struct Paints {
    let foreground: CSSPaint
    let backgrounds: [CSSPaint]
    let beside: [CSSPaint]

    var all: [CSSPaint] { [foreground] + backgrounds + beside }

    func resolved(in scheme: ColorScheme) -> Paints {
      Paints(
        foreground: foreground.resolved(in: scheme),
        backgrounds: backgrounds.map { $0.resolved(in: scheme) },
        beside: beside.map { $0.resolved(in: scheme) }
      )
    }
  }

  /// Judges colours that have been read.
  private init(_ question: Question, _ paints: Paints, _ canvas: OpaqueColor?) {
    self.question = question
    self.schemes = []
    self.parts = Parts(
      foreground: paints.foreground.color,
      backgrounds: paints.backgrounds.map(\.color),
      canvas: canvas
    )
    let requirements = Requirement.requirements(
      of: question.use,
      textSize: question.textSize,
      level: question.level
    )
    let trial = Trial(
      pairing: question.pairing,
      paints: Dictionary(
        zip([question.foreground] + question.backgrounds + question.beside, paints.all),
        uniquingKeysWith: { first, _ in first }
      ),
      layers: paints.backgrounds,
      canvas: canvas
    )
    let results = question.pairing
      .comparisons(needing: requirements, at: question.level).map(trial.result)
    let ground = results[0]
    self.contrast = ground.contrast
    self.requirements = ground.comparison.requirements
    self.neighbors = results.dropFirst().map { result in
      Neighbor(
        text: result.comparison.pairing.background.string,
        contrast: result.contrast,
        requirement: result.comparison.requirements.last,
        verdict: result.verdict
      )
    }
    // One that fails decides, then one that is open.
    self.verdict =
      results.first { $0.verdict == .fail }?.verdict
      ?? results.first { if case .undetermined = $0.verdict { true } else { false } }?.verdict
      ?? ground.verdict
    let gradients = paints.all.compactMap(\.gradient)
    self.notes =
      (ground.contrast?.remarks(needing: self.requirements.last?.ratio) ?? [])
      + (ground.remark.map { [$0] } ?? []) + question.remarks
      + (gradients.contains(where: \.hasLengths)
        ? ["where lengths lie along a gradient depends on the box: they count as spread evenly"]
        : [])
  }

  /// Stands for the worse of two schemes.
  private init(_ worse: PairCheck, _ schemes: [(scheme: ColorScheme, check: PairCheck)]) {
    question = worse.question
    parts = worse.parts
    contrast = worse.contrast
    requirements = worse.requirements
    verdict = worse.verdict
    notes = worse.notes
    neighbors = worse.neighbors
    self.schemes = schemes
  }

  private func isWorse(than other: PairCheck) -> Bool { rank <= other.rank }

  /// What each viewing that was asked for makes of the pair, when it has one ratio.
  public var viewed: [(viewing: Viewing, foreground: OpaqueColor, background: OpaqueColor)] {
    guard let contrast, contrast.ratio != nil else { return [] }
    let colors = contrast.minimumAt
    return question.viewings.map { viewing in
      (
        viewing, viewing(colors.foreground, as: .init(.text)),
        viewing(colors.background, as: .init(.background))
      )
    }
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

extension PairCheck {
  /// Reads the colour of a part of a pair; a hex colour may leave out its `#`.
  static func color(_ text: String, part: String, index: Int = 0) throws(Fault) -> CSSColor {
    do throws(ColorSyntaxError) {
      return try CSSColor(parsing: text, options: .bareHex)
    } catch {
      throw Fault(
        part: part,
        index: index,
        text: text,
        range: error.range,
        message: error.description
      )
    }
  }
}

private func readCanvas(_ text: String) throws(PairCheck.Fault) -> OpaqueColor {
  if let canvas = try PairCheck.color(text, part: "canvas").color.flatMap(OpaqueColor.init) {
    return canvas
  }
  throw PairCheck.Fault(
    part: "canvas",
    index: 0,
    text: text,
    range: SourceRange(0, text.utf8.count),
    message: "the canvas is the page below everything: give an opaque colour"
  )
}

extension Contrast {
  /// Which backdrops give the ends of an interval, and what screens make of colours outside sRGB.
  func remarks(needing required: Double?) -> [String] {
    let ends = [("least", minimum, minimumAt), ("most", maximum, maximumAt)]
    var remarks = ends.compactMap { word, value, end in
      end.backdrop.map {
        "the \(word) contrast, \(DecimalText.truncated(value, places: 3)), "
          + "is over a backdrop of \($0.hex)"
      }
    }
    remarks += ends.compactMap { word, value, end in
      end.position.map {
        "the \(word) contrast, \(DecimalText.truncated(value, places: 3)), is at "
          + "\(DecimalText.truncated($0 * 100, places: 2)) % of the gradient: "
          + "\(end.foreground.hex) on \(end.background.hex)"
      }
    }
    guard let ways else { return remarks }
    var screens = ["\(ContrastRatio(ways.clipped)) clipped to sRGB, as browsers do"]
    if let p3 = ways.p3 { screens.append("\(ContrastRatio(p3)) on a Display P3 screen") }
    screens.append("\(ContrastRatio(ways.mapped)) with the gamut mapping of CSS Color 4")
    remarks.append("a colour lies outside sRGB: \(screens.joined(separator: ", "))")
    let ratios = [ways.clipped, ways.mapped] + (ways.p3.map { [$0] } ?? [])
    if let required, ratios.contains(where: { $0 >= required }),
      ratios.contains(where: { $0 < required })
    {
      remarks.append("whether it passes depends on the screen: the worse of the first ones counts")
    }
    return remarks
  }
}
