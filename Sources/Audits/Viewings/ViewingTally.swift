import Colors
public import Documents
public import Palettes

/// How many pairings that pass as authored would drop below what they need, under each viewing.
///
/// WCAG does not ask authors to answer for what displays and eyes do: the counts are advice.
public struct ViewingTally: Sendable, Hashable {
  /// The counts, in the order of the viewings; those that change no ratio are left out.
  public private(set) var counts: [Count] = []
  /// The cell that is farthest below what it needs, or nil when none drops.
  public private(set) var worst: Cell?

  /// The count of one viewing.
  public struct Count: Sendable, Hashable {
    /// The name of the viewing.
    public let viewing: String
    /// Pairings in modes that drop below what they need.
    public fileprivate(set) var pairs: Int
  }

  /// One pairing in one mode under one viewing.
  public struct Cell: Sendable, Hashable {
    /// The name of the palette.
    public let palette: String
    /// The foreground.
    public let foreground: ExactText
    /// The background.
    public let background: ExactText
    /// The mode.
    public let mode: Mode
    /// The name of the viewing.
    public let viewing: String
    /// The ratio under the viewing, 1 to 21.
    public let ratio: Double
    /// The ratio that the pairing needs as authored, 1 to 21.
    public let required: Double
  }

  /// Counts all viewings, and those that are asked for besides.
  ///
  /// - Complexity: O(*p* · *v*) in the measurements and the viewings.
  init(of measurements: [Measurement], under asked: [Viewing]) {
    let viewings = (Viewing.all + asked).uniqued.filter(\.changesRatios)
    counts = viewings.map { Count(viewing: $0.id, pairs: 0) }
    var seen = SeenRatios(under: viewings)
    var subjects = ViewingSubjects()
    var least = 1.0
    for measurement in measurements {
      guard measurement.passingRatio != nil, let required = measurement.required,
        let colors = measurement.contrast?.minimumAt
      else { continue }
      let pairing = measurement.pairing
      let (foreground, background) = subjects.subjects(of: pairing, in: measurement.mode)
      let ratios = seen.ratios(
        of: colors.foreground,
        as: foreground,
        on: colors.background,
        as: background
      )
      for (index, ratio) in ratios.enumerated() where ratio < required {
        counts[index].pairs += 1
        guard ratio / required < least else { continue }
        least = ratio / required
        worst = Cell(
          palette: measurement.palette,
          foreground: pairing.foreground,
          background: pairing.background,
          mode: measurement.mode,
          viewing: viewings[index].id,
          ratio: ratio,
          required: required
        )
      }
    }
  }

  /// Joins the tallies of several palettes.
  init(joining tallies: some Sequence<ViewingTally>) {
    for tally in tallies {
      for count in tally.counts {
        if let index = counts.firstIndex(where: { $0.viewing == count.viewing }) {
          counts[index].pairs += count.pairs
        } else {
          counts.append(count)
        }
      }
      if let cell = tally.worst, worst.map({ cell.isWorse(than: $0) }) ?? true { worst = cell }
    }
  }
}

extension ViewingTally.Cell {
  fileprivate func isWorse(than other: ViewingTally.Cell) -> Bool {
    ratio / required < other.ratio / other.required
  }
}
