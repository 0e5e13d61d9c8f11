import Audits
import Colors
import Documents
import Palettes
import Testing

private func policy(_ text: String) throws -> Policy {
  try Policy(reading: SourceFile(name: "legible.json", text: text))
}

@Suite struct PolicyKeyTests {
  @Test func `every key is read`() throws {
    let policy = try policy(
      ##"""
      {
        "$schema": "legible.schema.json",
        "sources": ["tokens/**/*.json", "app.css"],
        "level": "AAA", "standard": "en301549", "largeText": "apple", "platform": "tvos",
        "canvas": {"light": "#fff", "dark": "page"},
        "pairs": [{
          "foreground": ["ink", "#000"], "background": "card*", "layers": ["sheet", "page"],
          "groupOpacity": 0.5, "canvas": "#ffffff", "use": "link", "textStyle": "body",
          "weight": "bold", "beside": "text", "cue": "underline",
          "overlay": {"color": "ink", "percent": 8},
          "focus": {"position": "inside", "bands": ["ring"], "under": "button"},
          "modes": ["dark"], "level": "AA", "minimum": 5}],
        "sets": [{"name": "states", "colors": ["ok", "error"], "cue": "icon",
                  "meaning": "named-color"}],
        "viewings": ["grayscale", "tritanopia@0.6"], "infer": false, "margin": 0.25,
        "exempt": ["logo-*", {"foreground": "brand", "reason": "a logotype"}],
        "waivers": [{"foreground": "ink", "background": "card", "mode": "dark",
                     "rule": "text-contrast", "reason": "soon", "owner": "ink team",
                     "expires": "2028-02-29"}]
      }
      """##
    )
    #expect(policy.sources.map(\.pattern.text) == ["tokens/**/*.json", "app.css"])
    #expect(policy.sources.first?.place.start.line == 3)
    #expect(policy.level == .aaa)
    #expect(policy.standard == .en301549)
    #expect(policy.largeText == .apple)
    #expect(policy.platform == .tvOS)
    #expect(policy.canvases.map(\.mode) == ["light", "dark"])
    let terms = try #require(policy.pairs.first?.terms)
    #expect(terms.textStyle?.platform == .tvOS)
    // tvOS sets body at 29 points (Human Interface Guidelines, Typography).
    #expect(terms.textSize?.pixels == 29)
    #expect(terms.textSize?.weight == 700)
    #expect(terms.focus?.under == "button")
    #expect(policy.sets.first?.namesColors == true)
    #expect(policy.viewings.count == 2)
    #expect(!policy.infersPairings)
    #expect(policy.margin == 0.25)
    #expect(policy.exemptions.map(\.reason) == [nil, "a logotype"])
    let waiver = try #require(policy.waivers.first)
    #expect(waiver.suppression.expires == CalendarDate("2028-02-29"))
    #expect(waiver.rule == "text-contrast")
    #expect(waiver.modes == ["dark"])
  }

  /// Policies that cannot be used, and a piece of what the error has to say.
  static let faulty: [(text: String, place: String, piece: String)] = [
    (#"{"waviers": []}"#, "1:2", "did you mean waivers"),
    (#"{"standard": "wcag"}"#, "1:14", "wcag22"),
    (#"{"largeText": "aple"}"#, "1:15", "did you mean apple"),
    (#"{"platform": "iso"}"#, "1:14", "did you mean ios"),
    (#"{"margin": 2}"#, "1:12", "0 to 1"),
    (#"{"viewings": ["sepia"]}"#, "1:15", "sepia"),
    (#"{"sources": ["a/{b,c"]}"#, "1:14", "braces"),
    (#"{"sources": ["/etc"]}"#, "1:14", "relative"),
    (#"{"sources": 1}"#, "1:13", "text"),
    (#"{"sets": [{"name": "s"}]}"#, "1:11", "colors"),
    (#"{"sets": [{"name": "s", "colors": []}]}"#, "1:35", "at least one"),
    (#"{"sets": [{"name": "s", "colors": ["a"], "meaning": "x"}]}"#, "1:53", "named-color"),
    (#"{"exempt": [{"foreground": "a"}]}"#, "1:13", "reason"),
    (#"{"exempt": [1]}"#, "1:13", "glob"),
    (#"{"exempt": [{"forground": "a"}]}"#, "1:14", "did you mean foreground"),
    (#"{"waivers": [{"foreground": "a"}]}"#, "1:14", "reason"),
    (#"{"waivers": [{"reason": "r"}]}"#, "1:14", "everything"),
    (#"{"waivers": [{"foreground": "a", "reason": " "}]}"#, "1:44", "empty"),
    (
      #"{"waivers": [{"rule": "text-contrats", "reason": "r"}]}"#, "1:23",
      "did you mean text-contrast"
    ),
    (#"{"waivers": [{"rule": "expired-waiver", "reason": "r"}]}"#, "1:23", "about waivers"),
    (
      #"{"waivers": [{"rule": "text-contrast", "reason": "r", "expires": "2026-02-29"}]}"#, "1:66",
      "2026-02-29"
    ),
    (
      #"{"waivers": [{"rule": "text-contrast", "reason": "r", "expires": "31.12.2026"}]}"#, "1:66",
      "YYYY-MM-DD"
    ),
    (
      #"{"waivers": [{"rule": "text-contrast", "reason": "r", "expire": "2026-12-31"}]}"#, "1:55",
      "did you mean expires"
    ),
    (#"{"pairs": [{"foreground": "a", "background": "b", "textStyle": "bdy"}]}"#, "1:64", "body"),
    (
      #"{"pairs": [{"foreground": "a", "background": "b", "textStyle": "body", "size": 3}]}"#,
      "1:64", "one of the two"
    ),
    (#"{"pairs": [{"foreground": [], "background": "b"}]}"#, "1:27", "at least one"),
  ]

  @Test(arguments: faulty)
  func `a faulty policy is refused with its place and what is expected`(
    text: String,
    place: String,
    piece: String
  ) {
    let error = #expect(throws: PolicyError.self) { try policy(text) }
    #expect(error?.text.hasPrefix("legible.json:\(place): ") == true, "\(error?.text ?? "")")
    #expect(error?.message.contains(piece) == true, "\(error?.message ?? "")")
  }

  @Test func `the schema lists the keys that are read, and no others`() throws {
    let schema = try JSONValue(parsing: SourceFile(name: "schema.json", bytes: Policy.schema))
    let properties = try #require(schema["properties"]?.object)
    for member in properties {
      // An unknown key is refused by its name; a known one may be refused for its value only.
      let error = #expect(throws: PolicyError.self) { try policy("{\"\(member.name)\": null}") }
      #expect(error?.message.contains("has no key") == false, "\(member.name)")
    }
    let keys = [
      "$schema", "sources", "level", "standard", "largeText", "platform", "canvas", "pairs",
      "infer", "sets", "viewings", "margin", "exempt", "waivers",
    ]
    #expect(Set(properties.map(\.name.string)) == Set(keys))
    let pair = schema["properties"]?["pairs"]?["items"]?["properties"]?.object
    let terms = try #require(pair).map(\.name.string)
    #expect(Set(terms) == Set(["foreground", "background"] + PairingTerms.names))
  }
}

@Suite struct TextPlatformTests {
  private static let css = ":root { --paper: #fff; --ink: #808080; }"

  private func verdict(_ terms: String, _ rest: String = "") throws -> String? {
    try audit(
      Self.css,
      file: "a.css",
      policy: """
        {"infer": false, \(rest)"pairs": [{"foreground": "ink", "background": "paper", \(terms)}]}
        """
    ).measurements.first?.verdict.name
  }

  /// #808080 on white has 3.949:1, which is enough for large text only.
  @Test func `a point is a pixel on iOS, and four thirds of one on the web`() throws {
    #expect(try verdict(#""size": "18pt""#) == "pass")
    #expect(try verdict(#""size": "18pt""#, #""platform": "web", "#) == "pass")
    #expect(try verdict(#""size": "18pt""#, #""platform": "ios", "#) == "fail")
    #expect(try verdict(#""size": "24pt""#, #""platform": "ios", "#) == "pass")
  }

  @Test func `on tvOS, 150 % of the body's 29 points are large`() throws {
    #expect(try verdict(#""size": "43pt""#, #""platform": "tvos", "#) == "fail")
    #expect(try verdict(#""size": "43.5pt""#, #""platform": "tvos", "#) == "pass")
    #expect(try verdict(#""size": "34.8pt", "weight": 700"#, #""platform": "tvos", "#) == "pass")
    #expect(try verdict(#""size": "34.7pt", "weight": 700"#, #""platform": "tvos", "#) == "fail")
  }

  @Test func `a text style gives the size that the platform publishes`() throws {
    // iOS: largeTitle 34, title2 22 points (Human Interface Guidelines, Typography).
    #expect(try verdict(#""textStyle": "largeTitle""#) == "pass")
    #expect(try verdict(#""textStyle": "title2""#) == "fail")
    #expect(try verdict(#""textStyle": "title2", "weight": "bold""#) == "pass")
  }

  @Test func `an asset catalog is one of iOS unless another platform is told`() throws {
    let ink = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0x80", "green": "0x80", "blue": "0x80", "alpha": "1.000"}}}],
       "info": {"author": "xcode", "version": 1}}
      """
    func verdict(_ platform: String) throws -> String? {
      let tree = SourceTree(
        name: "Assets.xcassets",
        files: [SourceFile(name: "Assets.xcassets/Ink.colorset/Contents.json", text: ink)]
      )
      let policy = try policy(
        """
        {\(platform)"infer": false,
         "pairs": [{"foreground": "Ink", "background": "#fff", "size": "18pt"}]}
        """
      )
      return Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: policy)
        .measurements.first?.verdict.name
    }
    #expect(try verdict("") == "fail")
    #expect(try verdict(#""platform": "web", "#) == "pass")
  }

  @Test func `Apple's rule stands beside the verdict and does not change it`() throws {
    let pair = #"{"foreground": "ink", "background": "paper", "size": "18px"}"#
    func finding(_ rule: String) throws -> Finding? {
      try audit(
        Self.css,
        file: "a.css",
        policy: "{\"infer\": false, \"largeText\": \"\(rule)\", \"pairs\": [\(pair)]}"
      ).findings(.textContrast).first
    }
    #expect(try finding("wcag")?.advice?.contains("Apple HIG") == false)
    let apple = try #require(try finding("apple"))
    #expect(apple.measurement?.verdict == .fail)
    #expect(apple.advice?.contains("by the Apple HIG this text needs 3:1 and has it") == true)
  }

  @Test func `a style that the platform does not have makes the audit doubtful`() throws {
    var policy = try policy(
      #"""
      {"infer": false,
       "pairs": [{"foreground": "ink", "background": "paper", "textStyle": "extraLargeTitle"}]}
      """#.replacing("extraLargeTitle", with: "largeTitle")
    )
    policy.setPlatform(.tvOS)
    let reading = try PaletteFormat.reading(
      of: SourceTree(SourceFile(name: "a.css", text: Self.css)),
      as: nil
    )
    let audit = Audit(of: [reading], under: policy)
    #expect(audit.faults.first?.message.contains("tvOS has no text style 'largeTitle'") == true)
    #expect(audit.measurements.first?.verdict == .fail, "of unknown size, so not large")
  }
}
