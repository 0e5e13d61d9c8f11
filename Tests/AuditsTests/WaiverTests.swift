import Audits
import Colors
import Documents
import Palettes
import Testing

/// A page with two inks that fail on it, and one that passes.
private let page = """
  :root {
    --background: #ffffff;
    --a: #808080; /* legible: on var(--background) */
    --b: #888888; /* legible: on var(--background) */
    --c: #111111; /* legible: on var(--background) */
  }
  .dark {
    --background: #000000;
    --a: #333333;
    --b: #999999;
    --c: #eeeeee;
  }
  """

private func audited(
  _ waivers: String,
  _ text: String = page,
  today: String? = nil
) throws -> Audit {
  try audit(
    text,
    file: "a.css",
    policy: "{\"infer\": false, \"waivers\": \(waivers)}",
    today: today.flatMap(CalendarDate.init)
  )
}

@Suite struct WaiverTests {
  @Test func `a waived pair counts as waived, and its finding keeps who accepted it`() throws {
    let audit = try audited(
      #"[{"foreground": "a", "reason": "new ink in spring", "owner": "ink team", "expires": "2026-03-31"}]"#,
      today: "2026-03-31"
    )
    let summary = Summary(of: audit)
    #expect((summary.failed, summary.waived, summary.errors, summary.suppressed) == (1, 2, 1, 2))
    #expect(summary.checked == summary.passed + summary.failed + summary.undetermined)
    let finding = try #require(audit.findings.first { $0.swatch == "--a" })
    #expect(finding.suppression?.kind == .waiver)
    #expect(finding.suppression?.owner == "ink team")
    #expect(finding.suppression?.expires?.description == "2026-03-31")
    #expect(finding.suppression?.place?.file == "legible.json")
    #expect(finding.measurement?.verdict == .waived("new ink in spring"))
    #expect(
      audit.measurements("--a", on: "--background").map(\.verdict.name) == ["waived", "waived"]
    )
    #expect(audit.open.map(\.swatch) == ["--b"])
  }

  /// Waivers, and the inks whose findings they leave open.
  static let cases: [(waiver: String, open: [String])] = [
    (#"{"foreground": "a", "reason": "r"}"#, ["--b"]),
    (#"{"foreground": ["a", "--b"], "reason": "r"}"#, []),
    (#"{"foreground": "--*", "mode": "dark", "reason": "r"}"#, ["--a", "--b"]),
    (#"{"background": "background", "mode": ["dark", "light"], "reason": "r"}"#, []),
    (#"{"foreground": "a", "background": "c", "reason": "r"}"#, ["--a", "--a", "--b"]),
    (#"{"rule": "text-contrast", "reason": "r"}"#, []),
    (#"{"rule": "non-text-contrast", "reason": "r"}"#, ["--a", "--a", "--b"]),
  ]

  @Test(arguments: cases)
  func `a waiver accepts what it names and nothing else`(waiver: String, open: [String]) throws {
    let audit = try audited("[\(waiver)]")
    let left = audit.open.filter { $0.rule == Rule.textContrast.id }
    #expect(left.compactMap(\.swatch?.string).sorted() == open)
    #expect(audit.measurements.count { $0.verdict.name == "waived" } == 3 - open.count)
  }

  @Test func `the day after its last day a waiver is an error at its place, and accepts nothing`()
    throws
  {
    let waiver = """
      [
        {"foreground": "a", "reason": "new ink", "owner": "ink team", "expires": "2026-03-31"}
      ]
      """
    let audit = try audited(waiver, today: "2026-04-01")
    #expect(Summary(of: audit).waived == 0)
    let finding = try #require(audit.findings(.expiredWaiver).first)
    #expect(finding.severity == .error)
    #expect(finding.place?.file == "legible.json")
    #expect(finding.place?.start.line == 2)
    #expect(finding.message.contains("ink team"))
    #expect(finding.message.contains("2026-03-31"))
    #expect(finding.message.contains("2 findings count again"))
    #expect(audit.findings(.unusedWaiver).isEmpty)
    #expect(try audited(waiver).findings(.expiredWaiver).isEmpty, "no day is told")
  }

  @Test func `a waiver that accepts nothing is a warning, but not when modes are left out`() throws
  {
    let waiver = #"[{"foreground": "c", "reason": "r"}]"#
    let unused = try audited(waiver)
    #expect(unused.findings(.unusedWaiver).map(\.severity) == [.warning])
    var policy = unused.policy
    policy.modes = ["light"]
    let part = Audit(of: unused.palettes.map(\.reading), under: policy)
    #expect(part.findings(.unusedWaiver).isEmpty)
  }

  @Test func `a waiver that is used in one of two palettes is used`() throws {
    let policy = try Policy(
      reading: SourceFile(
        name: "legible.json",
        text: #"{"waivers": [{"foreground": "foreground", "reason": "r"}]}"#
      )
    )
    let readings = try ["777", "000"].map { ink in
      let text = ":root { --background: #fff; --foreground: #\(ink); }"
      return try PaletteFormat.reading(
        of: SourceTree(SourceFile(name: "\(ink).css", text: text)),
        as: nil
      )
    }
    let audit = Audit(of: readings, under: policy)
    #expect(audit.open.isEmpty, "\(audit.open.map(\.message))")
    let other = Audit(of: [readings[1]], under: policy)
    #expect(other.findings(.unusedWaiver).count == 1)
    let expired = Audit(of: readings, under: policy)
    #expect(expired.findings.count { $0.rule == Rule.unusedWaiver.id } == 0)
  }

  @Test func `one finding that nobody accepted keeps the verdict`() throws {
    let audit = try audit(
      ":root { --paper: #fff; --ink: #777; }",
      file: "a.css",
      policy: #"""
        {"level": "AAA", "infer": false,
         "pairs": [{"foreground": "ink", "background": "paper"},
                   {"foreground": "ink", "background": "paper", "use": "graphic", "minimum": 5}],
         "waivers": [{"foreground": "ink", "rule": "text-contrast", "reason": "r"}]}
        """#
    )
    #expect(audit.measurements.map(\.verdict.name) == ["waived", "fail"])
  }

  @Test func `an exempt name is measured, listed and not judged`() throws {
    let audit = try audit(
      page,
      file: "a.css",
      policy: #"""
        {"infer": false, "exempt": ["--a", {"foreground": "b*", "reason": "the logotype"}]}
        """#
    )
    let inks = audit.measurements("--a", on: "--background")
    #expect(inks.map(\.verdict.name) == ["exempt", "exempt"])
    // 4.478:1, the ratio of #808080 on white by WCAG's formula (WebAIM's checker prints 4.47).
    #expect(abs((inks.first?.contrast?.ratio ?? 0) - 3.949) < 0.001)
    #expect(
      audit.measurements("--b", on: "--background").map(\.verdict)
        == [.exempt("the logotype"), .exempt("the logotype")]
    )
    #expect(audit.open.isEmpty, "\(audit.open.map(\.message))")
    #expect(Summary(of: audit).exempt == 4)
  }

  @Test(arguments: [
    #"{"waivers": [{"foreground": "inc", "reason": "r"}]}"#,
    #"{"waivers": [{"foreground": "a", "background": "x-*", "reason": "r"}]}"#,
    #"{"exempt": ["inc"]}"#, #"{"exempt": [{"foreground": "*-logo", "reason": "r"}]}"#,
    #"{"sets": [{"name": "s", "colors": ["inc", "a"]}]}"#,
    #"{"waivers": [{"foreground": "a", "mode": "drak", "reason": "r"}]}"#,
  ])
  func `what matches nothing makes the audit doubtful, with its place`(policy: String) throws {
    let faults = try audit(page, file: "a.css", policy: policy).faults
    #expect(faults.count == 1)
    #expect(faults.first?.place?.file == "legible.json")
  }
}

/// Findings that the palette's own file accepts.
@Suite struct SourceWaiverAuditTests {
  @Test func `a comment accepts the findings of its own declaration only`() throws {
    let audit = try audit(
      """
      :root { --background: #fff;
        --foreground: #777; /* legible-ignore: the brand's ink */ }
      .dark { --background: #000;
        --foreground: #444; }
      """,
      file: "a.css"
    )
    #expect(audit.open.map(\.mode?.name) == ["dark"])
    let waived = try #require(audit.findings.first { $0.suppression != nil })
    #expect(waived.suppression?.kind == .inSource)
    #expect(waived.suppression?.reason == "the brand's ink")
    #expect(waived.suppression?.place?.start.line == 2)
    #expect(Summary(of: audit).waived == 1)
  }

  @Test func `a comment on the line before it does the same, for one rule only`() throws {
    let audit = try audit(
      """
      :root { --background: #fff;
        /* legible-ignore text-contrast: the brand's ink */
        --foreground: #888;
        /* legible-ignore non-text-contrast: no reason that counts here */
        --b: #888; /* legible: on var(--background) */ }
      """,
      file: "a.css"
    )
    #expect(audit.open.map(\.rule) == ["text-contrast", "unused-waiver"])
    #expect(audit.open.first?.swatch == "--b")
  }

  @Test func `a token accepts findings in modes, on grounds, until a day`() throws {
    let tokens = """
      {
        "$type": "color",
        "paper": {"$value": "#ffffff"}, "card": {"$value": "#eeeeee"},
        "ink": {"$value": "#888888", "$extensions": {"legible": {
          "on": ["paper", "card"], "ignore": "until the new ink", "owner": "ink team",
          "rule": "text-contrast", "expires": "2026-06-30"}}},
        "rust": {"$value": "#888888", "$extensions": {"legible": {"ignore": "as it is"}}}
      }
      """
    let policy = #"{"infer": false, "pairs": [{"foreground": "rust", "background": "paper"}]}"#
    let open = try audit(tokens, policy: policy, today: CalendarDate("2026-06-30"))
    #expect(open.open.isEmpty, "\(open.open.map(\.message))")
    #expect(Summary(of: open).waived == 3)
    let late = try audit(tokens, policy: policy, today: CalendarDate("2026-07-01"))
    #expect(late.open.map(\.rule) == ["text-contrast", "text-contrast", "expired-waiver"])
    #expect(late.findings(.expiredWaiver).first?.place?.start.line == 5)
  }

  @Test(arguments: [
    (#"{"ignore": ""}"#, "reason"), (#"{"ignore": 1}"#, "text"),
    (#"{"on": "paper", "owner": "ink team"}"#, "ignore"),
    (#"{"ignore": "r", "expires": "2026-02-30"}"#, "2026-02-30"),
    (#"{"ignore": "r", "rule": "text-contrats"}"#, "text-contrast"),
    (#"{"ignore": "r", "size": "14px"}"#, "background"),
    (#"{"ignore": "r", "ingore": "r"}"#, "did you mean ignore"),
  ])
  func `a faulty ignore is a finding that says what is wrong`(ignore: String, piece: String) throws
  {
    let audit = try audit(
      """
      {"$type": "color", "paper": {"$value": "#ffffff"}, "ink": {"$value": "#808080",
       "$extensions": {"legible": \(ignore)}}}
      """,
      policy: #"{"pairs": [{"foreground": "ink", "background": "paper"}]}"#
    )
    let finding = try #require(audit.findings(.faultyPairing).first)
    #expect(finding.message.contains(piece), "\(finding.message)")
    #expect(finding.place?.start.line == 2)
    #expect(finding.suppression == nil)
  }
}
