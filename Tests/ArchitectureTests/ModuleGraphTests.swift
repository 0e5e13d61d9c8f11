import Testing

/// The compiler lets an import of a module pass that is reached through another; this does not.
@Suite struct ModuleGraphTests {
  @Test func `every import stands in the module table`() throws {
    for (module, allowed) in try Repository.modules() {
      for file in Repository.swiftFiles(below: "Sources/\(module)") {
        let system: Set = [
          "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Synchronization",
        ]
        for imported in try Repository.imports(of: file) where !system.contains(imported) {
          #expect(allowed.contains(imported), "\(file) imports \(imported)")
        }
      }
    }
  }

  @Test func `the table lists modules lowest first, so there is no cycle`() throws {
    var seen: Set = ["Epoll"]
    for (module, imports) in try Repository.modules() {
      for imported in imports { #expect(seen.contains(imported), "\(module) imports \(imported)") }
      seen.insert(module)
    }
    #expect(seen.count > 5)
  }

  @Test func `every folder of Sources is a module of the table, or the executable`() throws {
    let modules = Set(try Repository.modules().map(\.name))
    for folder in try Repository.entries(of: "Sources") {
      #expect(modules.contains(folder) || ["legible", "Epoll"].contains(folder), "\(folder)")
    }
  }

  @Test func `Foundation is imported by Sockets and Commands only`() throws {
    for file in Repository.swiftFiles(below: "Sources") {
      let isThin = file.hasPrefix("Sources/Sockets/") || file.hasPrefix("Sources/Commands/")
      let imports = try Repository.imports(of: file)
      #expect(isThin || !imports.contains { $0.hasPrefix("Foundation") }, "\(file)")
      let isC = imports.contains { ["Glibc", "Musl", "Darwin"].contains($0) }
      #expect(isThin || !isC || file == "Sources/Colors/ElementaryFunctions.swift", "\(file)")
    }
  }
}
