import Foundation
import Testing

/// What commands say of names that are not quite those of a palette.
@Suite struct SwatchNamesTests {
  private static let tokens = ##"""
    {"color": {"$type": "color", "text": {"muted": {"$value": "#777"}},
      "background": {"$value": "#fff"}, "link": {"muted": {"$value": "#00f"}}}}
    """##

  @Test func `the last words of a name find it`() throws {
    try Folder.with(["t.tokens.json": Self.tokens]) { folder in
      for (text, meant) in [
        ("text.muted", "color.text.muted?"), ("text-muted", "color.text.muted?"),
        ("textMuted", "color.text.muted?"), ("Text Muted", "color.text.muted?"),
        ("muted", "color.text.muted or color.link.muted?"),
      ] {
        for run in [
          legible("check", text, "fff", "--in", ".", in: folder),
          legible("check", "fff", text, "--in", ".", in: folder),
          legible("check", "color.text.muted", "fff", "--in", ".", "--canvas", text, in: folder),
          legible("which", "--on", text, in: folder),
          legible("audit", "--sweep", "\(text)=fff", in: folder),
        ] {
          #expect(run.status == 2)
          #expect(
            run.errors.contains("\(text) is neither a swatch nor a colour; did you mean \(meant)"),
            "\(run.errors)"
          )
        }
      }
      // What ends no name, as half of a word does, is looked for by its spelling.
      let run = legible("check", "color.text.mutd", "fff", "--in", ".", in: folder)
      #expect(run.errors.contains("did you mean color.text.muted?"), "\(run.errors)")
      let half = legible("check", "ted", "fff", "--in", ".", in: folder)
      #expect(!half.errors.contains("did you mean"), "\(half.errors)")
      #expect(legible("check", "color.text.muted", "fff", "--in", ".", in: folder).status == 1)
    }
  }

  @Test func `palettes without the name are told, with the nearest one`() throws {
    try Folder.with([
      "a.css": ":root { --background: #fff; --ink: #000; }",
      "b.css": ":root { --Background: #fff; --ink: #000; }",
      "c.css": ":root { --paper: #fff; --ink: #000; }", "t.tokens.json": Self.tokens,
    ]) { folder in
      let which = legible("which", "--on", "background", in: folder)
      #expect(which.status == 0)
      let told =
        "left out, having no background: b (did you mean --Background?), c, "
        + "t (did you mean color.background?)\n"
      #expect(which.errors == "legible: which: " + told, "\(which.errors)")
      let check = legible("check", "ink", "background", "--in", ".", in: folder)
      #expect(check.status == 0)
      #expect(check.errors.contains("legible: check: " + told), "\(check.errors)")
      #expect(legible("which", "--on", "fff", in: folder).errors.isEmpty)
      #expect(legible("which", "--on", "ink", "a.css", in: folder).errors.isEmpty)
    }
  }

  @Test func `a name with its dashes is told how to be written`() throws {
    let css = ":root { --muted: #fff; --muted-foreground: #777; }"
    try Folder.with(["globals.css": css]) { folder in
      let run = legible(
        "check",
        "--muted-foreground",
        "--muted",
        "--in",
        "globals.css",
        in: folder
      )
      #expect(run.status == 2)
      #expect(run.errors.contains("there is no option --muted-foreground here; if it is a name"))
      #expect(run.errors.contains("without the dashes, muted-foreground, or write -- before"))
      for names in [["muted-foreground", "muted"], ["--", "--muted-foreground", "--muted"]] {
        let right = legible(["check", "--in", "globals.css"] + names, in: folder)
        #expect(right.status == 1)
        #expect(right.output.contains("4.47:1"), "\(right.errors)")
      }
      let near = legible("check", "--levle", "AA", "777", "fff")
      #expect(near.errors.contains("did you mean --level?"))
      #expect(!near.errors.contains("dashes"))
      #expect(!legible("formats", "--muted-foreground").errors.contains("dashes"))
    }
  }

  @Test func `the size of text is that of the platform, and of the style that is asked for`() throws
  {
    let css = ":root { --muted: #fff; --muted-foreground: #777; }"
    let pair = ["check", "muted-foreground", "muted", "--in", "a.css"]
    try Folder.with(["a.css": css, "ios/legible.json": #"{"platform": "ios"}"#, "ios/a.css": css]) {
      folder in
      // 18 pt are 24 px on the web, which is large; 18 points of iOS are 18 px. Title 1 has 28 points.
      let rows: [([String], web: Int32, ios: Int32)] = [
        (["--size", "18pt"], 0, 1), (["--size", "18pt", "--platform", "ios"], 1, 1),
        (["--size", "18pt", "--platform", "web"], 0, 0), (["--text-style", "title1"], 0, 0),
        (["--text-style", "body"], 1, 1),
      ]
      for (options, web, ios) in rows {
        #expect(legible(pair + options, in: folder).status == web, "\(options)")
        #expect(legible(pair + options, in: "\(folder)/ios").status == ios, "\(options)")
      }
      let bad = legible(pair, environment: ["SOURCE_DATE_EPOCH": "x"], in: folder)
      #expect(bad.errors.contains("SOURCE_DATE_EPOCH"))
    }
  }

  @Test func `every example in the help of check has an answer`() throws {
    let help = legible("help", "check").output
    let examples = help.split(separator: "\n").filter { $0.hasPrefix("legible check ") }
    #expect(examples.count > 4)
    for example in examples {
      let words = example.matches(of: /'([^']*)'|(\S+)/).map {
        String($0.output.1 ?? $0.output.2 ?? "")
      }
      let run = legible(Array(words.dropFirst()))
      #expect(run.status != 2, "\(example): \(run.errors)")
    }
  }
}
