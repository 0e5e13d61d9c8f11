import Documents
import Palettes
import TestSupport
import Testing

/// Formats of JSON, given files with a few bytes changed: nothing crashes, and all places exist.
@Suite struct ChangedPaletteTests {
  private static let fixtures: [(format: PaletteFormat, text: String)] = [
    (
      .materialTheme,
      """
      {"seed": "#123", "schemes": {"light": {"primary": "#111", "on-primary": "hsl(1 2% 3%)"},
       "dark-high-contrast": {"primary": "#eee"}}, "palettes": {"primary": {"40": "#333"}},
       "extendedColors": [{"name": "x", "color": "#abc"}], "coreColors": {"primary": "#fff"}}
      """
    ),
    (
      .carbon,
      """
      {"t": {"$a": {"role": ["Primary text"], "value": {"white": {"hex": "#161616 @ 50%"}}},
       "$b": {"role": ["Default page background"], "value": {"white": {"hex": "#fff"}}},
       "$c": {"role": ["Links on $b grounds", "Hover color for $link"], "value": {"g10": "#000"}}}}
      """
    ),
    (
      .tailwindConfig,
      """
      {"theme": {"colors": {"a": "rgb(1 2 3 / <alpha-value>)", "b": {"DEFAULT": "var(--b)"}},
       "extend": {"colors": {"b": {"foreground": "hsl(var(--c / <alpha-value>))", "1": "#fff"}}}}}
      """
    ),
    (
      .plainJSON,
      """
      {"light": {"a": "#fff", "b": {"hex": "fff", "rgb": {"r": 1, "g": 0.5, "b": 0, "a": 1}}},
       "dark": {"a": "rgb(1, 2, 3)", "b": [{"name": "x", "hsl": [1, 0.2, 0.3]}, "white", "#0008"]}}
      """
    ),
    (
      .plainJSON,
      """
      {"global": {"type": "color"}, "aliases": {"a": {"value": "#111"}, "b": "{!a}", "c": "{!b}"},
       "props": {"x": {"value": "#111", "originalValue": "{!c}"}, "y": {"value": "{!y}"}}}
      """
    ),
    (
      .plainJSON,
      """
      {"cssVars": {"theme": {"f": "Inter", "c": "var(--a)"}, "light": {"a": "1 2% 3% / 4", "b": "#fff"},
       "dark": {"a": "1 2 3", "b": "oklch(0 0 0)", "d": "var(--e, #fff)"}}}
      """
    ),
  ]

  @Test(arguments: fixtures.indices)
  func `changed files are read or refused`(index: Int) {
    let (format, text) = Self.fixtures[index]
    var random = SplitMix64(seed: UInt64(index))
    let bytes = Array(text.utf8)
    let interesting = Array("{}[]()\"',:;$#@.-*/!&~0a \n".utf8)
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let offset = Int.random(in: 0..<changed.count, using: &random)
        let end = min(changed.count, offset + Int.random(in: 1...40, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: changed[offset] = interesting.randomElement(using: &random) ?? 0
        case 1: changed.removeSubrange(offset..<end)
        case 2: changed.insert(interesting.randomElement(using: &random) ?? 0, at: offset)
        case 3: changed.replaceSubrange(offset..<end, with: Array("null".utf8))
        default: changed.insert(contentsOf: changed[offset..<end], at: offset)
        }
        if changed.isEmpty { changed = [0x7B] }
      }
      let tree = SourceTree(SourceFile(name: "a.json", bytes: changed))
      guard let reading = try? PaletteFormat.reading(of: tree, as: format) else { continue }
      for problem in reading.problems {
        #expect(problem.place.range.upperBound <= changed.count && !problem.message.isEmpty)
      }
    }
  }
}
