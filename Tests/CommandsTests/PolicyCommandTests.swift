import Foundation
import Testing

private let failing = ":root { --background: #fff; --foreground: #777; }"
private let passing = ":root { --background: #fff; --foreground: #000; }"

@Suite struct PolicyCommandTests {
  @Test func `sources choose what is audited, and are matched`() throws {
    try Folder.with([
      "legible.json": #"{"sources": ["themes/**/*.{css,pcss}"]}"#,
      "themes/x/a.css": passing, "other.css": failing,
    ]) { folder in
      let run = legible("audit", in: folder)
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("1 pair checked"))
      let named = legible("audit", "other.css", in: folder)
      #expect(named.status == 1)
    }
  }

  @Test func `a source that matches nothing is told with its place`() throws {
    try Folder.with([
      "legible.json": "{\n  \"sources\": [\"a.css\", \"b/*.css\"]\n}", "a.css": passing,
    ]) { folder in
      let run = legible("audit", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("legible.json:2:24: nothing matches b/*.css"))
    }
  }

  @Test func `files under sources that refer to one another are one palette`() throws {
    try Folder.with([
      "legible.json": #"{"sources": ["t/base.css", "t/page.css"]}"#,
      "t/base.css": ":root { --white: #fff; }",
      "t/page.css": ":root { --background: var(--white); --foreground: #000; }",
    ]) { folder in
      let run = legible("audit", in: folder)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
    }
  }

  @Test func `from a folder below, the policy's folder is audited`() throws {
    try Folder.with(["legible.json": "{}", "a.css": failing, "sub/b.txt": ""]) { folder in
      let run = legible("audit", in: folder + "/sub")
      #expect(run.status == 1, "\(run.errors)")
    }
  }

  @Test func `neither a policy nor a baseline is taken for a palette`() throws {
    try Folder.with([
      "legible.json": #"{"exempt": "none*"}"#.replacing("none*", with: "foreground"),
      "legible-baseline.json": #"{"version": 1, "findings": []}"#, "a.css": passing,
    ]) { folder in
      let run = legible("audit", in: folder)
      #expect(run.status == 0)
      #expect(!run.errors.contains("unread"), "\(run.errors)")
    }
  }

  @Test func `a waiver lets a run pass until its day, which SOURCE_DATE_EPOCH can set`() throws {
    let policy = #"""
      {"waivers": [{"foreground": "foreground", "reason": "soon", "owner": "ink team",
                    "expires": "2026-06-30"}]}
      """#
    try Folder.with(["legible.json": policy, "a.css": failing]) { folder in
      // 1782864000 is 2026-07-01T00:00:00Z (date -u -d @1782864000).
      let last = ["SOURCE_DATE_EPOCH": "1782863999"]
      let late = ["SOURCE_DATE_EPOCH": "1782864000"]
      let run = legible("audit", environment: last, in: folder)
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("1 waived"))
      #expect(!run.output.contains("text-contrast"))
      let expired = legible("audit", environment: late, in: folder)
      #expect(expired.status == 1)
      #expect(expired.output.contains("legible.json:1:14: error: "))
      #expect(expired.output.contains("[expired-waiver]"))
      #expect(expired.output.contains("[text-contrast]"))
      let json = legible("audit", "--format", "json", environment: last, in: folder)
      #expect(json.output.contains(#""suppression": {"kind": "waiver", "reason": "soon""#))
      #expect(json.output.contains(#""verdict": "waived""#))
      for text in ["x", "-1", "99999999999999999999"] {
        let run = legible("audit", environment: ["SOURCE_DATE_EPOCH": text], in: folder)
        #expect(run.status == 2)
      }
    }
  }

  @Test func `large text by Apple's rule is told beside WCAG's verdict on the same pair`() throws {
    // #808080 on white has 3.949:1; 18 points are large to Apple and not to WCAG.
    let pair = ["check", "808080", "fff", "--size", "18pt", "--platform", "ios"]
    let wcag = legible(pair + ["--large-text", "wcag", "--format", "json"])
    let apple = legible(pair + ["--large-text", "apple", "--format", "json"])
    #expect((wcag.status, apple.status) == (1, 1))
    #expect(!wcag.output.contains("appleHIG"))
    #expect(apple.output.contains(#""appleHIG": {"#))
    #expect(apple.output.contains(#""verdict": "fail""#))
    let object =
      try JSONSerialization.jsonObject(with: Data(apple.output.utf8)) as? [String: Any]
    let guideline = try #require(object?["appleHIG"] as? [String: Any])
    #expect(guideline["required"] as? Double == 3)
    #expect(guideline["passes"] as? Bool == true)
    #expect(object?["largeText"] as? Bool == false)
    #expect(
      legible(pair + ["--large-text", "apple"]).output.contains("Apple HIG: this text needs 3:1")
    )
  }

  /// Options for #808080 on white, 3.949:1, and the status that they lead to.
  static let sizes: [(options: [String], status: Int32)] = [
    (["--size", "18pt"], 0), (["--size", "18pt", "--platform", "ios"], 1),
    (["--text-style", "title2"], 1), (["--text-style", "largeTitle"], 0),
    (["--text-style", "title2", "--weight", "bold"], 0),
    (["--text-style", "body", "--platform", "tvos"], 1),
    (["--text-style", "body", "--platform", "web"], 2), (["--text-style", "bdy"], 2),
    (["--text-style", "body", "--size", "17pt"], 2), (["--platform", "iso"], 2),
    (["--large-text", "aple"], 2),
  ]

  @Test(arguments: sizes)
  func `platforms and text styles give the size`(options: [String], status: Int32) {
    let run = legible(["check", "808080", "fff"] + options)
    #expect(run.status == status, "\(run.output)\(run.errors)")
  }

  @Test func `an audit takes the size of undeclared text from --text-style`() throws {
    try Folder.with(["a.css": ":root { --background: #fff; --foreground: #808080; }"]) { folder in
      #expect(legible("audit", "a.css", in: folder).status == 1)
      #expect(legible("audit", "a.css", "--text-style", "largeTitle", in: folder).status == 0)
      #expect(legible("audit", "a.css", "--text-style", "body", in: folder).status == 1)
    }
  }
}
