import Audits
import Documents
import Foundation
import Palettes
import Reports
import TestSupport
import Testing

/// The formats that put findings beside lines of code: concise, github, gitlab, checkstyle.
@Suite struct AnnotationTests {
  /// A command of GitHub Actions, read as the runner reads it (actions/runner, `ActionCommand`).
  private struct Command {
    let name: String
    let properties: [String: String]
    let message: String

    init?(_ line: Substring) {
      guard let match = line.wholeMatch(of: /::(\w+) (.*?)::(.*)/) else { return nil }
      func unescaped(_ text: Substring) -> String {
        [("%3A", ":"), ("%2C", ","), ("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
          .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .literal) }
      }
      name = String(match.1)
      message = unescaped(match.3)
      var properties: [String: String] = [:]
      for pair in match.2.split(separator: ",") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        properties[String(parts[0])] = parts.count > 1 ? unescaped(parts[1]) : ""
      }
      self.properties = properties
    }
  }

  private func text(_ format: ReportFormat, _ audit: Audit) -> String {
    String(decoding: format.render(audit, ReportOptions()), as: UTF8.self)
  }

  private func audit(_ css: String, in file: String = "theme.css") throws -> Audit {
    let tree = SourceTree(SourceFile(name: file, text: css))
    return Audit(of: [try PaletteFormat.reading(of: tree, as: nil)], under: Policy())
  }

  @Test func `concise has a line for each finding and one for the counts`() throws {
    let audit = try SampleAudit.make()
    let lines = text(.concise, audit).split(separator: "\n")
    #expect(lines.count == audit.open.count + 1)
    for line in lines.dropLast() {
      #expect(line.contains(/^.+:\d+:\d+: (error|warning|note): .+ \[[a-z-]+\]$/), "\(line)")
    }
  }

  @Test func `commands are read back as they were meant`() throws {
    let file = "a,b:100%\r\nc%\u{301}/theme.css"
    let audit = try audit("\n:root { --card: #fff; --card-foreground: #999; }", in: file)
    let command = try #require(Command(text(.github, audit).split(separator: "\n")[0]))
    #expect(command.name == "error")
    #expect(
      command.properties == [
        "file": file, "line": "2", "endLine": "2", "col": "42", "endColumn": "46",
        "title": "text-contrast",
      ]
    )
    #expect(command.message.hasPrefix("--card-foreground on --card has 2.84:1 in mode "))
    #expect(command.message.contains("\n    make --card-foreground darker: #767676 is enough"))
  }

  @Test func `the worst come first, and the counts before the notes`() throws {
    let commands = text(.github, try SampleAudit.make()).split(separator: "\n").map(Command.init)
    let names = commands.compactMap { $0?.name }
    #expect(names.count == commands.count)
    let ranks = names.compactMap { ["error", "warning", "notice"].firstIndex(of: $0) }
    #expect(ranks == ranks.sorted())
    let notices = commands.compactMap { $0 }.filter { $0.name == "notice" }
    #expect(notices.first?.message.contains("20 pairs checked") == true)
  }

  @Test func `a swatch that fails on many grounds in two modes is one command`() throws {
    let audit = try audit(manyGrounds)
    #expect(
      text(.github, audit).split(separator: "\n").filter { $0.hasPrefix("::error") }.count == 1
    )
  }

  @Test func `what GitHub does not show is told`() throws {
    let pairs = (0..<11).map { "--a\($0): #fff; --a\($0)-foreground: #999;" }
    let audit = try audit(":root { \(pairs.joined(separator: "\n")) }")
    #expect(text(.github, audit).contains("10 of each severity are shown here"))
    #expect(!text(.github, try SampleAudit.make()).contains("of each severity"))
  }

  @Test func `what was accepted is left out, and what got worse says so`() throws {
    let audit = try SampleAudit.make()
    for format in [ReportFormat.concise, .github, .gitlab, .checkstyle] {
      #expect(!text(format, audit).contains("--muted-foreground on --muted has 4.31:1"))
      // The double that 2.98 is read as lies below it.
      #expect(text(format, audit).contains("worse: 2.97 in the baseline"), "\(format.id)")
      #expect(text(format, audit).contains("1 in the baseline"), "\(format.id)")
    }
  }

  @Test func `GitLab gets entries with fingerprints of their own`() throws {
    let css = ":root { --a: #12; --a: #13; --a: #14; --a: #15; }"
    for audit in [try SampleAudit.make(), try audit(css), SampleAudit.empty] {
      let entries = try #require(
        try JSONSerialization.jsonObject(with: Data(text(.gitlab, audit).utf8)) as? [[String: Any]]
      )
      #expect(entries.count == audit.open.count + audit.faults.count + 1)
      let prints = entries.compactMap { $0["fingerprint"] as? String }
      #expect(Set(prints).count == entries.count)
      for entry in entries {
        let severity = try #require(entry["severity"] as? String)
        #expect(["info", "minor", "major", "blocker"].contains(severity))
        let location = try #require(entry["location"] as? [String: Any])
        #expect((location["path"] as? String)?.hasPrefix("./") == false)
        #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
      }
    }
  }

  @Test func `Checkstyle lists each file once, from its top to its end`() throws {
    let audit = try SampleAudit.make()
    let root = try #require(
      ParsedXML.root(of: ReportFormat.checkstyle.render(audit, ReportOptions()))
    )
    let files = root.all("file")
    #expect(Set(files.compactMap { $0.attributes["name"] }).count == files.count)
    #expect(root.all("error").count == audit.open.count)
    for file in files {
      let lines = file.children.compactMap { $0.attributes["line"].flatMap { Int($0) } }
      #expect(lines == lines.sorted() && lines.count == file.children.count)
    }
  }

  @Test func `an audit of nothing is an error in each`() {
    #expect(text(.concise, SampleAudit.empty).contains("legible: error: nothing was measured"))
    #expect(text(.github, SampleAudit.empty).hasPrefix("::error title=audit::nothing was measured"))
    #expect(text(.gitlab, SampleAudit.empty).contains(#""severity": "blocker""#))
    #expect(text(.checkstyle, SampleAudit.empty).contains(#"severity="error""#))
    #expect(text(.csv, SampleAudit.empty).contains("# nothing was measured"))
  }
}
