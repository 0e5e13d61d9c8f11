import Foundation
import Testing

/// `legible check FG BG --in PATH`, and `--explain`.
@Suite struct CheckNamesTests {
  /// On #f5f5f5, #737373 has 4.349; on #262626, #a3a3a3 has 5.999 (WCAG 2.2).
  private static let css = """
    :root { --muted: #f5f5f5; --muted-foreground: #737373; --veil: rgb(0 0 0 / 0.5); }
    .dark { --muted: #262626; --muted-foreground: #a3a3a3; --veil: rgb(0 0 0 / 0.5); }
    """

  private func json(_ run: Run) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `names of a palette are answered in every mode`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible("check", "muted-foreground", "muted", "--in", "theme.css", in: folder)
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.output.contains("light  4.34:1  fail  #737373 on #f5f5f5"))
      #expect(run.output.contains("dark   5.99:1  pass  #a3a3a3 on #262626"))
      let large = legible(
        "check",
        "muted-foreground",
        "muted",
        "--in",
        ".",
        "--use",
        "large-text",
        in: folder
      )
      #expect(large.status == 0)
      let answer = try json(
        legible("check", "muted-foreground", "muted", "--in", ".", "--format", "json", in: folder)
      )
      let palettes = try #require(answer["palettes"] as? [[String: Any]])
      let modes = try #require(palettes.first?["modes"] as? [String: [String: Any]])
      #expect(Set(modes.keys) == ["light", "dark"])
      #expect(modes["light"]?["verdict"] as? String == "fail")
      #expect(modes["light"]?["displayed"] as? String == "4.34")
      #expect(modes["dark"]?["line"] as? Int == 2)
      #expect(answer["verdict"] as? String == "fail")
    }
  }

  @Test func `a colour may stand for either name, and layers lie below`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let white = legible("check", "fff", "muted", "--in", "theme.css", in: folder)
      #expect(white.output.contains("#ffffff on #262626"), "\(white.errors)")
      let layered = legible("check", "fff", "veil", "muted", "--in", "theme.css", in: folder)
      // Half black on #f5f5f5 is rgb(122.5), 4.262; on #262626 rgb(19), 18.580.
      #expect(layered.output.contains("light  4.26:1"), "\(layered.output)")
      #expect(layered.output.contains("dark   18.58:1"), "\(layered.output)")
    }
  }

  @Test func `what the policy and the palette say of the pair counts`() throws {
    let policy = ##"""
      {"pairs": [{"foreground": "muted-foreground", "background": "veil", "layers": "muted", "use": "graphic"}]}
      """##
    try Folder.with(["legible.json": policy, "theme.css": Self.css]) { folder in
      let run = legible("check", "muted-foreground", "veil", "--in", "theme.css", in: folder)
      #expect(run.output.contains("graphic needs 3:1"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("--veil over muted"))
      let asked = legible(
        "check",
        "muted-foreground",
        "veil",
        "--in",
        "theme.css",
        "--use",
        "text",
        "--level",
        "AAA",
        in: folder
      )
      #expect(asked.output.contains("text needs 7:1"))
    }
  }

  @Test func `a misspelt name ends with 2 and the one that was meant`() throws {
    try Folder.with(["theme.css": Self.css, "other.css": ":root { --ink: #000; }"]) { folder in
      let run = legible("check", "muted-foregruond", "muted", "--in", ".", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("did you mean --muted-foreground?"), "\(run.errors)")
      let apart = legible("check", "ink", "muted", "--in", ".", in: folder)
      #expect(apart.status == 2)
      #expect(apart.errors.contains("no palette of . has ink and muted both"))
      #expect(legible("check", "ink", "muted", "--in", "nowhere", in: folder).status == 2)
      #expect(legible("check", "000", "fff", "--in", ".", in: folder).status == 2)
    }
  }

  @Test func `an explanation shows every number and only the rules that differ`() throws {
    let run = legible("check", "#777", "#fff", "--explain")
    #expect(run.status == 1)
    for text in [
      "0.184474994", "0.2126 R + 0.7152 G + 0.0722 B", "0.04045", "+ 0.05) = 4.478089453",
      "1.4.3 Contrast (Minimum)", "4.478089453 < 4.5: fail", "rounds the ratio to one decimal",
    ] {
      #expect(run.output.contains(text), "\(text) in \(run.output)")
    }
    #expect(!run.output.contains("two decimals"))
    let fine = legible("check", "#000", "#fff", "--explain")
    #expect(fine.output.contains("Every other rule in use that Legible knows of"))
  }

  @Test func `JSON has the explanation when it is asked for, and the same answer beside it`() throws
  {
    let plain = try json(legible("check", "#777", "#fff", "--format", "json"))
    let explained = try json(legible("check", "#777", "#fff", "--format", "json", "--explain"))
    #expect(plain["explanation"] == nil)
    let explanation = try #require(explained["explanation"] as? [String: Any])
    #expect(explained["ratio"] as? Double == plain["ratio"] as? Double)
    let constants = try #require(explanation["constants"] as? [String: Any])
    #expect(constants["knee"] as? Double == 0.04045)
    #expect(constants["weights"] as? [Double] == [0.2126, 0.7152, 0.0722])
    let ways = try #require(explanation["ways"] as? [[String: Any]])
    #expect(ways.first?["ratio"] as? Double == plain["ratio"] as? Double)
    let otherwise = try #require(explanation["otherwise"] as? [[String: Any]])
    #expect(otherwise.map { $0["rule"] as? String } == ["one-decimal"])
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible(
        "check",
        "muted-foreground",
        "muted",
        "--in",
        ".",
        "--explain",
        "--format",
        "json",
        in: folder
      )
      #expect(run.output.matches(of: /"explanation":/).count == 2)
    }
  }

  @Test func `a colour for each scheme is explained for each`() {
    let run = legible("check", "light-dark(#000, #fff)", "light-dark(#fff, #000)", "--explain")
    #expect(run.status == 0)
    #expect(run.output.matches(of: /21\.000000000/).count >= 2, "\(run.output)")
  }
}
