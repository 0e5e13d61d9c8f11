/// Writes XML 1.0 as bytes, in the order in which it is told.
///
/// The names of elements and attributes are literals of the program; values and texts are escaped
/// here and nowhere else, so that none can be forgotten. Characters that XML 1.0 forbids even as
/// references, such as U+0000 and U+001B, are written out as `\u{1b}`. Elements stand on lines of
/// their own, but for those within a text. The same calls give the same bytes every time.
public struct XMLWriter: Sendable {
  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8]
  private var depth = 0
  /// Whether the start tag that was written last still lacks its end.
  private var isTagOpen = false
  /// Whether the element that is written holds a text, in which blanks would count.
  private var holdsText = false

  /// Makes a writer that has written the declaration.
  public init() { bytes = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8) }

  /// The finished document, with a line end behind it.
  public var document: [UInt8] { bytes + [0x0A] }

  /// Writes an element; attributes without a value are left out, and `body` writes what it holds.
  public mutating func element(
    _ name: StaticString,
    _ attributes: KeyValuePairs<StaticString, String?> = [:],
    _ body: (inout XMLWriter) -> Void = { _ in }
  ) {
    endTag()
    breakLine()
    put("<\(name)")
    for (attribute, value) in attributes {
      guard let value else { continue }
      put(" \(attribute)=\"")
      escape(value, quoted: true)
      put("\"")
    }
    isTagOpen = true
    let outerHoldsText = holdsText
    holdsText = false
    depth += 1
    body(&self)
    depth -= 1
    if isTagOpen {
      put("/>")
      isTagOpen = false
    } else {
      breakLine()
      put("</\(name)>")
    }
    holdsText = outerHoldsText
  }

  /// Writes a text into the element.
  public mutating func text(_ text: String) {
    endTag()
    holdsText = true
    escape(text, quoted: false)
  }

  /// Writes a comment; two hyphens in a row, which may not stand there, get a blank between them.
  public mutating func comment(_ text: String) {
    endTag()
    breakLine()
    var last: UInt8 = 0
    put("<!-- ")
    for byte in text.withoutControls.utf8 {
      if byte == UInt8(ascii: "-"), last == byte { put(" ") }
      bytes.append(byte)
      last = byte
    }
    put(" -->")
  }

  private mutating func endTag() {
    if isTagOpen { put(">") }
    isTagOpen = false
  }

  private mutating func breakLine() {
    guard !holdsText else { return }
    bytes.append(0x0A)
    for _ in 0..<depth { put("  ") }
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a value or a text.
  ///
  /// A parser turns CR into LF (2.11) and blanks of a value into spaces (3.3.3): as references they
  /// stay what they are. `>` is escaped everywhere, so that no text holds `]]>` (2.4).
  private mutating func escape(_ text: String, quoted: Bool) {
    for byte in text.withoutControls.utf8 {
      switch byte {
      case UInt8(ascii: "&"): put("&amp;")
      case UInt8(ascii: "<"): put("&lt;")
      case UInt8(ascii: ">"): put("&gt;")
      case UInt8(ascii: "\""): put("&quot;")
      case 0x0D: put("&#13;")
      case 0x09 where quoted: put("&#9;")
      case 0x0A where quoted: put("&#10;")
      default: bytes.append(byte)
      }
    }
  }
}
