/// Writes JSON (RFC 8259) as bytes, in the order in which it is told.
///
/// Outer containers put each element on a line of its own and inner ones stay on one line, so that
/// a long list reads, and differs, line by line. The same calls give the same bytes every time.
public struct JSONWriter: Sendable {
  /// What has been written, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let expandedDepth: Int
  private var depth = 0
  private var isFirst = true

  /// Makes a writer whose outermost `expandedDepth` levels are broken into lines.
  public init(expandedDepth: Int = 2) {
    self.expandedDepth = expandedDepth
    bytes.reserveCapacity(1024)
  }

  /// The finished document, with a line end behind it.
  public var document: [UInt8] { bytes + [0x0A] }

  /// Writes an object as an element of an array, or as the document; `body` writes its members.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    separate()
    container(open: 0x7B, close: 0x7D, body)
  }

  /// Writes an array as an element of an array, or as the document; `body` writes its elements.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    separate()
    container(open: 0x5B, close: 0x5D, body)
  }

  /// Writes a member whose value is an object.
  public mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    container(open: 0x7B, close: 0x7D, body)
  }

  /// Writes a member whose value is an array.
  public mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    container(open: 0x5B, close: 0x5D, body)
  }

  /// Writes a member whose value is a text, or null.
  public mutating func member(_ key: String, _ value: String?) {
    self.key(key)
    if let value { quote(value) } else { put("null") }
  }

  /// Writes a member whose value is a whole number, or null.
  public mutating func member(_ key: String, _ value: Int?) {
    self.key(key)
    put(value.map(String.init) ?? "null")
  }

  /// Writes a member whose value is a number in its shortest exact form, or null.
  ///
  /// JSON has no form for what is not finite: that is written as null.
  public mutating func member(_ key: String, _ value: Double?) {
    self.key(key)
    put(value.map(Self.text) ?? "null")
  }

  /// Writes a member whose value is true or false, or null.
  public mutating func member(_ key: String, _ value: Bool?) {
    self.key(key)
    put(value.map { $0 ? "true" : "false" } ?? "null")
  }

  /// Writes a member whose value was read from a strict JSON text, as it is written there.
  public mutating func member(_ key: String, _ value: JSONValue) {
    self.key(key)
    put(value.sourceText)
  }

  /// Writes a member whose value is an array of texts.
  public mutating func member(_ key: String, _ values: [String]) {
    array(key) { writer in
      for value in values { writer.element(value) }
    }
  }

  /// Writes a text as an element of an array.
  public mutating func element(_ value: String) {
    separate()
    quote(value)
  }

  /// Writes a number, in its shortest exact form, as an element of an array.
  public mutating func element(_ value: Double) {
    separate()
    put(Self.text(value))
  }

  /// The shortest text that reads back as the same number, without a needless `.0`.
  public static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func container(open: UInt8, close: UInt8, _ body: (inout JSONWriter) -> Void) {
    bytes.append(open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst, depth < expandedDepth { breakLine() }
    isFirst = false
    bytes.append(close)
  }

  private mutating func key(_ key: String) {
    separate()
    quote(key)
    put(": ")
  }

  private mutating func separate() {
    guard depth > 0 else { return }
    if !isFirst { bytes.append(0x2C) }
    if depth <= expandedDepth { breakLine() } else if !isFirst { bytes.append(0x20) }
    isFirst = false
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    for _ in 0..<depth { put("  ") }
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a quoted text; control characters become escapes (RFC 8259, section 7).
  private mutating func quote(_ text: String) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22: put("\\\"")
      case 0x5C: put("\\\\")
      case 0x08: put("\\b")
      case 0x09: put("\\t")
      case 0x0A: put("\\n")
      case 0x0C: put("\\f")
      case 0x0D: put("\\r")
      case 0..<0x20, 0x7F:
        put("\\u00")
        bytes.append(Self.hexDigits[Int(byte >> 4)])
        bytes.append(Self.hexDigits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
