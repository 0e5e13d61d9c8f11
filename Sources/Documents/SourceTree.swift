/// What a palette format reads: one file, or the files of one folder.
public struct SourceTree: Sendable {
  /// The path of the file or the folder, as reports print it.
  public let name: String
  /// The files, ordered by name; a single file stands alone.
  public let files: [SourceFile]
  /// The root of one of the files, if it was read as tolerant JSON to see what the tree is.
  private let root: JSONValue?
  /// Finds a file by its path, for files that refer to others.
  private let load: @Sendable (String) -> SourceFile?

  /// Makes a tree of the files below the folder `name`; `load` finds others by their paths.
  public init(
    name: String,
    files: [SourceFile],
    load: @escaping @Sendable (String) -> SourceFile? = { _ in nil }
  ) {
    self.init(name: name, files: files, root: nil, load: load)
  }

  private init(
    name: String,
    files: [SourceFile],
    root: JSONValue?,
    load: @escaping @Sendable (String) -> SourceFile?
  ) {
    self.name = name
    self.files = files
    self.root = root
    self.load = load
  }

  /// Makes a tree of one file; `load` finds others by their paths.
  public init(_ file: SourceFile, load: @escaping @Sendable (String) -> SourceFile? = { _ in nil })
  {
    self.init(name: file.name, files: [file], load: load)
  }

  /// The tree, which remembers a root so that the file is not parsed again.
  ///
  /// The root is that of a file of the tree, read with ``JSONDialect/tolerant``.
  public func remembering(_ root: JSONValue?) -> SourceTree {
    SourceTree(name: name, files: files, root: root, load: load)
  }

  /// The root of a file, read as tolerant JSON.
  ///
  /// - Throws: The first fault of the text.
  public func root(of file: SourceFile) throws(DocumentError) -> JSONValue {
    if let root, root.file.isSame(as: file) { return root }
    return try JSONValue(parsing: file, dialect: .tolerant)
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
