import Palettes

extension Rule {
  /// A value that is no colour.
  public static let unreadableColor = Rule(
    id: "unreadable-color",
    severity: .error,
    summary: "A value is not a colour.",
    explanation: """
      A value that cannot be read is not measured, so nobody knows whether it can be seen. The \
      message says what is wrong with it; everything else in the palette is still measured.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #12345;
        }
        """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #123456;
        }
        """
      ),
    ],
    check: checkUnreadableColor
  )
}

private func checkUnreadableColor(_ inspection: Inspection) -> [Finding] {
  inspection.findings(of: .unreadableColor, rule: .unreadableColor)
}
