import Testing

@Suite struct MatrixCommandTests {
  private static let css = ":root { --background: #fff; --ink: #777777; }"

  @Test func `it shows every swatch on every ground, and judges nothing`() throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible("matrix", "theme.css", in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("4.47 large"))
    }
  }

  @Test(arguments: [
    ("json", "{"), ("csv", "palette,"), ("svg", "<svg "), ("html", "<!DOCTYPE html>"),
  ])
  func `it writes other formats`(format: String, start: String) throws {
    try Folder.with(["theme.css": Self.css]) { folder in
      let run = legible("matrix", "theme.css", "--format", format, in: folder)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.hasPrefix(start))
    }
  }

  @Test func `lines fit the width of the terminal`() throws {
    let grounds = (0..<12).map { "--surface-\($0): #fff;" }.joined(separator: " ")
    try Folder.with(["theme.css": ":root { \(grounds) --ink: #777777; }"]) { folder in
      let run = legible("matrix", "theme.css", environment: ["COLUMNS": "50"], in: folder)
      #expect(
        run.output.split(separator: "\n").filter { $0.hasPrefix("-") }.allSatisfy { $0.count <= 50 }
      )
      #expect(run.output.matches(of: /4\.47 large/).count == 12)
    }
  }

  @Test func `without a ground it ends with 2 and says what to do`() throws {
    try Folder.with(["theme.css": ":root { --a: #fff; --b: #000; }"]) { folder in
      let run = legible("matrix", "theme.css", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("--all takes every swatch as one"))
      #expect(legible("matrix", "theme.css", "--all", in: folder).output.contains("21.00 text"))
    }
  }

  @Test func `a missing mode, an unknown format and an empty folder end with 2`() throws {
    try Folder.with(["theme.css": Self.css, "empty/notes.txt": "nothing"]) { folder in
      let mode = legible("matrix", "theme.css", "--mode", "drak", in: folder)
      #expect(mode.status == 2)
      #expect(mode.errors.contains("no mode drak"))
      #expect(legible("matrix", "theme.css", "--format", "xml", in: folder).status == 2)
      let empty = legible("matrix", "empty", in: folder)
      #expect(empty.status == 2)
      #expect(empty.errors.contains("no palette was found"))
    }
  }
}
