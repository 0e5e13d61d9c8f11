/// How much of a request is read before it is refused; every number is in bytes.
public struct Limits: Sendable, Hashable {
  /// The length of the request line (RFC 9112, 3 asks for at least 8000).
  public let requestLine: Int
  /// The length of the request line and all field lines.
  public let head: Int
  /// The length of the content, decoded.
  public let body: Int
  /// The length of one chunk's size line with its extension.
  public let chunkLine: Int
  /// The length of all chunk extensions of one content.
  public let chunkExtensions: Int
  /// The length of all trailer field lines.
  public let trailer: Int
  /// The number of empty lines before a request line that are passed over (RFC 9112, 2.2).
  public let emptyLines: Int

  /// Makes limits; the defaults are those of the service.
  ///
  /// Each is held between 0 and 2^40, so that no sum with a position can overflow.
  public init(
    requestLine: Int = 8 << 10,
    head: Int = 16 << 10,
    body: Int = 1 << 20,
    chunkLine: Int = 1 << 10,
    chunkExtensions: Int = 16 << 10,
    trailer: Int = 8 << 10,
    emptyLines: Int = 8
  ) {
    self.requestLine = Limits.held(requestLine)
    self.head = Limits.held(head)
    self.body = Limits.held(body)
    self.chunkLine = Limits.held(chunkLine)
    self.chunkExtensions = Limits.held(chunkExtensions)
    self.trailer = Limits.held(trailer)
    self.emptyLines = Limits.held(emptyLines)
  }

  private static func held(_ limit: Int) -> Int { min(max(limit, 0), 1 << 40) }
}
