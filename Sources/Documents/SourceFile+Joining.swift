extension SourceFile {
  /// A file within a text that is put together from several, and what stands around it there.
  public struct Part: Sendable {
    /// The file.
    public let file: SourceFile
    /// The text before it, such as `@media print {`.
    public let before: String
    /// The text behind it, such as `}`.
    public let after: String

    /// Makes a part.
    public init(_ file: SourceFile, before: String = "", after: String = "") {
      self.file = file
      self.before = before
      self.after = after
    }
  }

  /// Makes one text of several files; what is found at a place of it is told by the file's own.
  public init(joining parts: [Part], named name: String) {
    var bytes: [UInt8] = []
    var origins: [Origin] = []
    for part in parts {
      bytes += part.before.utf8
      let mark = part.file.byteOrderMarkLength
      origins.append(Origin(start: bytes.count, mark: mark, file: part.file))
      bytes += part.file.bytes.dropFirst(mark)
      bytes += (part.after + "\n").utf8
    }
    self.init(name: name, bytes: bytes, origins: origins)
  }

  /// Where the bytes of a file stand in a joined text.
  struct Origin: Sendable {
    /// The offset in the joined text.
    let start: Int
    /// How many bytes of the file were left out before.
    let mark: Int
    let file: SourceFile
  }

  /// The file that a range was read from, and the range there; the file itself if it is not joined.
  public func origin(of range: SourceRange) -> (file: SourceFile, range: SourceRange) {
    let origins = origins
    guard !origins.isEmpty else { return (self, range) }
    guard let origin = origins.last(where: { $0.start <= range.lowerBound }) ?? origins.first else {
      return (self, range)
    }
    let shift = origin.mark - origin.start
    let limit = origin.file.bytes.count
    let lower = min(max(0, range.lowerBound + shift), limit)
    let upper = min(max(lower, range.upperBound + shift), limit)
    return origin.file.origin(of: SourceRange(lower, upper))
  }
}
