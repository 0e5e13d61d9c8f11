/// Percent encoding (RFC 3986, 2.1), decoded once and never again.
enum PercentEncoding {
  /// Tells whether the bytes begin with a percent sign and two hexadecimal digits.
  static func isTriplet(_ bytes: ArraySlice<UInt8>) -> Bool {
    let index = bytes.startIndex
    return bytes.count > 2 && bytes[index] == .percent
      && bytes[index + 1].hexadecimalValue != nil && bytes[index + 2].hexadecimalValue != nil
  }

  /// Throws unless every percent sign has two digits, and the whole is UTF-8 without NUL.
  static func check(_ bytes: ArraySlice<UInt8>) throws(RequestError) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == .percent {
        guard isTriplet(bytes[index...]) else { throw .malformedPercentEncoding }
        index += 3
      } else {
        index += 1
      }
    }
    let decoded = decode(bytes, plusIsBlank: false)
    guard !decoded.contains(0), String(validating: decoded, as: UTF8.self) != nil else {
      throw .malformedPercentEncoding
    }
  }

  /// The text of bytes that have been checked.
  static func text(_ bytes: ArraySlice<UInt8>, plusIsBlank: Bool = false) -> String {
    let isPlain = !bytes.contains { $0 == .percent || plusIsBlank && $0 == .plus }
    return isPlain
      ? String(decoding: bytes, as: UTF8.self)
      : String(decoding: decode(bytes, plusIsBlank: plusIsBlank), as: UTF8.self)
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, plusIsBlank: Bool) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == .percent, index + 2 < bytes.endIndex,
        let high = bytes[index + 1].hexadecimalValue, let low = bytes[index + 2].hexadecimalValue
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(byte == .plus && plusIsBlank ? .space : byte)
        index += 1
      }
    }
    return decoded
  }
}
