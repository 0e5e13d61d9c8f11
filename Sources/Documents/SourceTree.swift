/// What a palette format reads: one file, or the files of one folder.
public struct SourceTree: Sendable {
  /// The path of the file or the folder, as reports print it.
  public let name: String
  /// The files, ordered by name; a single file stands alone.
  public let files: [SourceFile]
  /// Finds a file by its path, for files that refer to others.
  private let load: @Sendable (String) -> SourceFile?

  /// Makes a tree of the files below the folder `name`; `load` finds others by their paths.
  public init(
    name: String,
    files: [SourceFile],
    load: @escaping @Sendable (String) -> SourceFile? = { _ in nil }
  ) {
    self.name = name
    self.files = files
    self.load = load
  }

  /// Makes a tree of one file; `load` finds others by their paths.
  public init(_ file: SourceFile, load: @escaping @Sendable (String) -> SourceFile? = { _ in nil })
  {
    self.init(name: file.name, files: [file], load: load)
  }

  /// The file that a relative reference of another one names, or nil when there is none.
  ///
  /// `../base/color.json` in `theme/dark.json` is `base/color.json`. Absolute paths and addresses of
  /// the web are not followed.
  public func file(_ reference: String, beside file: SourceFile) -> SourceFile? {
    Self.path(reference, beside: file.name).flatMap { self.file(at: $0) }
  }

  /// The file at a path: one of the tree, or one that is found for it; nil when there is none.
  public func file(at path: String) -> SourceFile? {
    files.first { $0.name == path } ?? load(path)
  }

  /// The path that a relative reference in the file at `path` means, or nil when it is not relative.
  public static func path(_ reference: String, beside path: String) -> String? {
    guard !reference.utf8.isEmpty, reference.utf8.first != UInt8(ascii: "/"),
      !reference.contains("://"), !reference.contains("\\"), !reference.contains("\0")
    else { return nil }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for part in reference.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != "..", !last.isEmpty {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
