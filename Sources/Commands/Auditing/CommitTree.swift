import Documents

/// The files as they were at a commit, under the paths that they have now.
///
/// What has not changed since is read from the working tree, so that only what has changed is asked of
/// git; a file that git finds renamed has its new path, and can be referred to by its old one.
struct CommitTree: FileStore {
  private let files: FileTree
  private let root: String
  private let listing: CommitListing

  /// Takes the files of a commit of a repository.
  init(of listing: CommitListing, in repository: Repository, _ files: FileTree) {
    self.files = files
    self.listing = listing
    root = repository.root
  }

  private func content(at path: String) -> CommitListing.Content? {
    let path = files.path(of: path, from: root)
    return listing.contents[path] ?? listing.oldContents[path]
  }

  /// The path, relative to the root, of the nearest file called `name` that was in the folder of `path`
  /// or in one above it; nil when there was none.
  func nearest(_ name: String, above path: String) -> String? {
    guard files.holds(path, in: root) else { return nil }
    let relative = files.path(of: path, from: root)
    var folders = relative == "." ? [] : relative.split(separator: "/").map(String.init)
    if files.kind(of: path) != .folder { _ = folders.popLast() }
    while true {
      let candidate = (folders + [name]).joined(separator: "/")
      if listing.contents[candidate] != nil { return candidate }
      guard folders.popLast() != nil else { return nil }
    }
  }

  func kind(of path: String) -> FileTree.Kind {
    if content(at: path) != nil { return .file }
    return files(below: path).files.isEmpty ? .nothing : .folder
  }

  func file(at path: String) throws(UsageError) -> SourceFile {
    switch content(at: path) {
    case nil: throw UsageError(input: "\(path) was no file then")
    case .unchanged: return try files.file(at: path)
    case .blob(let name, let git):
      let answer = try git.run("cat-file", "blob", name)
      guard answer.status == 0 else {
        throw UsageError(input: "git cannot read \(path)\(answer.reason)")
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
    let found = listing.contents.keys.filter { path in
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
