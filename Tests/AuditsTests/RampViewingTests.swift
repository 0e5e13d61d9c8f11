import Audits
import Colors
import Documents
import Palettes
import Testing

/// A palette of ramps in oklch(), as Tailwind's is: every colour on every other, under every viewing.
@Suite struct RampViewingTests {
  /// Six hues in eleven steps; many of them lie outside sRGB.
  private static let sheet: String = {
    let steps = [
      (50, 0.97, 0.015), (100, 0.94, 0.03), (200, 0.89, 0.06), (300, 0.82, 0.11),
      (400, 0.72, 0.18), (500, 0.64, 0.22), (600, 0.57, 0.22), (700, 0.5, 0.19),
      (800, 0.44, 0.16), (900, 0.39, 0.13), (950, 0.27, 0.09),
    ]
    let hues = [
      ("red", 26), ("amber", 70), ("green", 150), ("teal", 190), ("blue", 260), ("pink", 0),
    ]
    let lines = hues.flatMap { name, hue in
      steps.map { "  --color-\(name)-\($0.0): oklch(\($0.1) \($0.2) \(hue));" }
    }
    return ":root {\n" + lines.joined(separator: "\n") + "\n}"
  }()

  private func audit(under viewings: [Viewing]) throws -> Audit {
    let file = SourceFile(
      name: "legible.json",
      text: #"{"infer": false, "pairs": [{"foreground": "*", "background": "*"}]}"#
    )
    var policy = try Policy(reading: file)
    policy.viewings = viewings
    let tree = SourceTree(SourceFile(name: "ramps.css", text: Self.sheet))
    return Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: policy)
  }

  @Test func `no viewing adds an error or a warning`() throws {
    let plain = try audit(under: [])
    let viewed = try audit(under: Viewing.all + [try Viewing(named: "tritanopia@0.6")])
    let counts = Summary(of: plain)
    #expect(counts.checked == 66 * 65)
    #expect(Summary(of: viewed).errors == counts.errors)
    #expect(Summary(of: viewed).warnings == counts.warnings)
    let notes = viewed.findings(.viewingContrast)
    #expect(!notes.isEmpty)
    #expect(notes.allSatisfy { $0.severity == .note })
  }

  @Test func `what is listed is what is counted`() throws {
    let viewed = try audit(under: Viewing.all)
    let listed = Dictionary(grouping: viewed.findings(.viewingContrast), by: \.viewing)
    for count in Summary(of: viewed).viewings.counts {
      #expect(listed[count.viewing]?.count ?? 0 == count.pairs, "\(count.viewing)")
    }
    let worst = try #require(Summary(of: viewed).viewings.worst)
    let least = viewed.findings(.viewingContrast).compactMap { $0.measurement?.margin }.min()
    #expect(worst.ratio / worst.required == least)
  }
}
