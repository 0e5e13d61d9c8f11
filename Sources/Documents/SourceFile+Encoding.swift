extension SourceFile {
  /// Why the file is no text in UTF-8, or nil when it is one.
  ///
  /// UTF-16 is known by its byte-order mark, or by a NUL byte beside the first character, and named.
  ///
  /// - Complexity: O(*n*).
  public var encodingFault: DocumentError? {
    if let fault = wideEncodingFault { return fault }
    return isASCII ? nil : bytes.firstOffsetOutsideUTF8.map(encodingFault(at:))
  }

  /// An error that names UTF-16 or UTF-32, when the first bytes show one of them.
  var wideEncodingFault: DocumentError? {
    let isWide =
      bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.count >= 2 && (bytes[0] == 0) != (bytes[1] == 0)
    guard isWide else { return nil }
    return DocumentError(
      "the file is written in UTF-16 or UTF-32; save it as UTF-8",
      at: SourceRange(0, min(2, bytes.count))
    )
  }

  /// The error of a byte that is no part of a UTF-8 scalar.
  func encodingFault(at offset: Int) -> DocumentError {
    let hexadecimal = String(bytes[offset], radix: 16, uppercase: true)
    return DocumentError(
      "the byte 0x\(hexadecimal) at offset \(offset) is not UTF-8; save the file as UTF-8",
      at: SourceRange(offset, offset + 1)
    )
  }
}
