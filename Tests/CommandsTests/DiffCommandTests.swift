import Foundation
import Testing

@Suite struct DiffCommandTests {
  // The ratios of #767676 and #777777 on white are those of WebAIM's checker: 4.54 and 4.48.
  private static let before = """
    :root {
      --background: #ffffff; --foreground: #767676; --muted: #eeeeee; --muted-foreground: #999999;
      --card: #ffffff; --card-foreground: #333333;
    }
    """
  private static let after = """
    {"color": {"$type": "color",
      "background": {"$value": "#ffffff"}, "foreground": {"$value": "#777777"},
      "muted": {"$value": "#eeeeee"}, "muted-foreground": {"$value": "#555555"},
      "card": {"$value": "#ffffff"}, "extra": {"$value": "#123456"}}}
    """

  private static func diff(_ before: String, _ after: String, _ options: String...) throws -> Run {
    try Folder.with(["a.css": before, "b.tokens.json": after]) { folder in
      legible(["diff", "a.css", "b.tokens.json"] + options, in: folder)
    }
  }

  @Test func `a pair that passed and fails now ends with 1, whatever the formats`() throws {
    let run = try Self.diff(Self.before, Self.after)
    #expect(run.status == 1)
    #expect(
      run.output.contains("color.foreground on color.background in mode default: 4.54 -> 4.47")
    )
    #expect(run.output.contains("pairs that pass now (1)"))
    #expect(run.output.contains("swatches that are new: color.extra"))
    #expect(run.output.contains("swatches that are gone: --card-foreground"))
    #expect(run.output.contains("color.foreground (was --foreground)"))
  }

  @Test func `two spellings of one palette differ in nothing`() throws {
    let run = try Self.diff(
      ":root { --color-text-muted: #777777; --color-paper: rgb(255 255 255) }",
      """
      {"text": {"muted": {"$type": "color", "$value": "#777"}},
       "paper": {"$type": "color", "$value": "#ffffff"}}
      """
    )
    #expect(run.status == 0)
    #expect(run.output.contains("0 new swatches, 0 gone, 0 changed; pairs: none changed"))
  }

  @Test func `a failing pair that got better ends with 0`() throws {
    let run = try Self.diff(
      ":root { --background: #fff; --foreground: #999 }",
      """
      {"background": {"$type": "color", "$value": "#fff"},
       "foreground": {"$type": "color", "$value": "#888"}}
      """
    )
    #expect(run.status == 0)
    #expect(run.output.contains("pairs that got better (1)"))
  }

  @Test func `JSON has the counts, the swatches and the pairs`() throws {
    let run = try Self.diff(Self.before, Self.after, "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let summary = try #require(object?["summary"] as? [String: Any])
    #expect(summary["new"] as? Int == 1)
    #expect((summary["pairs"] as? [String: Int])?["broken"] == 1)
    let pairs = try #require(object?["pairs"] as? [[String: Any]])
    let broken = try #require(pairs.first { $0["change"] as? String == "broken" })
    #expect(abs((broken["newRatio"] as? Double ?? 0) - 4.478) < 0.001)
    #expect(broken["newVerdict"] as? String == "fail")
  }

  @Test(arguments: [
    ["diff"], ["diff", "a.css"], ["diff", "a.css", "gone.css"], ["diff", "a.css", "."],
  ])
  func `what cannot be compared ends with 2`(arguments: [String]) throws {
    try Folder.with(["a.css": Self.before, "b.css": Self.before]) { folder in
      #expect(legible(arguments, in: folder).status == 2)
    }
  }

  @Test func `a mode that is gone is told, and ends with 1`() throws {
    let before = """
      :root { --background: #fff; --foreground: #111 }
      @media (prefers-color-scheme: dark) { :root { --background: #111; --foreground: #fff } }
      """
    try Folder.with(["a.css": before, "b.css": ":root { --background: #fff; --foreground: #111 }"])
    {
      folder in
      let run = legible("diff", "a.css", "b.css", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("modes that are gone: dark"))
      #expect(
        legible("diff", "b.css", "a.css", in: folder).output.contains("modes that are new: dark")
      )
    }
  }
}
