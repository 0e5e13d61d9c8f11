import Documents
import Foundation

/// The files as they were at a commit, under the paths that they have now.
///
/// What has not changed since is read from the working tree, so that only what has changed is asked of
/// git; a file that git finds renamed has its new path, and can be referred to by its old one.
struct CommitTree: FileStore {
  private let files: FileTree
  private let git: Git
  private let root: String
  private let contents: [String: Content]
  private let oldPaths: [String: Content]

  private enum Content {
    case unchanged
    /// The object of that name.
    case blob(String)
  }

  /// Reads which files a commit has, in the repository that holds `path`.
  ///
  /// - Throws: a usage error when there is no git, no repository, or no such commit.
  init(
    of revision: String,
    holding path: String,
    _ files: FileTree,
    environment: [String: String]
  ) throws(UsageError) {
    self.files = files
    let folder = files.kind(of: path) == .folder ? files.absolute(path) : files.folder(of: path)
    let near = try Git(in: folder, environment: environment)
    let top = try near.run("rev-parse", "--show-toplevel")
    guard top.status == 0 else {
      let reason = top.errors.contains("not a git repository") ? "" : Self.reason(top)
      throw UsageError(
        input:
          "--changed-since compares with a commit, and \(path) is in no git repository\(reason)"
      )
    }
    root = String(decoding: top.output.prefix { $0 != 0x0A }, as: UTF8.self)
    git = near.inside(root)
    let commit = try Self.commit(revision, git)
    let tree = try git.run("ls-tree", "-r", "-z", "--full-tree", commit)
    let changes = try git.run(
      "diff",
      "--name-status",
      "-z",
      "-M",
      "--no-ext-diff",
      "--no-textconv",
      "--ignore-submodules=all",
      commit,
      "--"
    )
    guard tree.status == 0, changes.status == 0 else {
      throw UsageError(
        input: "git cannot list \(revision)\(Self.reason(tree))\(Self.reason(changes))"
      )
    }
    (contents, oldPaths) = Self.contents(Self.blobs(tree.output), Self.fields(changes.output))
  }

  /// The name of the commit that a revision means.
  private static func commit(_ revision: String, _ git: Git) throws(UsageError) -> String {
    guard !revision.isEmpty, !revision.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw UsageError("--changed-since takes a commit, a branch or a tag, such as main")
    }
    let answer = try git.run(
      "rev-parse",
      "--verify",
      "--quiet",
      "--end-of-options",
      revision + "^{commit}"
    )
    guard answer.status == 0 else {
      throw UsageError(
        input: "there is no commit \(revision) here; in a shallow clone, fetch it first: "
          + "git fetch origin BRANCH, or fetch-depth: 0 in CI"
      )
    }
    return String(decoding: answer.output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// What git said of a failure, one line of it.
  private static func reason(_ answer: Git.Answer) -> String {
    guard answer.status != 0 else { return "" }
    let line = answer.errors.split(separator: "\n").first.map(String.init) ?? "it ended early"
    return ": \(line)"
  }

  /// The objects of regular files, by path; links and modules are left out.
  private static func blobs(_ listing: [UInt8]) -> [String: String] {
    var blobs: [String: String] = [:]
    for entry in fields(listing) {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3, words[0].hasPrefix("100") else { continue }
      blobs[String(parts[1])] = String(words[2])
    }
    return blobs
  }

  private static func fields(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func contents(
    _ blobs: [String: String],
    _ changes: [String]
  ) -> ([String: Content], old: [String: Content]) {
    var contents = blobs.mapValues { _ in Content.unchanged }
    var old: [String: Content] = [:]
    var rest = changes[...]
    while let status = rest.popFirst(), let path = rest.popFirst() {
      guard let blob = blobs[path] else { continue }
      if status.hasPrefix("R"), let new = rest.popFirst() {
        contents[path] = nil
        contents[new] = .blob(blob)
        old[path] = .blob(blob)
      } else {
        contents[path] = .blob(blob)
      }
    }
    return (contents, old)
  }

  /// Whether a path lies within the repository.
  func holds(_ path: String) -> Bool {
    let path = files.path(of: path, from: root)
    return path != ".." && !path.hasPrefix("../")
  }

  private func content(at path: String) -> Content? {
    let path = files.path(of: path, from: root)
    return contents[path] ?? oldPaths[path]
  }

  func kind(of path: String) -> FileTree.Kind {
    if content(at: path) != nil { return .file }
    return files(below: path).files.isEmpty ? .nothing : .folder
  }

  func file(at path: String) throws(UsageError) -> SourceFile {
    switch content(at: path) {
    case nil: throw UsageError(input: "\(path) was no file then")
    case .unchanged: return try files.file(at: path)
    case .blob(let name):
      let answer = try git.run("cat-file", "blob", name)
      guard answer.status == 0 else {
        throw UsageError(input: "git cannot read \(path)\(Self.reason(answer))")
      }
      guard answer.output.count <= FileTree.sizeLimit else {
        throw UsageError(
          input: "\(path) was larger than \(FileTree.sizeLimit >> 20) MiB, which no palette is"
        )
      }
      return SourceFile(name: FileTree.tidy(path), bytes: answer.output)
    }
  }

  func files(below folder: String) -> FileTree.Walk {
    let base = files.path(of: folder, from: root)
    let prefix = base == "." ? "" : base + "/"
    let found = contents.keys.filter { path in
      path.hasPrefix(prefix)
        && !path.dropFirst(prefix.count).split(separator: "/").dropLast()
          .contains { FileTree.skippedFolders.contains(String($0)) }
    }
    let paths = found.map { path in
      let rest = String(path.dropFirst(prefix.count))
      return folder == "." ? rest : folder.hasSuffix("/") ? folder + rest : "\(folder)/\(rest)"
    }
    return FileTree.Walk(files: paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  func identity(of path: String) -> String { files.identity(of: path) }
}
