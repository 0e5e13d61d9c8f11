import Colors
import Documents
import Palettes

/// A colour or a gradient as CSS has it, in which not everything has a value.
enum CSSPaint {
  case color(CSSColor)
  case gradient(CSSGradient)

  /// Reads a part of a pair: a gradient, or a colour whose hex digits may stand without `#`.
  init(_ text: String, part: String, index: Int = 0) throws(PairCheck.Fault) {
    guard CSSGradient.begins(text) else {
      self = .color(try PairCheck.color(text, part: part, index: index))
      return
    }
    do throws(ColorSyntaxError) {
      self = .gradient(try CSSGradient(parsing: text))
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

  var color: Color? {
    if case .color(let color) = self { color.color } else { nil }
  }

  var gradient: CSSGradient? {
    if case .gradient(let gradient) = self { gradient } else { nil }
  }

  var isSchemeDependent: Bool {
    switch self {
    case .color(.lightDark): true
    case .color: false
    case .gradient(let gradient): gradient.isSchemeDependent
    }
  }

  func resolved(in scheme: ColorScheme) -> CSSPaint {
    switch self {
    case .color(let color): .color(color.resolved(in: scheme))
    case .gradient(let gradient): .gradient(gradient.resolved(in: scheme))
    }
  }

  /// Why it has no value, or nil when it has one.
  var undetermined: UndeterminedColor? {
    switch self {
    case .color(let color): color.undetermined
    case .gradient(let gradient): gradient.undetermined
    }
  }

  var paint: Paint? {
    switch self {
    case .color(let color): color.color.map(Paint.color)
    case .gradient(let gradient): gradient.gradient.map(Paint.gradient)
    }
  }
}

extension PairCheck {
  /// Colours that have been read, against which comparisons are tried.
  struct Trial {
    let pairing: Pairing
    let paints: [String: CSSPaint]
    let layers: [CSSPaint]
    let canvas: OpaqueColor?

    /// What came of a comparison.
    struct Result {
      let comparison: Comparison
      let contrast: Contrast?
      let verdict: Verdict
      /// A word on the ways in which it could be told, when there are several.
      let remark: String?
    }

    func result(of comparison: Comparison) -> Result {
      let required = comparison.requirements.last?.ratio ?? 1
      let outcomes = comparison.ways.map { Outcome(self, $0, needing: required) }
      var best = outcomes[0]
      for outcome in outcomes.dropFirst() where outcome.isBetter(than: best) { best = outcome }
      let ratios = zip(comparison.ways, outcomes).map { way, outcome in
        "\(way.front[0]) has \(outcome.contrast?.displayedRatio ?? "no contrast")"
      }
      return Result(
        comparison: comparison,
        contrast: best.contrast,
        verdict: best.contrast == nil
          ? best.verdict : comparison.exemption.map(Verdict.exempt) ?? best.verdict,
        remark: outcomes.count > 1 ? ratios.joined(separator: ", ") + ": the best counts" : nil
      )
    }
  }
}

extension Outcome {
  fileprivate init(_ trial: PairCheck.Trial, _ way: Comparison.Way, needing required: Double) {
    let front = way.front.compactMap { trial.paints[$0] }
    let back = way.back.compactMap { trial.paints[$0] }
    if let obstacle = (front + trial.layers + back).lazy.compactMap(\.undetermined).first {
      self.init(verdict: .undetermined(obstacle.description))
      return
    }
    self.init(
      Contrast(
        of: front.compactMap(\.paint),
        against: back.compactMap(\.paint),
        over: trial.layers.compactMap(\.paint),
        canvas: trial.canvas,
        groupOpacity: trial.pairing.groupOpacity
      ),
      needing: required
    )
  }
}

extension PairCheck.Question {
  /// The question as a pairing of a palette.
  var pairing: Pairing {
    var terms = PairingTerms()
    terms.use = use
    terms.textSize = textSize
    terms.groupOpacity = groupOpacity
    terms.beside = beside
    terms.cue = cue
    return terms.pairing(
      ExactText(foreground),
      on: ExactText(backgrounds.first ?? ""),
      origin: .declared(nil)
    )
  }

  /// Whether one of the texts is a gradient.
  public var hasGradient: Bool {
    ([foreground] + backgrounds + beside).contains(where: CSSGradient.begins)
  }

  /// What was given and changes nothing.
  fileprivate var idle: [String] {
    switch use {
    case .link, .series, .boundary: []
    case .focus where level == .aaa: cue == nil ? [] : ["cue"]
    default: (beside.isEmpty ? [] : ["beside"]) + (cue == nil ? [] : ["cue"])
    }
  }

  /// Remarks on what was given and changes nothing.
  var remarks: [String] {
    idle.map { "\($0) changes nothing for \(use): it is for link, series and boundary" }
  }
}
