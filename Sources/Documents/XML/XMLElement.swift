/// An element of an XML text that knows which bytes it was read from.
///
/// It is a view of the parsed text: copying it costs nothing, and texts are decoded when they are
/// asked for.
public struct XMLElement: Sendable {
  let tape: XMLTape
  let index: Int

  /// Reads a text of XML 1.0 in UTF-8, and gives its root; a byte-order mark is skipped.
  ///
  /// Comments and processing instructions are passed over. So is a document type, without a look at
  /// what it declares: entities of its own are an error where they are used, so no small text grows
  /// to a large one. Namespaces are not resolved; a prefix stays part of the name. All characters
  /// above ASCII may occur in names.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - limits: The depth and the size that are accepted.
  /// - Throws: The first fault of the text, its encoding, its depth or its size.
  /// - Complexity: O(*n*), in one pass.
  public init(
    parsing file: SourceFile,
    limits: XMLLimits = XMLLimits()
  ) throws(DocumentError) {
    var parser = XMLParser(file, limits: limits)
    try parser.parse()
    let tape = XMLTape(file: file, nodes: parser.nodes, attributes: parser.attributes)
    self.init(tape: tape, index: 0)
  }

  init(tape: XMLTape, index: Int) {
    self.tape = tape
    self.index = index
  }

  private var node: XMLTape.Node { tape.nodes[index] }

  /// The file that the element was read from.
  public var file: SourceFile { tape.file }

  /// The bytes of the element, from the `<` of its start tag to the `>` of its end tag.
  public var range: SourceRange { SourceRange(Int(node.lowerBound), Int(node.upperBound)) }

  /// The bytes of the start tag.
  public var tagRange: SourceRange { SourceRange(Int(node.lowerBound), Int(node.contentStart)) }

  /// The bytes of the name in the start tag.
  public var nameRange: SourceRange { SourceRange(Int(node.lowerBound) + 1, Int(node.nameEnd)) }

  /// The name as it is written, with its prefix: `color`, `xliff:g`.
  public var name: String { file.text(in: nameRange) }

  /// The attributes, in the order of the text; names are unique.
  public var attributes: [XMLAttribute] {
    let first = Int(node.firstAttribute)
    return tape.attributes[first..<(first + Int(node.attributeCount))].map {
      XMLAttribute(file: file, place: $0)
    }
  }

  /// The attribute of that name, with its prefix if it has one, or nil.
  public subscript(name: String) -> XMLAttribute? {
    attributes.first { $0.name == name }
  }

  /// The elements directly within this one, in the order of the text.
  public var children: [XMLElement] {
    contents.filter { tape.nodes[$0].kind == .element }.map { XMLElement(tape: tape, index: $0) }
  }

  /// The text directly within this element, comments and other elements left out.
  ///
  /// References are decoded, and line ends are LF.
  public var text: String {
    var bytes: [UInt8] = []
    for piece in texts {
      let range = Int(piece.lowerBound)..<Int(piece.upperBound)
      bytes += file.bytes.decodedXML(range, piece.kind == .text ? .content : .verbatim)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The bytes from the first to the last character of the text that is no blank.
  ///
  /// The range is empty, and lies behind the start tag, when there is none.
  public var textRange: SourceRange {
    var found: SourceRange?
    for piece in texts {
      var range = Int(piece.lowerBound)..<Int(piece.upperBound)
      while let first = range.first, file.bytes[first].isXMLBlank { range.removeFirst() }
      while let last = range.last, file.bytes[last].isXMLBlank { range.removeLast() }
      guard !range.isEmpty else { continue }
      let letters = SourceRange(range.lowerBound, range.upperBound)
      found = found?.union(letters) ?? letters
    }
    return found ?? SourceRange(Int(node.contentStart), Int(node.contentStart))
  }

  private var texts: [XMLTape.Node] {
    contents.map { tape.nodes[$0] }.filter { $0.kind != .element }
  }

  /// The indexes of what stands directly within this element.
  private var contents: [Int] {
    var contents: [Int] = []
    var next = index + 1
    while next < Int(node.next) {
      contents.append(next)
      next = Int(tape.nodes[next].next)
    }
    return contents
  }
}

extension UInt8 {
  /// Whether the byte is white space of XML.
  var isXMLBlank: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
