import Documents

/// Where palettes are read from: the files of this machine, those of a commit, or changed ones.
protocol FileStore: Sendable {
  /// Whether a path names a folder, a file, or nothing.
  func kind(of path: String) -> FileTree.Kind
  /// Reads a file under the name that reports print.
  func file(at path: String) throws(UsageError) -> SourceFile
  /// The paths of the regular files below a folder, in order, and what was left out.
  func files(below folder: String) -> FileTree.Walk
  /// A path by which the same file is known however it was named.
  func identity(of path: String) -> String
}

extension FileStore {
  /// Reads a file that another one refers to; nil for what is none, such as a pipe.
  func neighbor(at path: String) -> SourceFile? {
    guard kind(of: path) == .file else { return nil }
    return try? file(at: path)
  }

  /// The positions of the paths: folders first, each before those in it, then files.
  ///
  /// - Throws: a usage error for an empty path.
  func widestFirst(_ paths: [String]) throws(UsageError) -> [Int] {
    var folders: [(position: Int, identity: String)] = []
    var rest: [Int] = []
    for (position, path) in paths.enumerated() {
      guard !path.isEmpty else { throw UsageError("a path is empty") }
      if path != "-", kind(of: path) == .folder {
        folders.append((position, identity(of: path)))
      } else {
        rest.append(position)
      }
    }
    folders.sort { ($0.identity.utf8.count, $0.position) < ($1.identity.utf8.count, $1.position) }
    return folders.map(\.position) + rest
  }
}

extension FileTree: FileStore {}
