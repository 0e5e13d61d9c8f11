import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML document, as libxml2 reads it: a parser that is not ours.
public final class ParsedXML {
  /// The name of the element.
  public let name: String
  /// Its attributes.
  public let attributes: [String: String]
  /// The elements within it, in order.
  public private(set) var children: [ParsedXML] = []
  /// The text directly within it.
  public private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a document; nil when it is not well formed.
  public static func root(of document: [UInt8]) -> ParsedXML? {
    let reader = Reader()
    let parser = XMLParser(data: Data(document))
    parser.delegate = reader
    return parser.parse() ? reader.top.children.first : nil
  }

  /// All elements of that name, at any depth, in order.
  public func all(_ name: String) -> [ParsedXML] {
    children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    let top = ParsedXML("", [:])
    private lazy var stack = [top]

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?,
      attributes attributeDict: [String: String]
    ) {
      let element = ParsedXML(elementName, attributeDict)
      stack.last?.children.append(element)
      stack.append(element)
    }

    func parser(
      _ parser: XMLParser,
      didEndElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?
    ) { stack.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) { stack.last?.text += string }
  }
}
