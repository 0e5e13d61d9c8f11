import Foundation
import Testing

/// `legible audit --changed-since REV` where a repository holds others.
@Suite struct SubmoduleTests {
  /// On white, #888888 has 3.54, #999999 2.84 (WCAG 2.2).
  private static let css = ":root { --background: #ffffff; --foreground: #888888; }"

  private func audit(_ arguments: String..., in folder: String) -> Run {
    legible(["audit"] + arguments, environment: GitRepository.environment, in: folder)
  }

  private func write(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// A repository with one in its folder `sm`, in which `in/ner` is one again; each has a `s.css`.
  private func with(_ body: (String) throws -> Void) throws {
    let files: KeyValuePairs = [
      "deep/s.css": Self.css, "sub/s.css": Self.css, "super/s.css": Self.css,
    ]
    try Folder.with(files) { folder in
      for name in ["deep", "sub", "super"] { try GitRepository.make(in: "\(folder)/\(name)") }
      let (sub, outer) = ("\(folder)/sub", "\(folder)/super")
      try GitRepository.git("submodule", "add", "-q", "\(folder)/deep", "in/ner", in: sub)
      try GitRepository.commit(in: sub)
      try GitRepository.git("submodule", "add", "-q", sub, "sm", in: outer)
      try GitRepository.git("submodule", "update", "-q", "--init", "--recursive", in: outer)
      try GitRepository.commit(in: outer)
      try body(outer)
    }
  }

  @Test func `files of a submodule are as they were in the commit that is recorded`() throws {
    try with { folder in
      for path in [".", "sm", "sm/s.css", "sm/in/ner", "sm/in", "sm/in/ner/s.css"] {
        let run = audit(path, "--changed-since", "HEAD", in: folder)
        #expect(run.status == 0, "\(path): \(run.output)\(run.errors)")
        #expect(run.output.contains("about what did not change"), "\(path): \(run.output)")
      }
      let worse = Self.css.replacingOccurrences(of: "#888888", with: "#999999")
      for inner in ["sm", "sm/in/ner"] {
        try write(worse, "\(folder)/\(inner)/s.css")
        for path in [".", "sm", "\(inner)/s.css"] {
          let run = audit(path, "--changed-since", "HEAD", in: folder)
          #expect(run.status == 1, "\(path): \(run.errors)")
          #expect(run.output.contains("1 error,"), "\(path): \(run.output)")
          #expect(run.output.contains("worse: 3.54 in HEAD"), "\(path): \(run.output)")
        }
        try write(Self.css, "\(folder)/\(inner)/s.css")
      }
    }
  }

  @Test func `a submodule that moved on is compared with what the outer commit records`() throws {
    try with { folder in
      let worse = Self.css.replacingOccurrences(of: "#888888", with: "#999999")
      try write(worse, "\(folder)/sm/s.css")
      try GitRepository.commit(in: "\(folder)/sm")
      for path in [".", "sm"] {
        let run = audit(path, "--changed-since", "HEAD", in: folder)
        #expect(run.output.contains("worse: 3.54 in HEAD"), "\(run.output)\(run.errors)")
      }
      // Within it, revisions are its own, as git has it: its HEAD is what is there.
      let inside = audit("--changed-since", "HEAD", in: "\(folder)/sm")
      #expect(inside.status == 0, "\(inside.output)\(inside.errors)")
      let before = audit("s.css", "--changed-since", "HEAD~1", in: "\(folder)/sm")
      #expect(before.output.contains("worse: 3.54 in HEAD~1"), "\(before.output)\(before.errors)")
      for paths in [["../s.css", "s.css"], ["s.css", "../s.css"]] {
        let both = audit(paths[0], paths[1], "--changed-since", "HEAD", in: "\(folder)/sm")
        #expect(both.output.contains("worse: 3.54 in HEAD"), "\(both.output)\(both.errors)")
      }
    }
  }

  @Test func `a submodule whose files of then are not here ends with 2 where it is compared`()
    throws
  {
    try with { folder in
      try GitRepository.git(
        "update-index",
        "--cacheinfo",
        "160000,\(String(repeating: "1", count: 40)),sm",
        in: folder
      )
      try GitRepository.git("commit", "-q", "-m", "lost", in: folder)
      for path in [".", "sm", "sm/in"] {
        let run = audit(path, "--changed-since", "HEAD", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("the submodule sm lacks the commit 111111111111 that HEAD"))
      }
      #expect(audit("s.css", "--changed-since", "HEAD", in: folder).status == 0)
      try GitRepository.git("reset", "-q", "--hard", "HEAD~1", in: folder)
      try GitRepository.git("submodule", "deinit", "-q", "--force", "sm", in: folder)
      let run = audit("sm", "--changed-since", "HEAD", in: folder)
      #expect(run.status == 2)
      #expect(run.errors.contains("sm is a submodule that is not checked out"), "\(run.errors)")
      // An empty folder holds nothing that could be taken for new.
      let around = audit(".", "--changed-since", "HEAD", in: folder)
      #expect(around.status == 0, "\(around.errors)")
      #expect(around.errors.contains("sm is a submodule that is not checked out: nothing in it"))
      try write(Self.css, "\(folder)/sm/s.css")
      #expect(audit(".", "--changed-since", "HEAD", in: folder).status == 2)
    }
  }

  @Test func `within a hook, files belong to the repository around them all the same`() throws {
    try with { folder in
      for variables in [
        ["GIT_DIR": ".git"], ["GIT_DIR": "\(folder)/.git"],
        ["GIT_DIR": "\(folder)/.git", "GIT_WORK_TREE": folder],
        ["GIT_INDEX_FILE": ".git/index", "GIT_PREFIX": ""],
      ] {
        for path in [".", "sm", "sm/in/ner/s.css", "s.css"] {
          let run = legible(
            ["audit", path, "--changed-since", "HEAD"],
            environment: GitRepository.environment.merging(variables) { $1 },
            in: folder
          )
          #expect(run.status == 0, "\(variables) \(path): \(run.output)\(run.errors)")
        }
      }
    }
    // A repository that lies elsewhere is the one that the environment names.
    try Folder.with(["tree/s.css": Self.css]) { folder in
      let tree = "\(folder)/tree"
      try GitRepository.make(in: tree)
      try FileManager.default.moveItem(atPath: "\(tree)/.git", toPath: "\(folder)/store")
      let run = legible(
        ["audit", "s.css", "--changed-since", "HEAD"],
        environment: GitRepository.environment.merging(
          ["GIT_DIR": "\(folder)/store", "GIT_WORK_TREE": tree]
        ) { $1 },
        in: tree
      )
      #expect(run.status == 0, "\(run.output)\(run.errors)")
      #expect(run.output.contains("about what did not change"))
    }
  }
}
