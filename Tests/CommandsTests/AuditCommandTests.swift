import Foundation
import Testing

@Suite struct AuditCommandTests {
  @Test func `a failing pair ends with 1 and is printed with its place`() throws {
    let css = """
      :root {
        --background: #ffffff;
        --foreground: #777777;
      }
      """
    try Folder.with(["theme.css": css]) { folder in
      let run = legible("audit", "theme.css", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("theme.css:3:17: error:"))
      #expect(run.output.contains("4.47"))
      #expect(run.output.contains("[text-contrast]"))
      #expect(run.output.contains("1 fail"))
    }
  }

  // A status is eight bits: a count of 256 would end as 0 (pa11y/pa11y#69).
  @Test(arguments: [(0, 0), (1, 1), (255, 1), (256, 1), (512, 1)])
  func `the status is no count`(failing: Int, status: Int) throws {
    let pairs = (0..<failing).map { "--a\($0): #fff; --a\($0)-foreground: #999f;" }
    let css = ":root { --b: #fff; --b-foreground: #000; \(pairs.joined(separator: "\n")) }"
    try Folder.with(["theme.css": css]) { folder in
      let run = legible("audit", "theme.css", "--format", "concise", in: folder)
      #expect(run.status == Int32(status))
      #expect(run.output.contains("\(failing) fail"))
    }
  }

  @Test func `a passing palette ends with 0`() throws {
    try Folder.with(["theme.css": ":root { --background: #fff; --foreground: #000; }"]) { folder in
      let run = legible("audit", "theme.css", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("PASS"))
    }
  }

  @Test func `it can be asked why each pair is measured`() throws {
    let css = """
      :root { --background: #fff; --foreground: #000; --brand: #333; /* legible: on var(--background) */ }
      """
    try Folder.with(["theme.css": css]) { folder in
      let run = legible("audit", "theme.css", "--explain-pairs", in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("declared  declared in theme.css:1:"))
      #expect(run.output.contains("high  foreground-suffix: X-foreground is text on X"))
      #expect(run.output.contains("    --foreground on --background"))
    }
  }

  @Test func `what gitignore leaves out is skipped, unless it is named`() throws {
    let css = ":root { --background: #fff; --foreground: #777; }"
    try Folder.with([
      ".gitignore": "# made by the build\n/dist/\n*.min.css\n!keep.min.css\n",
      "app/.gitignore": "old.css\n",
      "app/theme.css": css, "app/old.css": css, "app/a.min.css": css, "app/keep.min.css": css,
      "dist/theme.css": css, "app/dist/theme.css": css,
    ]) { folder in
      let run = legible("audit", ".", "--format", "json", in: folder)
      #expect(run.errors.contains("3 paths were skipped, as .gitignore says"))
      for (file, isRead) in [
        ("app/theme.css", true), ("app/old.css", false), ("app/a.min.css", false),
        ("app/keep.min.css", true), ("app/dist/theme.css", true), ("dist/theme.css", false),
      ] {
        #expect(run.output.contains("\"file\": \"\(file)\"") == isRead, "\(file)")
      }
      #expect(legible("audit", "dist", in: folder).output.contains("dist/theme.css:1:"))
    }
  }

  @Test func `a folder is read as its files belong together`() throws {
    try Folder.with([
      "tokens/base.json": ##"{"black": {"$type": "color", "$value": "#000000"}}"##,
      "tokens/dark.json": ##"{"ink": {"$type": "color", "$value": "#ffffff"}}"##,
      "tokens/light.json": ##"{"ink": {"$type": "color", "$value": "{black}"}}"##,
      "tokens/sizes.json": ##"{"gap": {"$type": "dimension", "$value": "4px"}}"##,
    ]) { folder in
      let run = legible("audit", "tokens", "--format", "json", in: folder)
      #expect(run.errors.contains("1 file is no palette and was left unread"))
      let object =
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let swatches = try #require(object?["swatches"] as? [[String: Any]])
      let ink = try #require(swatches.first { $0["name"] as? String == "ink" })
      let light = try #require((ink["values"] as? [String: [String: Any]])?["light"])
      #expect((light["literal"] as? [String: Any])?["file"] as? String == "tokens/base.json")
    }
  }

  @Test func `a resolver document finds the files beside it, however it is named`() throws {
    try Folder.with([
      "t/dark.json": ##"{"ink": {"$type": "color", "$value": "#ffffff"}}"##,
      "t/t.resolver.json": ##"""
      {"modifiers": {"theme": {"contexts": {
        "light": [{"ink": {"$type": "color", "$value": "#000000"}}], "dark": [{"$ref": "dark.json"}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
      """##,
    ]) { folder in
      for path in ["t", "t/t.resolver.json", "./t/t.resolver.json", folder + "/t/t.resolver.json"] {
        let run = legible("audit", path, "--format", "json", in: folder)
        #expect(run.output.contains("\"modes\": 2"), "\(path): \(run.errors)")
        #expect(run.output.contains("\"dark\": {\"color\": \"#ffffff\""))
      }
    }
  }

  @Test(arguments: [0, 1, 255, 256, 512])
  func `the status never counts`(failing: Int) throws {
    let pairs = (0..<failing).map { "--t\($0): #fff; --t\($0)-foreground: #eee;" }
    let css = ":root { --background: #fff; --foreground: #000; \(pairs.joined(separator: "\n")) }"
    try Folder.with(["theme.css": css]) { folder in
      #expect(legible("audit", "theme.css", in: folder).status == (failing == 0 ? 0 : 1))
    }
  }

  @Test func `nothing measured ends with 2, and JSON is still printed`() throws {
    try Folder.with(["theme.css": ":root { --a: #fff; --b: #000; }"]) { folder in
      let run = legible("audit", "theme.css", "--format", "json", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("nothing was measured"))
      let object =
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let summary = try #require(object?["summary"] as? [String: Any])
      #expect(summary["checked"] as? Int == 0)
      #expect(summary["swatches"] as? Int == 2)
    }
  }

  @Test func `the nearest policy counts`() throws {
    let policy = ##"{"pairs": [{"foreground": "a", "background": "b"}]}"##
    try Folder.with([
      "legible.json": policy, "themes/light/theme.css": ":root { --a: #fff; --b: #000; }",
    ]) { folder in
      let run = legible("audit", "themes/light/theme.css", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains("1 pass"))
    }
  }

  @Test func `a policy that names a missing swatch ends with 2 and its place`() throws {
    let policy = ##"{"pairs": [{"foreground": "inc", "background": "paper"}]}"##
    try Folder.with([
      "legible.json": policy, "theme.css": ":root { --ink: #000; --paper: #fff; }",
    ]) { folder in
      let run = legible("audit", "theme.css", in: folder)
      #expect(run.status == 2)
      #expect(
        run.errors.contains("legible.json:1:12: no swatch of the audited files is called inc")
      )
    }
  }

  @Test func `a folder is read file by file, and what is no palette is counted`() throws {
    try Folder.with([
      "a/theme.css": ":root { --background: #fff; --foreground: #000; }",
      "b/more.tokens.json":
        ##"{"$type": "color", "background": {"$value": "#fff"}, "foreground": {"$value": "#000"}}"##,
      "b/notes.txt": "nothing", "node_modules/x.css": ":root { --background: red }",
    ]) { folder in
      let run = legible("audit", in: folder)
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("2 pass"))
      #expect(run.errors.contains("1 file is no palette"))
    }
  }

  @Test func `standard input is a dash`() {
    let css = ":root { --background: #fff; --foreground: #777; }"
    let run = legible("audit", "-", input: css)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("-:1:"))
  }

  @Test func `a mode can be chosen, and a missing one is named`() throws {
    let css = """
      :root { --background: #fff; --foreground: #777; }
      .dark { --background: #000; --foreground: #fff; }
      """
    try Folder.with(["theme.css": css]) { folder in
      #expect(legible("audit", "theme.css", "--mode", "dark", in: folder).status == 0)
      #expect(legible("audit", "theme.css", "--mode", "light", in: folder).status == 1)
      let run = legible("audit", "theme.css", "--mode", "sepia", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("sepia"))
      #expect(run.errors.contains("light, dark"))
    }
  }

  @Test func `fail-on chooses the severity that fails`() throws {
    let css = ":root { --background: #fff; --foreground: #000; --brand: #f00; }"
    try Folder.with(["theme.css": css]) { folder in
      #expect(legible("audit", "theme.css", in: folder).status == 0)
      #expect(legible("audit", "theme.css", "--fail-on", "note", in: folder).status == 1)
    }
  }

  @Test(arguments: ["missing.css", "missing"])
  func `a path that names nothing is an error of input`(path: String) throws {
    try Folder.with([:]) { folder in
      let run = legible("audit", path, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(path))
      #expect(!run.errors.contains("usage:"))
    }
  }

  @Test func `a malformed file is an error with its place`() throws {
    try Folder.with(["a.tokens.json": "{\n  \"a\": \n}"]) { folder in
      let run = legible("audit", "a.tokens.json", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("a.tokens.json:3:1"))
    }
  }
}
