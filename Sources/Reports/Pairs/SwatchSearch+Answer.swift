public import Audits
import Colors
import Documents
import Palettes

extension SwatchSearch {
  /// What the matches are ordered by.
  public enum Order: String, Sendable, CaseIterable {
    /// By name.
    case name
    /// By the least ratio, the greatest first.
    case ratio
  }

  private func sorted(_ matches: [Match], by order: Order) -> [Match] {
    switch order {
    case .name: matches.sorted { $0.swatch.name < $1.swatch.name }
    case .ratio:
      matches.sorted { ($1.worst, $0.swatch.name) < ($0.worst, $1.swatch.name) }
    }
  }

  /// The answers for people: what passes in every mode, then what passes in some.
  public static func text(
    of searches: [SwatchSearch],
    by order: Order,
    _ style: TerminalStyle
  ) -> String {
    searches.map { $0.text(by: order, style) }.joined(separator: "\n")
  }

  private func text(by order: Order, _ style: TerminalStyle) -> String {
    let names = modes.map(\.name.printable).joined(separator: ", ")
    var lines = [
      style.bold("\(palette) on \(grounds.joined(separator: " and ")), \(needed):1".printable)
    ]
    let groups = [
      (modes.count > 1 ? "in every mode (\(names))" : "in mode \(names)", true),
      ("in some modes only", false),
    ]
    for (title, isEverywhere) in groups {
      let rows = sorted(matches.filter { $0.isEverywhere == isEverywhere }, by: order)
      guard !rows.isEmpty else { continue }
      lines.append("  \(title):")
      let width = rows.map(\.swatch.name.string.printable.count).max() ?? 0
      for row in rows {
        let name = row.swatch.name.string.printable
        let pad = String(repeating: " ", count: width - name.count)
        lines.append("    \(name)\(pad)  \(cells(of: row, style))")
      }
    }
    if matches.isEmpty { lines.append("  no swatch passes, in no mode") }
    if !matches.isEmpty, !matches.contains(where: \.isEverywhere) {
      lines.append("  no swatch passes in every mode")
    }
    if !modesWithoutGround.isEmpty {
      let left = modesWithoutGround.map(\.name.printable).joined(separator: ", ")
      lines.append("  left out, because a ground has no colour there: \(left)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var needed: String {
    let text = minimum.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func cells(of match: Match, _ style: TerminalStyle) -> String {
    match.ratios.map { mode, ratio in
      let text = ratio.map { DecimalText.truncated($0, places: 2) } ?? "no colour"
      let color = match.swatch.value(in: mode)?.color.map { style.field(OpaqueColor(clipping: $0)) }
      let name = modes.count > 1 ? "\(mode.name.printable) " : ""
      let fails = match.passing.contains(mode) ? "" : " fails"
      return "\(name)\(color ?? "")\(text)\(fails)"
    }.joined(separator: "  ")
  }

  /// The answers as a JSON document.
  public static func json(of searches: [SwatchSearch], by order: Order) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("grounds", searches.first?.grounds ?? [])
      writer.member("required", searches.first?.minimum)
      writer.array("palettes") { writer in
        for search in searches { writer.object { search.write(by: order, to: &$0) } }
      }
    }
    return writer.document
  }

  private func write(by order: Order, to writer: inout JSONWriter) {
    writer.member("palette", palette)
    writer.member("modes", modes.map(\.name))
    writer.member("modesWithoutGround", modesWithoutGround.map(\.name))
    writer.array("swatches") { writer in
      for match in sorted(matches, by: order) {
        writer.object { writer in
          writer.member("name", match.swatch.name.string)
          writer.member("file", match.swatch.place.file)
          writer.member("line", match.swatch.place.start.line)
          writer.member("column", match.swatch.place.start.column)
          writer.member("passes", match.isEverywhere ? "every-mode" : "some-modes")
          writer.member("ratio", match.worst)
          writer.object("modes") { writer in
            for (mode, ratio) in match.ratios { writer.member(mode.name, ratio) }
          }
        }
      }
    }
  }
}
