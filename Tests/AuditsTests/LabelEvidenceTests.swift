import Audits
import Colors
import Documents
import Palettes
import Testing

/// The colours are Apple's system colours of iOS 26; their ratios were computed from the published
/// values by another program: gray on systemBackground has 3.2605 in light, 6.4407 in dark, 5.2283 and
/// 9.497 with Increase Contrast; green on systemBackground 2.22 in light, red 3.5697.
@Suite struct LabelEvidenceTests {
  static let paper = #""any": "FFFFFF", "dark": "000000""#
  static let gray = #""any": "8E8E93", "high": "6C6C70", "dark high": "AEAEB2""#

  @Test func `what passes with Increase Contrast alone is said in those words`() throws {
    let claim = try claims(["Paper": Self.paper, "Gray": Self.gray], pairs: ["Gray"])[0]
    #expect(claim.label.id == "sufficient-contrast")
    #expect(claim.outcome == .supportsWithIncreasedContrast)
    #expect(
      claim.statement
        == "Fails WCAG; the Apple label is met with Increase Contrast. Failing pairs without it: 1 of "
        + "2; the worst is Gray on Paper, 3.26:1 in light, needs 4.5:1. With it, every pair passes (2), "
        + "in light/high-contrast, dark/high-contrast."
    )
  }

  @Test func `a pair that fails without a variant speaks against the label`() throws {
    let claim = try claims(
      ["Paper": Self.paper, "Gray": #""any": "8E8E93""#],
      pairs: ["Gray"]
    )[0]
    #expect(claim.outcome == .contradicts)
    #expect(
      claim.statement
        == "Failing pairs: 1 of 2; the worst is Gray on Paper, 3.26:1 in light, needs 4.5:1. No colour "
        + "has a variant for Increase Contrast."
    )
  }

  @Test func `a variant that fails as well speaks against the label`() throws {
    let claim = try claims(
      ["Paper": Self.paper, "Gray": #""any": "8E8E93", "high": "8E8E93""#],
      pairs: ["Gray"]
    )[0]
    #expect(claim.outcome == .contradicts)
    #expect(claim.statement.hasSuffix("With Increase Contrast: 1 of 2."))
  }

  /// 3.2605 is enough for large text and for graphics.
  @Test(arguments: [
    #""use": "large-text""#, #""use": "graphic""#, #""textStyle": "largeTitle""#,
    #""textStyle": "title2", "weight": 700"#, #""size": "24pt""#,
  ])
  func `large text and graphics need 3`(terms: String) throws {
    let claim = try claims(
      ["Paper": #""any": "FFFFFF""#, "Gray": #""any": "8E8E93""#],
      pairs: ["Gray"],
      terms: terms
    )[0]
    #expect(claim.outcome == .supports)
    #expect(claim.statement == "Every pair reaches what it needs (1), in default.")
  }

  /// 18 points of iOS are 18 px, and 18 pt of style sheets are 24.
  @Test(arguments: [
    #""use": "text""#, #""textStyle": "title2""#, #""textStyle": "body", "weight": 700"#,
    #""size": "18pt""#,
  ])
  func `other text needs four and a half`(terms: String) throws {
    let claim = try claims(
      ["Paper": #""any": "FFFFFF""#, "Gray": #""any": "8E8E93""#],
      pairs: ["Gray"],
      terms: terms
    )[0]
    #expect(claim.outcome == .contradicts)
  }

  @Test func `level AAA of the policy asks no more of the label`() throws {
    let gray = #""any": "6C6C70""#  // 5.2283 on white
    var policy = try policy(pairs: ["Gray"])
    policy.level = .aaa
    let audit = try audit(["Paper": #""any": "FFFFFF""#, "Gray": gray], policy)
    #expect(audit.evidence[0].claims[0].outcome == .supports)
    #expect(audit.measurements[0].verdict == .fail)
  }

  @Test func `a waiver makes nothing easier to read`() throws {
    var policy = try policy(pairs: ["Gray"])
    policy.waivers = [Waiver(Suppression(.waiver, reason: "next year"))]
    let audit = try audit(["Paper": #""any": "FFFFFF""#, "Gray": #""any": "8E8E93""#], policy)
    #expect(audit.evidence[0].claims[0].outcome == .contradicts)
  }

  @Test func `the dark interface needs dark variants that can be read`() throws {
    // Gray on black has 6.4407; on white 3.2605.
    let good = try claims(["Paper": Self.paper, "Gray": Self.gray], pairs: ["Gray"])[1]
    #expect(good.label.id == "dark-interface")
    #expect(good.outcome == .supports)
    let bad = try claims(
      ["Paper": #""any": "000000", "dark": "FFFFFF""#, "Gray": #""any": "8E8E93""#],
      pairs: ["Gray"]
    )[1]
    #expect(bad.outcome == .contradicts)
    #expect(
      bad.statement
        == "Colours with a dark variant: 1 of 2; the same in light and dark: Gray. Failing pairs: 1 of "
        + "1; the worst is Gray on Paper, 3.26:1 in dark, needs 4.5:1."
    )
    let none = try claims(
      ["Paper": #""any": "FFFFFF""#, "Gray": #""any": "8E8E93""#],
      pairs: ["Gray"]
    )[1]
    #expect(none.outcome == .silent)
    #expect(none.statement.contains("No colour has a dark variant"))
  }

  /// Red #ff383c and green #34c759 have 3.5697 / 2.22 = 1.61:1 between them; black and white have 21.
  @Test(
    arguments: [
      (
        ["Red", "Green"], nil, .contradicts,
        "status have no cue beside colour: Red and Green have 1.60"
      ),
      (["Red", "Green"], "icons", .supports, "status have a cue beside colour: icons."),
      (["Ink", "Paper"], nil, .supports, "status need no cue: they have 3:1 between each two."),
      (["#000", "Paper"], nil, .supports, "status need no cue: they have 3:1 between each two."),
      (["*"], nil, .contradicts, "status have no cue beside colour: Paper and Green have 2.2"),
      (["Lagoon", "Ink"], nil, .silent, "No set of colours is declared"),
    ] as [([String], String?, LabelEvidence.Outcome, String)]
  )
  func `colours that are told apart need a cue, or three to one`(
    colors: [String],
    cue: String?,
    outcome: LabelEvidence.Outcome,
    statement: String
  ) throws {
    var policy = try policy(pairs: ["Ink"])
    policy.sets = [ColorSet("status", of: colors, cue: cue)]
    let audit = try audit(
      [
        "Paper": #""any": "FFFFFF""#, "Ink": #""any": "000000""#, "Red": #""any": "FF383C""#,
        "Green": #""any": "34C759""#,
      ],
      policy
    )
    let claim = audit.evidence[0].claims[2]
    #expect(claim.outcome == outcome)
    #expect(claim.statement.hasPrefix(statement), "\(claim.statement)")
  }

  @Test func `a set that names its colours needs a cue whatever their ratio`() throws {
    var policy = try policy(pairs: ["Ink"])
    policy.sets = [ColorSet("buttons", of: ["Ink", "Paper"])]
    policy.sets[0].namesColors = true
    let audit = try audit(["Paper": #""any": "FFFFFF""#, "Ink": #""any": "000000""#], policy)
    #expect(audit.evidence[0].claims[2].outcome == .contradicts)
  }

  /// Human Interface Guidelines, Typography: body has 28 points at accessibility1, title2 24 at xLarge.
  @Test func `each text style is large from a size on`() throws {
    let claim = try claims(
      ["Paper": #""any": "FFFFFF""#, "Ink": #""any": "000000""#],
      pairs: ["Ink"],
      terms: #""textStyle": "body""#,
      more: #"{"foreground": "Ink", "background": "Paper", "textStyle": "title2"}"#
    )[3]
    #expect(claim.label.id == "larger-text")
    #expect(claim.outcome == .silent)
    #expect(
      claim.statement
        == "WCAG judges text in its standard size, large. It is large text: body from accessibility1 "
        + "(28 pt) on, title2 from xLarge (24 pt) on."
    )
  }

  /// largeTitle has 31 points at least; of watchOS, title3 has 26 at most, and 24 are large.
  @Test(arguments: [
    ("ios", "largeTitle", "largeTitle in every size."),
    ("ios", "headline", "headline from accessibility1 (28 pt) on."),
    ("watchos", "title3", "title3 from accessibility1 (24 pt) on."),
    ("watchos", "body", "body in no size that is published."),
    ("macos", "title1", "title1 in no size that is published. Of macOS, the sizes of the standard"),
  ])
  func `a style can be large in every size, or in none`(
    platform: String,
    style: String,
    part: String
  ) throws {
    let claims = try claims(
      ["Paper": #""any": "FFFFFF""#, "Ink": #""any": "000000""#],
      pairs: ["Ink"],
      terms: #""textStyle": "\#(style)""#,
      platform: platform
    )
    #expect(claims[3].statement.contains("It is large text: \(part)"), "\(claims[3].statement)")
  }

  @Test func `of tvOS the standard sizes alone are told`() throws {
    let claims = try claims(
      ["Paper": #""any": "FFFFFF""#, "Ink": #""any": "000000""#],
      pairs: ["Ink"],
      terms: #""textStyle": "title3""#,
      platform: "tvos"
    )
    #expect(
      claims[3].statement
        == "WCAG judges text in its standard size, large. It is large text: title3 from large (48 pt) "
        + "on. Of tvOS, the sizes of the standard category alone are published."
    )
  }

  @Test func `each claim says what colours cannot show`() throws {
    for claim in try claims(["Paper": Self.paper, "Gray": Self.gray], pairs: ["Gray"]) {
      #expect(claim.label.limits.contains("Colours do not show"), "\(claim.label.id)")
    }
  }

  @Test func `a palette that is not Apple's has no evidence, unless the policy names a platform`()
    throws
  {
    let css = ":root { --background: #fff; --foreground: #000; }"
    #expect(try AuditsTests.audit(css, file: "theme.css").evidence.isEmpty)
    let audit = try AuditsTests.audit(css, file: "theme.css", policy: #"{"platform": "macos"}"#)
    #expect(audit.evidence.map(\.platform) == [.macOS])
  }

  @Test(arguments: [
    (#"{"platform": "android"}"#, "ios, macos, tvos, watchos, visionos"),
    (
      #"{"pairs": [{"foreground": "a", "background": "b", "textStyle": "headlin"}]}"#,
      "did you mean headline?"
    ),
    (
      #"{"pairs": [{"foreground": "a", "background": "b", "textStyle": "body", "size": "1px"}]}"#,
      "a text style gives the size: leave out one of the two"
    ),
    (
      #"{"pairs": [{"foreground": "a", "background": "b", "textStyle": "title1"}], "platform": "visionos"}"#,
      "visionOS has no text style 'title1' whose size is published"
    ),
  ])
  func `a platform or a style that does not exist is a fault of the policy`(
    policy: String,
    part: String
  ) {
    let error = #expect(throws: PolicyError.self) {
      try Policy(reading: SourceFile(name: "legible.json", text: policy))
    }
    #expect(error?.text.contains(part) == true, "\(String(describing: error))")
  }

  /// The claims for an asset catalog of colours on Paper, each by its appearances.
  private func claims(
    _ sets: KeyValuePairs<String, String>,
    pairs: [String],
    terms: String = #""use": "text""#,
    more: String? = nil,
    platform: String = "ios"
  ) throws -> [LabelEvidence.Claim] {
    let policy = try policy(pairs: pairs, terms: terms, more: more, platform: platform)
    let evidence = try audit(sets, policy).evidence
    #expect(evidence.count == 1)
    #expect(evidence[0].claims.count == NutritionLabel.all.count)
    return evidence[0].claims
  }

  private func audit(_ sets: KeyValuePairs<String, String>, _ policy: Policy) throws -> Audit {
    Audit(of: [try catalog(sets)], under: policy)
  }

  private func policy(
    pairs: [String],
    terms: String = #""use": "text""#,
    more: String? = nil,
    platform: String = "ios"
  ) throws -> Policy {
    let listed =
      pairs.map { "{\"foreground\": \"\($0)\", \"background\": \"Paper\", \(terms)}" }
      + [more].compactMap { $0 }
    let text = """
      {"infer": false, "platform": "\(platform)", "pairs": [\(listed.joined(separator: ", "))]}
      """
    return try Policy(reading: SourceFile(name: "legible.json", text: text))
  }
}

/// An asset catalog of colour sets, each with its appearances as JSON: `"any": "FFFFFF"`, `"dark high"`.
private func catalog(_ sets: KeyValuePairs<String, String>) throws -> Reading {
  let files = try sets.map { name, appearances in
    let file = SourceFile(name: name, text: "{\(appearances)}")
    let members = try #require(JSONValue(parsing: file, dialect: .tolerant).object)
    let entries = try members.map { member in
      let hex = Array(try member.value.text)
      let parts = stride(from: 0, to: 6, by: 2).map { "0x\(String(hex[$0...($0 + 1)]))" }
      let kinds = member.name.string.split(separator: " ").filter { $0 != "any" }.map { word in
        let kind = word == "high" ? "contrast" : "luminosity"
        return "{\"appearance\": \"\(kind)\", \"value\": \"\(word)\"}"
      }
      return """
        {"idiom": "universal", "appearances": [\(kinds.joined(separator: ", "))], "color":
         {"color-space": "srgb", "components": {"red": "\(parts[0])", "green": "\(parts[1])",
          "blue": "\(parts[2])", "alpha": "1.000"}}}
        """
    }
    let text = "{\"colors\": [\(entries.joined(separator: ",\n"))]}"
    return SourceFile(name: "Colors.xcassets/\(name).colorset/Contents.json", text: text)
  }
  return try PaletteFormat.reading(of: SourceTree(name: "Colors.xcassets", files: files), as: nil)
}
