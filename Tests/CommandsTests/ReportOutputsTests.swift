import Foundation
import Testing

/// Several reports at once, and where they go.
@Suite struct ReportOutputsTests {
  private static let css = ":root { --card: #fff; --card-foreground: #999; }"

  private func text(_ name: String, in folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  @Test func `an output belongs to the format before it`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible(
        "audit",
        "theme.css",
        "--format",
        "text",
        "--format",
        "sarif",
        "--output",
        "out.sarif",
        "--format=junit",
        "--output=out.xml",
        in: folder
      )
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("theme.css:1:"))
      #expect(run.output == legible("audit", "theme.css", in: folder).output)
      let (sarif, junit) = (try text("out.sarif", in: folder), try text("out.xml", in: folder))
      #expect(sarif.contains("\"version\": \"2.1.0\""))
      #expect(junit.hasPrefix("<?xml"))
    }
  }

  @Test(arguments: [
    ["--format", "json", "--output", "out"], ["--output", "out", "--format", "json"],
    ["--output", "-", "--format", "json"], ["--format", "json"],
  ])
  func `the only output belongs to the only format`(options: [String]) throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible(["audit", "theme.css"] + options, in: folder)
      #expect(run.status == 1)
      let isFile = options.contains("out")
      let report = isFile ? try text("out", in: folder) : run.output
      #expect(report.hasPrefix("{\n  \"summary\""))
      #expect(run.output.isEmpty == isFile)
    }
  }

  @Test func `the name of a file chooses no format`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      #expect(legible("audit", "theme.css", "--output", "out.sarif", in: folder).status == 1)
      let report = try text("out.sarif", in: folder)
      #expect(report.contains("[text-contrast]\n"))
    }
  }

  @Test(arguments: [
    (["--format", "json", "--format", "text"], "both go to standard output"),
    (["--format", "json", "--format", "text", "--output", "-"], "both go to standard output"),
    (["--format", "json", "--output", "a", "--output", "b"], "has two outputs"),
    (["--output", "a", "--output", "b"], "two outputs stand before"),
    (["--output", "a", "--format", "json", "--format", "text"], "has no --format before it"),
    (["--output", "a", "--format", "json", "--output", "b"], "has no --format before it"),
    (
      ["--format", "json", "--output", "a", "--format", "csv", "--output", "./a"],
      "two reports go to"
    ),
    (["--output", ""], "--output names no file"),
    (["--format", "sarrif"], "did you mean sarif?"),
  ])
  func `what is not clear is refused, and nothing is written`(
    options: [String],
    reason: String
  )
    throws
  {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible(["audit", "theme.css"] + options, in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains(reason), "\(run.errors)")
      #expect(run.output.isEmpty)
      let entries = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(entries == ["theme.css"])
    }
  }

  @Test func `what cannot be written ends with 2, and the other reports are written`() throws {
    try Folder.with(["theme.css": Self.css, "folder/x": ""]) { folder in
      for (path, reason) in [
        ("nowhere/out", "its folder does not exist"), ("folder", "it is a folder"),
      ] {
        let run = legible(
          "audit",
          "theme.css",
          "--format",
          "csv",
          "--output",
          path,
          "--format",
          "json",
          "--output",
          "out.json",
          "--format",
          "concise",
          in: folder
        )
        #expect(run.status == 2)
        #expect(run.errors.contains("\(path) cannot be written: \(reason)"))
        #expect(run.output.contains("[text-contrast]"))
        let report = try text("out.json", in: folder)
        #expect(report.hasPrefix("{"))
        try FileManager.default.removeItem(atPath: "\(folder)/out.json")
      }
    }
  }

  @Test func `an older report is replaced as a whole, and a link stays one`() throws {
    try Folder.with(["theme.css": Self.css, "old.txt": String(repeating: "x", count: 9999)]) {
      folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.txt",
        withDestinationPath: "old.txt"
      )
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/old.txt")
      #expect(legible("audit", "theme.css", "--output", "link.txt", in: folder).status == 1)
      let report = try text("old.txt", in: folder)
      #expect(report == legible("audit", "theme.css", in: folder).output)
      let mode = try files.attributesOfItem(atPath: "\(folder)/old.txt")[.posixPermissions]
      #expect(mode as? Int == 0o640)
      let target = try files.destinationOfSymbolicLink(atPath: "\(folder)/link.txt")
      #expect(target == "old.txt")
      let entries = try files.contentsOfDirectory(atPath: folder)
      #expect(entries.count == 3)
    }
  }

  @Test func `colours go to terminals, and to files only when asked for`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      for (option, isColored) in [("auto", false), ("never", false), ("always", true)] {
        _ = legible(
          "audit",
          "theme.css",
          "--color",
          option,
          "--output",
          "out.txt",
          isTerminal: true,
          in: folder
        )
        let report = try text("out.txt", in: folder)
        #expect(report.contains("\u{1B}") == isColored)
      }
    }
  }

  @Test func `JUnit fails on what the run fails on`() throws {
    let css = ":root { --card: currentColor; --card-foreground: #999; }"
    try Folder.with(["theme.css": css]) { folder in
      for (severity, status) in [("error", 0), ("warning", 1)] {
        let run = legible(
          "audit",
          "theme.css",
          "--format",
          "junit",
          "--fail-on",
          severity,
          in: folder
        )
        #expect(run.status == Int32(status))
        #expect(run.output.contains("failures=\"\(status)\""))
      }
    }
  }

  @Test func `a file that cannot be read is in the reports`() throws {
    try Folder.with(["theme.css": Self.css, "broken.json": "{"]) { folder in
      let run = legible("audit", "theme.css", "broken.json", "--format", "sarif", in: folder)
      #expect(run.status == 2)
      #expect(run.output.contains("\"executionSuccessful\": false"))
      #expect(run.output.contains("broken.json:1:2"))
    }
  }
}
