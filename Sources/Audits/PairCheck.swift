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
  /// The same pair in each scheme, when a colour is a `light-dark()`; else empty.
  ///
  /// The pair itself then stands for the worse of the two.
  public let schemes: [(scheme: ColorScheme, check: PairCheck)]

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
    let foreground = try Self.color(question.foreground, part: "foreground")
    var backgrounds: [CSSColor] = []
    for (index, text) in question.backgrounds.enumerated() {
      backgrounds.append(try Self.color(text, part: "background", index: index))
    }
    var canvas: OpaqueColor?
    if let text = question.canvas { canvas = try readCanvas(text) }
    let layers = [foreground] + backgrounds
    guard layers.contains(where: \.isSchemeDependent) else {
      self.init(question, layers, canvas)
      return
    }
    let schemes = ColorScheme.allCases.map { scheme in
      (scheme, PairCheck(question, layers.map { $0.resolved(in: scheme) }, canvas))
    }
    let worse = schemes[0].1.isWorse(than: schemes[1].1) ? schemes[0].1 : schemes[1].1
    self.init(worse, schemes)
  }

  /// Judges colours that have been read, the foreground first.
  private init(_ question: Question, _ layers: [CSSColor], _ canvas: OpaqueColor?) {
    self.question = question
    self.schemes = []
    self.parts = Parts(
      foreground: layers.first?.color,
      backgrounds: layers.dropFirst().map(\.color),
      canvas: canvas
    )
    self.requirements = Requirement.requirements(
      of: question.use,
      textSize: question.textSize,
      level: question.level
    )
    let obstacle = layers.lazy.compactMap(\.undetermined).first?.description
    guard obstacle == nil, let front = parts.foreground else {
      self.contrast = nil
      self.verdict = .undetermined(obstacle ?? "a colour is missing")
      self.notes = []
      return
    }
    let contrast = Contrast(
      of: front,
      over: parts.backgrounds.compactMap(\.self),
      canvas: canvas,
      groupOpacity: question.groupOpacity
    )
    self.contrast = contrast
    if case .exempt(let reason) = question.use.requirement {
      self.verdict = .exempt(reason)
    } else {
      self.verdict = Verdict(contrast, needing: requirements.last?.ratio ?? 1)
    }
    self.notes = contrast.remarks(needing: requirements.last?.ratio)
  }

  /// Stands for the worse of two schemes.
  private init(_ worse: PairCheck, _ schemes: [(scheme: ColorScheme, check: PairCheck)]) {
    question = worse.question
    parts = worse.parts
    contrast = worse.contrast
    requirements = worse.requirements
    verdict = worse.verdict
    notes = worse.notes
    self.schemes = schemes
  }

  private func isWorse(than other: PairCheck) -> Bool {
    (contrast?.minimum ?? 0) <= (other.contrast?.minimum ?? 0)
  }

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

extension CSSColor {
  fileprivate var isSchemeDependent: Bool {
    if case .lightDark = self { true } else { false }
  }
}

extension Contrast {
  /// Which backdrops give the ends of an interval, and what screens make of colours outside sRGB.
  func remarks(needing required: Double?) -> [String] {
    var remarks = [("least", minimum, minimumAt), ("most", maximum, maximumAt)].compactMap {
      word,
      value,
      end in
      end.backdrop.map {
        "the \(word) contrast, \(DecimalText.truncated(value, places: 3)), "
          + "is over a backdrop of \($0.hex)"
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
