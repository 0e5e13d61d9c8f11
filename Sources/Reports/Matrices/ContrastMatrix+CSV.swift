public import Audits
import Colors
import Documents
import Palettes

extension ContrastMatrix {
  /// Matrices as comma-separated values, a cell a record; numbers are in full.
  public static func csv(_ matrices: [ContrastMatrix]) -> [UInt8] {
    var writer = CSVWriter()
    writer.record(
      ["palette", "foreground", "background", "mode", "ratio", "minimum", "maximum"]
        + MatrixCell.uses.map(\.id)
    )
    for matrix in matrices {
      for cell in matrix.cells {
        let numbers = [cell.contrast?.ratio, cell.contrast?.minimum, cell.contrast?.maximum]
        writer.record(
          [matrix.palette, cell.foreground.string, cell.background.string, cell.mode.name]
            + numbers.map { $0.map(JSONWriter.text) }
            + MatrixCell.uses.map { cell.verdict(for: $0).name }
        )
      }
    }
    return writer.bytes
  }
}
