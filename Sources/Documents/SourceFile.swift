/// A named file: its raw bytes, and where its lines are.
///
/// It is one reference, so that whatever is found in a file can carry the file with it.
public struct SourceFile: Sendable {
  private let contents: Contents

  private final class Contents: Sendable {
    let name: String
    let bytes: [UInt8]
    let origins: [Origin]
    let lines: LineIndex

    init(name: String, bytes: [UInt8], origins: [Origin]) {
      self.name = name
      self.bytes = bytes
      self.origins = origins
      self.lines = LineIndex(bytes)
    }
  }

  /// Makes a file of `bytes` that reports call `name`.
  ///
  /// - Complexity: O(*n*) in the number of bytes: the lines are counted once, here.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: bytes, origins: [])
  }

  init(name: String, bytes: [UInt8], origins: [Origin]) {
    contents = Contents(name: name, bytes: bytes, origins: origins)
  }

  /// The name as reports print it: a relative path with `/`, or `-` for standard input.
  public var name: String { contents.name }
  /// The raw bytes, a byte-order mark included.
  public var bytes: [UInt8] { contents.bytes }
  /// The files that a joined text is made of, in order; empty for a file by itself.
  var origins: [Origin] { contents.origins }
  /// Whether this is the same file in memory; two of the same name and bytes are two.
  func isSame(as other: SourceFile) -> Bool { contents === other.contents }
  /// Whether every byte is a character of ASCII.
  var isASCII: Bool { contents.lines.isASCII }

  /// Makes a file of a text, encoded in UTF-8.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// How many bytes a UTF-8 byte-order mark takes at the start of the file: 3 or 0.
  public var byteOrderMarkLength: Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The line and column of the byte at `offset`, which is brought into the file if it lies outside.
  ///
  /// In a joined text they are those of the file that the byte is from.
  public func location(at offset: Int) -> SourceLocation {
    guard origins.isEmpty else {
      let (file, range) = origin(of: SourceRange(offset, offset))
      return file.location(at: range.lowerBound)
    }
    let offset = min(max(0, offset), bytes.count)
    let lines = contents.lines
    let (index, start) = lines.line(at: offset)
    let first = index == 0 ? min(byteOrderMarkLength, offset) : start
    let column =
      lines.characters(before: offset, in: bytes) - lines.characters(before: first, in: bytes)
    return SourceLocation(line: index + 1, column: column + 1)
  }

  /// The text of a range, with the replacement character for bytes that are not UTF-8.
  public func text(in range: SourceRange) -> String {
    String(decoding: bytes[range.clamped(to: bytes.count)], as: UTF8.self)
  }
}
