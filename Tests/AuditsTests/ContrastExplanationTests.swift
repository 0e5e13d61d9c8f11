import Audits
import Colors
import Documents
import Palettes
import TestSupport
import Testing

@Suite struct ContrastExplanationTests {
  private func check(
    _ foreground: String,
    _ backgrounds: String...,
    canvas: String? = nil,
    size: String? = nil,
    weight: String? = nil,
    groupOpacity: Double = 1
  ) throws -> PairCheck {
    var question = PairCheck.Question(foreground, on: backgrounds)
    question.canvas = canvas
    question.textSize = try TextSize(size: size, weight: weight)
    question.groupOpacity = groupOpacity
    return try PairCheck(question)
  }

  @Test func `the steps of black and white give 21`() throws {
    let explanation = try #require(check("#000", "#fff").explanation)
    let way = try #require(explanation.ways.first)
    #expect(explanation.ways.count == 1)
    #expect(way.foreground.luminance == 0)
    #expect(abs(way.background.luminance - 1) < 1e-15)
    #expect(abs(way.ratio - 21) < 1e-12)
    #expect(explanation.otherwise.isEmpty)
  }

  /// Expected: IEEE doubles in Python, from the formulas of WCAG 2.2 and of source-over.
  @Test func `a group is blended with what lies below it`() throws {
    let group = try check("#000", "#fff", "#336699", groupOpacity: 0.6)
    let way = try #require(group.explanation?.ways.first)
    #expect(abs(way.ratio - 8.10997591821703) < 1e-12)
    #expect(abs(way.foreground.luminance - 0.020641120056574234) < 1e-15)
    #expect(abs(way.background.luminance - 0.522897782494695) < 1e-15)
  }

  @Test func `a replay arrives at what was measured, for layers of any kind`() throws {
    var random = SplitMix64(seed: 7)
    func color(isOpaque: Bool) -> String {
      let channels = (0..<3).map { _ in String(Int.random(in: 0...255, using: &random)) }
      let alpha = isOpaque ? 100 : Int.random(in: 0...100, using: &random)
      return "rgb(\(channels.joined(separator: " ")) / \(alpha)%)"
    }
    for round in 0..<400 {
      let layers = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        color(isOpaque: Bool.random(using: &random))
      }
      var question = PairCheck.Question(color(isOpaque: false), on: layers)
      if round % 2 == 0 { question.canvas = color(isOpaque: true) }
      if round % 3 == 0 { question.groupOpacity = Double(round % 11) / 10 }
      let check = try PairCheck(question)
      let contrast = try #require(check.contrast)
      let ways = try #require(check.explanation).ways
      #expect(ways.count == (contrast.ratio == nil ? 2 : 1), "\(question)")
      for (way, end) in zip(ways, [contrast.minimumAt, contrast.maximumAt]) {
        #expect(abs(way.ratio - end.ratio) < 1e-9, "\(question)")
        let last = try #require(way.compositing.steps.last)
        #expect(OpaqueColor(last.result) == way.compositing.foreground)
      }
    }
  }

  /// What a tool with another rule answers; ratios from Python, rules from the tools named in the
  /// comments of each row.
  static let rows: [(check: [String], rule: String, verdict: String)] = [
    // Rounding to one decimal, then to two: #d00fd1 on white has 4.4958.
    (["777", "fff"], "one-decimal", "pass"), (["d00fd1", "fff"], "two-decimals", "pass"),
    // rgb(108 224 233 / 68%) on #31390b: 4.4979, and 4.5166 when the composite is rounded to bytes.
    (["rgb(108 224 233 / 68%)", "#31390b"], "eight-bits", "pass"),
    // 4.49998, and 4.50002 with the former knee: levels between 0.03928 and 0.04045 are rare.
    (
      [
        "color(srgb 0.04 0.04 0.04)",
        "color(srgb 0.4718803016285935 0.4718803016285935 0.4718803016285935)",
      ], "former-knee", "pass"
    ),
    (["fff", "rgb(10 30 60 / 0.55)"], "white-backdrop", "fail"),
    // Half-transparent black on white has 3.98 or so; taken for black it has 21.
    (["rgb(0 0 0 / 50%)", "fff"], "no-alpha", "pass"),
  ]

  @Test(arguments: rows)
  func `other rules are told where they answer otherwise`(
    colors: [String],
    rule: String,
    verdict: String
  ) throws {
    let answers = try #require(check(colors[0], colors[1]).explanation).otherwise
    let answer = try #require(answers.first { $0.rule == rule }, "\(answers.map(\.rule))")
    #expect(answer.verdict.name == verdict)
  }

  /// #777 on white has 4.478: large text passes with it, other text does not.
  static let sizes: [(size: String, weight: String?, rules: [String: String])] = [
    ("14pt", nil, ["no-weight": "pass", "pixels-as-points": "pass", "one-decimal": "pass"]),
    ("18px", nil, ["pixels-as-points": "pass", "one-decimal": "pass"]),
    ("14px", "bold", ["pixels-as-points": "pass", "one-decimal": "pass"]),
    ("14pt", "bold", ["no-bold": "fail"]), ("24px", nil, [:]),
    ("12px", nil, ["one-decimal": "pass"]),
  ]

  @Test(arguments: sizes)
  func `cut-offs for large text are told where they differ`(
    size: String,
    weight: String?,
    rules: [String: String]
  ) throws {
    let answers = try #require(check("777", "fff", size: size, weight: weight).explanation)
    let found = Dictionary(
      uniqueKeysWithValues: answers.otherwise.map { ($0.rule, $0.verdict.name) }
    )
    #expect(found == rules, "\(size)")
  }

  @Test func `where all rules agree none is told`() throws {
    #expect(try check("#767676", "#fff").explanation?.otherwise.isEmpty == true)
    #expect(
      try check("#fff", "rgb(0 0 0 / 90%)", canvas: "#fff").explanation?.otherwise.isEmpty == true
    )
    #expect(try check("currentColor", "#fff").explanation == nil)
  }
}
