extension [UInt8] {
  /// How many bytes the UTF-8 scalar at `offset` takes, 1 to 4, or nil when the bytes are none.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are refused (Unicode 16, table 3-7).
  func lengthOfScalar(at offset: Int) -> Int? {
    let first = self[offset]
    if first < 0x80 { return 1 }
    let length: Int
    let second: ClosedRange<UInt8>
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return nil }
    for next in offset + 2..<Swift.max(offset + 2, offset + length)
    where self[next] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }

  /// The offset of the first byte that is no part of a UTF-8 scalar, or nil when all are.
  ///
  /// - Complexity: O(*n*).
  var firstOffsetOutsideUTF8: Int? {
    var offset = 0
    while offset < count {
      if self[offset] < 0x80 {
        offset += 1
      } else if let length = lengthOfScalar(at: offset) {
        offset += length
      } else {
        return offset
      }
    }
    return nil
  }
}
