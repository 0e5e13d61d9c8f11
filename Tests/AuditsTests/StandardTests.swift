import Audits
import Colors
import Documents
import Palettes
import Testing

@Suite struct StandardTests {
  private func audit(
    _ policy: String,
    _ standard: Standard,
    level: ConformanceLevel = .aa
  ) throws
    -> Audit
  {
    var policy = try Policy(reading: SourceFile(name: "legible.json", text: policy))
    policy.standard = standard
    policy.level = level
    let css = ":root { --paper: #ffffff; --mark: #cccccc; --ink: #777777; --gray: #6a6a6a; }"
    let tree = SourceTree(SourceFile(name: "theme.css", text: css))
    return Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: policy)
  }

  private let mark =
    #"{"pairs": [{"foreground": "mark", "background": "paper", "use": "graphic"}]}"#

  @Test func `Section 508 does not ask for 1_4_11, so its finding is a note that says so`() throws {
    for standard in Standard.all where standard != .section508 {
      let findings = try audit(mark, standard).findings(.nonTextContrast)
      #expect(findings.map(\.severity) == [.error], "\(standard)")
    }
    let findings = try audit(mark, .section508).findings(.nonTextContrast)
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message.hasSuffix("(Section 508 does not ask for 1.4.11)") == true)
  }

  @Test func `a ratio that a declaration asks for counts under every standard`() throws {
    let own = """
      {"pairs": [{"foreground": "mark", "background": "paper", "use": "graphic", "minimum": 3}]}
      """
    #expect(try audit(own, .section508).findings(.nonTextContrast).map(\.severity) == [.error])
  }

  @Test func `only WCAG itself asks for level AAA`() throws {
    let text = #"{"pairs": [{"foreground": "gray", "background": "paper"}]}"#
    for standard in [Standard.wcag22, .wcag21] {
      let findings = try audit(text, standard, level: .aaa).findings(.enhancedTextContrast)
      #expect(findings.map(\.severity) == [.error])
    }
    for standard in [Standard.en301549, .section508] {
      let findings = try audit(text, standard, level: .aaa).findings(.enhancedTextContrast)
      #expect(findings.map(\.severity) == [.note])
    }
  }

  @Test func `all of them ask for text contrast and for more than colour`() throws {
    let text = #"{"pairs": [{"foreground": "ink", "background": "paper"}]}"#
    for standard in Standard.all {
      #expect(try audit(text, standard).findings(.textContrast).map(\.severity) == [.error])
      #expect(standard.clause(for: .useOfColor) != nil)
    }
  }

  /// EN 301 549 V3.2.1, clauses 9 to 11; 36 CFR 1194 E205.4; WCAG 2.1 has no 2.4.13.
  @Test func `clauses are those of the standards`() {
    #expect(Standard.en301549.clause(for: .contrastMinimum) == "9.1.4.3, 10.1.4.3, 11.1.4.3")
    #expect(Standard.en301549.clause(for: .nonTextContrast)?.hasPrefix("9.1.4.11") == true)
    #expect(Standard.en301549.clause(for: .contrastEnhanced) == nil)
    #expect(Standard.section508.clause(for: .contrastMinimum)?.hasPrefix("E205.4") == true)
    #expect(Standard.section508.clause(for: .nonTextContrast) == nil)
    #expect(Standard.wcag21.clause(for: .focusAppearance) == nil)
    #expect(Standard.wcag22.clause(for: .focusAppearance) == "2.4.13")
    #expect(Rule.textContrast.references.map(\.standard) == Standard.all)
    #expect(Rule.similarColors.references.isEmpty)
  }
}

/// The severities that Legible promises; a team's gate rests on them.
@Suite struct SeverityTests {
  static let promised: [(Severity, [String])] = [
    (
      .error,
      [
        "text-contrast", "non-text-contrast", "link-contrast", "focus-contrast",
        "unreadable-color", "unresolved-reference", "duplicate-swatch", "expired-waiver",
        "enhanced-text-contrast",
      ]
    ),
    (
      .warning,
      [
        "undetermined-contrast", "color-alone", "increased-contrast-parity", "value-mismatch",
        "missing-mode", "stale-baseline", "red-on-dark",
      ]
    ),
    (
      .note,
      [
        "viewing-contrast", "similar-colors", "unpaired-swatch", "nearly", "out-of-gamut",
        "identical-modes",
      ]
    ),
  ]

  @Test func `a rule has the severity that was promised`() {
    let severities = Dictionary(
      uniqueKeysWithValues: Self.promised.flatMap { severity, ids in ids.map { ($0, severity) } }
    )
    for rule in Rule.all {
      guard let severity = severities[rule.id] else { continue }
      #expect(rule.severity == severity, "\(rule.id)")
    }
    let known = Set(Rule.all.map(\.id))
    for id in [
      "color-alone", "increased-contrast-parity", "red-on-dark", "viewing-contrast",
      "similar-colors", "nearly", "out-of-gamut",
    ] {
      #expect(known.contains(id), "\(id)")
    }
  }
}
