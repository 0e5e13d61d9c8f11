/// A parsed text: every value in the order of the text, in one array.
///
/// A value that holds others is followed by them, and knows where its successor stands; a member is
/// its name, then its value. So a text of any size takes a handful of allocations, and a value is
/// an index.
final class JSONTape: Sendable {
  let file: SourceFile
  /// The bytes of the file.
  let bytes: [UInt8]
  let nodes: [Node]

  init(file: SourceFile, nodes: [Node]) {
    self.file = file
    self.bytes = file.bytes
    self.nodes = nodes
  }

  enum Kind: UInt8 {
    case null, no, yes, number, string, escapedString, bareName, escapedBareName, array, object
  }

  /// One value: 16 bytes.
  struct Node {
    /// The offset of the first byte.
    let lowerBound: UInt32
    /// The offset behind the last byte.
    var upperBound: UInt32
    /// The index of the value that follows this one and all that it holds.
    var next: UInt32
    let kind: Kind

    var range: SourceRange { SourceRange(Int(lowerBound), Int(upperBound)) }

    /// Whether a string or a name has escapes.
    var isEscaped: Bool { kind == .escapedString || kind == .escapedBareName }

    /// The bytes of a string or a name, without its quotes.
    var content: Range<Int> {
      let quote = kind == .bareName || kind == .escapedBareName ? 0 : 1
      return Int(lowerBound) + quote..<Int(upperBound) - quote
    }
  }

  /// The text of the string or name at `index`, escapes decoded.
  func string(at index: Int) -> String {
    let node = nodes[index]
    switch node.kind {
    case .escapedString, .escapedBareName:
      return String(decoding: unescaped(node.content), as: UTF8.self)
    default: return String(decoding: bytes[node.content], as: UTF8.self)
    }
  }

  /// Tells whether the string or name at `index` is exactly `name`.
  func string(at index: Int, equals name: ExactText) -> Bool {
    let node = nodes[index]
    guard !node.isEscaped else { return ExactText(string(at: index)) == name }
    let content = node.content
    guard content.count == name.string.utf8.count else { return false }
    let other = name.string.utf8.span
    let (text, lower) = (bytes, content.lowerBound)
    let bytes = text.span
    for offset in other.indices where bytes[lower + offset] != other[offset] {
      return false
    }
    return true
  }

  /// Tells whether two strings or names are the same.
  func string(at index: Int, equalsThatAt other: Int) -> Bool {
    let (node, otherNode) = (nodes[index], nodes[other])
    guard !node.isEscaped, !otherNode.isEscaped else {
      return ExactText(string(at: index)) == ExactText(string(at: other))
    }
    let (content, start) = (node.content, otherNode.content.lowerBound)
    guard content.count == otherNode.content.count else { return false }
    let text = bytes
    let bytes = text.span
    for offset in 0..<content.count
    where bytes[content.lowerBound + offset] != bytes[start + offset] {
      return false
    }
    return true
  }

  /// The bytes of a string's content, with its escapes, which the parser has checked, decoded.
  ///
  /// The escapes that only JSON5 has are decoded in any text: the parser lets them pass in no other.
  private func unescaped(_ content: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var offset = content.lowerBound
    while offset < content.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        result.append(bytes[offset])
        offset += 1
        continue
      }
      let letter = bytes[offset + 1]
      offset += 2
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "v"): result.append(0x0B)
      case UInt8(ascii: "0"): result.append(0x00)
      case UInt8(ascii: "x"):
        let code = bytes.hexadecimalNumber(at: offset, digits: 2) ?? 0
        result.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
        offset += 2
      case UInt8(ascii: "u"):
        var code = bytes.hexadecimalNumber(at: offset, digits: 4) ?? 0
        offset += 4
        if code & 0xFC00 == 0xD800 {
          let low = bytes.hexadecimalNumber(at: offset + 2, digits: 4) ?? 0
          code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
          offset += 6
        }
        result.append(contentsOf: String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
      default:
        let length = bytes.lengthOfLineEnd(at: offset - 1)
        if let length { offset += length - 1 } else { result.append(letter) }
      }
    }
    return result
  }
}

extension [UInt8] {
  /// The number that so many hexadecimal digits at `offset` stand for, or nil when they are none.
  func hexadecimalNumber(at offset: Int, digits: Int) -> UInt32? {
    guard offset + digits <= count else { return nil }
    var code: UInt32 = 0
    for byte in self[offset..<offset + digits] {
      guard let digit = byte.hexadecimalDigit else { return nil }
      code = code << 4 | UInt32(digit)
    }
    return code
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit in ASCII, 0 to 15, or nil for another byte.
  var hexadecimalDigit: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
