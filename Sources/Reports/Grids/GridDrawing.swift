import Colors
import Documents

/// Grids of verdicts as one SVG drawing (SVG 2): samples in their own colours, ratios, and verdicts
/// by word and shape as well as by colour.
///
/// Names stand in a font of fixed width, so that their space is known without measuring them.
struct GridDrawing {
  private let title: String
  private let palettes: [String]
  private let summary: String
  private let remark: String
  private let legend: String
  private let grids: [VerdictGrid]
  private let notes: [String]

  private static let margin = 24
  private static let headWidth = 264
  private static let cellWidth = 160
  private static let rowHeight = 44
  private static let lineHeight = 15
  private static let mostColumns = 24
  private static let mostCells = 1000
  /// Grids of few columns are set in strips side by side, as newspapers do, up to this width.
  private static let stripsWidth = 1400
  private static let stripGap = 32

  /// Draws grids under a title, with a sentence that sums them up.
  ///
  /// Of more than a thousand cells the rest is left out, and counted in the drawing.
  init(
    title: String,
    palettes: [String],
    summary: String,
    remark: String = "",
    legend: String,
    grids: [VerdictGrid]
  ) {
    let (kept, leftOut) = grids.cut(toColumns: Self.mostColumns, cells: Self.mostCells)
    self.title = title
    self.palettes = palettes
    self.summary = summary
    self.remark = remark
    self.legend = legend
    self.grids = kept
    self.notes =
      leftOut > 0
      ? ["Left out here: \(leftOut) of \(grids.count) grids; the JSON and the CSV hold them all."]
      : []
  }

  /// The drawing as a file.
  var document: [UInt8] {
    let widest = grids.map { strips(of: $0) * (stripWidth(of: $0) + Self.stripGap) }.max() ?? 0
    let width = 2 * Self.margin + max(widest - Self.stripGap, 640)
    let top = 124
    let height = grids.reduce(top) { $0 + room(for: $1) } + notes.count * 24 + Self.margin
    var writer = HTMLWriter()
    writer.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": "\(width)", "height": "\(height)",
        "viewBox": "0 0 \(width) \(height)", "role": "img", "aria-labelledby": "title desc",
      ]
    ) { writer in
      writeTitle(to: &writer)
      // What else is to be said has no fixed width, so it stands where no width is needed.
      writer.element(
        "desc",
        ["id": "desc"],
        text: remark.isEmpty ? summary : "\(summary). \(remark)"
      )
      writer.style(Self.sheet)
      writer.shape("rect", ["width": "\(width)", "height": "\(height)", "class": "paper"])
      writer.line(title, x: Self.margin, y: 44, "title")
      writer.line(summary, x: Self.margin, y: 72, "ink")
      writer.line(legend, x: Self.margin, y: 96, "quiet")
      var y = top
      for grid in grids {
        draw(grid, at: y, &writer)
        y += room(for: grid)
      }
      for note in notes {
        writer.line(note, x: Self.margin, y: y, "quiet")
        y += 24
      }
    }
    return writer.bytes + [0x0A]
  }

  private func writeTitle(to writer: inout HTMLWriter) {
    writer.element("title", ["id": "title"]) { writer in
      writer.text(title + " of ")
      for (index, name) in palettes.prefix(6).enumerated() {
        if index > 0 { writer.text(", ") }
        writer.isolated(name.printable.shortened(to: 60))
      }
      if palettes.isEmpty { writer.text("no palette") }
      if palettes.count > 6 { writer.text(" and \(palettes.count - 6) more") }
    }
  }

  private func stripWidth(of grid: VerdictGrid) -> Int {
    Self.headWidth + grid.columns.count * Self.cellWidth
  }

  private func strips(of grid: VerdictGrid) -> Int {
    let most = (Self.stripsWidth + Self.stripGap) / (stripWidth(of: grid) + Self.stripGap)
    return max(1, min(most, grid.rows.count / 8))
  }

  private func rowsInStrip(of grid: VerdictGrid) -> Int {
    let strips = strips(of: grid)
    return (grid.rows.count + strips - 1) / strips
  }

  private func headHeight(of grid: VerdictGrid) -> Int {
    let lines = grid.columns.map { columnLines($0).count }.max() ?? 1
    return 36 + lines * Self.lineHeight + 8
  }

  private func columnLines(_ heading: VerdictGrid.Heading) -> [String] {
    heading.name.printable.broken(to: 20, lines: 3)
  }

  private func room(for grid: VerdictGrid) -> Int {
    headHeight(of: grid) + rowsInStrip(of: grid) * Self.rowHeight
      + (grid.leftOut == nil ? 0 : 24) + 28
  }

  private func draw(_ grid: VerdictGrid, at top: Int, _ writer: inout HTMLWriter) {
    let left = Self.margin
    writer.element("text", ["x": "\(left)", "y": "\(top + 14)", "class": "heading"]) { writer in
      writer.element("tspan", ["class": "name"], text: grid.palette.printable.shortened(to: 40))
      if let mode = grid.mode {
        writer.text(", mode ")
        writer.element("tspan", ["class": "name"], text: mode.printable.shortened(to: 40))
      }
      writer.text(": " + grid.title)
    }
    let rows = rowsInStrip(of: grid)
    for (strip, start) in stride(from: 0, to: grid.rows.count, by: max(1, rows)).enumerated() {
      let x = left + strip * (stripWidth(of: grid) + Self.stripGap)
      draw(start..<min(grid.rows.count, start + rows), of: grid, x: x, y: top, &writer)
    }
    if let leftOut = grid.leftOut {
      let y = top + headHeight(of: grid) + rows * Self.rowHeight + 14
      writer.line(leftOut, x: left, y: y, "quiet")
    }
  }

  /// Draws some rows below the heads of their columns.
  private func draw(
    _ rows: Range<Int>,
    of grid: VerdictGrid,
    x left: Int,
    y top: Int,
    _ writer: inout HTMLWriter
  ) {
    let head = top + headHeight(of: grid)
    for (index, column) in grid.columns.enumerated() {
      let lines = columnLines(column)
      for (line, text) in lines.enumerated() {
        writer.line(
          text,
          x: left + Self.headWidth + index * Self.cellWidth,
          y: head - 11 - (lines.count - 1 - line) * Self.lineHeight,
          "mono ink"
        )
      }
    }
    for (position, row) in rows.enumerated() {
      let y = head + position * Self.rowHeight
      writer.shape(
        "rect",
        [
          "x": "\(left)", "y": "\(y - 6)", "width": "\(stripWidth(of: grid) - 8)", "height": "1",
          "class": "line",
        ]
      )
      draw(grid.rows[row], x: left, y: y, &writer)
      for (column, cell) in grid.cells[row].enumerated() {
        guard let cell else { continue }
        draw(cell, x: left + Self.headWidth + column * Self.cellWidth, y: y, &writer)
      }
    }
  }

  private func draw(
    _ heading: VerdictGrid.Heading,
    x: Int,
    y: Int,
    _ writer: inout HTMLWriter
  ) {
    guard let ground = heading.ground else {
      for (line, text) in heading.name.printable.broken(to: 34, lines: 2).enumerated() {
        writer.line(text, x: x, y: y + 12 + line * Self.lineHeight, "mono ink")
      }
      return
    }
    writer.line(heading.name.printable.shortened(to: 34), x: x, y: y + 12, "mono ink")
    let detail = heading.detail.map { " (\($0))" } ?? ""
    let name = ground.printable.shortened(to: 31 - detail.columns)
    writer.element(
      "text",
      ["x": "\(x)", "y": "\(y + 12 + Self.lineHeight)", "class": "mono quiet"]
    ) { writer in
      writer.text("on ")
      writer.element("tspan", ["class": "name"], text: name)
      writer.text(detail)
    }
  }

  private func draw(_ cell: VerdictGrid.Cell, x: Int, y: Int, _ writer: inout HTMLWriter) {
    let part = 48 / max(1, cell.samples.count)
    for (index, sample) in cell.samples.enumerated() {
      let left = x + index * part
      writer.shape(
        "rect",
        [
          "x": "\(left)", "y": "\(y)", "width": "\(part)", "height": "32",
          "fill": sample.background.hex, "class": "sample",
        ]
      )
      writer.element(
        "text",
        [
          "x": "\(left + part / 2)", "y": "\(y + 22)", "fill": sample.foreground.hex,
          "class": part < 48 ? "specimen half" : "specimen",
        ],
        text: "Aa"
      )
    }
    let text = cell.samples.isEmpty ? x : x + 56
    writer.line(cell.ratio, x: text, y: y + 13, "figure ink")
    writer.element("g", ["transform": "translate(\(text) \(y + 19))"]) { $0.mark(cell.mark) }
    writer.line(cell.word, x: text + 17, y: y + 29, "small \(cell.mark.rawValue)")
  }

  static let sheet: StaticString = """
    text{font:13px system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    text.title{font-size:22px;font-weight:650;fill:#1b1f24}
    text.heading{font-size:15px;font-weight:600;fill:#1b1f24}
    .name{unicode-bidi:isolate}
    .mono,.specimen{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
    text.mono{font-size:12px;unicode-bidi:isolate}
    text.small{font-size:12px}
    text.specimen{font-size:17px;font-weight:500;text-anchor:middle}
    text.half{font-size:13px}
    text.figure{font-size:12px;font-weight:650;font-variant-numeric:tabular-nums}
    .paper{fill:#fff}.ink{fill:#1b1f24}.quiet{fill:#4a5159}.line{fill:#d5dade}
    .sample{stroke:#767e86;stroke-width:1}
    .good{fill:#0b5a2a}.partial{fill:#0a3d91}.bad{fill:#8f0f1f}.open{fill:#6b4300}.idle{fill:#4a5159}
    @media (prefers-color-scheme:dark){
    text.title,text.heading,.ink{fill:#eceff2}
    .paper{fill:#14171a}.quiet,.idle{fill:#b4bcc4}.line{fill:#3a4148}.sample{stroke:#8a939c}
    .good{fill:#7ddf9b}.partial{fill:#9ecbff}.bad{fill:#ffb0a8}.open{fill:#ffd37a}
    }
    """
}

extension HTMLWriter {
  /// Writes a line of text in a drawing; an empty one leaves no trace.
  fileprivate mutating func line(_ text: String, x: Int, y: Int, _ style: String) {
    guard !text.isEmpty else { return }
    element("text", ["x": "\(x)", "y": "\(y)", "class": style], text: text)
  }

  /// Draws the shape of a verdict, 12 units wide: a tick, a half disc, a cross, a question, a dash.
  mutating func mark(_ mark: VerdictGrid.Mark) {
    let path =
      switch mark {
      case .good: "M1 6.5 2.6 5 5 7.4 10 2 11.5 3.5 5 10.5z"
      case .partial: "M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM6 2.5v7a3.5 3.5 0 1 1 0-7z"
      case .bad: "M2.5 1 6 4.5 9.5 1 11 2.5 7.5 6 11 9.5 9.5 11 6 7.5 2.5 11 1 9.5 4.5 6 1 2.5z"
      case .open:
        "M3 4a3 3 0 1 1 4.2 2.7c-.3.2-.4.4-.4.8V8H5.2v-.6c0-.9.4-1.5 1.2-1.9A1.4 1.4 0 1 0 4.6 4z"
          + "M5.2 9.2h1.6V11H5.2z"
      case .idle: "M1.5 5h9v2h-9z"
      }
    shape("path", ["d": path, "class": mark.rawValue, "fill-rule": "evenodd"])
  }
}
