/// Writes HTML, and SVG by itself or within it, as bytes; its SVG is well-formed XML.
///
/// Names of elements and of attributes, and style sheets, are constants of the program; everything
/// else goes through ``text(_:)`` or an attribute's value, which escape it. So no text can become
/// markup. What would steer a reader's screen (controls, marks of direction) is written out, as
/// ``Swift/String/printable`` does, and so is what neither HTML nor XML may hold.
public struct HTMLWriter: Sendable {
  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Attributes: a constant name, and a text that is escaped, or nil for none.
  public typealias Attributes = KeyValuePairs<StaticString, String?>

  /// Makes a writer that has written nothing.
  public init() { bytes.reserveCapacity(4096) }

  /// Writes the document type of HTML.
  public mutating func documentType() { put("<!DOCTYPE html>") }

  /// Writes an element; `body` writes what is in it.
  public mutating func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    _ body: (inout HTMLWriter) -> Void
  ) {
    open(name, attributes)
    put(">")
    body(&self)
    close(name)
  }

  /// Writes an element that holds a text.
  public mutating func element(
    _ name: StaticString,
    _ attributes: Attributes = [:],
    text: String
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// Writes one of HTML's elements that hold nothing and are not closed: `meta`, `br`.
  public mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) {
    open(name, attributes)
    put(">")
  }

  /// Writes one of SVG's elements that holds nothing: `rect`, `path`.
  public mutating func shape(_ name: StaticString, _ attributes: Attributes) {
    open(name, attributes)
    put("/>")
  }

  /// Writes a text.
  public mutating func text(_ text: String) { escape(text) }

  /// Writes a name as a piece of its own, so that letters that run right to left turn nothing else.
  ///
  /// U+2068 and U+2069 stand around it (Unicode Standard Annex 9, "first strong isolate"): for
  /// titles, which can hold no `bdi` element.
  public mutating func isolated(_ name: String) {
    put("\u{2068}")
    escape(name)
    put("\u{2069}")
  }

  /// Writes a style sheet, which is a constant of the program.
  public mutating func style(_ sheet: StaticString) {
    open("style", [:])
    put(">")
    put(sheet.description)
    close("style")
  }

  private mutating func open(_ name: StaticString, _ attributes: Attributes) {
    let name = name.description
    // Between these, blanks mean nothing; elsewhere a line end would show as a blank.
    if Self.ownLine.contains(name), !bytes.isEmpty, bytes.last != 0x0A { put("\n") }
    put("<")
    put(name)
    for (key, value) in attributes {
      guard let value else { continue }
      put(" ")
      put(key.description)
      put("=\"")
      escape(value)
      put("\"")
    }
  }

  private mutating func close(_ name: StaticString) {
    put("</")
    put(name.description)
    put(">")
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func escape(_ text: String) {
    for byte in text.printable.utf8 {
      switch byte {
      case UInt8(ascii: "&"): put("&amp;")
      case UInt8(ascii: "<"): put("&lt;")
      case UInt8(ascii: ">"): put("&gt;")
      case UInt8(ascii: "\""): put("&quot;")
      case UInt8(ascii: "'"): put("&#39;")
      default: bytes.append(byte)
      }
    }
  }

  private static let ownLine: Set<String> = [
    "html", "head", "body", "meta", "title", "style", "header", "nav", "main", "footer", "section",
    "article", "div", "h1", "h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dt", "dd", "table",
    "caption", "thead", "tbody", "tr", "th", "td", "svg", "desc", "g", "rect",
  ]
}
