import Audits
import Documents
import Palettes
import Testing

@Suite struct BaselineTests {
  private let everything = BaselineScope(paths: ["."]) { $0 }

  private func read(_ text: String) throws -> Baseline {
    try Baseline(reading: SourceFile(name: "legible-baseline.json", text: text))
  }

  /// The baseline of pairs of one name each, with the ratios given.
  private func baseline(
    _ rows: [(file: String, ratio: Double)],
    renames: String = ""
  ) throws -> Baseline {
    let entries = rows.map { file, ratio in
      """
      {"file": "\(file)", "rule": "text-contrast", "foreground": "--foreground", \
      "background": "--background", "mode": "default", "viewing": "as-authored", "ratio": \(ratio)}
      """
    }
    return try read(
      "{\"version\": 1, \"renames\": {\(renames)}, \"findings\": [\(entries.joined(separator: ", "))]}"
    )
  }

  private func css(_ color: String) -> String {
    ":root { --background: #ffffff; --foreground: \(color); }"
  }

  @Test func `what is written reads back as the same, names of any kind included`() throws {
    let name = "a\\\"b<c>&'\\u001b[31m\\u0000</script>\\u202e]]>\\n"
    let audit = try audit(
      "{\"color\": {\"\(name)\": {\"$type\": \"color\", \"$value\": \"#aaaaaa\"}, "
        + "\"paper\": {\"$type\": \"color\", \"$value\": \"#ffffff\"}}}",
      policy: "{\"infer\": false, \"pairs\": [{\"foreground\": \"color.\(name)\", "
        + "\"background\": \"color.paper\"}]}"
    )
    #expect(audit.open.count == 1)
    let written = audit.baseline(replacing: Baseline(), in: everything)
    let again = try Baseline(
      reading: SourceFile(name: "legible-baseline.json", bytes: written.json)
    )
    #expect(again.json == written.json)
    let accepted = audit.accepting(again, in: everything)
    #expect(accepted.open.isEmpty)
    #expect(Summary(of: accepted).inBaseline == 1)
    #expect(accepted.findings.first?.suppression?.kind == .baseline)
    #expect(accepted.findings.first?.suppression?.place?.start.line == 4)
  }

  @Test func `one entry stands on a line, sorted by file, and order does not matter`() throws {
    let forwards = try baseline([("a.css", 2), ("b.css", 3), ("b.css", 4)])
    let backwards = try baseline([("b.css", 4), ("b.css", 3), ("a.css", 2)])
    #expect(forwards.json == backwards.json)
    let lines = String(decoding: forwards.json, as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.contains("text-contrast") }.count == 3)
  }

  /// On white, #777777 has 4.478 and #888888 has 3.545 (WCAG 2.2).
  static let rows: [(ratios: [Double], isOpen: Bool, stale: Int)] = [
    ([], true, 0), ([4.478], false, 0), ([4.4], false, 0), ([4.487], false, 0), ([4.489], true, 0),
    ([4.6], true, 0), ([4.478, 4.478], false, 1), ([2, 21], false, 1), ([4.6, 4.7], true, 1),
  ]

  @Test(arguments: rows)
  func `a ratio may fall by 0.01, and what nothing needs is stale`(
    ratios: [Double],
    isOpen: Bool,
    stale: Int
  ) throws {
    let audit = try audit(css("#777777"), file: "a.css")
      .accepting(try baseline(ratios.map { ("a.css", $0) }), in: everything)
    #expect(audit.open.contains { $0.rule == "text-contrast" } == isOpen)
    let finding = audit.open.first { $0.rule == "stale-baseline" }
    #expect(finding?.message.hasPrefix("\(stale) ") ?? (stale == 0))
    #expect(finding?.severity ?? .warning == .warning)
    let change = audit.findings.first { $0.rule == "text-contrast" }?.change
    #expect(change?.outcome == (isOpen && !ratios.isEmpty ? .worse : nil))
    #expect(change?.ratio == (isOpen ? ratios.first : nil))
  }

  @Test func `two files may swap their names`() throws {
    let renames = "\"a.css\": \"b.css\", \"b.css\": \"a.css\""
    let old = try baseline([("a.css", 3.949), ("b.css", 3.544)], renames: renames)
    for (file, color) in [("b.css", "#808080"), ("a.css", "#888888")] {
      let scope = BaselineScope(paths: [file]) { $0 }
      let audit = try audit(css(color), file: file).accepting(old, in: scope)
      #expect(audit.open.isEmpty, "\(audit.open.map(\.message))")
    }
    let swapped = try audit(css("#888888"), file: "b.css")
      .accepting(old, in: BaselineScope(paths: ["b.css"]) { $0 })
    #expect(swapped.open.first?.change?.outcome == .worse)
  }

  @Test func `what somebody accepted elsewhere, and what has run out, is not written down`() throws
  {
    let audit = try audit(css("#808080"), file: "a.css")
    let stale = audit.accepting(
      try baseline([("a.css", 3.949), ("a.css", 3.949)]),
      in: everything
    )
    #expect(stale.open.map(\.rule) == ["stale-baseline"])
    let written = stale.baseline(replacing: Baseline(), in: everything)
    #expect(written.entries.isEmpty)
    #expect(try read(String(decoding: written.json, as: UTF8.self)).entries.isEmpty)
  }

  @Test func `a pair that nearly passes and got worse is one finding, not two`() throws {
    // On white, #777777 has 4.478 and #787878 has 4.415 (WCAG 2.2): both within 0.1 of 4.5.
    let before = try audit(css("#777777"), file: "a.css")
    let old = before.baseline(replacing: Baseline(), in: everything)
    #expect(before.accepting(old, in: everything).open.isEmpty)
    let after = try audit(css("#787878"), file: "a.css").accepting(old, in: everything)
    #expect(after.open.map(\.rule) == ["text-contrast"])
    #expect(after.open.first?.change?.outcome == .worse)
  }
}
