import Foundation
import Testing

/// What is said of a path that leads to no file that can be read or written.
@Suite struct UnusableFileTests {
  private static let css = ":root { --background: #ffffff; --foreground: #999999; }"

  /// A folder with a palette, a folder, a circle of links, a pipe and a link to nothing.
  private func with(_ body: (String) throws -> Void) throws {
    try Folder.with(["a.css": Self.css, "d/b.css": Self.css]) { folder in
      for (link, target) in [("x", "y"), ("y", "x"), ("self", "self"), ("dang", "gone.txt")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(link)",
          withDestinationPath: target
        )
      }
      let pipe = Process()
      pipe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      pipe.arguments = ["mkfifo", "\(folder)/pipe"]
      try pipe.run()
      pipe.waitUntilExit()
      try body(folder)
    }
  }

  private static let reasons = [
    ("d", "it is a folder"), ("x", "it is a circle of links"), ("self", "it is a circle of links"),
    ("pipe", "it is no regular file"), ("dang", "it is a link to gone.txt, which is not there"),
  ]

  @Test func `a policy or a baseline that is no file says what it is`() throws {
    try with { folder in
      for (path, reason) in Self.reasons {
        let policy = legible("audit", "a.css", "--policy", path, in: folder)
        #expect(policy.status == 2)
        #expect(policy.errors.contains("\(path) cannot be read: \(reason)"), "\(policy.errors)")
        let diff = legible("diff", "a.css", "d/b.css", "--policy", path, in: folder)
        #expect(diff.errors.contains("\(path) cannot be read: \(reason)"), "\(diff.errors)")
        guard path != "dang" else { continue }
        let baseline = legible("audit", "a.css", "--baseline", path, in: folder)
        #expect(baseline.status == 2)
        #expect(baseline.errors.contains("\(path) cannot be read: \(reason)"))
      }
    }
  }

  @Test func `a palette that is no file says what it is`() throws {
    try with { folder in
      for path in ["x", "self", "pipe"] {
        for command in [
          ["audit"], ["matrix"], ["which", "--on", "fff"], ["simulate", "--vision", "protanopia"],
          ["diff", "a.css"], ["check", "fff", "background", "--in"], ["init"],
        ] {
          let run = legible(command + [path], in: folder)
          #expect(run.status == 2)
          #expect(run.errors.contains("\(path) cannot be read: it is "), "\(run.errors)")
        }
      }
    }
  }

  @Test(arguments: ["nothing", "legible.json", "folder"])
  func `a nearest policy that cannot be read is not passed over`(target: String) throws {
    try Folder.with(["a.css": Self.css, "folder/b.css": Self.css]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/legible.json",
        withDestinationPath: target
      )
      let run = legible("audit", "a.css", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("legible.json cannot be read: it is a "), "\(run.errors)")
    }
  }

  @Test func `a report goes through a link to where nothing is yet`() throws {
    try with { folder in
      #expect(legible("audit", "a.css", "--output", "dang", in: folder).status == 1)
      let report = try String(contentsOfFile: "\(folder)/gone.txt", encoding: .utf8)
      #expect(report == legible("audit", "a.css", in: folder).output)
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/dang")
      #expect(target == "gone.txt")
    }
  }

  @Test func `an output that cannot be written says what it is`() throws {
    try with { folder in
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/far",
        withDestinationPath: "no/such.txt"
      )
      for (path, reason) in [
        ("d", "it is a folder"), ("x", "it is a circle of links"),
        ("far", "it is a link to no/such.txt, and its folder does not exist"),
        ("no/such.txt", "its folder does not exist"),
      ] {
        let run = legible("audit", "a.css", "--output", path, in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("\(path) cannot be written: \(reason)"), "\(run.errors)")
      }
    }
  }
}
