import Audits
import Documents
import Palettes

extension VerdictGrid {
  /// Every pair of a palette in every mode, the worst first.
  init(pairsOf palette: PaletteAudit) {
    var positions: [PairRow.Key: Int] = [:]
    var rows: [PairRow] = []
    for measurement in palette.measurements {
      let key = PairRow.Key(measurement)
      if let position = positions[key], rows[position].measurements[measurement.mode] == nil {
        rows[position].measurements[measurement.mode] = measurement
      } else {
        positions[key] = rows.count
        rows.append(PairRow(measurement))
      }
    }
    let measured = Set(palette.measurements.map(\.mode))
    let modes = palette.reading.palette.modes.filter(measured.contains)
    let ranks = rows.map(\.rank)
    let order = rows.indices.sorted { ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0] < ranks[$1] }
    self.init(
      title: "every pair in every mode, the worst first",
      palette: palette.reading.palette.name,
      rowTitle: "Pair",
      rows: order.map { rows[$0].heading },
      columns: modes.map { Heading(name: $0.name) },
      cells: order.map { row in modes.map { rows[row].measurements[$0].map(Cell.init) } }
    )
  }

  /// The grids of an audit: for each palette every foreground on every ground, in each mode, or, when
  /// few of those were measured, every pair in every mode.
  static func grids(of audit: Audit) -> [VerdictGrid] {
    audit.palettes.filter { !$0.measurements.isEmpty }.flatMap { palette in
      crossings(of: palette) ?? [VerdictGrid(pairsOf: palette)]
    }
  }

  /// Foregrounds in rows and grounds in columns, a grid for each mode; nil when most cells would be
  /// empty, or when a cell would have to hold two uses.
  private static func crossings(of palette: PaletteAudit) -> [VerdictGrid]? {
    var foregrounds: [ExactText] = []
    var grounds: [ExactText] = []
    var cells: [Mode: [[ExactText]: Measurement]] = [:]
    var seen: Set<ExactText> = []
    var seenBehind: Set<ExactText> = []
    var pairs: Set<[ExactText]> = []
    for measurement in palette.measurements {
      let (front, back) = (measurement.pairing.foreground, measurement.pairing.background)
      if seen.insert(front).inserted { foregrounds.append(front) }
      if seenBehind.insert(back).inserted { grounds.append(back) }
      pairs.insert([front, back])
      let isTaken =
        cells[measurement.mode, default: [:]].updateValue(measurement, forKey: [front, back]) != nil
      if isTaken { return nil }
    }
    let (full, overflow) = foregrounds.count.multipliedReportingOverflow(by: grounds.count)
    guard !overflow, grounds.count > 1, foregrounds.count > 1, pairs.count >= full / 2 else {
      return nil
    }
    return palette.reading.palette.modes.compactMap { mode in
      guard let measured = cells[mode] else { return nil }
      return VerdictGrid(
        title: "every foreground on every ground that was measured",
        palette: palette.reading.palette.name,
        mode: mode == .default ? nil : mode.name,
        rowTitle: "Foreground",
        rows: foregrounds.map { Heading(name: $0.string) },
        columns: grounds.map { Heading(name: $0.string) },
        cells: foregrounds.map { front in
          grounds.map { measured[[front, $0]].map(Cell.init) }
        }
      )
    }
  }
}

/// One pairing with what was measured of it.
private struct PairRow {
  /// What tells pairings apart.
  struct Key: Hashable {
    private let foreground: ExactText
    private let background: ExactText
    private let terms: PairingTerms

    init(_ measurement: Measurement) {
      foreground = measurement.pairing.foreground
      background = measurement.pairing.background
      terms = measurement.pairing.terms
    }
  }

  /// What rows are ordered by: what fails first, and of that what misses by most.
  struct Rank: Comparable {
    let verdict: Int
    let margin: Double

    static func < (left: Rank, right: Rank) -> Bool {
      (left.verdict, left.margin) < (right.verdict, right.margin)
    }
  }

  let pairing: Pairing
  var measurements: [Mode: Measurement]

  init(_ measurement: Measurement) {
    pairing = measurement.pairing
    measurements = [measurement.mode: measurement]
  }

  var rank: Rank {
    measurements.values.map { Rank(verdict: $0.verdict.mark.rank, margin: $0.margin) }.min()
      ?? Rank(verdict: 0, margin: 0)
  }

  var heading: VerdictGrid.Heading {
    let layers = pairing.layers.isEmpty ? "" : " over \(pairing.layers.joined(separator: ", "))"
    return VerdictGrid.Heading(
      name: pairing.foreground.string,
      ground: pairing.background.string + layers,
      detail: pairing.use == .text ? nil : pairing.use.id
    )
  }
}

extension VerdictGrid.Mark {
  /// The place of a mark among others, the worst first.
  fileprivate var rank: Int {
    switch self {
    case .bad: 0
    case .open: 1
    case .partial: 2
    case .good: 3
    case .idle: 4
    }
  }
}
