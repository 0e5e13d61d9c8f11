/// A parsed text: every element and every piece of text in the order of the file, in one array.
///
/// An element is followed by all that it holds, and knows where its successor stands; so a text of
/// any size and depth takes a handful of allocations, and an element is an index.
final class XMLTape: Sendable {
  let file: SourceFile
  let nodes: [Node]
  let attributes: [Attribute]

  init(file: SourceFile, nodes: [Node], attributes: [Attribute]) {
    self.file = file
    self.nodes = nodes
    self.attributes = attributes
  }

  enum Kind: UInt8 {
    /// An element.
    case element
    /// A text with references.
    case text
    /// What stands within `<![CDATA[` and `]]>`.
    case verbatim
  }

  /// An element or a piece of text.
  struct Node {
    let kind: Kind
    /// The offset of the first byte, for an element that of its `<`.
    let lowerBound: UInt32
    /// The offset behind the last byte, for an element behind its end tag.
    var upperBound: UInt32
    /// The index of the node behind this one and all that it holds.
    var next: UInt32
    /// The offset behind an element's name.
    var nameEnd: UInt32 = 0
    /// The offset behind an element's start tag.
    var contentStart: UInt32 = 0
    /// Where an element's attributes are in the list of all.
    var firstAttribute: UInt32 = 0
    var attributeCount: UInt32 = 0
  }

  /// An attribute: where its name stands, and its value without the quotes.
  struct Attribute {
    let nameStart: UInt32
    let nameEnd: UInt32
    let valueStart: UInt32
    let valueEnd: UInt32
  }
}

extension [UInt8] {
  /// The character for which the reference at `offset` stands, and the offset behind its `;`.
  ///
  /// It is nil for anything but a character reference to a character that XML allows and the five
  /// entities that need no declaration (XML 1.0, 4.1 and 4.6).
  func reference(at offset: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    // The longest that means anything is `&#x0010FFFF;`; zeros in front may be more than that.
    let limit = Swift.min(count, offset + 64)
    guard let end = self[offset..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = self[(offset + 1)..<end]
    guard name.first == UInt8(ascii: "#") else {
      switch String(decoding: name, as: UTF8.self) {
      case "lt": return ("<", end + 1)
      case "gt": return (">", end + 1)
      case "amp": return ("&", end + 1)
      case "quot": return ("\"", end + 1)
      case "apos": return ("'", end + 1)
      default: return nil
      }
    }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    var code: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexadecimalDigit, isHexadecimal || digit < 10 else { return nil }
      code = code * (isHexadecimal ? 16 : 10) + UInt32(digit)
      guard code <= 0x10FFFF else { return nil }
    }
    guard !digits.isEmpty, let scalar = Unicode.Scalar(code), scalar.isAllowedInXML else {
      return nil
    }
    return (scalar, end + 1)
  }

  /// The text of a range whose references the parser has checked; line ends become LF.
  ///
  /// Blanks of an attribute's value become spaces (XML 1.0, 2.11 and 3.3.3).
  func decodedXML(_ range: Range<Int>, _ place: XMLTextPlace) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = self[offset]
      if byte == UInt8(ascii: "&"), place != .verbatim, let (scalar, end) = reference(at: offset) {
        result += Array(String(scalar).utf8)
        offset = end
        continue
      }
      offset += 1
      switch byte {
      case 0x0D:
        if offset < range.upperBound, self[offset] == 0x0A { offset += 1 }
        result.append(place == .attribute ? 0x20 : 0x0A)
      case 0x09, 0x0A: result.append(place == .attribute ? 0x20 : byte)
      default: result.append(byte)
      }
    }
    return result
  }
}

/// Where a text stands; it decides how blanks and references are read.
enum XMLTextPlace {
  case content, verbatim, attribute
}

extension Unicode.Scalar {
  /// Whether the character may occur in a text (XML 1.0, 2.2).
  fileprivate var isAllowedInXML: Bool {
    value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : [0x09, 0x0A, 0x0D].contains(value)
  }
}
