import Audits
import Documents
import Foundation
import Palettes
import Reports
import Testing

/// A fix is applied as an editor would, and the result is audited.
@Suite struct SARIFFixTests {
  private func audit(_ file: SourceFile, _ policy: String) throws -> Audit {
    let reading = try PaletteFormat.reading(of: SourceTree(file), as: nil)
    return Audit(
      of: [reading],
      under: try Policy(reading: SourceFile(name: "legible.json", text: policy))
    )
  }

  /// The text after the only replacement of a fix; columns count code points.
  private func mended(_ text: String, _ fix: [String: Any]) throws -> String {
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    let region = try #require(replacement["deletedRegion"] as? [String: Int])
    let inserted = try #require((replacement["insertedContent"] as? [String: String])?["text"])
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let line = try #require(region["startLine"]) - 1
    try #require(region["endLine"] == line + 1)
    var scalars = Array(lines[line].unicodeScalars)
    let start = try #require(region["startColumn"]) - 1
    let end = try #require(region["endColumn"]) - 1
    scalars.replaceSubrange(start..<end, with: Array(inserted.unicodeScalars))
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    lines[line] = String(view)
    return lines.joined(separator: "\n")
  }

  private static let files = [
    (
      SourceFile(
        name: "theme.css",
        text: """
          :root {
            --card: #eee; /* 😀 */ --card-foreground: #808080;
            --muted: #F5F5F5; --muted-foreground: #999;
          }
          """
      ), "{}"
    ),
    (
      SourceFile(
        name: "a.tokens.json",
        text: ##"""
          {"$type": "color", "paper": {"$value": "#ffffff"},
           "ink": {"$value": "#aaaaaa"}, "fog": {"$value": "#BBBBBB"}}
          """##
      ),
      #"{"infer": false, "pairs": [{"foreground": ["ink", "fog"], "background": "paper"}]}"#
    ),
  ]

  @Test(arguments: 0..<2)
  func `a fix mends its finding and breaks nothing`(index: Int) throws {
    let (file, policy) = Self.files[index]
    let text = file.text(in: SourceRange(0, file.bytes.count))
    let before = try audit(file, policy)
    let results = try SARIF.run(of: before).results
    let fixes = results.compactMap { ($0["fixes"] as? [[String: Any]])?.first }
    #expect(fixes.count == 2)
    for fix in fixes {
      let after = try audit(SourceFile(name: file.name, text: try mended(text, fix)), policy)
      #expect(Summary(of: after).failed == Summary(of: before).failed - 1)
      #expect(Summary(of: after).passed == Summary(of: before).passed + 1)
    }
  }

  @Test(arguments: [
    // Two grounds, of which a suggestion knows one.
    ":root { --background: #fff; --surface: #eee; --text-muted: #999; }",
    // The literal is the value of another name.
    ":root { --grey: #999; --card: #fff; --card-foreground: var(--grey); }",
    ":root { --card: #fff; --card-foreground: #999; --tip: #eee; --tip-foreground: var(--card-foreground); }",
    // Another colour is computed from it.
    ":root { --card: #fff; --card-foreground: #999; --x: color-mix(in srgb, var(--card-foreground), red); }",
    // The dark mode has no value of its own and shows this one.
    ":root { --card: #fff; --card-foreground: #999; } .dark { --card: #eee; }",
    // What is not written as an opaque hex colour would have to be written anew.
    ":root { --card: #fff; --card-foreground: rgb(153 153 153); }",
    ":root { --card: #fff; --card-foreground: #999f; }",
    ":root { --card: #fff; --card-foreground: #000c; }",
  ])
  func `there is none where it is not certain`(css: String) throws {
    let audit = try audit(SourceFile(name: "theme.css", text: css), #"{"level": "AAA"}"#)
    for result in try SARIF.run(of: audit).results { #expect(result["fixes"] == nil) }
    try #require(css.contains("#000c") || audit.worst == .error)
  }
}
