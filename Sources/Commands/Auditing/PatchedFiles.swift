import Documents

/// Files of a machine, some of them with other bytes.
struct PatchedFiles: FileStore {
  /// The files as they are.
  let files: FileTree
  /// The bytes of those that are changed, by their identity.
  let patches: [String: [UInt8]]

  func kind(of path: String) -> FileTree.Kind { files.kind(of: path) }

  func file(at path: String) throws(UsageError) -> SourceFile {
    let file = try files.file(at: path)
    guard let bytes = patches[files.identity(of: path)] else { return file }
    return SourceFile(name: file.name, bytes: bytes)
  }

  func files(below folder: String) -> FileTree.Walk { files.files(below: folder) }

  func identity(of path: String) -> String { files.identity(of: path) }
}
