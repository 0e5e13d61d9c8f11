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
}
