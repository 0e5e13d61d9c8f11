import Foundation
import Testing

/// What Legible wrote itself is no palette, wherever it lies.
@Suite struct OwnFilesTests {
  private static let css = ":root { --background: #ffffff; --foreground: #999999; }"

  private func write(_ text: String, _ path: String, in folder: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  @Test func `reports that lie in an audited folder are neither palettes nor counted`() throws {
    try Folder.with(["theme.css": Self.css, "old.css": ":root { --background: #000; }"]) { folder in
      let reports: [[String]] = [
        ["audit", "theme.css", "--format", "json"], ["audit", "theme.css", "--format", "sarif"],
        ["audit", "theme.css", "--format", "gitlab"], ["audit", "theme.css", "--format", "junit"],
        ["audit", "theme.css", "--format", "checkstyle"], ["diff", "old.css", "theme.css"],
        ["matrix", "theme.css"], ["which", "theme.css", "--on", "background", "--min", "2"],
        ["check", "foreground", "background", "--in", "theme.css"], ["check", "777", "fff"],
        ["simulate", "theme.css", "--display", "grayscale"],
        ["audit", "theme.css", "--sweep", "foreground=777,888"],
      ]
      let plain = legible("audit", in: folder)
      #expect(plain.errors.isEmpty)
      for (index, arguments) in reports.enumerated() {
        let isNamed = arguments.contains("--format")
        let run = legible(arguments + (isNamed ? [] : ["--format", "json"]), in: folder)
        #expect(!run.output.isEmpty, "\(arguments): \(run.errors)")
        for ending in run.output.hasPrefix("<") ? ["xml"] : ["json", "sarif"] {
          try write(run.output, "report\(index).\(ending)", in: folder)
          let again = legible("audit", in: folder)
          #expect(again.output == plain.output, "\(arguments)")
          #expect(again.errors.isEmpty, "\(arguments) \(ending): \(again.errors)")
        }
      }
    }
  }

  @Test func `baselines and the policy are passed over under any name`() throws {
    try Folder.with(["theme.css": Self.css, "rules.json": #"{"level": "AA"}"#]) { folder in
      let policy = ["--policy", "rules.json"]
      let written = legible(
        ["audit", "--baseline", "known.json", "--write-baseline"] + policy,
        in: folder
      )
      #expect(written.status == 0, "\(written.errors)")
      _ = legible("audit", "--write-baseline", in: folder)
      let run = legible(["audit", "."] + policy, in: folder)
      #expect(!run.errors.contains("no palette"), "\(run.errors)")
      #expect(run.status == 1)
      #expect(run.output.contains("1 pair checked"))
    }
  }

  @Test func `a palette of the same first words is read`() throws {
    let tokens = ##"{"foreground": "#999", "background": "#fff", "border": "#000"}"##
    try Folder.with(["a.json": tokens]) { folder in
      #expect(legible("audit", in: folder).output.contains("1 pair checked"))
    }
    // The words of a report within a text are no report.
    let quoted = ##"{"foreground": "#999", "background": "#fff", "x": "#000", "ratio": "#001"}"##
    try Folder.with(["a.json": quoted]) { folder in
      #expect(legible("audit", in: folder).output.contains("1 pair checked"))
    }
  }
}
