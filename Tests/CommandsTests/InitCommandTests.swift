import Foundation
import Testing

/// The stylesheet of a small application, with pairs that pass and pairs that fail.
private let globals = """
  :root {
    --background: #ffffff;
    --foreground: #0a0a0a;
    --card: #ffffff;
    --card-foreground: #0a0a0a;
    --muted: #f5f5f5;
    --muted-foreground: #8a8a8a;
    --border: #e5e5e5;
    --success: #16a34a;
    --warning: #f59e0b;
    --error: #dc2626;
  }
  .dark {
    --background: #0a0a0a;
    --foreground: #fafafa;
    --card: #171717;
    --card-foreground: #fafafa;
    --muted: #262626;
    --muted-foreground: #a3a3a3;
    --border: #262626;
    --success: #22c55e;
    --warning: #fbbf24;
    --error: #ef4444;
  }
  """

private func colorset(_ light: String, _ dark: String) -> String {
  func color(_ hex: String) -> String {
    let parts = stride(from: 0, to: 6, by: 2).map { hex.dropFirst($0).prefix(2) }
    return """
      "color": {"color-space": "srgb", "components": {"red": "0x\(parts[0])",
        "green": "0x\(parts[1])", "blue": "0x\(parts[2])", "alpha": "1.000"}}
      """
  }
  return """
    {"colors": [
      {"idiom": "universal", \(color(light))},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       \(color(dark))}],
     "info": {"author": "xcode", "version": 1}}
    """
}

/// The pairs of an audit, as its JSON lists them, without how surely they are known.
private func pairs(_ run: Run) throws -> Set<String> {
  let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
  let pairs = try #require(object?["pairs"] as? [[String: Any]])
  return Set(
    pairs.map { pair in
      ["foreground", "background", "mode", "use", "verdict", "ratio"].map { "\(pair[$0] ?? "")" }
        .joined(separator: " ")
    }
  )
}

@Suite struct InitCommandTests {
  @Test func `a folder with one stylesheet becomes a gate that measures the same pairs`() throws {
    try Folder.with(["globals.css": globals]) { folder in
      let before = legible("audit", "--format", "json", in: folder)
      let run = legible("init", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("globals.css"))
      #expect(run.output.contains("legible audit"))
      #expect(run.output.contains("legible audit --write-baseline"))
      let after = legible("audit", "--format", "json", in: folder)
      #expect(before.status == after.status)
      #expect(try pairs(before) == pairs(after))
      let text = legible("audit", in: folder)
      #expect(text.status == 1)
      #expect(text.errors.contains("--write-baseline"))
      let policy = try String(contentsOfFile: folder + "/legible.json", encoding: .utf8)
      // Once declared, a set of states would be an error.
      #expect(!policy.contains("sets"))
      #expect(policy.split(separator: "\n").count < 40)
    }
  }

  @Test func `a folder with an asset catalog becomes a gate`() throws {
    try Folder.with([
      "Assets.xcassets/Background.colorset/Contents.json": colorset("FFFFFF", "000000"),
      "Assets.xcassets/Primary Text.colorset/Contents.json": colorset("111111", "EEEEEE"),
      "Assets.xcassets/Secondary Text.colorset/Contents.json": colorset("6A6A6A", "A0A0A0"),
    ]) { folder in
      let before = legible("audit", "--format", "json", in: folder)
      let run = legible("init", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      let policy = try String(contentsOfFile: folder + "/legible.json", encoding: .utf8)
      #expect(policy.contains("\"Assets.xcassets\""))
      #expect(policy.contains("\"platform\": \"ios\""))
      #expect(policy.contains("\"canvas\": \"Background\""))
      let after = legible("audit", "--format", "json", in: folder)
      #expect(after.status == 0, "\(after.errors)")
      #expect(try pairs(before) == pairs(after))
      #expect(!after.errors.contains("unread"), "the policy is no palette")
    }
  }

  @Test func `a policy that is there stays unless it is forced`() throws {
    try Folder.with(["globals.css": globals, "legible.json": "{}"]) { folder in
      let run = legible("init", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("--force"))
      let kept = try String(contentsOfFile: folder + "/legible.json", encoding: .utf8)
      #expect(kept == "{}")
      #expect(legible("init", "--force", in: folder).status == 0)
      let replaced = try String(contentsOfFile: folder + "/legible.json", encoding: .utf8)
      #expect(replaced.contains("globals.css"))
    }
  }

  @Test func `it can be printed, and nothing is written`() throws {
    try Folder.with(["globals.css": globals]) { folder in
      let run = legible("init", "--print", in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("{"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/legible.json"))
    }
  }

  @Test func `the folder that is named alone gets the policy`() throws {
    try Folder.with(["app/styles/globals.css": globals]) { folder in
      #expect(legible("init", "app/", in: folder).status == 0)
      let policy = try String(contentsOfFile: folder + "/app/legible.json", encoding: .utf8)
      #expect(policy.contains("\"styles/globals.css\""))
      let run = legible("audit", "--policy", "app/legible.json", in: folder)
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.output.contains("app/styles/globals.css:"))
    }
  }

  @Test func `many files are named by globs`() throws {
    let css = ":root { --background: #fff; --foreground: #000; }"
    try Folder.with([
      "src/a.css": css, "src/x/b.css": css, "src/c.css": css, "src/d.css": css, "src/e.css": css,
      "src/f.css": css, "src/g.css": css, "src/h.css": css,
    ]) { folder in
      let run = legible("init", "--print", in: folder)
      #expect(run.output.contains("\"src/**/*.css\""))
    }
  }

  @Test func `where there is no palette, it says so and writes nothing`() throws {
    try Folder.with(["a.txt": "nothing"]) { folder in
      let run = legible("init", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("no palette was found"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/legible.json"))
    }
  }

  @Test func `colours that say nothing of each other are told how to be paired`() throws {
    try Folder.with(["a.css": ":root { --x1: #123456; --x2: #654321; }"]) { folder in
      let run = legible("init", in: folder)
      #expect(run.status == 0)
      #expect(run.output.contains(#""pairs": [{"foreground""#))
      #expect(legible("audit", in: folder).status == 2)
    }
  }

  @Test func `the schema is JSON`() throws {
    let run = legible("init", "--schema")
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}
