import Foundation
import Testing

/// What the README shows is what the program prints.
@Suite struct ReadmeCommandTests {
  @Test func `the first command prints what the README shows, and ends with 1`() throws {
    let readme = try String(contentsOfFile: "\(Folder.package)/README.md", encoding: .utf8)
    let run = legible("audit", "Palettes/shadcn-neutral.css")
    #expect(run.status == 1)
    #expect(readme.contains("swift run legible audit Palettes/shadcn-neutral.css"))
    #expect(readme.contains("```text\n\(run.output)```"))
  }

  @Test func `what the README pipes to a shell or to man is printed`() throws {
    let readme = try String(contentsOfFile: "\(Folder.package)/README.md", encoding: .utf8)
    let commands = readme.matches(of: #/(?m)^(?:source <\()?legible ([a-z -]+?)(?:\)| \|.*)$/#)
      .map { $0.output.1.split(separator: " ").map(String.init) }
    #expect(commands.count == 3)
    for command in commands {
      let run = legible(command)
      #expect(run.status == 0, "\(command): \(run.errors)")
      #expect(!run.output.isEmpty)
    }
  }
}
