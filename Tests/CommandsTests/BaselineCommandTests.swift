import Foundation
import Testing

/// What `legible audit` does with findings that were there before.
@Suite struct BaselineCommandTests {
  /// Case D37: one token, then the same two tokens 40 lines further down, in another order and case.
  static let before =
    ##"{"color":{"fog":{"$type":"color","$value":"#9aa0a6"},"##
    + ##""paper":{"$type":"color","$value":"#ffffff"}}}"##
  static let after =
    String(repeating: "\n", count: 40)
    + ##"{"color":{"paper":{"$type":"color","$value":"#ffffff"},"##
    + "\n\n" + ##""fog":{"$type":"color","$value":"#9AA0A6"}}}"##
  static let policy =
    ##"{"infer": false, "pairs": [{"foreground": "color.fog", "background": "color.paper"}]}"##

  private func write(_ text: String, _ path: String, in folder: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  private func read(_ path: String, in folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
  }

  @Test func `lines, order, case and the way to the file never make a finding new`() throws {
    try Folder.with(["legible.json": Self.policy, "t/a.tokens.json": Self.before]) { folder in
      #expect(legible("audit", "t/a.tokens.json", in: folder).status == 1)
      let written = legible(
        "audit",
        "t/a.tokens.json",
        "--baseline",
        "b.json",
        "--write-baseline",
        in: folder
      )
      #expect(written.status == 0, "\(written.errors)")
      #expect(try read("b.json", in: folder).contains("\"file\": \"t/a.tokens.json\""))
      try write(Self.after, "t/a.tokens.json", in: folder)
      for (path, place) in [
        ("t/a.tokens.json", folder), ("./t/a.tokens.json", folder), ("t", folder), (".", folder),
        (folder + "/t/a.tokens.json", folder), ("a.tokens.json", folder + "/t"),
        ("../t", folder + "/t"),
      ] {
        let run = legible("audit", path, "--baseline", "\(folder)/b.json", in: place)
        #expect(run.status == 0, "\(path): \(run.output)\(run.errors)")
        #expect(run.output.contains("0 errors, 0 warnings, 0 notes; 1 in the baseline"), "\(path)")
      }
    }
  }

  @Test func `a pair that got worse is one new finding and says what it was`() throws {
    try Folder.with(["legible.json": Self.policy, "a.tokens.json": Self.before]) { folder in
      _ = legible("audit", "--write-baseline", in: folder)
      // On white, #9aa0a6 has 2.6405, #9ba0a6 2.6340, #9aa0a8 2.6356, #9aa0ab 2.6282 (WCAG 2.2).
      for (color, status, text) in [
        ("#9ba0a6", 0, "0 errors, 0 warnings"), ("#9aa0a8", 0, "1 in the baseline"),
        ("#9aa0ab", 1, "1 error, 0 warnings"), ("#9aa0ab", 1, "worse: 2.64 in the baseline"),
      ] {
        try write(
          Self.before.replacingOccurrences(of: "#9aa0a6", with: color),
          "a.tokens.json",
          in: folder
        )
        let run = legible(
          "audit",
          "a.tokens.json",
          "--baseline",
          "legible-baseline.json",
          in: folder
        )
        #expect(Int(run.status) == status, "\(color) \(run.output)")
        #expect(run.output.contains(text), "\(run.output)")
      }
    }
  }

  @Test func `a file that was renamed and is listed keeps its findings`() throws {
    try Folder.with(["legible.json": Self.policy, "old/a.tokens.json": Self.before]) { folder in
      _ = legible("audit", "--write-baseline", in: folder)
      try FileManager.default.moveItem(atPath: folder + "/old", toPath: folder + "/new")
      try FileManager.default.moveItem(
        atPath: folder + "/new/a.tokens.json",
        toPath: folder + "/new/b.tokens.json"
      )
      let missed = legible("audit", "--baseline", "legible-baseline.json", in: folder)
      #expect(missed.status == 1)
      #expect(missed.output.contains("[stale-baseline]"))
      #expect(missed.output.contains("1 entry of the baseline is no longer needed"))
      let text = try read("legible-baseline.json", in: folder)
      for renames in [
        #""old/a.tokens.json": "new/b.tokens.json""#,
        #""old": "nowhere", "old/a.tokens.json": "new/b.tokens.json""#,
      ] {
        try write(
          text.replacingOccurrences(
            of: "\"version\": 1,",
            with: "\"version\": 1, \"renames\": {\(renames)},"
          ),
          "legible-baseline.json",
          in: folder
        )
        let run = legible("audit", "--baseline", "legible-baseline.json", in: folder)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        #expect(run.output.contains("0 errors, 0 warnings, 0 notes; 1 in the baseline"))
      }
    }
  }

  @Test func `a folder that was renamed takes its files along`() throws {
    let set = ##"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "VALUE", "green": "VALUE", "blue": "VALUE", "alpha": "1.000"}}}], "info": {"version": 1, "author": "xcode"}}
      """##
    try Folder.with([
      "App/Old.xcassets/label.colorset/Contents.json":
        set.replacingOccurrences(of: "VALUE", with: "0x99"),
      "App/Old.xcassets/background.colorset/Contents.json":
        set.replacingOccurrences(of: "VALUE", with: "0xFF"),
    ]) { folder in
      let first = legible("audit", "--write-baseline", in: folder)
      #expect(first.output.contains("1 in the baseline"), "\(first.output)\(first.errors)")
      try FileManager.default.moveItem(
        atPath: folder + "/App/Old.xcassets",
        toPath: folder + "/App/New.xcassets"
      )
      #expect(legible("audit", "--baseline", "legible-baseline.json", in: folder).status == 1)
      let text = try read("legible-baseline.json", in: folder)
      try write(
        text.replacingOccurrences(
          of: "\"version\": 1,",
          with: ##""version": 1, "renames": {"App/Old.xcassets": "App/New.xcassets"},"##
        ),
        "legible-baseline.json",
        in: folder
      )
      #expect(legible("audit", "--baseline", "legible-baseline.json", in: folder).status == 0)
    }
  }

  @Test func `palettes of one name in two folders stay apart`() throws {
    try Folder.with([
      "legible.json": Self.policy, "a/t.tokens.json": Self.before, "b/t.tokens.json": Self.before,
    ]) { folder in
      _ = legible("audit", "a", "--write-baseline", in: folder)
      let run = legible("audit", "--baseline", "legible-baseline.json", in: folder)
      #expect(run.status == 1)
      #expect(
        run.output.contains("1 error, 0 warnings, 0 notes; 1 in the baseline"),
        "\(run.output)"
      )
      #expect(run.output.contains("b/t.tokens.json:1:"))
      let fingerprints = legible("audit", "--format", "json", in: folder).output
        .matches(of: /"fingerprint": "([0-9a-f]+)"/).map(\.output.1)
      #expect(Set(fingerprints).count == 2)
    }
  }

  @Test func `what a run does not look at is neither stale nor lost`() throws {
    let css = """
      :root { --background: #fff; --foreground: #888; }
      .dark { --background: #000; --foreground: #444; }
      """
    try Folder.with(["a.css": css, "b.css": css]) { folder in
      _ = legible("audit", "--write-baseline", in: folder)
      let all = try read("legible-baseline.json", in: folder)
      for arguments in [["a.css"], ["--mode", "dark"], ["a.css", "--mode", "light"]] {
        for write in [[], ["--write-baseline"]] {
          let run = legible(
            ["audit", "--baseline", "legible-baseline.json"] + write + arguments,
            in: folder
          )
          #expect(
            run.status == 0 && run.output.contains("0 warnings"),
            "\(arguments) \(run.output)"
          )
          #expect(try read("legible-baseline.json", in: folder) == all)
        }
      }
      try FileManager.default.removeItem(atPath: folder + "/b.css")
      let run = legible("audit", "--baseline", "legible-baseline.json", in: folder)
      #expect(
        run.output.contains("2 entries of the baseline are no longer needed"),
        "\(run.output)"
      )
      #expect(run.status == 0)
      _ = legible("audit", "--write-baseline", in: folder)
      #expect(try !read("legible-baseline.json", in: folder).contains("b.css"))
    }
  }

  @Test func `findings of the same name are counted, not merged`() throws {
    let twice = ":root { --background: #fff; --foreground: #000; --ink: #111; --ink: #222; }"
    try Folder.with(["a.css": twice]) { folder in
      _ = legible("audit", "--write-baseline", in: folder)
      try write(
        twice.replacingOccurrences(of: "--ink: #222", with: "--ink: #222; --ink: #333"),
        "a.css",
        in: folder
      )
      let run = legible("audit", "--baseline", "legible-baseline.json", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("1 error,"), "\(run.output)")
    }
  }

  @Test func `a baseline that is written anew says what is new, worse and gone`() throws {
    // On white, #888888 has 3.54, #8a8a8a 3.45, #999999 2.84, #aaaaaa 2.32 (WCAG 2.2).
    func css(_ colors: KeyValuePairs<String, String>) -> String {
      ":root { "
        + colors.map { "--\($0): #ffffff; --on-\($0): \($1);" }.joined(separator: " ") + " }"
    }
    let rows: [(KeyValuePairs<String, String>, String)] = [
      (["a": "#888888", "b": "#888888", "c": "#888888", "d": "#888888"], "holds 4 findings\n"),
      (
        ["a": "#888888", "b": "#888888", "c": "#888888", "d": "#888888"], "4 findings: as before\n"
      ),
      // One less, one more, and one that got worse: there are as many as before.
      (
        ["a": "#888888", "b": "#999999", "c": "#888888", "e": "#999999"],
        "holds 4 findings: 1 new, 1 worse than before, 1 gone\n"
      ),
      (["a": "#888888"], "holds 1 finding: 3 gone\n"), (["a": "#767676"], "0 findings: 1 gone\n"),
    ]
    try Folder.with(["legible.json": #"{"margin": 0}"#]) { folder in
      for (colors, text) in rows {
        try write(css(colors), "a.css", in: folder)
        let run = legible("audit", "a.css", "--write-baseline", in: folder)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.errors.contains(text), "\(run.errors)")
      }
      // What a run does not look at stays, and is neither new nor gone.
      try write(css(["x": "#888888"]), "x.css", in: folder)
      let other = legible("audit", "x.css", "--write-baseline", in: folder)
      #expect(other.errors.contains("holds 1 finding: 1 new\n"), "\(other.errors)")
      try write(css(["a": "#888888"]), "a.css", in: folder)
      let first = legible("audit", "a.css", "--write-baseline", in: folder)
      #expect(first.errors.contains("holds 2 findings: 1 new\n"), "\(first.errors)")
    }
  }

  @Test func `nothing changed means the same bytes, and the file is not touched`() throws {
    try Folder.with(["legible.json": Self.policy, "a.tokens.json": Self.before]) { folder in
      _ = legible("audit", "--write-baseline", in: folder)
      let bytes = try read("legible-baseline.json", in: folder)
      let stamp = {
        try FileManager.default.attributesOfItem(
          atPath: folder + "/legible-baseline.json"
        )[.modificationDate] as? Date
      }
      let first = try stamp()
      _ = legible("audit", "--write-baseline", in: folder)
      #expect(try read("legible-baseline.json", in: folder) == bytes)
      let second = try stamp()
      #expect(second == first)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
    }
  }

  @Test(arguments: [
    ("", 1, 1), ("{\"version\": 1, \"findings\": [", 1, 29), ("[]", 1, 1),
    ("{\"version\": 2, \"findings\": []}", 1, 13), ("{\"version\": 1}", 1, 1),
    ("{\"version\": 1,\n \"findings\": [{\"rule\": 3}]}", 2, 24),
    ("{\"version\": 1,\n \"findings\": [{\"rul\": \"a\"}]}", 2, 16),
    ("{\"version\": 1,\n \"findings\": [{\"rule\": \"a\", \"ratio\": 99}]}", 2, 38),
    ("{\"version\": 1, \"renames\": [], \"findings\": []}", 1, 27),
  ])
  func `a baseline that cannot be read ends with 2 and its place`(
    text: String,
    line: Int,
    column: Int
  ) throws {
    try Folder.with(["legible.json": Self.policy, "a.tokens.json": Self.before, "b.json": text]) {
      folder in
      for write in [[], ["--write-baseline"]] {
        let run = legible(["audit", "a.tokens.json", "--baseline", "b.json"] + write, in: folder)
        #expect(run.status == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("b.json:\(line):\(column): "), "\(run.errors)")
        let now = try read("b.json", in: folder)
        #expect(now == text)
      }
    }
  }

  @Test func `a missing baseline ends with 2, and a folder is none`() throws {
    try Folder.with(["legible.json": Self.policy, "a.tokens.json": Self.before]) { folder in
      let run = legible("audit", "--baseline", "b.json", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("b.json does not exist"))
      #expect(legible("audit", "--baseline", ".", in: folder).status == 2)
      #expect(legible("audit", "--baseline", ".", "--write-baseline", in: folder).status == 2)
      #expect(
        legible("audit", "--baseline", "no/b.json", "--write-baseline", in: folder).status == 2
      )
    }
  }

  @Test func `a run that could not read everything writes nothing`() throws {
    try Folder.with([
      "legible.json": Self.policy, "a.tokens.json": Self.before, "b.tokens.json": "{\"color\": ",
    ]) { folder in
      let run = legible("audit", "a.tokens.json", "b.tokens.json", "--write-baseline", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("was not written"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/legible-baseline.json"))
    }
  }
}
