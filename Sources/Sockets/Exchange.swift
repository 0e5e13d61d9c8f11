public import HTTP

/// What one answered request was, for logs and metrics.
public struct Exchange: Sendable {
  /// Who asked.
  public let peer: PeerAddress
  /// A name for it that no other request of this process has, or the one that the client gave it.
  public let id: String
  /// The method as received, or nil when the head could not be read.
  public let method: String?
  /// The path and the query as received, or nil when the head could not be read.
  public let target: String?
  /// The pattern of the route that served it, or nil when none did.
  public let route: String?
  /// How it was answered.
  public let status: Status
  /// The length of its content in bytes, decoded.
  public let requestContent: Int
  /// The length of the content of the answer in bytes; 0 for HEAD.
  public let responseContent: Int
  /// From the moment at which its first byte was seen until its answer was ready to be sent.
  public let duration: Duration
  /// Why the server answered in place of a route, or nil when it did not.
  public let incident: Incident?
}
