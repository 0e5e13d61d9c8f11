public import Audits
import Colors
import Documents
import Palettes

extension ContrastMatrix {
  /// Matrices as grids of text, no line longer than `width` columns where one ground has room.
  ///
  /// Grounds that find no room beside the others come in a further block below.
  public static func text(
    _ matrices: [ContrastMatrix],
    width: Int,
    _ style: TerminalStyle
  ) -> [UInt8] {
    var lines: [String] = []
    for grid in matrices.flatMap(VerdictGrid.grids) {
      lines += grid.lines(width: width, style)
      lines.append("")
    }
    lines += [matrices.legend, matrices.summary]
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

extension VerdictGrid {
  private static let gap = "  "

  /// The grid as text, in blocks of as many columns as fit.
  func lines(width: Int, _ style: TerminalStyle) -> [String] {
    let mode = mode.map { ", mode \($0)" } ?? ""
    var lines = [style.bold("\(palette)\(mode): \(title)".printable)]
    let names = rows.map { $0.name.printable.shortened(to: min(32, max(12, width / 3))) }
    let head = names.map(\.columns).max() ?? 0
    let cellWidth = max(
      cells.joined().map { $0?.plainText.columns ?? 0 }.max() ?? 0,
      // Wide enough for the words of a heading, so that most break between words only.
      min(14, columns.flatMap { $0.name.printable.words }.map(\.columns).max() ?? 0)
    )
    let room = max(1, (width - head) / (cellWidth + Self.gap.count))
    for start in stride(from: 0, to: columns.count, by: room) {
      let block = start..<min(columns.count, start + room)
      lines.append("")
      lines += headings(block, head: head, cellWidth: cellWidth).map(style.dim)
      for (name, cells) in zip(names, cells) {
        let text = block.map { column in
          let cell = cells[column]
          let text = (cell?.plainText ?? "").filled(to: cellWidth)
          return cell.map { style.marked(text, $0.mark.meaning) } ?? text
        }
        lines.append(([name.filled(to: head)] + text).joined(separator: Self.gap).trimmed)
      }
    }
    return lines
  }

  /// The names of the columns, broken into lines that end at the cells.
  private func headings(_ block: Range<Int>, head: Int, cellWidth: Int) -> [String] {
    let names = block.map { columns[$0].name.printable.broken(to: cellWidth, lines: 3) }
    let height = names.map(\.count).max() ?? 1
    return (0..<height).map { line in
      let cells = names.map { name in
        let index = line - (height - name.count)
        return (name.indices.contains(index) ? name[index] : "").filled(to: cellWidth)
      }
      return ([String(repeating: " ", count: head)] + cells).joined(separator: Self.gap).trimmed
    }
  }
}

extension VerdictGrid.Cell {
  /// The ratio and the verdict: ` 4.35 large`, `3.97-21.00 ?`.
  fileprivate var plainText: String {
    guard let sample = samples.first else { return word }
    guard samples.count > 1, let last = samples.last else {
      return String(repeating: " ", count: max(0, 5 - ratio.count)) + "\(ratio) \(word)"
    }
    return [sample, last].map { DecimalText.truncated($0.ratio, places: 2) }
      .joined(separator: "-") + " ?"
  }
}

extension VerdictGrid.Mark {
  /// What the mark means, for the colours of a terminal.
  fileprivate var meaning: TerminalStyle.Meaning {
    switch self {
    case .good: .good
    case .partial, .open: .doubtful
    case .bad: .bad
    case .idle: .quiet
    }
  }
}

extension String {
  /// The text with blanks behind it, up to a number of columns.
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  /// The text without blanks at its end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
