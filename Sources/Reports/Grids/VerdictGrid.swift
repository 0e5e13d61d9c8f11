import Audits
import Colors
import Palettes

/// Verdicts in rows and columns: what the drawings, the tables and the terminal's grids show.
struct VerdictGrid {
  /// What the grid shows, without a name: `every pair in every mode`.
  let title: String
  /// The name of the palette.
  let palette: String
  /// The name of the mode, or nil when the columns are modes.
  let mode: String?
  /// What the rows are.
  let rowTitle: String
  /// The rows.
  private(set) var rows: [Heading]
  /// The columns.
  private(set) var columns: [Heading]
  /// The cells, row by row; nil where nothing was measured.
  private(set) var cells: [[Cell?]]
  /// How many rows were left out at the end.
  private(set) var rowsLeftOut = 0
  /// How many columns were left out at the end.
  private(set) var columnsLeftOut = 0

  /// What stands at the head of a row or a column.
  struct Heading {
    /// The name of a swatch or of a mode.
    let name: String
    /// The name of the ground, when the heading is a pair.
    var ground: String?
    /// A further word, such as a use.
    var detail: String?
  }

  /// One verdict.
  struct Cell {
    /// The colours as they are seen; empty when there are none, two when they are an interval.
    let samples: [Contrast.Appearance]
    /// The ratio, cut off, or a word for none.
    let ratio: String
    /// What kind of verdict it is.
    let mark: Mark
    /// The verdict in a word.
    let word: String
  }

  /// The kinds of verdict; each has a shape and a colour.
  enum Mark: String {
    case good, partial, bad, open, idle
  }

  init(
    title: String,
    palette: String,
    mode: String? = nil,
    rowTitle: String,
    rows: [Heading],
    columns: [Heading],
    cells: [[Cell?]]
  ) {
    self.title = title
    self.palette = palette
    self.mode = mode
    self.rowTitle = rowTitle
    self.rows = rows
    self.columns = columns
    self.cells = cells
  }

  /// How many cells it has, filled or not.
  var size: Int { rows.count * columns.count }

  /// The grid without the columns and rows that are too many; it counts what it leaves out.
  func cut(toColumns mostColumns: Int, cells mostCells: Int) -> VerdictGrid {
    var grid = self
    grid.columns = Array(columns.prefix(mostColumns))
    grid.columnsLeftOut = columns.count - grid.columns.count
    let mostRows = max(1, mostCells / max(1, grid.columns.count))
    grid.rows = Array(rows.prefix(mostRows))
    grid.rowsLeftOut = rows.count - grid.rows.count
    grid.cells = cells.prefix(mostRows).map { Array($0.prefix(mostColumns)) }
    return grid
  }

  /// What was left out, in a sentence, or nil when nothing was.
  var leftOut: String? {
    let parts = [
      rowsLeftOut > 0 ? "\(rowsLeftOut) of \(rows.count + rowsLeftOut) rows" : nil,
      columnsLeftOut > 0 ? "\(columnsLeftOut) of \(columns.count + columnsLeftOut) columns" : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return "Left out here: \(parts.joined(separator: " and ")); the JSON and the CSV hold them all."
  }
}

extension [VerdictGrid] {
  /// The grids of which as many cells are kept as there is room for, in order; and how many grids
  /// were left out.
  func cut(toColumns mostColumns: Int, cells room: Int) -> (grids: [VerdictGrid], leftOut: Int) {
    var grids: [VerdictGrid] = []
    var left = room
    for grid in self {
      guard left > 0 else { break }
      grids.append(grid.cut(toColumns: mostColumns, cells: left))
      left -= grids.last?.size ?? 0
    }
    return (grids, count - grids.count)
  }
}

extension Verdict {
  /// The kind of mark that stands for it.
  var mark: VerdictGrid.Mark {
    switch self {
    case .pass: .good
    case .fail: .bad
    case .undetermined: .open
    case .exempt, .waived: .idle
    }
  }
}

extension VerdictGrid.Cell {
  /// The cell of a measurement.
  init(_ measurement: Measurement) {
    self.init(
      samples: measurement.contrast?.samples ?? [],
      ratio: measurement.contrast?.displayed ?? "no contrast",
      mark: measurement.verdict.mark,
      word: measurement.verdict.name
    )
  }

  /// The cell of a matrix.
  init(_ cell: MatrixCell) {
    let (mark, word): (VerdictGrid.Mark, String) =
      switch cell.reach {
      case .use(.text): (.good, Use.text.id)
      case .use(.largeText): (.partial, "large")
      case .use(let use): (.partial, use.id)
      case .nothing: (.bad, "fail")
      case .undetermined: cell.contrast == nil ? (.idle, "no colour") : (.open, "undetermined")
      }
    self.init(
      samples: cell.contrast?.samples ?? [],
      ratio: cell.contrast?.displayed ?? "",
      mark: mark,
      word: word
    )
  }
}

extension Contrast {
  /// The colours to show: one pair, or those of both ends of an interval.
  var samples: [Appearance] { ratio == nil ? [minimumAt, maximumAt] : [minimumAt] }
}
