/// Reads a JSON text in one pass over its bytes, without recursion, into the nodes of a tape.
struct JSONParser {
  private(set) var nodes: [JSONTape.Node] = []
  let file: SourceFile
  let bytes: [UInt8]
  let dialect: JSONDialect
  let limits: JSONLimits
  var offset: Int
  /// The indexes of the arrays and objects that are not closed yet, outermost first.
  private var open: [Int] = []

  init(_ file: SourceFile, dialect: JSONDialect, limits: JSONLimits) {
    self.file = file
    self.bytes = file.bytes
    self.dialect = dialect
    self.limits = limits
    self.offset = file.byteOrderMarkLength
  }

  /// What may come next.
  private enum Expectation {
    case value, firstElement, firstMember, member, separator
  }

  mutating func parse() throws(DocumentError) {
    guard bytes.count <= limits.size else {
      throw DocumentError(
        "the text has \(bytes.count) bytes; at most \(limits.size) are read",
        at: SourceRange(limits.size, bytes.count)
      )
    }
    if let fault = file.wideEncodingFault { throw fault }
    nodes.reserveCapacity(bytes.count / 8 + 1)
    var expectation = Expectation.value
    while true {
      try skipBlanks()
      switch expectation {
      case .value:
        expectation = try readValue()
      case .firstElement:
        expectation = closes(UInt8(ascii: "]")) ? .separator : try readValue()
      case .firstMember:
        if closes(UInt8(ascii: "}")) { expectation = .separator } else { fallthrough }
      case .member:
        try readName()
        expectation = .value
      case .separator:
        guard let container = open.last else {
          if offset < bytes.count { throw faultBehindText() }
          return
        }
        expectation = try readSeparator(in: container)
      }
    }
  }

  private mutating func readValue() throws(DocumentError) -> Expectation {
    guard offset < bytes.count else { throw faultOfValue() }
    switch bytes[offset] {
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "{"): return try begin(.object, then: .firstMember)
    case UInt8(ascii: "["): return try begin(.array, then: .firstElement)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "t"): try readWord("true", .yes)
    case UInt8(ascii: "f"): try readWord("false", .no)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: try readWideValue()
    }
    return .separator
  }

  private mutating func begin(
    _ kind: JSONTape.Kind,
    then expectation: Expectation
  ) throws(DocumentError) -> Expectation {
    guard open.count < limits.depth else {
      throw DocumentError(
        "more than \(limits.depth) arrays and objects stand within one another; flatten the text",
        at: SourceRange(offset, offset + 1)
      )
    }
    open.append(nodes.count)
    append(kind, from: offset, to: offset + 1)
    offset += 1
    return expectation
  }

  /// Closes the innermost array or object if `bracket` is next.
  private mutating func closes(_ bracket: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == bracket, let container = open.popLast() else {
      return false
    }
    offset += 1
    nodes[container].upperBound = UInt32(offset)
    nodes[container].next = UInt32(nodes.count)
    return true
  }

  private mutating func readSeparator(in container: Int) throws(DocumentError) -> Expectation {
    let isObject = nodes[container].kind == .object
    let bracket = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if closes(bracket) { return .separator }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else {
      throw faultOfSeparator(in: container)
    }
    let comma = offset
    offset += 1
    try skipBlanks()
    if offset < bytes.count, bytes[offset] == bracket {
      guard dialect.contains(.trailingCommas) else {
        throw DocumentError(
          "a comma stands before the closing \(Unicode.Scalar(bracket)); remove the comma",
          at: SourceRange(comma, comma + 1)
        )
      }
      _ = closes(bracket)
      return .separator
    }
    return isObject ? .member : .value
  }

  private mutating func readName() throws(DocumentError) {
    guard offset < bytes.count else { throw faultOfName() }
    let name = nodes.count
    if bytes[offset] == UInt8(ascii: "\"") { try readString() } else { try readWideName() }
    try skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
      throw DocumentError(
        "a colon is missing behind the name \(excerpt(of: nodes[name].range)); \(found())",
        at: hereRange
      )
    }
    offset += 1
  }

  private mutating func skipBlanks() throws(DocumentError) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      case 0x0B, 0x0C, 0x80...:
        guard dialect.contains(.wideBlanks), skipWideBlank() else { return }
      default: return
      }
    }
  }

  private mutating func skipComment() throws(DocumentError) {
    let start = offset
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else {
      throw DocumentError("a / has no meaning here; remove it", at: hereRange)
    }
    guard dialect.contains(.comments) else {
      throw DocumentError(
        "comments are no part of JSON; remove the comment",
        at: SourceRange(start, start + 2)
      )
    }
    let isBlock = second == UInt8(ascii: "*")
    offset += 2
    while offset < bytes.count {
      let byte = bytes[offset]
      if isBlock {
        if byte == UInt8(ascii: "*"), offset + 1 < bytes.count,
          bytes[offset + 1] == UInt8(ascii: "/")
        {
          offset += 2
          return
        }
      } else if byte == 0x0A || byte == 0x0D || byte == 0xE2 && endsLineWidely {
        return
      }
      if byte < 0x80 { offset += 1 } else { try skipScalar() }
    }
    if isBlock {
      throw DocumentError(
        "a comment is not closed; write */ at its end",
        at: SourceRange(start, start + 2)
      )
    }
  }

  mutating func append(_ kind: JSONTape.Kind, from lower: Int, to upper: Int) {
    nodes.append(
      JSONTape.Node(
        lowerBound: UInt32(truncatingIfNeeded: lower),
        upperBound: UInt32(truncatingIfNeeded: upper),
        next: UInt32(truncatingIfNeeded: nodes.count + 1),
        kind: kind
      )
    )
  }
}
