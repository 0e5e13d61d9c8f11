extension Rule {
  /// Entries of a baseline that no finding needs any more.
  public static let staleBaseline = Rule(
    id: "stale-baseline",
    severity: .warning,
    summary: "The baseline holds findings that are no longer there.",
    explanation: """
      A baseline keeps what was there before from failing a run, so that only new findings do. What \
      has been mended since would be accepted again if it came back. A baseline may only shrink: \
      write it anew with --write-baseline. Entries about files and modes that a run does not look \
      at are left alone, and files that were renamed can be listed under "renames".
      """,
    examples: [
      .failing(
        """
        :root {
          --background: #ffffff;
          --foreground: #767676;
        }
        """,
        baseline: """
          {"version": 1, "findings": [

            {"file": "example.css", "rule": "text-contrast", "foreground": "--foreground", "background": "--background", "mode": "default", "viewing": "as-authored", "ratio": 4.47}
          ]}
          """,
        lines: [3]
      ),
      .passing(
        """
        :root {
          --background: #ffffff;
          --foreground: #777777;
        }
        """,
        baseline: """
          {"version": 1, "findings": [
            {"file": "example.css", "rule": "text-contrast", "foreground": "--foreground", "background": "--background", "mode": "default", "viewing": "as-authored", "ratio": 4.47}
          ]}
          """
      ),
    ],
    // What a baseline holds is known only when it is laid over the audit.
    check: { _ in [] }
  )
}
