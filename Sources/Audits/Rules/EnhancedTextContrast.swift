import Colors

extension Rule {
  /// Text that meets the minimum contrast and misses the enhanced one (WCAG 2.2, 1.4.6).
  public static let enhancedTextContrast = Rule(
    id: "enhanced-text-contrast",
    criterion: .contrastEnhanced,
    severity: .error,
    summary: "Text has less contrast than level AAA asks for.",
    explanation: """
      Level AAA asks for 7:1, and 4.5:1 for large text, so that people with about 20/80 vision can \
      read without help. The rule is silent at level AA, and about text that already breaks \
      text-contrast: one text is one finding.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #767676;
        }
        """,
        level: .aaa,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #595959;
        }
        """,
        level: .aaa
      ),
    ],
    check: checkEnhancedTextContrast
  )
}

private func checkEnhancedTextContrast(_ inspection: Inspection) -> [Finding] {
  inspection.findings(missing: .contrastEnhanced, rule: .enhancedTextContrast)
}
