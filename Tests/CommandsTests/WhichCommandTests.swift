import Foundation
import Testing

@Suite struct WhichCommandTests {
  /// On white, #767676 has 4.54 and #777777 4.47; on black 4.62 and 4.68 (WCAG 2.2).
  private static let css = """
    :root { --card: #ffffff; --a: #767676; --b: #777777; --c: #000000; }
    .dark { --card: #000000; --a: #767676; --b: #777777; --c: #111111; }
    """

  @Test func `what passes in every mode stands before what passes in some`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible("which", "--on", "card", "--min", "4.5", "theme.css", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(
        run.output == """
          theme on --card, 4.5:1
            in every mode (light, dark):
              --a  light 4.54  dark 4.62
            in some modes only:
              --b  light 4.47 fails  dark 4.68
              --c  light 21.00  dark 1.11 fails

          """,
        "\(run.output)"
      )
      let sorted = legible("which", "--on", "card", "--sort", "ratio", in: folder)
      let b = try #require(sorted.output.range(of: "--b"))
      let c = try #require(sorted.output.range(of: "--c"))
      #expect(c.lowerBound < b.lowerBound)
    }
  }

  @Test func `a colour may be the ground, and of several each counts`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let both = legible(
        "which",
        "--on",
        "#fff",
        "--on",
        "000",
        "--mode",
        "light",
        "theme.css",
        "--format",
        "json",
        in: folder
      )
      #expect(both.status == 0, "\(both.errors)")
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(both.output.utf8)) as? [String: Any]
      )
      let palettes = try #require(object["palettes"] as? [[String: Any]])
      let swatches = try #require(palettes.first?["swatches"] as? [[String: Any]])
      // Only #767676 has 4.5 on white and on black.
      #expect(swatches.map { $0["name"] as? String } == ["--a"])
      #expect(swatches.first?["passes"] as? String == "every-mode")
      let ratio = try #require(swatches.first?["ratio"] as? Double)
      #expect(abs(ratio - 4.542224959605253) < 1e-12)
    }
  }

  @Test func `the use and the level choose the ratio`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let graphic = legible("which", "--on", "fff", "--use", "graphic", in: folder)
      #expect(graphic.output.contains("on #fff, 3:1"))
      #expect(graphic.output.contains("--b  light 4.47  dark 4.47"))
      #expect(legible("which", "--on", "card", "--level", "AAA", in: folder).output.contains("7:1"))
      #expect(legible("which", "--on", "card", "--use", "logo", in: folder).status == 2)
    }
  }

  @Test func `nothing found ends with 1 and says so`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible("which", "--on", "777", "--min", "10", "theme.css", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("no swatch passes, in no mode"))
      let some = legible("which", "--on", "card", "--min", "20", in: folder)
      #expect(some.status == 0)
      #expect(some.output.contains("no swatch passes in every mode"))
    }
  }

  @Test func `what cannot be asked ends with 2`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let misspelt = legible("which", "--on", "crad", in: folder)
      #expect(misspelt.status == 2)
      #expect(misspelt.errors.contains("did you mean --card?"))
      #expect(legible("which", in: folder).status == 2)
      #expect(legible("which", "--on", "card", "--min", "1", in: folder).status == 2)
      #expect(legible("which", "--on", "card", "--min", "nan", in: folder).status == 2)
      #expect(legible("which", "--on", "card", "--mode", "drak", in: folder).status == 2)
      #expect(legible("which", "--on", "card", "nowhere", in: folder).status == 2)
    }
    try Folder.with(["notes.txt": "nothing"]) { folder in
      #expect(legible("which", "--on", "card", in: folder).status == 2)
    }
  }
}
