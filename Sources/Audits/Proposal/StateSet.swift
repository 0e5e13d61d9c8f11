import Documents
import Palettes

/// Finds swatches whose names are those of states, such as success, warning and error.
enum StateSet {
  private static let words: [[String]] = [
    ["success", "positive", "ok", "valid"], ["warning", "caution", "attention"],
    ["error", "danger", "destructive", "critical", "negative", "failure"],
    ["info", "information", "informative"],
  ]

  /// The sets of two and more states that stand side by side, such as `--success` and `--error`.
  static func sets(of palettes: [Palette]) -> [ColorSet] {
    var order: [String] = []
    var states: [String: [(kind: Int, name: String)]] = [:]
    for name in palettes.flatMap({ $0.swatches.map(\.name.string) }) {
      let parts = name.split(whereSeparator: { ".-_/".contains($0) })
      guard let last = parts.last,
        let kind = words.firstIndex(where: { $0.contains(last.lowercased()) })
      else { continue }
      let stem = String(name.dropLast(last.count))
      if states[stem] == nil { order.append(stem) }
      if !states[stem, default: []].contains(where: { $0.kind == kind }) {
        states[stem, default: []].append((kind, name))
      }
    }
    return order.compactMap { stem in
      guard let found = states[stem], found.count > 1 else { return nil }
      let word = stem.split(whereSeparator: { ".-_/ ".contains($0) }).joined(separator: " ")
      let name = word.isEmpty ? "states" : "states of \(word)"
      return ColorSet(name, of: found.sorted { $0.kind < $1.kind }.map(\.name))
    }
  }
}
