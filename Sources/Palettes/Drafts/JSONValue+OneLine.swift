import Documents

extension JSONValue {
  /// The text of a string, or the value as it is written, brought to one line.
  var oneLine: String {
    if let string { return string }
    var bytes: [UInt8] = []
    for byte in sourceText.utf8 {
      let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      if !isBlank { bytes.append(byte) } else if bytes.last != 0x20 { bytes.append(0x20) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
