/// An attribute of an XML element that knows which bytes it was read from.
public struct XMLAttribute: Sendable {
  private let file: SourceFile
  private let place: XMLTape.Attribute

  init(file: SourceFile, place: XMLTape.Attribute) {
    self.file = file
    self.place = place
  }

  /// The bytes of the name.
  public var nameRange: SourceRange { SourceRange(Int(place.nameStart), Int(place.nameEnd)) }

  /// The bytes of the value, without its quotes.
  public var valueRange: SourceRange { SourceRange(Int(place.valueStart), Int(place.valueEnd)) }

  /// The name as it is written, with its prefix: `android:color`.
  public var name: String { file.text(in: nameRange) }

  /// The part of the name before the colon, or nil when there is none.
  public var prefix: String? {
    let name = name
    return name.utf8.firstIndex(of: UInt8(ascii: ":")).map { String(name[..<$0]) }
  }

  /// The part of the name behind the colon; the whole name when there is none.
  public var localName: String {
    let name = name
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return name }
    return String(name[name.utf8.index(after: colon)...])
  }

  /// The value, references decoded, and line ends and tabs as spaces.
  public var value: String {
    let bytes = file.bytes.decodedXML(valueRange.clamped(to: file.bytes.count), .attribute)
    return String(decoding: bytes, as: UTF8.self)
  }
}
