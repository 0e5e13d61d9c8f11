/// What is passed over, what is only checked, and the words of faults.
extension XMLParser {
  /// Reads `<?xml version="1.0" encoding="utf-8"?>`, and refuses encodings other than UTF-8.
  mutating func readDeclaration() throws(DocumentError) {
    let start = offset
    offset += 5
    try readAttributes(from: start)
    guard stands("?>") else { throw faultOfTag(from: start) }
    offset += 2
    for attribute in attributes {
      let attribute = XMLAttribute(file: file, place: attribute)
      guard attribute.name == "encoding" else { continue }
      guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(attribute.value.lowercased()) else {
        throw DocumentError(
          "the text says that it is written in \(attribute.value); save it as UTF-8, and write "
            + "encoding=\"UTF-8\"",
          at: attribute.valueRange
        )
      }
    }
  }

  mutating func skipComment() throws(DocumentError) {
    let start = offset
    try skip(from: "<!--", to: "-->", "a comment")
    // A third hyphen before the end counts as well (XML 1.0, 2.5).
    for position in (start + 4)..<(offset - 3)
    where bytes[position] == UInt8(ascii: "-") && bytes[position + 1] == UInt8(ascii: "-") {
      throw DocumentError(
        "two hyphens stand within a comment; write one",
        at: SourceRange(position, position + 2)
      )
    }
  }

  mutating func skipInstruction() throws(DocumentError) {
    if stands("<?xml"), offset + 5 < bytes.count, bytes[offset + 5].isXMLBlank {
      throw DocumentError(
        "<?xml may stand at the very beginning only; remove what stands before it",
        at: behind("<?xml")
      )
    }
    try skip(from: "<?", to: "?>", "a processing instruction")
  }

  /// Passes over a document type and all that it declares.
  mutating func skipDocumentType() throws(DocumentError) {
    let start = behind("<!DOCTYPE")
    guard nodes.isEmpty, !hasDocumentType else {
      throw DocumentError("a document type stands once, before the first element", at: start)
    }
    hasDocumentType = true
    offset += start.count
    var isWithinBrackets = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = String(Unicode.Scalar(bytes[offset]))
        try skip(from: quote, to: quote, "a quoted text")
      case UInt8(ascii: "<") where stands("<!--"): try skipComment()
      case UInt8(ascii: "<") where stands("<?"): try skipInstruction()
      case UInt8(ascii: ">") where !isWithinBrackets:
        offset += 1
        return
      case let byte:
        if byte == UInt8(ascii: "[") { isWithinBrackets = true }
        if byte == UInt8(ascii: "]") { isWithinBrackets = false }
        offset += 1
      }
    }
    throw DocumentError("the document type is not closed; write > at its end", at: start)
  }

  /// Steps over a reference that stands for a character.
  mutating func skipReference() throws(DocumentError) {
    if let (_, end) = bytes.reference(at: offset) {
      offset = end
      return
    }
    var end = offset + 1
    while end < bytes.count, end < offset + 64,
      bytes[end].continuesXMLName || bytes[end] == UInt8(ascii: "#")
    {
      end += 1
    }
    guard end > offset + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") else {
      throw DocumentError("a & begins a reference; write &amp; for the sign itself", at: hereRange)
    }
    let range = SourceRange(offset, end + 1)
    throw DocumentError(
      bytes[offset + 1] == UInt8(ascii: "#")
        ? "\(file.text(in: range)) is no character that XML allows"
        : "the entity \(file.text(in: range)) is not read; only &lt; &gt; &amp; &quot; and &apos; "
          + "are: write its text in its place",
      at: range
    )
  }

  /// Steps over what begins with one mark, which stands here, and ends with another.
  mutating func skip(
    from opening: String,
    to closing: String,
    _ noun: String
  ) throws(DocumentError) {
    let start = behind(opening)
    let first = closing.utf8.first
    offset += start.count
    while offset < bytes.count {
      if bytes[offset] == first, stands(closing) {
        offset += closing.utf8.count
        return
      }
      offset += 1
    }
    throw DocumentError("\(noun) is not closed; write \(closing) at its end", at: start)
  }

  mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset].isXMLBlank { offset += 1 }
  }

  mutating func skipName() {
    while offset < bytes.count, bytes[offset].continuesXMLName { offset += 1 }
  }

  /// Whether a mark stands at the offset.
  func stands(_ mark: String) -> Bool {
    let mark = mark.utf8
    guard offset + mark.count <= bytes.count else { return false }
    return zip(bytes[offset...], mark).allSatisfy { $0 == $1 }
  }

  /// The bytes of a mark that begins at the offset.
  func behind(_ mark: String) -> SourceRange {
    SourceRange(offset, min(bytes.count, offset + mark.utf8.count))
  }

  /// The character at the offset.
  var hereRange: SourceRange {
    let length = offset < bytes.count ? bytes.lengthOfScalar(at: offset) ?? 1 : 0
    return SourceRange(offset, offset + length)
  }

  func name(of element: Int) -> String {
    let node = nodes[element]
    return file.text(in: SourceRange(Int(node.lowerBound) + 1, Int(node.nameEnd)))
  }

  func tagRange(of element: Int) -> SourceRange {
    SourceRange(Int(nodes[element].lowerBound), Int(nodes[element].contentStart))
  }

  /// The start tag of an element and its line, for messages.
  func tagName(of element: Int) -> String {
    let line = file.location(at: Int(nodes[element].lowerBound)).line
    return "<\(name(of: element))> of line \(line)"
  }

  /// The fault of a tag that does not end where it should.
  func faultOfTag(from start: Int) -> DocumentError {
    offset < bytes.count
      ? DocumentError(
        "a tag that begins on line \(file.location(at: start).line) is not closed before "
          + "\(file.text(in: hereRange)); write > there",
        at: hereRange
      )
      : DocumentError("the text ends within a tag; write >", at: SourceRange(start, offset))
  }
}

extension UInt8 {
  /// Whether a name may begin with the byte; those above ASCII all may.
  var beginsXMLName: Bool {
    (self | 0x20) &- 0x61 < 26 || self == UInt8(ascii: "_") || self == UInt8(ascii: ":")
      || self >= 0x80
  }

  /// Whether a name may go on with the byte.
  var continuesXMLName: Bool {
    beginsXMLName || self &- 0x30 < 10 || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
