/// All of a request but its content: what can be judged before the content is read.
public struct RequestHead: Sendable, Equatable {
  /// What is asked for.
  public var method: Method
  /// Of what.
  public var target: RequestTarget
  /// The version of the client's syntax.
  public var version: HTTPVersion
  /// The field lines, in order.
  public var fields: Fields
  /// How the content that follows is delimited.
  public var framing: BodyFraming
  /// Tells whether the client waits for an interim answer before it sends the content.
  public var expectsContinue: Bool
  /// Tells whether the connection may be used again after the answer (RFC 9112, 9.3).
  public var keepsAlive: Bool

  /// Makes a head; the defaults are those of a plain request without content.
  public init(
    method: Method,
    target: RequestTarget,
    version: HTTPVersion = .http11,
    fields: Fields = [:],
    framing: BodyFraming = .none,
    expectsContinue: Bool = false,
    keepsAlive: Bool = true
  ) {
    self.method = method
    self.target = target
    self.version = version
    self.fields = fields
    self.framing = framing
    self.expectsContinue = expectsContinue
    self.keepsAlive = keepsAlive
  }

  /// Lets go of the bytes that were received with it: it holds no more than its own from then on.
  mutating func detach() {
    fields.detach()
    target.detach()
  }
}
