/// How much of a request is read before it is refused; every number is in bytes.
public struct Limits: Sendable, Hashable {
  /// The length of the request line (RFC 9112, 3 asks for at least 8000).
  public var requestLine: Int
  /// The length of the request line and all field lines.
  public var head: Int
  /// The length of the content, decoded.
  public var body: Int
  /// The length of one chunk's size line with its extension.
  public var chunkLine: Int
  /// The length of all chunk extensions of one content.
  public var chunkExtensions: Int
  /// The length of all trailer field lines.
  public var trailer: Int
  /// The number of empty lines before a request line that are passed over (RFC 9112, 2.2).
  public var emptyLines: Int

  /// Makes limits; the defaults are those of the service.
  public init(
    requestLine: Int = 8 << 10,
    head: Int = 16 << 10,
    body: Int = 1 << 20,
    chunkLine: Int = 1 << 10,
    chunkExtensions: Int = 16 << 10,
    trailer: Int = 8 << 10,
    emptyLines: Int = 8
  ) {
    self.requestLine = requestLine
    self.head = head
    self.body = body
    self.chunkLine = chunkLine
    self.chunkExtensions = chunkExtensions
    self.trailer = trailer
    self.emptyLines = emptyLines
  }
}
