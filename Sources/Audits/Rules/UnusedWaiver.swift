import Palettes

extension Rule {
  /// A waiver that accepts nothing.
  public static let unusedWaiver = Rule(
    id: "unused-waiver",
    severity: .warning,
    summary: "A waiver accepts no finding.",
    explanation: """
      What a waiver accepted has been mended, or it never met its target. Left in place it would \
      accept the next breach before anybody has seen it, so it should go. It is a warning, as linters \
      have it for comments that switch off nothing: a run that mended something must not fail for it. \
      A run that looks at some modes only says nothing of waivers.
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #111111; /* legible-ignore: the ink of the logo */
        }
        """,
        lines: [3]
      ),
      .failing(
        """
        :root { --background: #ffffff; --foreground: #111111; }
        """,
        policy: """
          {"waivers": [
            {"rule": "text-contrast", "foreground": "foreground", "reason": "new ink in spring"}
          ]}
          """,
        lines: [2]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #777777; /* legible-ignore: the ink of the logo */
        }
        """
      ),
    ],
    conclude: concludeUnusedWaiver
  )
}

private func concludeUnusedWaiver(_ palettes: [PaletteAudit], _ policy: Policy) -> [Finding] {
  // Of modes that are not looked at, nothing can be told.
  guard policy.modes.isEmpty else { return [] }
  return Rule.waiverUses(palettes).compactMap { use in
    guard use.count == 0, !use.waiver.isExpired(on: policy.today) else { return nil }
    return use.waiver.finding(
      .unusedWaiver,
      "this waiver accepts nothing (\(use.waiver.suppression.reason))",
      advice: "remove it, so that it does not hide what comes next"
    )
  }
}
