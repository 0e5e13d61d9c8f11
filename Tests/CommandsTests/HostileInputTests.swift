import Foundation
import Testing

/// What hostile or hurried people type and store.
@Suite struct HostileInputTests {
  @Test(arguments: ["7777777", "12", "fade1", "12345", "f"])
  func `bare hex of a wrong length is an error with a caret`(text: String) {
    for run in [legible("check", text, "fff"), legible("check", "777", "fff", text)] {
      #expect(run.status == 2)
      #expect(run.errors.contains("^"))
    }
  }

  @Test func `a pipe in a folder is not waited for, and a link to nothing is passed over`() throws {
    try Folder.with(["a.css": ":root { --background: #fff; --foreground: #000; }"]) { folder in
      let pipe = Process()
      pipe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      pipe.arguments = ["mkfifo", "\(folder)/b.css"]
      try pipe.run()
      pipe.waitUntilExit()
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/c.css",
        withDestinationPath: "nowhere.css"
      )
      let run = legible("audit", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("1 pass"))
    }
  }

  @Test func `a file that is named twice is audited once`() throws {
    try Folder.with(["a/a.css": ":root { --background: #fff; --foreground: #000; }"]) { folder in
      let run = legible("audit", ".", "a", "a/a.css", in: folder)
      #expect(run.output.contains("1 pair checked"))
    }
  }

  @Test func `names cannot forge lines or colours of a report`() throws {
    let name = #"on-x\u001b[31mRED\nPASS\u0000\u009b\u202e"#
    let tokens = """
      {"$type": "color", "\(name)": {"$value": "#888"}, "\(name.dropFirst(3))": {"$value": "#fff"}}
      """
    try Folder.with(["a.tokens.json": tokens]) { folder in
      let run = legible("audit", "a.tokens.json", in: folder)
      #expect(run.status == 1)
      #expect(!run.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
      #expect(!run.output.split(separator: "\n").contains { $0.hasPrefix("PASS") })
      #expect(run.output.contains(#"\u{1b}[31mRED\u{a}PASS\u{0}\u{9b}\u{202e}"#))
    }
    let run = legible("check", "var(--x\n\u{1B}[31mPASS)", "fff")
    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.errors.contains("\u{1B}"))
  }

  /// Runs whose messages quote an argument that would forge a line, and color the terminal.
  private static let forged: [[String]] = [
    ["audit", "F"], ["audit", ".", "--policy", "F"], ["audit", ".", "--format", "F"],
    ["audit", ".", "--output", "F/x"], ["audit", ".", "--mode", "F"], ["audit", "--F"],
    ["audit", ".", "--viewing", "F"], ["audit", ".", "--canvas", "F"],
    ["audit", ".", "--baseline", "F"],
    ["audit", ".", "--changed-since", "F"], ["audit", ".", "--sweep", "F=fff"], ["F"],
    ["check", "F", "fff"], ["check", "777", "fff", "--size", "F"],
    ["check", "F", "G", "--in", "."],
    ["check", "777", "fff", "--weight", "F"], ["check", "777", "fff", "--text-style", "F"],
    ["check", "777", "fff", "--platform", "F"], ["check", "777", "fff", "--use", "F"],
    ["which", "--on", "F"], ["which", "--on", "fff", "--min", "F"], ["matrix", "F"],
    ["diff", "F", "F"],
    ["suggest", "F", "fff"], ["suggest", "777", "fff", "--target", "F"], ["simulate", "F"],
    ["convert", "F", "--to", "hex"], ["rules", "F"], ["help", "F"], ["completions", "F"],
    ["init", "F"], ["version", "F"], ["formats", "F"],
  ]

  @Test(arguments: forged)
  func `an argument forges no line of a message`(arguments: [String]) throws {
    let text = "x\nlegible: PASS\r\u{1B}[31my"
    try Folder.with(["a.css": ":root { --background: #fff; --foreground: #000; }"]) { folder in
      let run = legible(
        arguments.map { $0.replacingOccurrences(of: "F", with: text) },
        environment: GitRepository.environment,
        in: folder
      )
      #expect(run.status == 2, "\(run.output)")
      #expect(!run.errors.split(separator: "\n").contains("legible: PASS"), "\(run.errors)")
      #expect(!run.errors.contains("\nlegible: PASS"), "\(run.errors)")
      #expect(!run.errors.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\r" }, "\(run.errors)")
    }
  }

  @Test func `control characters are written out in one notation`() throws {
    let run = legible("audit", "x\ny\u{7F}\u{202E}")
    #expect(
      run.errors == "legible: audit: x\\u{a}y\\u{7f}\\u{202e} is neither a file nor a folder\n"
    )
    try Folder.with(["a\nb.css": "{", "a.css": ":root { --background: #fff; --foreground: #000; }"])
    {
      folder in
      let named = legible("audit", "a\nb.css", "--policy", "a\nb.css", in: folder)
      #expect(named.errors.hasPrefix("legible: audit: a\\u{a}b.css:1:"), "\(named.errors)")
      #expect(named.errors.split(separator: "\n").count == 1)
    }
  }

  /// Values that are no colours, of a property on which another one lies.
  static let colorless = [
    "rebecapurple", "ff0000", "\"#ff0000\"", "#f00 #f00", "rgb 1 2 3", "var(--nope)",
  ]

  @Test(arguments: colorless)
  func `a ground that is no colour is a finding, never a pass`(value: String) throws {
    let css = """
      :root { --paper: #fff; --on-paper: #000;
        --c: \(value);
        --on-c: #fff; }
      """
    try Folder.with(["a.css": css]) { folder in
      let run = legible("audit", "a.css", in: folder)
      #expect(run.status == 1, "\(run.output)")
      #expect(run.output.contains("a.css:2:8: error: --c"), "\(run.output)")
    }
  }

  @Test func `mixtures of mixtures are colours at any depth`() throws {
    let links = (1...100).map {
      "--a\($0): color-mix(in srgb, var(--a\($0 - 1)), var(--a\($0 - 1)));"
    }
    let css = ":root { --a0: #777; \(links.joined()) --on-a100: #777; }"
    try Folder.with(["a.css": css]) { folder in
      let run = legible("audit", "a.css", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("--on-a100 on --a100 has 1.00:1"))
    }
  }

  @Test func `a layer of a policy that is nowhere is named where it is written`() throws {
    let policy = """
      {"pairs": [{"foreground": "a", "background": "b", "layers": ["nope"]}]}
      """
    try Folder.with(["legible.json": policy, "a.css": ":root { --a: #000; --b: #fff8; }"]) {
      folder in
      let run = legible("audit", "a.css", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("legible.json:1:12: the layer nope"))
    }
  }

  @Test(arguments: [["version", "x"], ["formats", "json"], ["audit", ""]])
  func `arguments that mean nothing are refused`(arguments: [String]) {
    #expect(legible(arguments).status == 2)
  }
}
