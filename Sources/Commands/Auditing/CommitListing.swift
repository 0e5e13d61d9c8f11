import Documents

/// The files of one repository as they were at a commit, by the paths that they have now.
struct CommitListing {
  /// Where the bytes of each file are.
  private(set) var contents: [String: Content]
  /// The same of files that were renamed since, by the paths that they had.
  private(set) var oldContents: [String: Content] = [:]
  /// The commits of the submodules, by their paths.
  let submodules: [String: String]

  /// Where the bytes of a file are.
  enum Content {
    /// In the working tree: it has not changed since.
    case unchanged
    /// In the object of that name.
    case blob(String, Git)
  }

  /// Reads which files a commit has, and which of them have changed since.
  ///
  /// `git` is asked about the root of the working tree; paths are relative to it.
  init(of commit: String, _ git: Git) throws(UsageError) {
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
      throw UsageError(input: "git cannot list \(commit)\(tree.reason)\(changes.reason)")
    }
    let blobs = Self.objects(tree.output, modes: "100")
    submodules = Self.objects(tree.output, modes: "160")
    contents = blobs.mapValues { _ in .unchanged }
    var rest = Self.fields(changes.output)[...]
    while let status = rest.popFirst(), let path = rest.popFirst() {
      let new = status.hasPrefix("R") ? rest.popFirst() : nil
      guard let blob = blobs[path] else { continue }
      if let new {
        contents[path] = nil
        contents[new] = .blob(blob, git)
        oldContents[path] = .blob(blob, git)
      } else {
        contents[path] = .blob(blob, git)
      }
    }
  }

  /// Adds the files of a repository that lies in a folder of this one.
  mutating func add(_ inner: CommitListing, in folder: String) {
    for (path, content) in inner.contents { contents["\(folder)/\(path)"] = content }
    for (path, content) in inner.oldContents { oldContents["\(folder)/\(path)"] = content }
  }

  /// The objects of a kind, by path: `100` begins the modes of regular files, `160` those of
  /// submodules; links are neither.
  private static func objects(_ listing: [UInt8], modes: String) -> [String: String] {
    var objects: [String: String] = [:]
    for entry in fields(listing) {
      let parts = entry.split(separator: "\t", maxSplits: 1)
      let words = parts.first?.split(separator: " ") ?? []
      guard parts.count == 2, words.count == 3, words[0].hasPrefix(modes) else { continue }
      objects[String(parts[1])] = String(words[2])
    }
    return objects
  }

  private static func fields(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
