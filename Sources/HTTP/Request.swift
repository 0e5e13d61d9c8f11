/// A whole request.
public struct Request: Sendable, Equatable {
  /// All but the content.
  public var head: RequestHead
  /// The content, decoded; empty when there is none.
  public var body: [UInt8]

  /// Makes a request of its two parts.
  public init(head: consuming RequestHead, body: consuming [UInt8] = []) {
    self.head = head
    self.body = body
  }

  /// Makes a request of its members.
  public init(
    method: Method = .get,
    target: RequestTarget,
    version: HTTPVersion = .http11,
    fields: Fields = [:],
    body: [UInt8] = []
  ) {
    head = RequestHead(
      method: method,
      target: target,
      version: version,
      fields: fields,
      framing: body.isEmpty ? .none : .length(body.count)
    )
    self.body = body
  }

  /// What is asked for.
  public var method: Method { head.method }
  /// Of what.
  public var target: RequestTarget { head.target }
  /// The version of the client's syntax.
  public var version: HTTPVersion { head.version }
  /// The field lines, in order.
  public var fields: Fields { head.fields }
}
