public import Audits
import Colors
import Documents
import Palettes

extension ContrastMatrix {
  /// Matrices as a JSON document: every swatch on every ground, in every mode.
  public static func json(_ matrices: [ContrastMatrix]) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.array("matrices") { writer in
        for matrix in matrices {
          writer.object { writer in
            writer.member("palette", matrix.palette)
            writer.member("level", matrix.level.rawValue)
            writer.member("modes", matrix.modes.map(\.name))
            writer.member("foregrounds", matrix.foregrounds.map(\.name.string))
            writer.member("backgrounds", matrix.grounds.map(\.name.string))
          }
        }
      }
      writer.array("cells") { writer in
        for matrix in matrices {
          for cell in matrix.cells {
            writer.object { write(cell, of: matrix, to: &$0) }
          }
        }
      }
    }
    return writer.document
  }
}

private func write(_ cell: MatrixCell, of matrix: ContrastMatrix, to writer: inout JSONWriter) {
  writer.member("palette", matrix.palette)
  writer.member("foreground", cell.foreground.string)
  writer.member("background", cell.background.string)
  writer.member("mode", cell.mode.name)
  writer.member("ratio", cell.contrast?.ratio)
  writer.member("minimum", cell.contrast?.minimum)
  writer.member("maximum", cell.contrast?.maximum)
  writer.object("verdicts") { writer in
    for use in MatrixCell.uses { writer.member(use.id, cell.verdict(for: use).name) }
  }
  if let obstacle = cell.obstacle { writer.member("reason", obstacle) }
}
