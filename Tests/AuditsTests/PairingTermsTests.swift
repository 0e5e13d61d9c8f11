import Audits
import Colors
import Documents
import Palettes
import Testing

/// Ratios from the formulas of WCAG 2.2 and Compositing 1, evaluated in Python's doubles.
@Suite struct PairingTermsTests {
  private static let tokens = """
    {
      "$type": "color",
      "surface": {"$value": "#fef7ff"}, "on-surface": {"$value": "#1d1b20"},
      "primary": {"$value": "#6750a4"}, "on-primary": {"$value": "#ffffff"},
      "panel": {"$value": "#0a1e3c8c"}
    }
    """

  private func ratio(_ pair: String) throws -> Double? {
    let audit = try audit(Self.tokens, policy: #"{"infer": false, "pairs": [\#(pair)]}"#)
    try #require(audit.faults.isEmpty, "\(audit.faults.map(\.text))")
    return audit.measurements.first?.contrast?.ratio
  }

  @Test func `a state layer lies between the text and its ground`() throws {
    let ratio = try #require(
      try ratio(
        #"{"foreground": "primary", "background": "surface", "#
          + #""overlay": {"color": "on-surface", "percent": 8}}"#
      )
    )
    #expect(abs(ratio - 5.227638187766728) < 1e-9)
  }

  /// The state layers of Material Design: 8 % hovered, 12 % focused or pressed, 16 % dragged.
  @Test(arguments: [
    ("on-primary", "primary", 8, 5.353846784563887, "pass"),
    ("on-primary", "primary", 12, 4.887887412642235, "pass"),
    ("on-primary", "primary", 16, 4.468340466729658, "fail"),
    ("on-surface", "surface", 8, 13.85784451887703, "pass"),
    ("on-surface", "surface", 12, 12.757031412393864, "pass"),
    ("on-surface", "surface", 16, 11.712404171256848, "pass"),
  ])
  func `a state layer of the text's own colour takes contrast away`(
    text: String,
    ground: String,
    percent: Int,
    ratio: Double,
    verdict: String
  ) throws {
    let audit = try audit(
      Self.tokens,
      policy: #"{"infer": false, "pairs": [{"foreground": "\#(text)", "background": "\#(ground)", "#
        + #""overlay": {"color": "\#(text)", "percent": \#(percent)}}]}"#
    )
    let measurement = try #require(audit.measurements.first)
    #expect(abs((measurement.contrast?.ratio ?? 0) - ratio) < 1e-9)
    #expect(measurement.verdict.name == verdict)
    // What the layer does to the ground decides, so neither colour by itself is a proven fix.
    #expect(audit.findings(.textContrast).allSatisfy { $0.suggestion == nil })
  }

  @Test func `the opacity of a group fades the text and its ground together`() throws {
    let ratio = try #require(
      try ratio(
        #"{"foreground": "on-primary", "background": "primary", "layers": "surface", "#
          + #""groupOpacity": 0.6}"#
      )
    )
    #expect(abs(ratio - 2.7205549001526332) < 1e-9)
  }

  @Test func `a group takes its state layer with it`() throws {
    let ratio = try #require(
      try ratio(
        #"{"foreground": "on-primary", "background": "primary", "layers": "surface", "#
          + #""groupOpacity": 0.6, "overlay": {"color": "on-primary", "percent": 8}}"#
      )
    )
    #expect(abs(ratio - 2.4777305614141185) < 1e-9)
  }

  @Test func `a pair has a canvas of its own`() throws {
    let ratio = try #require(
      try ratio(
        ##"{"foreground": "on-primary", "background": "panel", "canvas": "#336699"}"##
      )
    )
    #expect(abs(ratio - 10.815109907992552) < 1e-9)
  }

  @Test(arguments: [("#767676", Verdict.pass), ("#777777", .fail)])
  func `a written colour is a side of a pair`(color: String, verdict: Verdict) throws {
    let audit = try audit(
      Self.tokens,
      policy: ##"{"infer": false, "pairs": [{"foreground": "\##(color)", "background": "#fff"}]}"##
    )
    #expect(audit.faults.isEmpty)
    #expect(audit.measurements.map(\.verdict) == [verdict])
    // Its place is where it is written: in the policy.
    #expect(audit.measurements.first?.place.file == "legible.json")
  }

  @Test(arguments: [
    #"{"foreground": "primary", "background": "surface", "overlay": {"color": "primary"}}"#,
    #"{"foreground": "primary", "background": "surface", "overlay": {"color": "primary", "percent": 101}}"#,
    #"{"foreground": "primary", "background": "surface", "groupOpacity": 1.5}"#,
    #"{"foreground": "primary", "background": "surface", "cue": " "}"#,
    #"{"foreground": "primary", "background": "surface", "focus": {"position": "inside"}}"#,
    #"{"foreground": "primary", "background": "surface", "focus": {"position": "above"}}"#,
    #"{"foreground": "primary", "background": "surface", "focus": {"band": "primary"}}"#,
  ])
  func `a faulty term is an error with its place`(pair: String) throws {
    let error = #expect(throws: PolicyError.self) {
      try Policy(reading: SourceFile(name: "legible.json", text: #"{"pairs": [\#(pair)]}"#))
    }
    #expect(error?.place.start.line == 1)
    #expect((error?.place.start.column ?? 0) > 12)
  }

  @Test(arguments: [
    ("2028-02-29", true), ("2027-02-29", false), ("1900-02-29", false), ("2000-02-29", true),
    ("2026-04-31", false), ("2026-13-01", false), ("2026-00-10", false), ("2026-1-01", false),
    ("+026-01-01", false), ("2026-12-31T00:00", false), ("", false),
  ])
  func `a date is a day that exists`(text: String, exists: Bool) {
    #expect((CalendarDate(text) != nil) == exists)
    if let date = CalendarDate(text) { #expect(date.description == text) }
  }
}
