import Palettes

extension Rule {
  /// A waiver whose last day is over.
  public static let expiredWaiver = Rule(
    id: "expired-waiver",
    severity: .error,
    summary: "A waiver has expired, so what it accepted counts again.",
    explanation: """
      A waiver is a promise to mend something by a day. When that day is over it accepts nothing any \
      more, and says so, so that a promise does not turn into a habit. Mend what it accepted and \
      remove it, or agree on a new day with its owner. The last day itself still counts; the day is \
      that of UTC, or of SOURCE_DATE_EPOCH.
      """,
    examples: [
      .failing(
        """
        :root { --background: #ffffff; --foreground: #777777; }
        """,
        policy: """
          {"waivers": [
            {"foreground": "foreground", "reason": "new ink in spring", "owner": "ink team",
             "expires": "2026-03-31"}
          ]}
          """,
        today: CalendarDate(year: 2026, month: 4, day: 1),
        lines: [2]
      ),
      .failing(
        """
        {
          "$type": "color",
          "paper": { "$value": "#ffffff" },
          "ink": {
            "$value": "#777777",
            "$extensions": { "legible": {
              "on": "paper", "ignore": "new ink in spring", "expires": "2026-03-31" } }
          }
        }
        """,
        file: "example.tokens.json",
        today: CalendarDate(year: 2026, month: 4, day: 1),
        lines: [7]
      ),
      .passing(
        """
        :root { --background: #ffffff; --foreground: #777777; }
        """,
        policy: """
          {"waivers": [
            {"foreground": "foreground", "reason": "new ink in spring", "owner": "ink team",
             "expires": "2026-03-31"}
          ]}
          """,
        today: CalendarDate(year: 2026, month: 3, day: 31)
      ),
    ],
    conclude: concludeExpiredWaiver
  )
}

private func concludeExpiredWaiver(_ palettes: [PaletteAudit], _ policy: Policy) -> [Finding] {
  Rule.waiverUses(palettes).compactMap { use in
    guard use.waiver.isExpired(on: policy.today), let day = use.waiver.suppression.expires else {
      return nil
    }
    let owner = use.waiver.suppression.owner.map { " of \($0)" } ?? ""
    let back =
      use.count == 0
      ? "it would accept nothing any more"
      : "\(use.count) finding\(use.count == 1 ? " counts" : "s count") again"
    return use.waiver.finding(
      .expiredWaiver,
      "the waiver\(owner) expired on \(day) (\(use.waiver.suppression.reason)); \(back)",
      advice: use.count == 0
        ? "remove it" : "mend what it accepted and remove it, or agree on a new day"
    )
  }
}
