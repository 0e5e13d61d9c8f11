/// A request method: a case-sensitive token (RFC 9110, 9.1).
public struct Method: Sendable, Hashable, CustomStringConvertible {
  /// The methods that the standards name, and any other token.
  ///
  /// Nearly every method is one of the former: those are copied and compared without their text.
  private enum Token: Sendable, Hashable {
    case get, head, post, put, delete, connect, options, trace, patch, query
    case other(String)
  }

  private let token: Token

  /// Makes a method of `name`, or nil when that is no token.
  public init?(_ name: String) {
    let bytes = Array(name.utf8)
    self.init(bytes, in: 0..<bytes.count)
  }

  /// Reads the method at `range`, or nil when that is no token.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    for place in Method.spellings.indices
    where bytes.matches(exactly: Method.spellings[place], in: range) {
      self = Method.standard[place]
      return
    }
    guard !range.isEmpty, bytes[range].allSatisfy(ByteSet.token.contains) else { return nil }
    token = .other(bytes.text(in: range))
  }

  private init(_ token: Token) { self.token = token }

  /// The token, as written.
  public var name: String {
    switch token {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
    case .put: "PUT"
    case .delete: "DELETE"
    case .connect: "CONNECT"
    case .options: "OPTIONS"
    case .trace: "TRACE"
    case .patch: "PATCH"
    case .query: "QUERY"
    case .other(let name): name
    }
  }

  /// The token.
  public var description: String { name }

  /// Tells whether the standards name it.
  public var isStandard: Bool {
    if case .other = token { false } else { true }
  }
}

extension Method {
  /// Reads a resource (RFC 9110, 9.3.1).
  public static let get = Method(.get)
  /// Reads a resource's fields only (RFC 9110, 9.3.2).
  public static let head = Method(.head)
  /// Has the content worked on (RFC 9110, 9.3.3).
  public static let post = Method(.post)
  /// Replaces a resource (RFC 9110, 9.3.4).
  public static let put = Method(.put)
  /// Removes a resource (RFC 9110, 9.3.5).
  public static let delete = Method(.delete)
  /// Asks for a tunnel (RFC 9110, 9.3.6).
  public static let connect = Method(.connect)
  /// Asks what is possible (RFC 9110, 9.3.7).
  public static let options = Method(.options)
  /// Asks for the request itself (RFC 9110, 9.3.8).
  public static let trace = Method(.trace)
  /// Changes a part of a resource (RFC 5789).
  public static let patch = Method(.patch)
  /// Asks with content, safely (the HTTP QUERY method of the HTTP working group).
  public static let query = Method(.query)

  /// The methods that the standards name; any other is answered by 501.
  public static let standard: [Method] = [
    .get, .head, .post, .put, .delete, .connect, .options, .trace, .patch, .query,
  ]

  /// Their bytes, in the same order.
  private static let spellings = standard.map { Array($0.name.utf8) }
}
