/// A request method: a case-sensitive token (RFC 9110, 9.1).
public struct Method: Sendable, Hashable, CustomStringConvertible {
  /// The token, as written.
  public let name: String

  /// Makes a method of `name`, or nil when that is no token.
  public init?(_ name: String) {
    guard !name.isEmpty, name.utf8.allSatisfy(ByteSet.token.contains) else { return nil }
    self.name = name
  }

  /// Makes a method of a name that is known to be a token.
  init(token: String) { name = token }

  /// The token.
  public var description: String { name }
}

extension Method {
  /// Reads a resource (RFC 9110, 9.3.1).
  public static let get = Method(token: "GET")
  /// Reads a resource's fields only (RFC 9110, 9.3.2).
  public static let head = Method(token: "HEAD")
  /// Has the content worked on (RFC 9110, 9.3.3).
  public static let post = Method(token: "POST")
  /// Replaces a resource (RFC 9110, 9.3.4).
  public static let put = Method(token: "PUT")
  /// Removes a resource (RFC 9110, 9.3.5).
  public static let delete = Method(token: "DELETE")
  /// Asks for a tunnel (RFC 9110, 9.3.6).
  public static let connect = Method(token: "CONNECT")
  /// Asks what is possible (RFC 9110, 9.3.7).
  public static let options = Method(token: "OPTIONS")
  /// Asks for the request itself (RFC 9110, 9.3.8).
  public static let trace = Method(token: "TRACE")
  /// Changes a part of a resource (RFC 5789).
  public static let patch = Method(token: "PATCH")

  /// The methods that the standards name; any other is answered by 501.
  public static let standard: [Method] = [
    .get, .head, .post, .put, .delete, .connect, .options, .trace, .patch,
  ]

  /// Tells whether the standards name it.
  public var isStandard: Bool { Method.standard.contains(self) }
}
