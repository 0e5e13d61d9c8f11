import Colors
import Documents

extension HTMLWriter {
  /// Writes a grid of verdicts as a table.
  mutating func grid(_ grid: VerdictGrid, id: String) {
    let attributes: Attributes = [
      "class": "scroll", "role": "region", "aria-labelledby": "\(id)-caption", "tabindex": "0",
    ]
    element("div", attributes) { writer in
      writer.element("table", ["class": "cells"]) { writer in
        writer.element("caption", ["id": "\(id)-caption"]) { writer in
          writer.name(grid.palette)
          if let mode = grid.mode {
            writer.text(", mode ")
            writer.name(mode)
          }
          writer.text(": \(grid.title)")
          if let leftOut = grid.leftOut { writer.text(". \(leftOut)") }
        }
        writer.element("thead") { writer in
          writer.element("tr") { writer in
            writer.element("th", ["scope": "col"], text: grid.rowTitle)
            for column in grid.columns {
              writer.element("th", ["scope": "col"]) { $0.name(column.name) }
            }
          }
        }
        writer.element("tbody") { writer in
          for (heading, cells) in zip(grid.rows, grid.cells) { writer.row(heading, cells) }
        }
      }
    }
  }

  private mutating func row(_ heading: VerdictGrid.Heading, _ cells: [VerdictGrid.Cell?]) {
    element("tr") { writer in
      writer.element("th", ["scope": "row"]) { writer in
        writer.name(heading.name)
        if let ground = heading.ground {
          writer.text(" on ")
          writer.name(ground)
        }
        if let detail = heading.detail {
          writer.element("span", ["class": "quiet"], text: " (\(detail))")
        }
      }
      for cell in cells {
        writer.element("td") { writer in if let cell { writer.cell(cell) } }
      }
    }
  }

  private mutating func cell(_ cell: VerdictGrid.Cell) {
    for sample in cell.samples { self.sample(sample.foreground, on: sample.background) }
    element("span", ["class": "cell"]) { writer in
      if !cell.ratio.isEmpty { writer.element("b", text: cell.ratio) }
      writer.verdict(cell.mark, cell.word)
    }
  }
}
