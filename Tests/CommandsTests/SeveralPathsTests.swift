import Foundation
import Testing

/// Several paths in one run: their order changes nothing.
@Suite struct SeveralPathsTests {
  /// On white, #767676 has 4.54 (WCAG 2.2): enough at level AA, too little at AAA.
  private static let css = ":root { --background: #ffffff; --foreground: #767676; }"

  @Test func `paths under several policies are refused in any order`() throws {
    try Folder.with([
      "a/legible.json": #"{"level": "AAA"}"#, "a/a.css": Self.css, "b/b.css": Self.css,
      "c/legible.json": "{}", "c/c.css": Self.css,
    ]) { folder in
      for command in [["audit"], ["which", "--on", "background"]] {
        for paths in [["a", "b"], ["b", "a"], ["a/a.css", "c"], ["c", "b", "a"]] {
          let run = legible(command + paths, in: folder)
          #expect(run.status == 2)
          #expect(run.output.isEmpty)
          #expect(run.errors.contains("the paths stand under several policies: "), "\(run.errors)")
        }
      }
      let run = legible("audit", "a", "b", in: folder)
      #expect(run.errors.contains("that of a is a/legible.json, b has none; audit them one by one"))
      let three = legible("audit", "b", "a/a.css", "c", in: folder)
      #expect(
        three.errors.contains(
          "b has none, that of a/a.css is a/legible.json, that of c is c/legible.json; audit them"
        ),
        "\(three.errors)"
      )
      for paths in [["a", "b"], ["b", "a"]] {
        let named = legible(["audit", "--policy", "a/legible.json"] + paths, in: folder)
        #expect(named.status == 1)
      }
      #expect(legible("audit", "a", "a/a.css", in: folder).status == 1)
      // What is not there is told as such.
      #expect(legible("audit", "a", "z", in: folder).errors.contains("z is neither a file nor"))
    }
  }

  @Test func `one policy under several names is one`() throws {
    try Folder.with(["a/legible.json": "{}", "a/x/a.css": Self.css, "a/y/b.css": Self.css]) {
      folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/b",
        withDestinationPath: "a"
      )
      let run = legible("audit", "a/x", "b/y", "./a/../a/y/b.css", in: folder)
      #expect(run.status == 0, "\(run.errors)")
    }
  }

  @Test func `the folder above a path with dots is the one that it leads to`() throws {
    try Folder.with(["a/legible.json": #"{"level": "AAA"}"#, "b/b.css": Self.css]) { folder in
      #expect(legible("audit", "a/../b", in: folder).status == 0)
      #expect(legible("audit", "../b", in: "\(folder)/a").status == 0)
      #expect(legible("audit", "../../a/../b/b.css", in: "\(folder)/a/x").status == 2)
    }
  }

  @Test func `a file is read with its folder, whichever is named first`() throws {
    // Alone, the reference of one leads nowhere; both together are one palette.
    try Folder.with([
      "t/base.tokens.json": ##"{"base": {"$type": "color", "$value": "#767676"}}"##,
      "t/use.tokens.json":
        ##"{"$type": "color", "background": {"$value": "#fff"}, "foreground": {"$value": "{base}"}}"##,
      "t/notes.json": #"{"name": "notes"}"#,
    ]) { folder in
      let runs = [["t"], ["t", "t/use.tokens.json"], ["t/use.tokens.json", "t"]].map {
        legible(["audit"] + $0, in: folder)
      }
      for run in runs {
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output == runs[0].output)
        #expect(run.errors == runs[0].errors)
      }
      // A file that is named is meant to be a palette.
      for paths in [["t", "t/notes.json"], ["t/notes.json", "t"]] {
        let run = legible(["audit"] + paths, in: folder)
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains("t/notes.json:1:1: "))
      }
    }
  }
}
