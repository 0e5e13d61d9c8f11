/// What a request asks for: a path and a query (RFC 9112, 3.2).
///
/// It keeps the bytes as they were sent, checked; texts are made of them when asked for.
public struct RequestTarget: Sendable {
  private var bytes: [UInt8]
  private var pathRange: Range<Int>
  private var queryRange: Range<Int>
  /// Tells whether it is `*`: the server as a whole, of which only OPTIONS can ask.
  public let isAsterisk: Bool

  /// Makes a target of ranges that have been checked; an empty path is that of the root.
  init(checked bytes: [UInt8], path: Range<Int>, query: Range<Int>, isAsterisk: Bool = false) {
    self.bytes = bytes
    pathRange = path
    queryRange = query
    self.isAsterisk = isAsterisk
  }

  /// Reads a target as it stands in the request line of `method`; throws when it is malformed.
  public init(_ text: String, method: Method = .get) throws(RequestError) {
    let bytes = Array(text.utf8)
    try self.init(bytes, in: 0..<bytes.count, method: method)
  }

  /// The path as it was sent, from the first slash on and without the query.
  public var path: String { pathRange.isEmpty ? "/" : bytes.text(in: pathRange) }

  /// The parts between the slashes of the path, decoded; none for the root.
  ///
  /// A slash at the end leaves an empty part behind it.
  public var segments: [String] {
    guard pathRange.count > 1 else { return [] }
    return bytes[pathRange].dropFirst()
      .split(separator: .slash, omittingEmptySubsequences: false)
      .map { PercentEncoding.text($0) }
  }

  /// The items of the query, decoded; none when there is no query.
  public var query: [QueryItem] {
    queryRange.isEmpty ? [] : QueryItem.items(of: bytes, in: queryRange)
  }

  /// Leaves the bytes of the message, so that those can be freed.
  mutating func detach() {
    let start = pathRange.lowerBound
    bytes = Array(bytes[start..<max(pathRange.upperBound, queryRange.upperBound)])
    pathRange = 0..<pathRange.count
    queryRange = queryRange.lowerBound - start..<queryRange.upperBound - start
  }

  /// Tells whether the path is `literal`, byte for byte.
  func hasPath(_ literal: [UInt8]) -> Bool {
    guard !pathRange.isEmpty else { return literal == [.slash] }
    return bytes.matches(exactly: literal, in: pathRange)
  }
}

extension RequestTarget: Equatable, CustomStringConvertible {
  /// The path and the query, as they were sent.
  public var description: String {
    guard !isAsterisk else { return "*" }
    return queryRange.isEmpty ? path : path + "?" + bytes.text(in: queryRange)
  }

  /// Tells whether both were sent in the same form.
  public static func == (left: RequestTarget, right: RequestTarget) -> Bool {
    left.description.utf8.elementsEqual(right.description.utf8)
  }
}
