import Documents

/// What a format looks at to recognise a file without reading it.
extension SourceFile {
  /// The first byte that is not white space.
  var firstLetter: UInt8? {
    bytes.dropFirst(byteOrderMarkLength).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Tells whether the bytes of a text occur.
  func holds(_ text: String) -> Bool {
    let pattern = Array(text.utf8)
    guard let first = pattern.first, bytes.count >= pattern.count else { return false }
    return (0...(bytes.count - pattern.count)).contains { start in
      bytes[start] == first && bytes[start..<(start + pattern.count)].elementsEqual(pattern)
    }
  }
}
