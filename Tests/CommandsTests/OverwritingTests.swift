import Foundation
import Testing

/// What a run writes never takes the place of what it has read.
@Suite struct OverwritingTests {
  private static let css = ":root { --background: #ffffff; --foreground: #999999; }"
  private static let files: KeyValuePairs = [
    "legible.json": #"{"level": "AA"}"#, "t/theme.css": css, "t/other.css": css,
    "base.json": #"{"version": 1, "findings": []}"#,
    "r/a.resolver.json":
      ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "part.json"}]}}, "##
      + ##""resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
    "r/part.json":
      ##"{"$type": "color", "background": {"$value": "#fff"}, "foreground": {"$value": "#999"}}"##,
  ]

  private func texts(of folder: String) throws -> [String: String] {
    var texts: [String: String] = [:]
    for (name, _) in Self.files {
      texts[name] = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
    return texts
  }

  @Test func `a report is not written over a palette, the policy or the baseline`() throws {
    try Folder.with(Self.files) { folder in
      let links = FileManager.default
      try links.createSymbolicLink(atPath: "\(folder)/link.css", withDestinationPath: "t/theme.css")
      try links.createSymbolicLink(atPath: "\(folder)/u", withDestinationPath: "t")
      let before = try texts(of: folder)
      for (output, part) in [
        ("t/theme.css", "a palette"), ("./t/../t/theme.css", "a palette"),
        ("link.css", "a palette"), ("u/other.css", "a palette"), ("legible.json", "the policy"),
        ("base.json", "the baseline"), ("\(folder)/t/theme.css", "a palette"),
        ("r/a.resolver.json", "a palette"), ("r/part.json", "a palette"),
      ] {
        for extra in [[], ["--write-baseline"]] {
          let run = legible(
            ["audit", ".", "--baseline", "base.json", "--output", output] + extra,
            in: folder
          )
          #expect(run.status == 2, "\(output)")
          #expect(run.output.isEmpty)
          #expect(
            run.errors.contains("--output \(output) would write over \(part) that is read here"),
            "\(run.errors)"
          )
          #expect(try texts(of: folder) == before, "\(output)")
        }
      }
    }
  }

  @Test func `a baseline is not written over a palette or the policy`() throws {
    try Folder.with(Self.files) { folder in
      let before = try texts(of: folder)
      for path in ["t/theme.css", "legible.json", "./t/../legible.json"] {
        let run = legible("audit", ".", "--baseline", path, "--write-baseline", in: folder)
        #expect(run.status == 2, "\(path)")
        #expect(try texts(of: folder) == before)
      }
      let run = legible("audit", "base.json", "--baseline", "base.json", in: folder)
      #expect(run.status == 2)
    }
  }

  @Test func `two reports to one file that is not there yet are refused under any name`() throws {
    try Folder.with(Self.files) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/u",
        withDestinationPath: "t"
      )
      let run = legible(
        "audit",
        "t",
        "--format",
        "json",
        "--output",
        "t/new.json",
        "--format",
        "sarif",
        "--output",
        "u/new.json",
        in: folder
      )
      #expect(run.status == 2)
      #expect(run.errors.contains("two reports go to"))
    }
  }

  @Test func `a proposed policy is not written through a link to a palette`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/legible.json",
        withDestinationPath: "theme.css"
      )
      let run = legible("init", "--force", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("would write over a palette"), "\(run.errors)")
      #expect(try String(contentsOfFile: "\(folder)/theme.css", encoding: .utf8) == Self.css)
    }
  }

  @Test func `a report may take the place of its own earlier one, and of what was not read`() throws
  {
    try Folder.with(Self.files) { folder in
      for _ in 1...2 {
        for (format, path) in [("json", "out.json"), ("sarif", "out.sarif"), ("junit", "out.xml")] {
          let run = legible("audit", "t", "--format", format, "--output", path, in: folder)
          #expect(run.status == 1, "\(run.errors)")
          let here = legible("audit", ".", "--format", format, "--output", path, in: folder)
          #expect(here.status == 1, "\(here.errors)")
        }
      }
      #expect(legible("audit", "t/theme.css", "--output", "t/other.css", in: folder).status == 1)
    }
  }
}
