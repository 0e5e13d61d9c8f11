public import Colors
import Documents
public import Palettes

/// One pair of a palette in every mode: what `check --in` answers.
public struct PaletteCheck: Sendable {
  /// The name of the palette.
  public let palette: String
  /// The pair in each mode, with the place of the foreground's value there; at least one.
  public let modes: [(mode: Mode, check: PairCheck, place: Place)]

  /// What is asked of a pair of names; what is nil is as the palette and the policy have it.
  public struct Question: Sendable {
    /// The name of the foreground, or the text of a colour.
    public var foreground: String
    /// The name of the background, or the text of a colour.
    public var background: String
    /// The names or texts of the layers below it, top first; empty for those of the palette.
    public var layers: [String] = []
    /// The page below everything, a name or a colour.
    public var canvas: String?
    /// What the foreground is used for.
    public var use: Use?
    /// The size and the weight of the text.
    public var textSize: TextSize?
    /// The opacity of the foreground and the background as one group, 0 to 1.
    public var groupOpacity: Double?
    /// The names or texts of what touches the foreground; empty for those of the palette.
    public var beside: [String] = []
    /// A second way to tell the foreground from what touches it; nil for that of the palette.
    public var cue: String?

    /// Asks about a foreground on a background.
    public init(_ foreground: String, on background: String) {
      self.foreground = foreground
      self.background = background
    }
  }

  /// The worst mode: the one that fails, and of equal ones the one of the least contrast.
  public var worst: (mode: Mode, check: PairCheck, place: Place) {
    modes.min { $0.check.rank < $1.check.rank } ?? modes[0]
  }

  /// Answers for every palette that has both names.
  ///
  /// - Throws: a fault for the first name that no palette has and that is no colour, with the name
  ///   that was probably meant.
  public static func checks(
    _ question: Question,
    in palettes: [Palette],
    under policy: Policy
  ) throws(PairCheck.Fault) -> [PaletteCheck] {
    var policy = policy
    if let canvas = question.canvas {
      policy.canvases = [.init(source: try side(canvas, "canvas", of: palettes))]
    }
    let foreground = try side(question.foreground, "foreground", of: palettes)
    let background = try side(question.background, "background", of: palettes)
    var layers: [String] = []
    for layer in question.layers { layers.append(try side(layer, "background", of: palettes)) }
    var beside: [String] = []
    for neighbor in question.beside { beside.append(try side(neighbor, "beside", of: palettes)) }
    let needed = [foreground, background] + layers + beside
    return palettes.compactMap { palette in
      guard needed.allSatisfy({ palette.has($0) }),
        needed.contains(where: { palette.swatch(named: $0) != nil })
      else { return nil }
      var pairing = palette.pairing(foreground, on: background, under: policy)
      if !layers.isEmpty { pairing.layers = layers }
      if question.canvas != nil { pairing.canvas = nil }
      if let use = question.use { pairing.use = use }
      if let size = question.textSize { pairing.textSize = size }
      if let opacity = question.groupOpacity { pairing.groupOpacity = opacity }
      if !beside.isEmpty { pairing.beside = beside }
      if let cue = question.cue { pairing.cue = cue }
      let measured = Measurer(of: palette, under: policy).measurements(of: [pairing])
      guard !measured.isEmpty else { return nil }
      return PaletteCheck(palette: palette.name, modes: worst(of: measured, at: policy.level))
    }
  }

  /// The worst of what was measured in each mode: a link, for one, is told from its ground and from text.
  private static func worst(
    of measured: [Measurement],
    at level: ConformanceLevel
  ) -> [(mode: Mode, check: PairCheck, place: Place)] {
    var modes: [(mode: Mode, check: PairCheck, place: Place)] = []
    for measurement in measured {
      let check = PairCheck(of: measurement, level: level)
      if let index = modes.firstIndex(where: { $0.mode == measurement.mode }) {
        if check.rank < modes[index].check.rank { modes[index].check = check }
      } else {
        modes.append((measurement.mode, check, measurement.place))
      }
    }
    return modes
  }

  /// A name as the palettes have it, or the text of a colour; a hex colour may leave out its `#`.
  static func side(
    _ text: String,
    _ part: String,
    of palettes: [Palette]
  ) throws(PairCheck.Fault) -> String {
    for palette in palettes {
      if let swatch = palette.swatch(named: text) { return swatch.name.string }
    }
    if Color.written(text) != nil { return text }
    if Color.written("#" + text) != nil { return "#" + text }
    let names = palettes.flatMap { $0.swatches.map(\.name.string) }
    let near =
      Spelling.nearest(to: text, among: names) ?? Spelling.nearest(to: "--" + text, among: names)
    throw PairCheck.Fault(
      part: part,
      index: 0,
      text: text,
      range: SourceRange(0, text.utf8.count),
      message: "\(text) is neither a swatch nor a colour"
        + (near.map { "; did you mean \($0)?" } ?? "")
    )
  }
}

extension Palette {
  /// Whether a text is the name of a swatch, or a colour.
  fileprivate func has(_ text: String) -> Bool {
    swatch(named: text) != nil || Color.written(text) != nil
  }

  /// The pairing of two names as it is declared or inferred, in all modes, or else a plain one.
  fileprivate func pairing(
    _ foreground: String,
    on background: String,
    under policy: Policy
  ) -> Pairing {
    let names = (ExactText(foreground), ExactText(background))
    let known = pairings(under: policy).first {
      $0.foreground == names.0 && $0.background == names.1
    }
    var terms = known?.terms ?? PairingTerms()
    terms.modes = []
    // A pair that is asked about is measured in every mode, also where a value is missing.
    return terms.pairing(names.0, on: names.1, origin: .declared(nil))
  }
}

extension PairCheck {
  /// What the worst of several is known by: verdict first, then contrast.
  var rank: (Int, Double) {
    let order =
      switch verdict {
      case .fail: 0
      case .undetermined: 1
      case .pass, .waived, .exempt: 2
      }
    return (order, contrast?.minimum ?? 0)
  }
}
