import Colors
import Documents
public import Palettes

/// The swatches of a palette that can be read on grounds: what `which` answers.
public struct SwatchSearch: Sendable {
  /// The name of the palette.
  public let palette: String
  /// The grounds: names of swatches, or texts of colours.
  public let grounds: [String]
  /// The ratio that was asked for, 1 to 21.
  public let minimum: Double
  /// The modes in which every ground has a colour.
  public let modes: [Mode]
  /// The modes that were left out, because a ground has none there.
  public let modesWithoutGround: [Mode]
  /// What passes, in the order of the palette.
  public let matches: [Match]

  /// A swatch that passes in some mode, or in all.
  public struct Match: Sendable {
    /// The swatch.
    public let swatch: Swatch
    /// The least ratio over the grounds in each mode, or nil where the swatch has no colour.
    public let ratios: [(mode: Mode, ratio: Double?)]
    /// The modes in which it passes on every ground; at least one.
    public let passing: [Mode]
    /// Whether it passes in every mode.
    public let isEverywhere: Bool

    /// The least ratio of all modes in which it passes.
    public var worst: Double {
      ratios.filter { passing.contains($0.mode) }.compactMap(\.ratio).min() ?? 1
    }
  }

  /// Looks through every palette that has the grounds.
  ///
  /// Grounds are names of swatches, or texts of colours; `minimum` is the ratio that a swatch has to
  /// reach on each of them, 1 to 21.
  ///
  /// - Throws: a fault for the first ground that is neither, with the name that was probably meant.
  public static func searches(
    on grounds: [String],
    reaching minimum: Double,
    in palettes: [Palette],
    under policy: Policy
  ) throws(PairCheck.Fault) -> [SwatchSearch] {
    var names: [String] = []
    for ground in grounds { names.append(try PaletteCheck.side(ground, "ground", of: palettes)) }
    return palettes.compactMap { palette in
      guard
        names.allSatisfy({ palette.swatch(named: $0) != nil || Color.written($0) != nil }),
        !palette.swatches.isEmpty
      else { return nil }
      return SwatchSearch(of: palette, on: names, reaching: minimum, under: policy)
    }
  }

  private init(
    of palette: Palette,
    on grounds: [String],
    reaching minimum: Double,
    under policy: Policy
  ) {
    self.palette = palette.name
    self.grounds = grounds
    self.minimum = minimum
    let asked = Measurer(of: palette, under: policy).modes
    let modes = asked.filter { mode in
      grounds.allSatisfy { palette.value(named: $0, in: mode)?.color != nil }
    }
    self.modes = modes
    modesWithoutGround = asked.filter { !modes.contains($0) }
    let candidates = palette.swatches.filter { !grounds.contains($0.name.string) }
    let pairings = candidates.flatMap { swatch in
      grounds.map { Pairing(swatch.name, on: ExactText($0), origin: .declared(nil)) }
    }
    var least: [ExactText: [Mode: Double]] = [:]
    var missing: Set<[ExactText]> = []
    for measurement in Measurer(of: palette, under: policy).measurements(of: pairings) {
      let name = measurement.pairing.foreground
      guard let ratio = measurement.contrast?.minimum else {
        missing.insert([name, ExactText(measurement.mode.name)])
        continue
      }
      least[name, default: [:]][measurement.mode] = min(
        ratio,
        least[name]?[measurement.mode] ?? .infinity
      )
    }
    matches = candidates.compactMap { swatch in
      let ratios = modes.map { mode -> (mode: Mode, ratio: Double?) in
        let isMissing = missing.contains([swatch.name, ExactText(mode.name)])
        return (mode, isMissing ? nil : least[swatch.name]?[mode])
      }
      let passing = ratios.filter { $0.ratio.map { $0 >= minimum } ?? false }.map(\.mode)
      guard !passing.isEmpty else { return nil }
      return Match(
        swatch: swatch,
        ratios: ratios,
        passing: passing,
        isEverywhere: passing.count == modes.count
      )
    }
  }
}
