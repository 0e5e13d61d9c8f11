import Foundation
import Testing

/// `legible audit --changed-since REV`, in repositories that are made for each test.
@Suite struct ChangedSinceTests {
  private func write(_ text: String, _ path: String, in folder: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  private func audit(_ arguments: String..., in folder: String) -> Run {
    legible(["audit"] + arguments, environment: GitRepository.environment, in: folder)
  }

  /// On white, #767676 has 4.54, #777777 4.47, #888888 3.54, #999999 2.84 (WCAG 2.2).
  private static let css = """
    :root {
      --background: #ffffff; --foreground: #767676;
      --card: #ffffff; --card-foreground: #888888;
      --muted: #ffffff; --muted-foreground: #999999;
    }
    """

  @Test func `only what touches a changed swatch is told, with what became of it`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      try GitRepository.make(in: folder)
      let same = audit("--changed-since", "main", in: folder)
      #expect(same.status == 0, "\(same.errors)")
      #expect(same.output.contains("0 errors, 0 warnings, 0 notes; 2 about what did not change"))
      let rows: [(from: String, to: String, text: String, status: Int32)] = [
        ("--foreground: #767676", "--foreground: #777777", "broken: 4.54 in main", 1),
        ("--card-foreground: #888888", "--card-foreground: #999999", "worse: 3.54 in main", 1),
        ("--muted-foreground: #999999", "--muted-foreground: #888888", "better: 2.84 in main", 1),
        ("--muted-foreground: #999999", "--muted-foreground: #767676", "0 errors", 0),
        ("--muted: #ffffff", "--muted: #fffffe", "unchanged: 2.84 in main", 1),
        ("}", "--new: #ffffff; --new-foreground: #888888; }", "new since main", 1),
      ]
      for row in rows {
        try write(
          Self.css.replacingOccurrences(of: row.from, with: row.to),
          "theme.css",
          in: folder
        )
        let run = audit("--changed-since", "main", in: folder)
        #expect(run.status == row.status, "\(row.to): \(run.output)\(run.errors)")
        #expect(run.output.contains(row.text), "\(row.to): \(run.output)")
        #expect(run.output.contains(row.status == 0 ? "0 errors" : "1 error,"), "\(run.output)")
      }
    }
  }

  @Test func `a swatch that follows a changed one has changed as well`() throws {
    let css = """
      :root { --grey: #767676; --background: #fff; --foreground: var(--grey); --ring: #888; }
      """
    try Folder.with(["theme.css": css]) { folder in
      try GitRepository.make(in: folder)
      try write(css.replacingOccurrences(of: "#767676", with: "#777777"), "theme.css", in: folder)
      let run = audit("theme.css", "--changed-since", "HEAD", "--format", "json", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("\"change\": {\"outcome\": \"broken\", \"ratio\": 4.54"))
    }
  }

  @Test func `a file that git finds renamed is compared with itself`() throws {
    let many = (0..<40).map { "--x\($0): #\(100_000 + $0);" }.joined(separator: "\n")
    let css = ":root { --background: #fff; --foreground: #888; \(many) }"
    try Folder.with(["old/theme.css": css]) { folder in
      try GitRepository.make(in: folder)
      try GitRepository.git("mv", "old", "new", in: folder)
      let run = audit("new/theme.css", "--changed-since", "main", in: folder)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("about what did not change"))
      try write(css.replacingOccurrences(of: "#888", with: "#999"), "new/theme.css", in: folder)
      #expect(audit("--changed-since", "main", in: folder).output.contains("worse: 3.54 in main"))
    }
  }

  @Test func `files of a folder are compared as the palette that they are`() throws {
    func set(_ value: String) -> String {
      ##"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "VALUE", "green": "VALUE", "blue": "VALUE", "alpha": "1.000"}}}], "info": {"version": 1, "author": "xcode"}}
      """##.replacingOccurrences(of: "VALUE", with: value)
    }
    try Folder.with([
      "App/Colors.xcassets/label.colorset/Contents.json": set("0x77"),
      "App/Colors.xcassets/background.colorset/Contents.json": set("0xFF"),
    ]) { folder in
      try GitRepository.make(in: folder)
      let label = "App/Colors.xcassets/label.colorset/Contents.json"
      #expect(audit("App", "--changed-since", "main", in: folder).status == 0)
      try write(set("0x88"), label, in: folder)
      for path in ["App", ".", "App/Colors.xcassets"] {
        let run = audit(path, "--changed-since", "main", in: folder)
        #expect(run.status == 1, "\(path)")
        #expect(run.output.contains("worse: 4.47 in main"), "\(path) \(run.output)")
      }
      let inside = audit("../App", "--changed-since", "main", in: folder + "/App")
      #expect(inside.output.contains("worse: 4.47 in main"), "\(inside.output)\(inside.errors)")
      // Without the file as it was, a file that is gone would be taken for one that never was.
      try FileManager.default.removeItem(atPath: "\(folder)/App/Colors.xcassets/label.colorset")
      #expect(audit("--changed-since", "main", in: folder).errors.contains("nothing was measured"))
    }
  }

  @Test func `a new file is all new, and one that could not be read then as well`() throws {
    try Folder.with(["theme.css": Self.css, "b.tokens.json": "{\"color\": "]) { folder in
      try GitRepository.make(in: folder)
      try write(Self.css, "more.css", in: folder)
      let run = audit("more.css", "--changed-since", "main", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("new since main"))
      let tokens =
        ##"{"$type": "color", "background": {"$value": "#fff"}, "foreground": {"$value": "#888"}}"##
      try write(tokens, "b.tokens.json", in: folder)
      let other = audit("b.tokens.json", "--changed-since", "main", in: folder)
      #expect(other.status == 1)
      #expect(other.output.contains("new since main"))
      #expect(other.errors.contains("at main: b.tokens.json:1:"))
    }
  }

  @Test func `new faults without a measurement are told, old ones are not`() throws {
    let css = ":root { --background: #fff; --foreground: #000; --a: rgb(1 2); }"
    try Folder.with(["theme.css": css]) { folder in
      try GitRepository.make(in: folder)
      let before = audit("--changed-since", "main", in: folder)
      #expect(before.status == 0, "\(before.output)")
      try write(css.replacingOccurrences(of: "}", with: "--b: #12345; }"), "theme.css", in: folder)
      let after = audit("--changed-since", "main", in: folder)
      #expect(after.status == 1)
      #expect(after.output.contains("--b"))
      #expect(!after.output.contains("rgb(1 2)"))
    }
  }

  @Test func `what cannot be compared ends with 2 and says why`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let outside = audit("theme.css", "--changed-since", "main", in: folder)
      #expect(outside.status == 2)
      #expect(outside.errors.contains("theme.css is in no git repository"))
      try GitRepository.make(in: folder)
      for revision in ["nowhere", "--output=x", "main..main", "main:theme.css", "$(id)", ""] {
        let run = audit("theme.css", "--changed-since", revision, in: folder)
        #expect(run.status == 2, "\(revision)")
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(revision.isEmpty ? "takes a commit" : "there is no commit"))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
      let bare = legible("audit", "--changed-since", "main", in: folder)
      #expect(bare.status == 2)
      #expect(bare.errors.contains("git is not on the PATH"))
      #expect(audit("-", "--changed-since", "main", in: folder).status == 2)
      try Folder.with(["other.css": Self.css]) { other in
        let run = audit("theme.css", other + "/other.css", "--changed-since", "main", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("lies outside the git repository"))
      }
    }
  }

  @Test func `a baseline goes first`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      _ = audit("--write-baseline", in: folder)
      try GitRepository.make(in: folder)
      try write(
        Self.css.replacingOccurrences(of: "#888888", with: "#999999"),
        "theme.css",
        in: folder
      )
      let run = audit(
        "--baseline",
        "legible-baseline.json",
        "--changed-since",
        "main",
        in: folder
      )
      #expect(run.status == 1)
      #expect(run.output.contains("1 error, 0 warnings, 0 notes"), "\(run.output)")
    }
  }
}
