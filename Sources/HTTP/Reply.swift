/// What a request leads to: its answer, or the work that will make it.
public struct Reply: Sendable {
  /// Makes an answer; it may ask from time to time whether anybody still waits for it.
  ///
  /// Once nobody does, what it returns is thrown away, and it should return soon.
  public typealias Work = @Sendable (_ isAbandoned: @escaping @Sendable () -> Bool) -> Response

  /// One of both.
  public enum Content: Sendable {
    /// The answer, which was made at once.
    case answer(Response)
    /// What takes long, and is to be done where nobody else waits for it.
    case work(Work)
  }

  /// The answer, or the work.
  public let content: Content
  /// The pattern of the route that serves the request, or nil when none does.
  public let route: String?

  /// Makes a reply.
  public init(_ content: Content, route: String? = nil) {
    self.content = content
    self.route = route
  }

  /// The answer; work is done here and now.
  public var response: Response {
    switch content {
    case .answer(let response): response
    case .work(let work): work { false }
    }
  }
}
