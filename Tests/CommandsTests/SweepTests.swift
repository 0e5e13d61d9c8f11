import Foundation
import Testing

/// What `legible audit --sweep` answers.
@Suite struct SweepTests {
  /// White has 4.54 on #767676, 4.47 on #777777, 21 on black (WCAG 2.2).
  private static let css = """
    :root {
      --accent: #0a0a0a; --accent-foreground: #ffffff;
      --button: var(--accent); --button-foreground: #ffffff;
      --faint: color-mix(in srgb, var(--accent), white 50%); --faint-foreground: #000000;
      --other: #ffffff; --other-foreground: #000000;
    }
    """

  @Test func `each colour is reported, and the worst is named`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible("audit", "theme.css", "--sweep", "accent=000,767676,#777777", in: folder)
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.output.contains("000      pass  0 of 3 pairs fail"), "\(run.output)")
      #expect(run.output.contains("767676   pass  0 of 3 pairs fail; worst 4.54:1"))
      #expect(run.output.contains("#777777  fail  2 of 3 pairs fail; worst 4.47:1"))
      #expect(
        run.output.contains("the worst is #777777: 4.47:1 for --accent-foreground on --accent")
      )
      #expect(legible("audit", "--sweep", "accent=000,767676", in: folder).status == 0)
      let text = try String(contentsOfFile: folder + "/theme.css", encoding: .utf8)
      #expect(text == Self.css)
    }
  }

  @Test func `several sweeps are each by itself`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible(
        "audit",
        "--sweep",
        "accent=rgb(0, 0, 0)",
        "--sweep",
        "other=777,000",
        "--format",
        "json",
        in: folder
      )
      #expect(run.status == 1, "\(run.errors)")
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      )
      let sweeps = try #require(object["sweeps"] as? [[String: Any]])
      #expect(sweeps.map { $0["swatch"] as? String } == ["--accent", "--other"])
      #expect(sweeps.last?["worst"] as? String == "000")
      let runs = try #require(sweeps.last?["runs"] as? [[String: Any]])
      // #777 has 4.69 against black; black has 1 against itself.
      #expect(runs.map { $0["failed"] as? Int } == [0, 1])
    }
  }

  @Test func `every mode in which it is a literal is replaced`() throws {
    let css = """
      :root { --accent: #000; --accent-foreground: #fff; }
      .dark { --accent: #111; --accent-foreground: #eee; }
      .dim { --accent: var(--accent-foreground); --accent-foreground: #222; }
      """
    try Folder.with(["theme.css": css]) { folder in
      let run = legible(
        "audit",
        "theme.css",
        "--sweep",
        "accent=fff",
        "--format",
        "json",
        in: folder
      )
      let object = try #require(
        JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any],
        "\(run.errors)"
      )
      let sweep = try #require((object["sweeps"] as? [[String: Any]])?.first)
      let first = try #require((sweep["runs"] as? [[String: Any]])?.first)
      #expect(first["failed"] as? Int == 3)
      let worst = try #require(first["worst"] as? [String: Any])
      #expect(worst["ratio"] as? Double == 1)
    }
  }

  /// Files of several formats, each with a swatch that a name calls and one that lies on it.
  static let formats: [(path: String, text: String, name: String)] = [
    (
      "a.tokens.json",
      ##"{"$type":"color","accent":{"$value":{"colorSpace":"srgb","components":[0,0,0]}},"accent-foreground":{"$value":"#fff"}}"##,
      "accent"
    ),
    (
      "b.tokens.json",
      ##"{"$type":"color","accent":{"$value":"#000"},"accent-foreground":{"$value":"#fff"}}"##,
      "accent"
    ),
    (
      "res/values/colors.xml",
      "<resources><color name=\"primary\">#FF000000</color><color name=\"on_primary\">#FFFFFF</color></resources>",
      "primary"
    ),
    ("c.scss", "$accent: #000;\n$accent-foreground: #fff;\n", "$accent"),
    ("d.less", "@accent: #000;\n@accent-foreground: #fff;\n", "@accent"),
    ("e.json", ##"{"accent": "#000000", "accent-foreground": "#ffffff"}"##, "accent"),
  ]

  @Test(arguments: formats)
  func `literals of every notation are replaced`(path: String, text: String, name: String) throws {
    try Folder.with([path: text]) { folder in
      let run = legible("audit", path, "--sweep", "\(name)=777,rgb(0 0 0 / 100%)", in: folder)
      #expect(
        run.output.contains(/777 +fail  1 of 1 pair fail; worst 4\.47:1/),
        "\(run.output)\(run.errors)"
      )
      #expect(run.status == 1)
    }
  }

  @Test func `an asset of a catalog is replaced in every appearance`() throws {
    func set(_ value: String) -> String {
      ##"""
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "VALUE", "green": "VALUE", "blue": "VALUE", "alpha": "1.000"}}},
       {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "srgb", "components":
        {"red": "VALUE", "green": "VALUE", "blue": "VALUE", "alpha": "1.000"}}}],
       "info": {"version": 1, "author": "xcode"}}
      """##.replacingOccurrences(of: "VALUE", with: value)
    }
    try Folder.with([
      "Colors.xcassets/label.colorset/Contents.json": set("0x00"),
      "Colors.xcassets/background.colorset/Contents.json": set("0xFF"),
    ]) { folder in
      let run = legible("audit", "--sweep", "label=777,000", in: folder)
      #expect(run.status == 1, "\(run.errors)")
      #expect(run.output.contains("777  fail  2 of 2 pairs fail; worst 4.47:1"), "\(run.output)")
      #expect(run.output.contains("000  pass  0 of 2 pairs fail"))
    }
  }

  @Test func `standard input can be swept`() {
    let run = legible("audit", "-", "--sweep", "accent=777", input: Self.css)
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("worst 4.47:1"))
  }

  @Test func `what cannot be swept ends with 2 and says why`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let rows: [(arguments: [String], text: String)] = [
        (["accnt=000"], "there is no swatch accnt; did you mean --accent?"),
        (["button=000"], "button only refers to another swatch; sweep --accent"),
        (["accent"], "takes a swatch and colours"), (["accent=xyz"], "this is no colour"),
        (["accent="], "this is no colour"), (["accent=currentColor"], "has no colour by itself"),
        (["accent=000", "--format", "sarif"], "--"),
        (["accent=000", "--changed-since", "main"], "does not go with --changed-since"),
        (["accent=000", "--write-baseline"], "does not go with --write-baseline"),
      ]
      for row in rows {
        let run = legible(["audit", "theme.css", "--sweep"] + row.arguments, in: folder)
        #expect(run.status == 2, "\(row.arguments)")
        #expect(run.errors.contains(row.text), "\(run.errors)")
      }
    }
  }
}
