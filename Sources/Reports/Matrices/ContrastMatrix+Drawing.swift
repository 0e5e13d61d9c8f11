public import Audits
import Colors
import Documents
import Palettes

extension ContrastMatrix {
  /// Matrices as one SVG drawing.
  public static func svg(_ matrices: [ContrastMatrix]) -> [UInt8] {
    GridDrawing(
      title: "Contrast matrix",
      palettes: matrices.map(\.palette),
      summary: matrices.summary,
      legend: matrices.legend,
      grids: matrices.flatMap(VerdictGrid.grids)
    ).document
  }

  /// Matrices as a page by itself.
  public static func html(_ matrices: [ContrastMatrix]) -> [UInt8] {
    var page = Page(
      "Contrast matrix",
      of: matrices.map(\.palette),
      closing: "Ratios are those of WCAG 2.2, cut off after two decimals and compared unrounded."
    ) { writer in
      writer.element("p", text: matrices.summary)
      writer.element("p", text: matrices.legend)
    }
    let (grids, leftOut) = matrices.flatMap(VerdictGrid.grids).cut(toColumns: 48, cells: 5000)
    for (index, grid) in grids.enumerated() {
      let mode = grid.mode.map { ", \($0.printable.shortened(to: 40))" } ?? ""
      page.add("grid-\(index + 1)", "\(grid.palette.printable.shortened(to: 40))\(mode)") {
        writer in
        writer.grid(grid, id: "table-\(index + 1)")
        if leftOut > 0, index == grids.count - 1 {
          writer.element(
            "p",
            text: "Left out here: \(counted(leftOut, "grid")); the JSON and the CSV hold them all."
          )
        }
      }
    }
    return page.document
  }
}

extension [ContrastMatrix] {
  /// How many cells are enough for what: `240 pairs: 96 are enough for text, 30 more ...`.
  var summary: String {
    var counts: [MatrixCell.Reach: Int] = [:]
    for matrix in self {
      for cell in matrix.cells { counts[cell.reach, default: 0] += 1 }
    }
    let total = counts.values.reduce(0, +)
    let reached = MatrixCell.uses.compactMap { use -> String? in
      guard let count = counts[.use(use)] else { return nil }
      return use == .text ? "\(count) are enough for text" : "\(count) for \(use.id) only"
    }
    let none = counts[.nothing].map { ["\($0) for nothing"] } ?? []
    let open = counts[.undetermined].map { ["\($0) undetermined"] } ?? []
    return "\(counted(total, "pair")): " + (reached + none + open).joined(separator: ", ")
  }

  /// What the words in the cells mean at the level.
  var legend: String {
    let level = first?.level ?? .aa
    let needs = MatrixCell.uses.map { use in
      let needed = Requirement.requirements(of: use, textSize: nil, level: level).last
      return "\(use.id) \(needed?.displayed ?? "1"):1"
    }
    return "Level \(level.rawValue) asks for: \(needs.joined(separator: ", "))."
  }
}
