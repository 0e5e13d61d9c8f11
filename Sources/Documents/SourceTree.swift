/// What a palette format reads: one file, or the files of one folder.
public struct SourceTree: Sendable {
  /// The path of the file or the folder, as reports print it.
  public let name: String
  /// The files, ordered by name; a single file stands alone.
  public let files: [SourceFile]

  /// Makes a tree of the files below the folder `name`.
  public init(name: String, files: [SourceFile]) {
    self.name = name
    self.files = files
  }

  /// Makes a tree of one file.
  public init(_ file: SourceFile) {
    self.init(name: file.name, files: [file])
  }
}
