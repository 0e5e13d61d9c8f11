import Audits
import Colors
import Endpoints
import HTTP
import Palettes
import Reports
import Testing

/// The README is a promise: its tables are the registries.
@Suite struct ReadmeTests {
  @Test func `every rule is in the README as it is`() throws {
    let readme = try Repository.text("README.md")
    for rule in Rule.all {
      let criterion = rule.criterion?.number ?? ""
      let row = "| `\(rule.id)` | \(rule.severity) | \(criterion) | \(rule.summary) |"
      #expect(readme.contains(row), "\(row)")
    }
  }

  @Test func `every route is in the README as it is`() throws {
    let readme = try Repository.text("README.md")
    for route in Route.all {
      let row = "| `\(route.method) \(route.pattern)` | \(route.summary) |"
      #expect(readme.contains(row), "\(row)")
    }
  }

  @Test func `every format is in the README as it is`() throws {
    let readme = try Repository.text("README.md")
    for format in PaletteFormat.all {
      let row = "| `\(format.id)` | \(format.summary) | \(format.marks) |"
      #expect(readme.contains(row), "\(row)")
    }
  }

  @Test func `every report is in the README as it is`() throws {
    let readme = try Repository.text("README.md")
    for format in ReportFormat.all {
      let row = "| `\(format.id)` | \(format.summary) | `\(format.mediaType)` |"
      #expect(readme.contains(row), "\(row)")
    }
  }

  @Test func `every command is in the README`() throws {
    let readme = try Repository.text("README.md")
    for file in Repository.swiftFiles(below: "Sources/Commands/Subcommands") {
      for match in try Repository.text(file).matches(of: /name: "([a-z]+)"/) {
        #expect(readme.contains("`\(match.output.1)"), "\(match.output.1)")
      }
    }
  }
}
