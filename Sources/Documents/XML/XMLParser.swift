/// Reads an XML text in one pass over its bytes, without recursion, into the nodes of a tape.
struct XMLParser {
  var nodes: [XMLTape.Node] = []
  private(set) var attributes: [XMLTape.Attribute] = []
  let file: SourceFile
  let bytes: [UInt8]
  let limits: XMLLimits
  var offset: Int
  /// The indexes of the elements that are not closed yet, outermost first.
  private(set) var open: [Int] = []
  var hasDocumentType = false

  init(_ file: SourceFile, limits: XMLLimits) {
    self.file = file
    self.bytes = file.bytes
    self.limits = limits
    self.offset = file.byteOrderMarkLength
  }

  mutating func parse() throws(DocumentError) {
    guard bytes.count <= limits.size else {
      throw DocumentError(
        "the text has \(bytes.count) bytes; at most \(limits.size) are read",
        at: SourceRange(limits.size, bytes.count)
      )
    }
    if let fault = file.encodingFault { throw fault }
    if let control = bytes.firstIndex(where: { $0 < 0x20 && !$0.isXMLBlank }) {
      throw DocumentError(
        "a control character, 0x\(String(bytes[control], radix: 16, uppercase: true)), stands in "
          + "the text, which XML does not allow; remove it",
        at: SourceRange(control, control + 1)
      )
    }
    if stands("<?xml"), offset + 5 < bytes.count, bytes[offset + 5].isXMLBlank {
      try readDeclaration()
    }
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
    }
    if let unclosed = open.last {
      throw DocumentError(
        "the element \(tagName(of: unclosed)) is not closed; write </\(name(of: unclosed))>",
        at: tagRange(of: unclosed)
      )
    }
    guard !nodes.isEmpty else {
      throw DocumentError("the text holds no element; expected XML", at: hereRange)
    }
  }

  private mutating func readMarkup() throws(DocumentError) {
    if stands("</") {
      try readEndTag()
    } else if stands("<!--") {
      try skipComment()
    } else if stands("<![CDATA[") {
      try readVerbatim()
    } else if stands("<!DOCTYPE") {
      try skipDocumentType()
    } else if stands("<?") {
      try skipInstruction()
    } else {
      try readStartTag()
    }
  }

  private mutating func readStartTag() throws(DocumentError) {
    let start = offset
    offset += 1
    guard offset < bytes.count, bytes[offset].beginsXMLName else {
      throw DocumentError(
        "a < begins a tag, and no name follows; write &lt; for the sign itself",
        at: SourceRange(start, offset)
      )
    }
    skipName()
    guard open.count < limits.depth else {
      throw DocumentError(
        "more than \(limits.depth) elements stand within one another; flatten the text",
        at: SourceRange(start, offset)
      )
    }
    guard !open.isEmpty || nodes.isEmpty else {
      throw DocumentError(
        "a second element stands behind \(tagName(of: 0)); a text has one that holds all others",
        at: SourceRange(start, offset)
      )
    }
    let element = nodes.count
    var node = XMLTape.Node(kind: .element, start, offset, next: element + 1)
    node.nameEnd = UInt32(offset)
    node.firstAttribute = UInt32(attributes.count)
    nodes.append(node)
    try readAttributes(from: start)
    nodes[element].attributeCount = UInt32(attributes.count) - node.firstAttribute
    let isEmpty = stands("/")
    if isEmpty { offset += 1 }
    guard stands(">") else { throw faultOfTag(from: start) }
    offset += 1
    nodes[element].contentStart = UInt32(offset)
    nodes[element].upperBound = UInt32(offset)
    if !isEmpty { open.append(element) }
  }

  /// Reads attributes up to what ends their tag, which begins at `start`.
  mutating func readAttributes(from start: Int) throws(DocumentError) {
    var names: Set<ExactText> = []
    while true {
      let end = offset
      skipBlanks()
      guard offset < bytes.count, bytes[offset].beginsXMLName else { return }
      guard offset > end else {
        throw DocumentError("a blank is missing before the next attribute", at: hereRange)
      }
      let nameStart = offset
      skipName()
      let range = SourceRange(nameStart, offset)
      let name = file.text(in: range)
      guard names.insert(ExactText(name)).inserted else {
        throw DocumentError(
          "the attribute \(name) is given twice in one tag; remove one of them",
          at: range
        )
      }
      skipBlanks()
      guard stands("=") else {
        throw DocumentError("the attribute \(name) has no value; write \(name)=\"...\"", at: range)
      }
      offset += 1
      skipBlanks()
      let value = try readQuoted(of: name)
      attributes.append(
        XMLTape.Attribute(
          nameStart: UInt32(range.lowerBound),
          nameEnd: UInt32(range.upperBound),
          valueStart: UInt32(value.lowerBound),
          valueEnd: UInt32(value.upperBound)
        )
      )
    }
  }

  private mutating func readQuoted(of name: String) throws(DocumentError) -> SourceRange {
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset])
    else {
      throw DocumentError(
        "the value of \(name) must stand in quotes; write \(name)=\"...\"",
        at: hereRange
      )
    }
    let quote = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != bytes[quote] {
      switch bytes[offset] {
      case UInt8(ascii: "&"): try skipReference()
      case UInt8(ascii: "<"):
        throw DocumentError(
          "a < stands in the value of \(name): close the quotes, or write &lt;",
          at: hereRange
        )
      default: offset += 1
      }
    }
    guard offset < bytes.count else {
      throw DocumentError(
        "the quotes around the value of \(name) are not closed",
        at: SourceRange(quote, quote + 1)
      )
    }
    offset += 1
    return SourceRange(quote + 1, offset - 1)
  }

  private mutating func readEndTag() throws(DocumentError) {
    let start = offset
    offset += 2
    let nameStart = offset
    skipName()
    let written = file.text(in: SourceRange(nameStart, offset))
    skipBlanks()
    guard stands(">") else { throw faultOfTag(from: start) }
    offset += 1
    let range = SourceRange(start, offset)
    guard let element = open.popLast() else {
      throw DocumentError("</\(written)> closes nothing; remove it", at: range)
    }
    guard ExactText(written) == ExactText(name(of: element)) else {
      throw DocumentError(
        "</\(written)> stands where \(tagName(of: element)) is to be closed; write "
          + "</\(name(of: element))>",
        at: range
      )
    }
    nodes[element].upperBound = UInt32(offset)
    nodes[element].next = UInt32(nodes.count)
  }

  private mutating func readText() throws(DocumentError) {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      guard !open.isEmpty || bytes[offset].isXMLBlank else {
        throw DocumentError(
          nodes.isEmpty
            ? "a text stands before the first tag; expected XML"
            : "a text stands behind the end of \(tagName(of: 0)); remove it",
          at: hereRange
        )
      }
      if bytes[offset] == UInt8(ascii: "&") {
        try skipReference()
      } else if bytes[offset] == UInt8(ascii: "]"), stands("]]>") {
        throw DocumentError("]]> stands in a text; write ]]&gt;", at: behind("]]>"))
      } else {
        offset += 1
      }
    }
    guard !open.isEmpty else { return }
    nodes.append(XMLTape.Node(kind: .text, start, offset, next: nodes.count + 1))
  }

  private mutating func readVerbatim() throws(DocumentError) {
    let start = offset
    guard !open.isEmpty else {
      throw DocumentError("a text stands outside of the element that holds all", at: hereRange)
    }
    try skip(from: "<![CDATA[", to: "]]>", "a CDATA section")
    nodes.append(XMLTape.Node(kind: .verbatim, start + 9, offset - 3, next: nodes.count + 1))
  }
}

extension XMLTape.Node {
  fileprivate init(kind: XMLTape.Kind, _ lower: Int, _ upper: Int, next: Int) {
    self.init(
      kind: kind,
      lowerBound: UInt32(truncatingIfNeeded: lower),
      upperBound: UInt32(truncatingIfNeeded: upper),
      next: UInt32(truncatingIfNeeded: next)
    )
  }
}
