/// One item of a query: `name=value`, decoded.
public struct QueryItem: Sendable, Hashable {
  /// The part before the first equals sign.
  public let name: String
  /// The part behind it; empty when there is none.
  public let value: String

  /// Makes an item.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension QueryItem {
  /// Splits the query at `range` at each ampersand and the first equals sign, then decodes once.
  ///
  /// A plus sign is a blank (URL Standard, 5.1). The percent encoding has been checked before.
  static func items(of bytes: [UInt8], in range: Range<Int>) -> [QueryItem] {
    var items: [QueryItem] = []
    for part in bytes[range].split(separator: .ampersand) {
      let middle = part.firstIndex(of: .equals) ?? part.endIndex
      let name = PercentEncoding.text(part[..<middle], plusIsBlank: true)
      let value = PercentEncoding.text(part[middle...].dropFirst(), plusIsBlank: true)
      items.append(QueryItem(name: name, value: value))
    }
    return items
  }
}
