import Testing

/// Rules of the house that a scan of the text can hold.
@Suite struct HouseRuleTests {
  @Test func `nothing ends the process, and nothing claims safety that is not checked`() throws {
    let forbidden = [
      "try!", "as!", "fatalError(", "preconditionFailure(", "@unchecked Sendable",
      "nonisolated(unsafe)", "TODO", "FIXME",
    ]
    for file in Repository.swiftFiles(below: "Sources") {
      let text = try Repository.text(file)
      for word in forbidden { #expect(!text.contains(word), "\(word) in \(file)") }
    }
  }

  @Test func `unsafe is written in Sockets only`() throws {
    for file in Repository.swiftFiles(below: "Sources") where !file.hasPrefix("Sources/Sockets/") {
      #expect(try !Repository.text(file).contains(/\bunsafe\b[ (]/), "\(file)")
    }
  }

  @Test func `names say what a thing is`() throws {
    let vague = [
      "Util", "Helper", "Manager", "Common", "Misc", "Base", "Core", "Impl", "Data", "Info",
      "Extensions",
    ]
    for file in Repository.swiftFiles(below: "Sources") {
      let stem = Repository.stem(file)
      for word in vague { #expect(!stem.hasSuffix(word), "\(file)") }
      for match in try Repository.text(file).matches(of: /(?:struct|class|enum|protocol) (\w+)/) {
        for word in vague {
          #expect(!match.output.1.hasSuffix(word), "\(match.output.1) in \(file)")
        }
      }
    }
  }

  @Test func `the root holds what the user fixed, and what ecosystems ask for`() throws {
    let fixed: Set = ["Package.swift", "Sources", "Tests", "Palettes", "Dockerfile", "README.md"]
    for entry in try Repository.entries(of: ".") where !entry.hasPrefix(".") {
      #expect(fixed.contains(entry) || ["LICENSE", "action.yml"].contains(entry), "\(entry)")
    }
  }

  @Test func `every module has its tests`() throws {
    for (module, _) in try Repository.modules() {
      #expect(!Repository.swiftFiles(below: "Tests/\(module)Tests").isEmpty, "\(module)")
    }
  }
}
