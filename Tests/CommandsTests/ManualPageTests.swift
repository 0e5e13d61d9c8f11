import Foundation
import Testing

@Suite struct ManualPageTests {
  /// The page, with what mdoc escapes written as people read it.
  static let page = legible("help", "--man").output.replacing("\\-", with: "-")
    .replacing("\\(aq", with: "'")

  @Test func `every command has its part, with its usage and its options`() {
    for command in CompletionsCommandTests.commands {
      let parts = Self.page.split(separator: "\n.Ss ").filter { $0.hasPrefix("\(command)\n") }
      #expect(parts.count == 1, "\(command)")
      let help = legible("help", command).output
      let usage = help.matches(of: #/(?m)^usage: (.*)$/#).map(\.output.1)
      #expect(parts.allSatisfy { $0.contains(".D1 \"\(usage[0])\"") }, "\(command)")
      for option in CompletionsCommandTests.options(of: command)
      where !["--help", "--color"].contains(option) {
        #expect(parts.allSatisfy { $0.contains(".It Fl \(option.dropFirst())") }, "\(option)")
      }
    }
    #expect(Self.page.contains(".It Fl -color"))
  }

  @Test func `its sections have the order of mdoc`() {
    let sections = Self.page.matches(of: #/(?m)^\.Sh (.*)$/#).map { String($0.output.1) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "\"OPTIONS OF EVERY COMMAND\"",
        "ENVIRONMENT", "FILES", "\"EXIT STATUS\"", "EXAMPLES", "STANDARDS",
      ]
    )
  }

  @Test func `every variable of the environment that the program asks for is listed`() throws {
    let sources = "\(Folder.package)/Sources/Commands"
    var asked: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      for match in text.matches(of: #/environment\["([A-Z_]+)"\]/#) {
        asked.insert(String(match.output.1))
      }
    }
    let listed = Self.page.matches(of: #/(?m)^\.It Ev (.*)$/#).map { String($0.output.1) }
    // Those of the service are asked by the names of its settings.
    asked.formUnion(ServeCommandTests.settings.map { ServeCommandTests.variable($0.name) })
    #expect(asked == Set(listed))
  }

  @Test func `no line is taken for a macro, and none is too long`() {
    for line in legible("help", "--man").output.split(separator: "\n") {
      #expect(line.utf8.count <= 110, "\(line)")
      #expect(!line.hasPrefix(".") || line.contains(#/^\.[A-Z][A-Za-z0-9]( |$)/#), "\(line)")
      #expect(!line.hasPrefix("'"), "\(line)")
    }
  }

  @Test func `its examples run`() throws {
    let sample = try String(
      contentsOfFile: "\(Folder.package)/Palettes/shadcn-neutral.css",
      encoding: .utf8
    )
    let examples = Self.page.split(separator: ".Sh EXAMPLES")[1]
      .matches(of: #/(?m)^legible (.*)$/#).map {
        $0.output.1.split(separator: " ").map(String.init)
      }
    #expect(examples.count >= 4)
    try Folder.with(["theme.css": sample, "old/theme.css": sample]) { folder in
      for example in examples {
        let run = legible(example, in: folder)
        #expect(run.status <= 1, "\(example): \(run.errors)")
        #expect(!run.output.isEmpty)
      }
    }
  }

  @Test func `it covers all commands, so it takes no name`() {
    #expect(legible("help", "--man", "audit").status == 2)
  }
}
