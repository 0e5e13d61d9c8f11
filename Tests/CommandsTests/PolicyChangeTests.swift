import Foundation
import Testing

/// `legible audit --changed-since REV` under a policy that is not what it was.
@Suite struct PolicyChangeTests {
  /// On white, #767676 has 4.54 (WCAG 2.2): enough at level AA, too little at AAA, which asks for 7.
  private static let css = ":root { --background: #ffffff; --foreground: #767676; }"

  private func audit(_ arguments: String..., in folder: String) -> Run {
    legible(
      ["audit", "--changed-since", "main"] + arguments,
      environment: GitRepository.environment,
      in: folder
    )
  }

  private func write(_ text: String, _ path: String, in folder: String) throws {
    try text.write(toFile: "\(folder)/\(path)", atomically: true, encoding: .utf8)
  }

  private func expectAll(_ run: Run, _ text: String) {
    #expect(run.status == 1, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 error,"), "\(run.output)")
    #expect(run.errors.contains("legible: the policy \(text), so everything counts as changed"))
  }

  @Test func `what a stricter policy breaks counts, though no swatch changed`() throws {
    try Folder.with(["legible.json": #"{"level": "AA"}"#, "theme.css": Self.css]) { folder in
      try GitRepository.make(in: folder)
      #expect(audit(in: folder).status == 0)
      #expect(audit("theme.css", in: folder).errors.isEmpty)
      try write(#"{"level": "AAA"}"#, "legible.json", in: folder)
      expectAll(audit(in: folder), "legible.json is not what it was in main")
      expectAll(audit("theme.css", in: folder), "legible.json is not what it was in main")
      try write(#"{"level": "AAA"}"#, "other.json", in: folder)
      expectAll(audit("--policy", "other.json", in: folder), "other.json is not in main")
      let gone = audit("theme.css", "--policy", "legible.json", "--level", "AA", in: folder)
      #expect(gone.status == 0)
      #expect(gone.errors.contains("so everything counts as changed"))
    }
  }

  @Test func `a policy that is new, nearer or gone is another one`() throws {
    try Folder.with(["theme.css": Self.css, "a/theme.css": Self.css]) { folder in
      try GitRepository.make(in: folder)
      try write(#"{"level": "AAA"}"#, "legible.json", in: folder)
      expectAll(audit("theme.css", in: folder), "legible.json is new since main")
      try GitRepository.commit(in: folder)
      #expect(audit("a", in: folder).status == 0)
      try write(#"{"level": "AAA", "margin": 0}"#, "a/legible.json", in: folder)
      expectAll(audit("a", in: folder), "is a/legible.json, and was legible.json in main")
      try FileManager.default.removeItem(atPath: "\(folder)/a/legible.json")
      try FileManager.default.removeItem(atPath: "\(folder)/legible.json")
      let gone = audit("a", in: folder)
      #expect(gone.status == 0)
      #expect(gone.errors.contains("the policy legible.json of main is gone"), "\(gone.errors)")
    }
  }
}
