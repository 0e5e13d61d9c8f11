import Audits
import Documents
import Palettes

extension VerdictGrid {
  /// The grids of a matrix: every swatch on every ground, a grid for each mode.
  static func grids(of matrix: ContrastMatrix) -> [VerdictGrid] {
    var cells: [Mode: [MatrixCell]] = [:]
    for cell in matrix.cells { cells[cell.mode, default: []].append(cell) }
    return matrix.modes.map { mode in
      var rest = (cells[mode] ?? [])[...]
      // The cells come in the order of rows and columns, without those of a swatch on itself.
      let rows = matrix.foregrounds.map { foreground in
        matrix.grounds.map { ground in
          ground.name == foreground.name ? nil : rest.popFirst().map(Cell.init)
        }
      }
      return VerdictGrid(
        title: "every swatch on every ground",
        palette: matrix.palette,
        mode: mode == .default ? nil : mode.name,
        rowTitle: "Swatch",
        rows: matrix.foregrounds.map { Heading(name: $0.name.string) },
        columns: matrix.grounds.map { Heading(name: $0.name.string) },
        cells: rows
      )
    }
  }
}
