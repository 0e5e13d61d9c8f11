import Documents

/// What a format looks at to recognise a file without reading it.
extension SourceFile {
  /// The first byte that is neither white space nor part of a comment.
  var firstLetter: UInt8? {
    var rest = bytes.dropFirst(byteOrderMarkLength)
    while let byte = rest.first {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        rest = rest.dropFirst()
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
      } else if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
      } else {
        return byte
      }
    }
    return nil
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
